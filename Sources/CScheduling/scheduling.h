#pragma once

#include <pthread.h>
#include <sched.h>

// glibc has these for programs that define _GNU_SOURCE, which Swift's module of it is built without. See
// sched_setaffinity(2), getcpu(3) and pthread_attr_setaffinity_np(3).

int sched_getcpu(void);
int sched_getaffinity(pid_t pid, size_t size, cpu_set_t *set);
int sched_setaffinity(pid_t pid, size_t size, const cpu_set_t *set);
int pthread_attr_setaffinity_np(pthread_attr_t *attributes, size_t size, const cpu_set_t *set);
int pthread_attr_getaffinity_np(const pthread_attr_t *attributes, size_t size, cpu_set_t *set);
