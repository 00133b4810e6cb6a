print("uidesc")
