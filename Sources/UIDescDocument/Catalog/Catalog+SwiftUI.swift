// Made from Schemas/swiftui.catalog.yaml by a test: UPDATE_GOLDENS=1 swift test --filter CatalogSourceTests
// swift-format-ignore-file
extension Catalog {
  /// SwiftUI as `Schemas/swiftui.catalog.yaml` describes it.
  package static let swiftUI = Catalog(
    table: CatalogTable(entries: CatalogBytes(swiftUIEntries), index: CatalogBytes(swiftUIIndex)))
}

private let swiftUIIndex: StaticString = #"""
0000001F004n003L000B00090000003<005c007H008B00;V00=\00?500@000DK
00F500HZ00J100N200O^00Qn00Sb00TP00UN00VD00Yo00ZT00^?00_Q00b\00gd
00j900lk01040121013V015E016k018S01;K01A601C801ES01HK01Jo01Mg01PI
01RY01Sd01UL01WZ01\;01^001`>01cl01f501h001k801n6020T023@0249025k
0282029m02;H02=U02?O02@N02CD02F802GF02JU02MD02O602PW02U202Um02X@
02[U02]B02_502a402cN02eN02i`02kJ02m802on032C034;036e038803;^03>F
03@U03Aj03Cc03EJ03F^03H`03Ie03KP03M003NT03P@03Q_03SD03T_03VK03X_
03ZU03[a03\n03^D03`i03cK03eA03fT03g_03iU03kR03ln03ng040Z0426044l
047:048N049b04;P04<d04>:04?904?h04A504B104CB04EM04FJ04G`04Hf04IR
04JX04L304MJ04Pf04Sf04Ve04X>04Zk04\h04^Y04ac04c604dA04eK04gP04iS
04jZ04lA04nB050@051K0537054l056Y057d059605:o05<]05>K05@C05CY05EI
05FV05HC05J505Kk05MD05OX05QA05R]05T505Uk05Wa05Y005ZR05\605\m05^]
05`A05ag05cP05eZ05g905j\05mD05nP060C061m0648067A0686069l06;b06>2
06@306A706C<06E006FD06GE06H<06J206K`06Lb06N106O]06P]06R206S706T^
06VV06X906YQ06[m06\a06]m06_c06a<06bD06d:06e806gR06i006j_06k\06l^
06m_06oQ071=072`074C075C076n078Y07:C07;=07<707=X07@O07Ba07DZ07Fe
07H:07Ik07Je07L007N:07O:07Oj07Q107RM07Sh07UT07Vo07X^07Z307]b07`0
07bQ07dR07eh07gh07if07kE07lo07n907ok082@083\0856086J087i08:B08;a
08>E08@l08CH08Do08F[08H:08JZ08MI08Nc08Pi08RC08Td08WX08YM08[R08\P
08]g08a008b^08dU08f=08h\08k908n>090_092b094m096m098V09:>09;I09<_
09>B09?W09A209BQ09DX09Ed09H809IT09LO09Nh09QM09RS09T009Uk09Vo09X0
09Yc09\:09^E09`T09bB09d?09f=09hR09jR09lO09nE0:0Q0:1k0:4C0:6X0:8b
0:;80:=70:>S0:@N0:Ba0:De0:G?0:IY0:K40:LH0:N10:OJ0:QU0:RX0:T>0:V>
0:X_0:Z20:[O0:]B0:_`0:a40:b<0:c_0:dQ0:f80:gK0:hL0:iH0:j]0:lc0:n2
0:oH0;0_0;1d0;3S0;5^0;6k0;820;900;;60;=<0;?M0;AG0;Bi0;DW0;FJ0;H=
0;I60;J<0;KZ0;Lg0;N@0;O`0;Pm0;RL0;Si0;UM0;VV0;W[0;YO0;ZY0;\90;]Q
0;_Y0;ci0;i80;jN0;lI0;mm0;nk0<;40<;c0<<70<<e0<=g0<?R0<@d0<E90<G:
0<Hg0<J10<LL0<Ml0<N70<Nl0<Oe0<Pg0<RD0<SZ0<TV0<To0<Wf0<YD0<Zj0<[g
0<]=0<`G0<aB0<bc0<d>0<f:0<ha0<jF0<kV0<mH0<mP0<o=0=0a0=2=0=3K0=4N
0=7N0=8N0=:H0=;e0==[0=?Z0=@e0=AA0=Be0=J[0=L@0=NG0=OL0=WJ0=X_0=Ya
0=\i0=^P0=_^0=`Z0=dE0=ff0=hO0=if0=k>0=m=0=nY0>0Z0>2Z0>5<0>5c0>6Y
0>7N0>8e0>:e0><00>=M0>>Z0>@00>AE0>BZ0>Cd0>E@0>Fg0>I]0>Ja0>MD0>N]
0>O_0>P_0>Qg0>Sf0>U90>V30>WV0>ZU0>Zk0>\?0>^90>_^0>aC0>bK0>cO0>dW
0>eb0>g70>hg0>j<0>l10>mb0>oG0?0V0?2G0?3f0?5h0?7C0?910?:b0?<00?>O
0??f0?AH0?CL0?EZ0?GT0?I:0?KL0?LY0?M^0?Nb0?OA0?Qi0?S90?TE0?UI0?Va
0?X20?Y=0?Zc0?\?0?^50?_E0?`c0?bT0?e50?g80?hf0?jR0?kZ0?oB0@0[0@1o
0@3h0@;\0@J90@K50@L_0@M_0@PN0@R>0@S80@UP0@X40@YZ0@[I0@]:0@^C0@^m
0@a=0@cG0@dc0@ec0@fo0@h\0@id0@k70@lS0@m`0@o80A0i0A220A4Y0A5K0A6R
0A870A=\0A?c0AA70AB`0AFl0AJ@0ALF0AUU0AU\0A[A0A\S0A_^0A`e0AaX0AcC
0Ad:0Ae?0AgI0AhN0Aj60AkZ0AlQ0Amb0Ao?0B0N0B1L0B2M0B3>0B400B560B6B
0B710B7j0B950B9_0B:G0B;=0B<60B<b0B=m0B>g0B?Q0B@C0BA:0BAh0BBa0BCX
0BDT
"""#

private let swiftUIEntries: StaticString = #"""
?AngularGradientT1Colours that change around a centre.00076colors3VlhQ1008gradient3Vh^2005stops3Vlh`2006center3Vha600:startAngle5Vh:5.zero008endAngle5Vh:5.zero005angle5Vh:5.zero00006Y29Z2:\2<i1i1j1:l1l10
9AnyLayouta2Lays its views out by a layout chosen as a value, and keeps them when it changes.T1iOS 16, macOS 13, tvOS 16, watchOS 90026layout2VhV3007content1M00001312
8AnyShapeMA shape whose type is hidden.T1iOS 16, macOS 13, tvOS 16, watchOS 90015shape2VhV5001001110
7AnyViewLA view whose type is hidden.00014view2L000101111
:AsyncImagel1Loads a picture and shows it, with a placeholder until then.T1iOS 15, macOS 12, tvOS 15, watchOS 80043url1U005scale5Vd11007content3LV1What stands around the loaded picture.0;placeholder3L00100231?=3
6ButtonS1Runs its action when it is pressed.00065title2T00;systemImage3T005image3T004role1VohF006action3A005label3L00005IAKCMEh1`1HH6
7CapsuleZ1A rectangle whose shorter sides are round.00015style5Vhb4;.continuous001001100
6CircleW1The largest circle that fits its frame.0000001000
5ColorNA colour that fills its frame.000;5color2VhQ1U1A colour that there is, such as .red.04name2TY1The name of a colour in the app's assets.0:colorSpace2VhR1003red3Vd005green3Vd004blue3Vd005white3Vd003hue3Vd00:saturation3Vd00:brightness3Vd007opacity5Vd110010051122lQ1h1TR1P2Pl1PL0
;ColorPickerAChooses a colour.00045title2T009selection3BhQ100?supportsOpacity5Vb4true005label3L0000273>:4
CConcentricRectangleh1A rectangle whose corners follow those of its container.U1iOS 26, macOS 26, tvOS 26, watchOS 260027corners3Vhg1009isUniform5Vb5false0000200310
FContainerRelativeShapec1The shape of its container, inset to its own frame.0000001000
FContentUnavailableView\1Says that there is nothing to show, and why.U1iOS 17, macOS 14, tvOS 17, watchOS 100075title2T00;systemImage3T005image3T00;description1U005label3L00BdescriptionContent:;descriptionLIThe description as views.07actions3L00003;3=5`3@5
<ControlGroupNShows related controls as one.00045title2T00;systemImage3T007content3L005label3L000123<455773
:DatePickerIChooses a date or a time.00055title2T009selection3Bs002in3Rs00CdisplayedComponents5Vh`1G[.hourAndMinute, .date]005label3L00002?3NB5
?DisclosureGroupU1Hides its content until it is opened.00045title2T00:isExpanded3Bb007content3L005label3L0000275><3
7DividerJA thin line between views.0000001000
:EditButtonV1Turns the editing of lists on and off.0000001000
7EllipseQ1An ellipse as large as its frame.0000001000
BEllipticalGradientW2Colours that change from a centre outwards, in the shape of an ellipse.00066colors3VlhQ1008gradient3Vh^2005stops3Vlh`2006center5Vha67.center00CstartRadiusFraction5Vd1000AendRadiusFraction5Vd30.5003012303i11j12l140
9EmptyView?Nothing at all.0000001000
7ForEachb1One view, or several, for every element of a list.00032in2Vly`1The elements; a count is written lists.range(5).02id3VyQ2What tells an element from the others; its field id or its index.07content3L027element2005index0i0001753
4Formc1Groups the controls of settings or of an inspector.00017content3L000101111
5GaugeMShows a value within a range.KiOS 16, macOS 13, watchOS 90075value3Vd002in5Rd6[0, 1]005label3L00AcurrentValueLabel3L00AminimumValueLabel3L00AmaximumValueLabel3L00AmarkedValueLabels3L00002_25o1m13
>GeometryReadern1Gives its content the size and place that it has been offered.00017content3L018geometry0r=GeometryProxy24sizer025widthd6heightd>safeAreaInsetsr043topd7leadingd6bottomd8trailingd1k3{'size': {'width': 390.0, 'height': 844.0}, 'safeAreaInsets': {'top': 0.0, 'leading': 0.0, 'bottom': 0.0, 'trailing': 0.0}}0101111
DGlassEffectContainerb1Lets the glass shapes inside flow into each other.U1iOS 26, macOS 26, tvOS 26, watchOS 260027spacing1Vod007content3L000111322
4GridX1Aligns the cells of its rows in columns.T1iOS 16, macOS 13, tvOS 16, watchOS 90049alignment5Vh77.center00AhorizontalSpacing1Vod00?verticalSpacing1Vod007content3L000131?84
:GridLayouti1A grid as a layout that can be exchanged for another one.T1iOS 16, macOS 13, tvOS 16, watchOS 90049alignment5Vh77.center00AhorizontalSpacing1Vod00?verticalSpacing1Vod007content1M000131?04
7GridRowT1One row of a grid, each view a cell.T1iOS 16, macOS 13, tvOS 16, watchOS 90029alignment1Vohd6007content3L000111322
5GroupU2Several views where one is expected; it has no appearance of its own.00017content3L000101111
8GroupBoxf1A box around views that belong together, with a label.00035title2T007content3L005label3L00011262332
:HSplitViewf1Views side by side, with dividers that can be dragged.;macOS 10.150017content3L000101111
6HStackP1Lays its views out side by side.00039alignment5Vhd67.center007spacing1Vod007content3L000121743
<HStackLayoutU2A horizontal stack as a layout that can be exchanged for another one.T1iOS 16, macOS 13, tvOS 16, watchOS 90039alignment5Vhd67.center007spacing1Vod007content1M000121703
5Imageh1A picture from the app's assets or the system's symbols.00074name2T00:systemName3TS1A symbol's name, such as star.fill.0:decorative3Tf1An asset's name; assistive technology skips the image.0=variableValue1Vod005label3T007uiImage3TU2The name under which the host keeps an image that it has made itself.07nsImage3TCThe same, on macOS.0100691IA:2<4P1P1P2P20
5LabelEA title with an icon.00055title2T00;systemImage3T005image3T00<titleContent:5titleLCThe title as views.04icon3L000033355HH4
>LabeledContent\1A value or control with its label beside it.T1iOS 16, macOS 13, tvOS 16, watchOS 90045title2T005value3T007content3L005label3L000033355<<3
9LazyHGrid[2Fills rows column by column, and makes its views when they come into sight.00054rows3Vlha2009alignment5Vhd67.center007spacing1Vod00;pinnedViews5VhR42[]007content3L00001OA5
:LazyHStackR2A horizontal stack that makes its views when they come into sight.00049alignment5Vhd67.center007spacing1Vod00;pinnedViews5VhR42[]007content3L000131?84
9LazyVGridX2Fills columns row by row, and makes its views when they come into sight.00057columns3Vlha2009alignment5Vhg27.center007spacing1Vod00;pinnedViews5VhR42[]007content3L00001OA5
:LazyVStackP2A vertical stack that makes its views when they come into sight.00049alignment5Vhg27.center007spacing1Vod00;pinnedViews5VhR42[]007content3L000131?84
>LinearGradientQ1Colours that change along a line.00056colors3VlhQ1008gradient3Vh^2005stops3Vlh`200:startPoint3Vha6008endPoint3Vha600003IIJJLL0
4LinkDOpens a web address.00035title2T00;destination3T005label3L0000233663
4Listj1Rows in a scrolling column, of which some may be selected.00029selection3By007content3L000111322
4MenuV1A button that shows a list of actions.00065title2T00;systemImage3T005image3T007content3L005label3L00=primaryAction3A00004Y19[1;]1=h1H4
<MeshGradienta1Colours that change between the points of a mesh.U1iOS 18, macOS 15, tvOS 18, watchOS 110075width3Vi006height3Vi006points3Vlld_1The two coordinates of each point, from 0 to 1.06colors3VlhQ100:background5VhQ16.clear00=smoothsColors5Vb4true00:colorSpace5Vh_27.device00001o3?0
?MultiDatePickerT1Chooses several dates in a calendar.6iOS 160045title2T009selection3Bls002in3Rs005label3L0000273>:4
>NavigationLink[1A row or button that leads to another view.00055title2T005value3Vy008isActive3Bb00;destination3L005label3L0000633BB99HH==LL5
CNavigationSplitView_2Two or three columns, where a selection in one decides what the next one shows.T1iOS 16, macOS 13, tvOS 16, watchOS 9005@columnVisibility3Bhj300FpreferredCompactColumn3Bhh3007sidebar3L007content3L006detail3L00001OD0
?NavigationStackc1A root view and those that are pushed on top of it.T1iOS 16, macOS 13, tvOS 16, watchOS 90024path3By004root3L000111322
>NavigationViewS2The older container for views that are pushed on top of each other.01?NavigationStack17content3L000101111
=PhaseAnimatorh2Goes through the phases of an animation, again and again or at each change of a trigger.U1iOS 17, macOS 14, tvOS 17, watchOS 100036phases2Vly007trigger3Vy007content3L015phase200001753
6PickerP2Chooses one of several values; its content carries them as tags.00075title2T00;systemImage3T005image3T009selection3By007content3L005label3L00AcurrentValueLabel3L00004i2Ik2Km2Mh3h15
<ProgressViewf1Shows how far a task has come, or that it is going on.00055title2T005value1Vod005total5Vd31.0005label3L00AcurrentValueLabel3L00100500118873N24
>RadialGradient[1Colours that change from a centre outwards.00066colors3VlhQ1008gradient3Vh^2005stops3Vlh`2006center3Vha600;startRadius3Vd009endRadius3Vd00003i1i1j1j1l1l10
9RectangleR1A rectangle as large as its frame.0000001000
<RenameButtonc1Starts the renaming that the views around it offer.T1iOS 16, macOS 13, tvOS 16, watchOS 9000001000
@RoundedRectangleY1A rectangle with equally rounded corners.0003<cornerRadius3Vd00:cornerSize3VhN005style5Vhb4;.continuous002010251620
:ScrollViewW1Lets its content be larger than itself.00034axes4Vh@9.vertical00?showsIndicators5Vb4true007content3L000121743
@ScrollViewReader`1Gives its content the means to scroll to a view.00017content3L000101111
7Sectione1A part of a list or form, with a header and a footer.00055title2T00:isExpanded3Bb007content3L006header3L006footer3L000124L45577>>3
;SecureFieldW1Edits a secret, which it does not show.00055title2T004text3Bs006prompt1U005label3L008onCommit3A0000373>:CC4
<SettingsLinkNOpens the settings of the app.8macOS 14000001000
9ShareLinki1Offers something to be shared with other apps and people.KiOS 16, macOS 13, watchOS 90065title2T004item3T005items3Vls007subject1U007message1U005label3L00004K2M4j1R1l1T16
6SliderNChooses a number from a range.00075value3Bd002in5Rd6[0, 1]004step5Vd11005label3L00AminimumValueLabel3L00AmaximumValueLabel3L00@onEditingChanged1C019isEditing0b01002k31o374
6SpacerY1Takes all the room that a stack has left.00019minLength1Vod001001100
7Stepperg1Raises and lowers a number, or runs an action for each.00085title2T005value3BhZ5002in3Rd004step5Vd11005label3L00;onIncrement1C00;onDecrement1C00@onEditingChanged1C019isEditing0b0004_43n4BQ7Q3`7`35
3TabIOne tab with its content.U1iOS 18, macOS 15, tvOS 18, watchOS 110075title2T00;systemImage3T005image3T005value3Vy004role1Vohd5007content3L005label3L00004k1S1m1U1h3X1`3P36
:TabSectionNA group of tabs with a header.IiOS 18, macOS 15, tvOS 180035title2T007content3L006header3L00011262332
7TabView`1Several views, of which a bar of tabs shows one.00029selection3By007content3L000111322
4TextW1Read-only text, in one line or several.00087content2T009tableName1U007comment1U008verbatim3Th1Text that is never looked up in a table of translations.04date2T005style3Vhi5005input2Vyk1A number, a date or a list that the format turns into text.06format3VhY20010047188`1`1P6P60
:TextEditorIEdits text of many lines.00014text3Bs001001110
9TextFieldEEdits a line of text.00075title2T004text3Bs006prompt1U004axis3Vh?005label3L00@onEditingChanged3A019isEditing0b08onCommit3A00003?3NBS335
<TimelineViewb1Makes its content anew at the times of a schedule.T1iOS 15, macOS 12, tvOS 15, watchOS 80028schedule2VhR6007content3L017context0rCTimelineViewContext14dates1P1{'date': '2024-01-01T09:41:00Z'}001332
6ToggleLSwitches a value on and off.00055title2T00;systemImage3T005image3T004isOn3Bb005label3L0000499;;==HH5
;ToolbarItemZ1One item of a toolbar and its place there.00032id3T009placement5VhV6:.automatic007content3L000121743
@ToolbarItemGroup^1Several items of a toolbar that share a place.00039placement5VhV6:.automatic007content3L005label3L000111722
=ToolbarSpacerT1Room between the items of a toolbar.U1iOS 26, macOS 26, tvOS 26, watchOS 260026sizing4VhX59.flexible009placement5VhV6:.automatic001001300
@ToolbarTitleMenu`1The menu that opens from the title of a toolbar.T1iOS 16, macOS 13, tvOS 16, watchOS 90017content1M000101101
FUnevenRoundedRectanglea1A rectangle whose corners are rounded one by one.T1iOS 16, macOS 13, tvOS 16, watchOS 9006@topLeadingRadius5Vd1000CbottomLeadingRadius5Vd1000DbottomTrailingRadius5Vd1000AtopTrailingRadius5Vd1000;cornerRadii3Vh`4005style5Vhb4;.continuous00002_10`1@0
:VSplitViewj1Views above each other, with dividers that can be dragged.;macOS 10.150017content3L000101111
6VStackV1Lays its views out from top to bottom.00039alignment5Vhg27.center007spacing1Vod007content3L000121743
<VStackLayoutS2A vertical stack as a layout that can be exchanged for another one.T1iOS 16, macOS 13, tvOS 16, watchOS 90039alignment5Vhg27.center007spacing1Vod007content1M000121703
<ViewThatFitsW1Shows the first of its views that fits.T1iOS 16, macOS 13, tvOS 16, watchOS 90022in5Vh@H[.horizontal, .vertical]007content3L000111322
6ZStacko1Lays its views on top of each other, the first one at the back.00029alignment5Vh77.center007content3L000111322
<ZStackLayoutV2An overlaying stack as a layout that can be exchanged for another one.T1iOS 16, macOS 13, tvOS 16, watchOS 90029alignment5Vh77.center007content1M000111302
;accentColorW1The colour that marks what can be used.014tint15color2VohQ1001001110
=accessibilityh1Older ways to describe the view to assistive technology.01BaccessibilityLabel85label3T005value3T004hint3T006hidden3Vb00:identifier3T009addTraits3Vh600<removeTraits3Vh600<sortPriority3Vd0000811224488@@P1P1P2P2P4P40
CaccessibilityActionR1An action of assistive technology.0005:actionKind4Vh18.default005named3T006action3AKWhat is run beside a label.05label3L007handler2A000243A@BB<<4
DaccessibilityActions\1Actions as buttons for assistive technology.T1iOS 16, macOS 13, tvOS 16, watchOS 90028category3Vh0007content2L000111322
FaccessibilityAddTraitsR1Adds to what the view is and does.00016traits2Vh60010301110
MaccessibilityAdjustableActionc1Runs an action when the value is raised or lowered.00017handler2A019direction0h200201110
EaccessibilityChildrenf1Gives assistive technology children that are not seen.00018children3L000101111
DaccessibilityElementKMakes the view one element.00018children5Vh37.ignore001001100
DaccessibilityFocusedb1Binds whether assistive technology is at the view.00039condition2Bb007binding2By006equals3Vy00104212211660
DaccessibilityHeadingGThe level of a heading.00015level2Vh4001001110
CaccessibilityHiddenY1Hides the view from assistive technology.00026hidden2Vb009isEnabled5Vb4true001001310
AaccessibilityHintS1What happens when the view is used.00024hint2T009isEnabled5Vb4true001001310
GaccessibilityIdentifierLWhat tests find the view by.0002:identifier2T009isEnabled5Vb4true001001310
P1accessibilityIgnoresInvertColors[1Keeps colours while the screen is inverted.00016active4Vb4true001001100
HaccessibilityInputLabelsU1Names that voice control understands.0001;inputLabels2Vls0010301110
BaccessibilityLabelHWhat the view is called.00035label2T009isEnabled5Vb4true007content3L001012231443
IaccessibilityRemoveTraitsU1Takes from what the view is and does.00016traits2Vh60010301110
KaccessibilityRepresentation_1Shows assistive technology other views instead.0001>representation3L000101111
V1accessibilityRespondsToUserInteractionV1Whether the view reacts to the reader.0002IrespondsToUserInteraction4Vb4true009isEnabled5Vb4true001001300
T1accessibilityShowsLargeContentViewerS2Shows the view large while it is held, for readers with large text.0000001000
IaccessibilitySortPriorityCWhat is read first.0001<sortPriority2Vd001001110
LaccessibilityTextContentTypeHWhat kind of text it is.00014type2Vh5001001110
BaccessibilityValueHWhat value the view has.00025value2T009isEnabled5Vb4true001001310
5alertU1Shows an alert while a value is true.00055title2T00;isPresented3Bb00:presenting3VyHWhat the alert is about.07actions3L014item3207message3L014item320002K;O?4
>alignmentGuide`1Moves the line by which a stack aligns the view.00025guide2Vh8006length2Vdj1How far the line lies from the view's leading or top edge.0042011330
CallowedDynamicRangeP1How bright images inside may be.U1iOS 17, macOS 14, tvOS 17, watchOS 100015range2Vohk2001001110
@allowsHitTestingW1Whether the view takes taps and clicks.00017enabled2Vb001001110
@allowsTighteningR1Lets letters move together to fit.00014flag2Vb001001110
IalternatingRowBackgrounds^1Gives every other row a background of its own.8macOS 140018behavior4Vh98.enabled001001100
9animationLAnimates changes of a value.00039animation2Voh<005value3Vy004body3LNThe changes that are animated.010420133355113
;antialiasedY1Whether the edges of an image are smooth.0205Image1=isAntialiased2Vb001001110
;aspectRatioU1Keeps width and height in proportion.0003;aspectRatio0Vod00:aspectSize2VhN00;contentMode3VhY10004202254660
BautocapitalizationZ1Which letters the keyboard makes capitals.01KtextInputAutocapitalization15style2Vh\6001001110
FautocorrectionDisabledU1Whether text inside is not corrected.00017disable4Vb4true001001100
:backgroundJSomething behind the view.00065style2VhW500DignoresSafeAreaEdges5Vhh14.all002in3VhV5009fillStyle5VhP2;FillStyle()009alignment5Vh77.center007content3L0010155`1P131=5<4206
IbackgroundExtensionEffectQ2Continues the view below bars and sidebars, mirrored and blurred.U1iOS 26, macOS 26, tvOS 26, watchOS 26000001000
?backgroundStyleY1What backgrounds inside are painted with.00015style2VhW5001001110
5badgeY1A number or text that asks for attention.00025count2Vi005label2U00100211220
?badgeProminenceJHow much badges stand out.U1iOS 17, macOS 14, tvOS 17, watchOS 10001:prominence2VhB001001110
>baselineOffsetS1How far text stands above its line.0001>baselineOffset2Vd001001110
9blendMode^1Mixes the view's colours with those behind it.00019blendMode2VhC001001110
4blur?Blurs the view.00026radius3Vd006opaque5Vb5false001001310
4bold:Bold text.00018isActive4Vb4true001001100
6borderOA line around the view's frame.00025style2VhW5005width5Vd11001001310
:brightnessHMakes the view brighter.00016amount2Vd001001110
AbuttonBorderShapeU1The shape of bordered buttons inside.00015shape2VhD001001110
DbuttonRepeatBehaviorc1Whether a button that is held acts again and again.U1iOS 17, macOS 14, tvOS 17, watchOS 100018behavior2VhE001001110
;buttonStyleHHow buttons inside look.00015style2VhG001001110
9clipShapeICuts the view to a shape.00025shape2VhV5005style5VhP2;FillStyle()001001310
7clippedKCuts the view to its frame.0001;antialiased5Vb5false00001100
;colorInvertDInverts all colours.0000001000
=colorMultiplyNMultiplies all colours by one.00015color2VhQ1001001110
;colorSchemeKThe appearance of the view.01DpreferredColorScheme1;colorScheme2VhT1001001110
@compositingGroupi1Takes the views inside as one before effects are applied.0000001000
BconfirmationDialogX1Asks for a choice while a value is true.00065title2T00;isPresented3Bb00?titleVisibility5Vhh6:.automatic00:presenting3VyKWhat the dialogue is about.07actions3L014item3307message3L014item330002g1Co1K5
CcontainerBackgroundh1The background of the container that the view stands in.U1iOS 17, macOS 14, tvOS 17, watchOS 100045style2VhW5003for3VhV1009alignment5Vh77.center007content3L0004201233>:4
FcontainerRelativeFrameZ1A size that follows that of the container.U1iOS 17, macOS 14, tvOS 17, watchOS 100054axes2Vh@005count3Vi004span5Vi11007spacing3Vd009alignment5Vh77.center0010302A1O;0
>containerShape_1The shape that concentric shapes inside follow.00015shape2VhV5001001110
>contentMarginsQ1Margins inside scrolling content.U1iOS 17, macOS 14, tvOS 17, watchOS 100045edges4Vhh14.all006length2Vod006insets2Vhj1003for5VhX1:.automatic0021242012;2=40
<contentShapeb1The shape in which the view takes taps and clicks.00034kind2VhZ1005shape2VhV5006eoFill5Vb5false00114201262730
AcontentTransitionKHow content inside changes.T1iOS 16, macOS 13, tvOS 16, watchOS 9001:transition2Vh[1001001110
;contextMenuNA menu that opens on the view.0005@forSelectionType3TZ1The name of the type of the selected rows.09menuItems3L004menu3L019selection0ly07preview3L00=primaryAction1C019selection0ly00112:2E52
8contrast`1Makes differences in the view larger or smaller.00016amount2Vd001001110
AcontrolGroupStyleOHow control groups inside look.00015style2Vh\1001001110
;controlSizeNHow large controls inside are.0001;controlSize2Vh]1001001110
?coordinateSpaceS2Names the view's own coordinates, so that others can refer to them.00024name3Vy00?coordinateSpace2Vhf3002010211220
<cornerRadiusW1Rounds the corners of the view's frame.01OclipShape(.rect(cornerRadius:))26radius2Vd00;antialiased5Vb4true001001310
?datePickerStyleMHow date pickers inside look.00015style2Vha1001001110
<defaultFocusHWhat has focus at first.00037binding2By005value2Vy008priority5Vhb1:.automatic00042011730
CdefaultScrollAnchorNWhere content stands at first.U1iOS 17, macOS 14, tvOS 17, watchOS 100026anchor2Voha6003for3Vhg400100211330
DdefersSystemGesturesT2Gives the app's gestures at some edges precedence over the system's.6iOS 160015edges:2onVhh10010301110
>deleteDisabledOWhether a row can't be deleted.0001:isDisabled2Vb001001110
>dialogSeverityJHow serious a dialogue is.U1iOS 17, macOS 14, tvOS 17, watchOS 100018severity2Vhc1001001110
GdialogSuppressionToggleT1Lets the reader turn a dialogue off.@iOS 17, macOS 140025title2T00<isSuppressed3Bb00001320
EdisableAutocorrectionU1Whether text inside is not corrected.01FautocorrectionDisabled17disable2Vob001001110
8disabledV1Whether controls inside can't be used.00018disabled2Vb001001110
DdisclosureGroupStyleR1How disclosure groups inside look.00015style2Vhd1001001110
9draggablei1Lets the view be dragged, with a text as what it carries.@iOS 16, macOS 130027payload2T007preview3L001001312
<drawingGroupV1Draws the views inside into one image.00026opaque5Vb5false009colorMode5VhS1:.nonLinear00001300
?dynamicTypeSized1The text size inside, or the range that it may have.00024size2Vhe1005range2Rhe1001031211220
EedgesIgnoringSafeAreag1Lets the view reach beyond the safe area at some edges.01?ignoresSafeArea15edges2Vhh10010301110
;environmentR3Sets a value of the environment for the views inside, or gives them an object that the host keeps.00037keyPath2Vhn1005value2Vy006object2T_1The name under which the host keeps the object.0124201233440
AenvironmentObjectU2Gives the views inside an object that the host keeps under this name.00016object2T001001110
9equatablef1Makes the view anew only when its values have changed.0000001000
KfileDialogConfirmationLabelY1The word on the button of file dialogues.@iOS 17, macOS 140015label2U001001110
IfileDialogCustomizationIDc1What the settings of file dialogues are kept under.@iOS 17, macOS 140012id2T001001110
JfileDialogDefaultDirectoryX1The folder that file dialogues start in.@iOS 17, macOS 14001@defaultDirectory2U001001110
AfileDialogMessageNThe message of file dialogues.@iOS 17, macOS 140017message2U001001110
<fileImporterGAsks for files to open.0004;isPresented3Bb00CallowedContentTypes3Vlh_600GallowsMultipleSelection3Vb00<onCompletion3A014urls0ls0001?;0
4fillMPaints the inside of a shape.0205Shape27content4VhW5;.foreground005style5VhP2;FillStyle()001001300
<findDisabledV1Whether text inside can't be searched.6iOS 16001:isDisabled4Vb4true001001100
9fixedSizeQ1Keeps the view at its ideal size.0002:horizontal3Vb008vertical3Vb0000200330
R1flipsForRightToLeftLayoutDirectiong1Mirrors the view where reading goes from right to left.00017enabled2Vb001001110
CfocusEffectDisabledLWhether focus does not show.U1iOS 17, macOS 14, tvOS 17, watchOS 100018disabled4Vb4true001001100
<focusSectionT1Keeps focus together while it moves.AmacOS 13, tvOS 15000001000
9focusableP1Whether the view can have focus.0002;isFocusable4Vb4true00<interactions3VhQ2001001300
7focusedQ1Binds whether the view has focus.00039condition2Bb007binding2By006equals3Vy00104212211660
4fontHThe font of text inside.00014font2VohR2001001110
:fontDesignNThe design of the font inside.Z1iOS 16.1, macOS 13, tvOS 16.1, watchOS 9.10016design2VohS2001001110
:fontWeightHHow bold text inside is.T1iOS 16, macOS 13, tvOS 16, watchOS 90016weight2VohV2001001110
9fontWidthLHow wide the font inside is.T1iOS 16, macOS 13, tvOS 16, watchOS 90015width2VohW2001001110
?foregroundColor^1The colour of text, symbols and shapes inside.01?foregroundStyle15color2VohQ1001001110
?foregroundStylef1What text, symbols and shapes inside are painted with.00035style2VhW5009secondary2VhW5008tertiary2VhW500104301231133770
9formStyleFHow forms inside look.T1iOS 16, macOS 13, tvOS 16, watchOS 90015style2VhX2001001110
5framej1A size, or limits for one, and the view's place within it.00095width1Vod006height1Vod008minWidth1Vod00:idealWidth1Vod008maxWidth1Vod009minHeight1Vod00;idealHeight1Vod009maxHeight1Vod009alignment5Vh77.center00002S80l?00
?fullScreenCoverX1Covers the screen while a value says so.0004;isPresented3Bb004item3ByS1What is shown while it is not null.09onDismiss1C007content3L014item310002=9>:4
:gaugeStyleGHow gauges inside look.@iOS 16, macOS 130015style2VhZ2001001110
=geometryGroupb1Moves the views inside as one when the view moves.U1iOS 17, macOS 14, tvOS 17, watchOS 10000001000
EglassBackgroundEffectFA background of glass.:visionOS 10022in3VhV500;displayMode5Vh]27.always00110220310
;glassEffectR1Glass behind the view, in a shape.U1iOS 26, macOS 26, tvOS 26, watchOS 260025glass4Vh\28.regular002in5VhV58.capsule001001300
=glassEffectIDj1Names a glass shape, so that it can flow into another one.U1iOS 26, macOS 26, tvOS 26, watchOS 260022id2VyQ1What tells the shape from others.02in3TJThe name of the namespace.0042011330
9grayscaleBTakes colour away.00016amount2Vd001001110
>gridCellAnchorV1Where content stands in its grid cell.T1iOS 16, macOS 13, tvOS 16, watchOS 90016anchor2Vha6001001110
?gridCellColumnsX1How many columns a cell of a grid takes.T1iOS 16, macOS 13, tvOS 16, watchOS 90015count2Vi001001110
CgridCellUnsizedAxesm1The directions in which a cell does not make its grid larger.T1iOS 16, macOS 13, tvOS 16, watchOS 90014axes2Vh@0010301110
CgridColumnAlignment]1How the cells of a grid's column are aligned.T1iOS 16, macOS 13, tvOS 16, watchOS 90015guide2Vhg2001001110
=groupBoxStyleLHow group boxes inside look.00015style2Vhd2001001110
ChandGestureShortcut]1Presses the control by a gesture of the hand.BiOS 18, watchOS 110028shortcut2Vhf2009isEnabled5Vb4true001001310
EhandlesExternalEventsa1Which outside events the view prefers and allows.0002:preferring3Vls008allowing3Vls00001330
@headerProminenceS1How much section headers stand out.0001:prominence2Vh]4001001110
4helpU1A hint that shows beside the pointer.00014text2T001001110
6hiddenS1Hides the view but keeps its place.0000001000
;hoverEffect_1What happens when the pointer is over the view.00026effect4Vhj2:.automatic009isEnabled5Vb4true001001300
ChoverEffectDisabledZ1Whether nothing happens under the pointer.?iOS 17, tvOS 170018disabled4Vb4true001001100
;hueRotationMTurns the hue of all colours.00015angle2Vh:001001110
2idf1The view's identity; another id makes it another view.00012id2Vy001001110
?ignoresSafeAreaW1Lets the view reach into the safe area.00027regions4Vhd44.all005edges5Vhh14.all0010301300
:imageScaleKThe size of symbols inside.00015scale2Vhn2001001110
>indexViewStyle[1How the page dots of tab views inside look.00015style2VhP3001001110
5insetS1Makes a shape smaller on all sides.0205Shape12by3Vd001001110
9inspectorS1Shows an inspector beside the view.@iOS 17, macOS 14002;isPresented3Bb007content3L00001332
DinspectorColumnWidthJThe width of an inspector.@iOS 17, macOS 140045width2Vd003min1Vod005ideal3Vd003max1Vod00100211>40
JinteractiveDismissDisabledU1Keeps a sheet from being swiped away.0001:isDisabled4Vb4true001001100
=interpolationQ1How carefully an image is scaled.0205Image1=interpolation2Vhl2001001110
DinvalidatableContentk1Marks content that looks out of date while it is made anew.U1iOS 17, macOS 14, tvOS 17, watchOS 10001=invalidatable4Vb4true001001100
6italic=Slanted text.00018isActive4Vb4true001001100
7kerningY1Room between letters; ligatures break up.00017kerning2Vd001001110
@keyboardShortcutLKeys that press the control.00033key2VhQ3009modifiers5Vho18.command008shortcut2VohS3002024201231440
<keyboardTypeb1The keyboard that comes up for text fields inside.00014type2Vh[6001001110
:labelStyleR1Which parts of labels inside show.00015style2VhT3001001110
ClabeledContentStyleR1How labelled content inside looks.T1iOS 16, macOS 13, tvOS 16, watchOS 90015style2VhU3001001110
<labelsHiddenT1Hides the labels of controls inside.0000001000
GlayoutDirectionBehaviorn1Whether the view is mirrored where reading goes the other way.U1iOS 17, macOS 14, tvOS 17, watchOS 100018behavior2VhX3001001110
>layoutPriorityf1Who gets room first where there is little; 0 is usual.00015value2Vd001001110
9lineLimitMHow many lines text may take.00046number2Voi005range2Ri005limit2Vi00=reservesSpace3Vb00103131122<<0
;lineSpacingCRoom between lines.0001;lineSpacing2Vd001001110
<listItemTintKThe colour of a row's icon.00014tint2VohQ1001001110
AlistRowBackgroundIWhat stands behind a row.00014view2M000101111
JlistRowHoverEffectDisabled\1Whether a row does not react to the pointer.:visionOS 10018disabled4Vb4true001001100
=listRowInsetsP1The room around a row's content.00035edges4Vhh14.all006length2Vod006insets2Vohj100120244320
@listRowSeparatorP1Whether the line at a row shows.0002:visibility2Vhh6005edges5Vhf64.all001001310
DlistRowSeparatorTintP1The colour of the line at a row.00025color2VohQ1005edges5Vhf64.all001001310
>listRowSpacingFThe room between rows.00017spacing2Vod001001110
DlistSectionSeparatorT1Whether the line at a section shows.0002:visibility2Vhh6005edges5Vhf64.all001001310
HlistSectionSeparatorTintT1The colour of the line at a section.00025color2VohQ1005edges5Vhf64.all001001310
BlistSectionSpacingJThe room between sections.BiOS 17, watchOS 100027spacing2Vh[3006length2Vd002010211220
9listStyleFHow lists inside look.00015style2Vh\3001001110
@luminanceToAlphaMMakes dark parts transparent.0000001000
4mask]1Shows the view only where the mask is opaque.00029alignment5Vh77.center004mask2L000111322
EmatchedGeometryEffectY1Moves between two views that share an id.00052id3Vy002in3TJThe name of the namespace.0:properties5Vh^36.frame006anchor5Vha67.center008isSource5Vb4true00001O30
GmatchedTransitionSourceOWhere a zoom transition starts.U1iOS 18, macOS 15, tvOS 18, watchOS 110022id3Vy002in3TJThe name of the namespace.0001330
HmaterialActiveAppearanceKWhen materials look active.U1iOS 18, macOS 15, tvOS 18, watchOS 11001:appearance2Vh`3001001110
ImenuActionDismissBehaviorV1Whether a menu closes after an action.\1iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.40018behavior2Vha3001001110
=menuIndicatorW1Whether menus inside show an indicator.0001:visibility2Vhh6001001110
9menuOrderW1The order of the items in menus inside.T1iOS 16, macOS 13, tvOS 16, watchOS 90015order2Vhb3001001110
9menuStyleFHow menus inside look.00015style2Vhc3001001110
BminimumScaleFactorOHow far text may shrink to fit.00016factor2Vd001001110
8modifierV3Applies a modifier that the host provides under this name; a document's own are written by their name.00018modifier2T001001110
:monospacedELetters of one width.00018isActive4Vb4true001001100
?monospacedDigitDDigits of one width.0000001000
<moveDisabledMWhether a row can't be moved.0001:isDisabled2Vb001001110
FmultilineTextAlignmentV1How lines of text stand to each other.00019alignment2Vhm5001001110
MnavigationBarBackButtonHiddenFHides the back button.0001?hidesBackButton4Vb4true001001100
CnavigationBarHiddenIHides the navigation bar.01U1toolbar(.hidden, for: .navigationBar)16hidden2Vb001001110
BnavigationBarItemsLViews in the navigation bar.017toolbar27leading1M008trailing1M00001300
BnavigationBarTitleP1The title in the navigation bar.01?navigationTitle25title2T00;displayMode3Vhg300100211330
MnavigationBarTitleDisplayModeGHow large the title is.0001;displayMode2Vhg3001001110
EnavigationDestinationOThe view that a value leads to.T1iOS 16, macOS 13, tvOS 16, watchOS 9004;isPresented3Bb004item3ByS1What is shown while it is not null.03for3TU1The name of the type that leads here.0;destination3L014item31000399::<<4
Q1navigationLinkIndicatorVisibilityU1Whether links in lists show an arrow.U1iOS 17, macOS 14, tvOS 17, watchOS 10001:visibility2Vhh6001001110
NnavigationSplitViewColumnWidthS1The width of a split view's column.T1iOS 16, macOS 13, tvOS 16, watchOS 90045width2Vd003min1Vod005ideal3Vd003max1Vod00100211>40
HnavigationSplitViewStyleX1How split views inside share their room.T1iOS 16, macOS 13, tvOS 16, watchOS 90015style2Vhi3001001110
BnavigationSubtitleIThe line below the title.@iOS 26, macOS 110018subtitle2T001001110
?navigationTitleP1The title in the navigation bar.00025title2T00<titleBinding2BsS1A title that the reader can change.0100211220
DnavigationTransitionX1How the view comes in when it is pushed.U1iOS 18, macOS 15, tvOS 18, watchOS 110015style2Vhk3001001110
CnavigationViewStyleQ1How navigation views inside look.01?NavigationStack15style2Vhl3001001110
6offsetd1Shows the view elsewhere, without moving the others.00031x5Vd10001y5Vd10006offset2VhN00120230440
8onAppearW1Runs an action before the view appears.00017perform1C000201100
8onChangeX1Runs an action when a value has changed.00032of3Vy007initial5Vb5false006action2A023old1003new100001750
FonContinueUserActivityY2Runs an action when the app is to go on with what the user did elsewhere.0002<activityType2T006action2A018activity0y0001330
8onDeleteU1Runs an action when rows are deleted.0207ForEach17perform3C017indices0li00201110
?onDeleteCommandU1Runs an action on the delete command.;macOS 10.150017perform3C000201110
;onDisappear^1Runs an action after the view has disappeared.00017perform1C000201100
=onExitCommandS1Runs an action on the exit command.DmacOS 10.15, tvOS 130017perform3C000201110
@onGeometryChangem1Runs an action when what is measured of the view has changed.00023for3TQ1What is measured, such as CGSize.06action2A015value0y0001330
7onHover_1Runs an action when the pointer comes and goes.00017perform3A01:isHovering0b00201110
:onKeyPressn1Runs an action when a key is pressed while the view has focus.IiOS 17, macOS 14, tvOS 170043key2VhQ3004keys3VlhQ3006phases3VhR3006action3A0000399>:<<0
BonLongPressGestureU1Runs an action when the view is held.0004?minimumDuration5Vd30.500?maximumDistance5Vd210007perform3A00AonPressingChanged1C01:isPressing0b00221?40
EonModifierKeysChanged`1Runs an action when modifier keys go down or up.8macOS 150034mask5Vho14.all007initial5Vb4true006action2A023old0ho103new0ho100221740
6onMoveS1Runs an action when rows are moved.0207ForEach17perform3C027indices0li0;destination0i00201110
=onMoveCommandQ1Runs an action on the arrow keys.DmacOS 10.15, tvOS 130017perform3C019direction0he300201110
9onOpenURLd1Runs an action when the app is opened by an address.00017perform3A013url0s00201110
BonPreferenceChangeY2Runs an action when a preference that views inside set has another value.00023key2TKThe name of the preference.06action2A015value0y0001330
9onReceiveR2Runs an action for every value that a publisher of the host sends.00029publisher2Tb1The name under which the host keeps the publisher.06action2A016output0y0001330
8onSubmitX1Runs an action when a text is submitted.00022of5Vh]55.text006action2A000211320
<onTapGestureW1Runs an action when the view is tapped.00035count5Vi1100?coordinateSpace3Vh^1007perform3A018location0r021xd1yd00221740
7opacityg1How much of what is behind shows through; 1 is nothing.00017opacity2Vd001001110
8ornamentP1Content at the edge of a window.:visionOS 1004:visibility5Vhh6:.automatic00@attachmentAnchor3Vhn300@contentAlignment5Vh77.center008ornament3L00001?:4
7overlayOSomething in front of the view.00065style2VhW500DignoresSafeAreaEdges5Vhh14.all002in3VhV5009fillStyle5VhP2;FillStyle()009alignment5Vh77.center007content3L0010153`1P131=56
7padding[1Room around the view, on all sides or some.00035edges4Vhh14.all006length0Vod006insets2Vhj10031024201230440
HpersistentSystemOverlaysW1Whether the system's own overlays show.T1iOS 16, macOS 13, tvOS 16, watchOS 9001:visibility2Vhh6001001110
;pickerStyleHHow pickers inside look.00015style2VhQ4001001110
<pointerStyleV1The look of the pointer over the view.8macOS 150015style2VohT4001001110
7popoverV1Shows a popover while a value says so.0005;isPresented3Bb004item3ByS1What is shown while it is not null.0@attachmentAnchor5VhU4>.rect(.bounds)009arrowEdge1Vohf1007content3L014item310002MANB5
8positiond1Puts the view's centre at a place within its parent.00031x5Vd10001y5Vd10008position2VhL00120230440
:preferencea1Sets a value that views around this one can read.00023key3TKThe name of the preference.05value3Vy00001330
DpreferredColorSchemea1The appearance that the presentation should have.0001;colorScheme2VohT1001001110
FpresentationBackgroundJThe background of a sheet.\1iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.40035style2VhW5009alignment5Vh77.center007content3L001012264113
Q1presentationBackgroundInteraction\1Whether the view behind a sheet can be used.\1iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4001;interaction2VhX4001001110
MpresentationCompactAdaptationf1How a presentation changes where there is little room.\1iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4003:adaptation2VhW400:horizontal3VhW4008vertical3VhW400100211660
NpresentationContentInteractiong1Whether a swipe on a sheet resizes it or scrolls in it.\1iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.40018behavior2VhY4001001110
HpresentationCornerRadiusMThe corner radius of a sheet.\1iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4001<cornerRadius2Vod001001110
CpresentationDetentsR1The heights that a sheet can have.T1iOS 16, macOS 13, tvOS 16, watchOS 90027detents2VlhZ4009selection3BhZ40010301310
IpresentationDragIndicatorQ1Whether a sheet shows its handle.T1iOS 16, macOS 13, tvOS 16, watchOS 9001:visibility2Vhh6001001110
BpresentationSizingEHow large a sheet is.U1iOS 18, macOS 15, tvOS 18, watchOS 110016sizing2Vh[4001001110
@privacySensitivee1Marks content that is hidden while others might look.00019sensitive4Vb4true001001100
AprogressViewStyleOHow progress views inside look.00015style2Vh\4001001110
@quickLookPreviewS1Previews a file while there is one.00024item2Bos002in3Vls001001310
8redactedm1Hides content for a reason, such as that it is still loading.00016reason3Vha40010301110
;refreshable`1Runs an action when the reader pulls to refresh.00016action3A000201110
=renderingModeS1Whether an image keeps its colours.0205Image1=renderingMode2Voho2001001110
?replaceDisabledV1Whether text inside can't be replaced.6iOS 16001:isDisabled4Vb4true001001100
9resizable_1Lets an image take the room that it is offered.0205Image29capInsets5Vhj1<EdgeInsets()00<resizingMode5Vhm28.stretch00001300
8rotation>Turns a shape.0205Shape25angle2Vh:006anchor5Vha67.center001001310
@rotation3DEffectW1Turns the view in space as it is drawn.00055angle2Vh:004axis3VhA006anchor5Vha67.center007anchorZ5Vd1000;perspective5Vd1100001O30
>rotationEffectNTurns the view as it is drawn.00025angle2Vh:006anchor5Vha67.center001001310
;safeAreaBarm1Shows a bar at an edge and takes its room from the safe area.U1iOS 26, macOS 26, tvOS 26, watchOS 260044edge3Vhf1009alignment5Vhi17.center007spacing1Vod007content3L00001?94
=safeAreaInseto1Shows content at an edge and takes its room from the safe area.00044edge3Vhf1009alignment5Vhi17.center007spacing1Vod007content3L00001?94
?safeAreaPadding]1Room that is taken from the safe area inside.U1iOS 17, macOS 14, tvOS 17, watchOS 100035edges4Vhh14.all006length0Vod006insets2Vhj10031024201230440
:saturationQ1Makes colours stronger or weaker.00016amount2Vd001001110
5scale?Scales a shape.0205Shape45scale2Vd001x5Vd11001y5Vd11006anchor5Vha67.center00100291>00
;scaleEffectOScales the view as it is drawn.00055scale2Vd004size2VhN001x5Vd11001y5Vd11006anchor5Vha67.center0020103A1B2L00
<scaledToFillZ1Scales the view so that it fills its room.0000001000
;scaledToFitX1Scales the view so that all of it shows.0000001000
<scenePaddingd1Room around the view, as much as the scene asks for.00027padding2Vhe4005edges4Vhh14.all002100220310
DscrollBounceBehaviorP1When content bounces at its end.\1iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.40028behavior2Vhh4004axes5Vh@;[.vertical]001001310
BscrollClipDisableda1Whether scrolling content shows beyond its frame.U1iOS 17, macOS 14, tvOS 17, watchOS 100018disabled4Vb4true001001100
GscrollContentBackgroundb1Whether the background of scrolling content shows.T1iOS 16, macOS 13, tvOS 16, watchOS 9001:visibility2Vhh6001001110
>scrollDisabledOWhether nothing scrolls inside.T1iOS 16, macOS 13, tvOS 16, watchOS 90018disabled2Vb001001110
GscrollDismissesKeyboardV1How scrolling sends the keyboard away.T1iOS 16, macOS 13, tvOS 16, watchOS 90014mode2Vhi4001001110
EscrollEdgeEffectStyleMHow content fades at an edge.U1iOS 26, macOS 26, tvOS 26, watchOS 260025style2Vohj4003for3Vhh100001330
@scrollIndicatorsLWhen scroll indicators show.T1iOS 16, macOS 13, tvOS 16, watchOS 9002:visibility2Vhk4004axes5Vh@H[.vertical, .horizontal]001001310
EscrollIndicatorsFlashJFlashes scroll indicators.U1iOS 17, macOS 14, tvOS 17, watchOS 100028onAppear3Vb007trigger3Vy00100211220
>scrollPositionS1Binds the view that is scrolled to.U1iOS 17, macOS 14, tvOS 17, watchOS 100022id3By006anchor1Voha6001001310
DscrollTargetBehaviorNWhere scrolling comes to rest.U1iOS 17, macOS 14, tvOS 17, watchOS 100018behavior2Vhl4001001110
BscrollTargetLayouta1Makes the views inside places to come to rest at.U1iOS 17, macOS 14, tvOS 17, watchOS 100019isEnabled5Vb4true001001100
@searchCompletion\1The text that choosing a suggestion puts in.0001:completion2T001001110
=searchFocusedY1Binds whether the search field has focus.U1iOS 18, macOS 15, tvOS 18, watchOS 110039condition2Bb007binding2By006equals3Vy00104212211660
Q1searchPresentationToolbarBehaviorV1What the toolbar does during a search.]1iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.10018behavior2Vho4001001110
<searchScopesR1The scopes that a search can have.U1iOS 17, macOS 14, tvOS 17, watchOS 100035scope2By00:activation3VhP5006scopes3L00001753
AsearchSuggestionsR1What is suggested during a search.T1iOS 16, macOS 13, tvOS 16, watchOS 9003;suggestions2L00:visibility2Vhh6003for3VhQ500010211661
:searchableT1A search field, with its text bound.00044text3Bs00;isPresented3Bb009placement5Vhm4:.automatic006prompt1U001001?10
>sectionActionsS1Actions for a section of a sidebar.@iOS 18, macOS 150017content3L000101111
AselectionDisabledP1Whether a row can't be selected.U1iOS 17, macOS 14, tvOS 17, watchOS 10001:isDisabled4Vb4true001001100
?sensoryFeedback`1Feedback for touch and ear when a value changes.U1iOS 17, macOS 14, tvOS 17, watchOS 100028feedback2VhR5007trigger3Vy00042011330
6shadowHA shadow below the view.00045color5VhQ1[1Color(.sRGBLinear, white: 0, opacity: 0.33)006radius3Vd001x5Vd10001y5Vd10001101?20
JsharedBackgroundVisibilityi1Whether a toolbar item shares its background with others.U1iOS 26, macOS 26, tvOS 26, watchOS 26001:visibility2Vhh6001001110
5sheetT1Shows a sheet while a value says so.0004;isPresented3Bb004item3ByS1What is shown while it is not null.09onDismiss1C007content3L014item310002=9>:4
CspeechAdjustedPitch^1Speaks the text higher or lower, from -1 to 1.00015value2Vd001001110
OspeechAlwaysIncludesPunctuationGSpeaks all punctuation.00015value4Vb4true001001100
IspeechAnnouncementsQueueda1Lets announcements wait for what is being spoken.00015value4Vb4true001001100
IspeechSpellsOutCharactersQ1Speaks the text letter by letter.00015value4Vb4true001001100
EspringLoadingBehaviora1Whether a drag that rests on the view presses it.U1iOS 17, macOS 14, tvOS 17, watchOS 100018behavior2VhY5001001110
?statusBarHiddenEHides the status bar.00016hidden4Vb4true001001100
=strikethroughDA line through text.00038isActive4Vb4true007pattern5Vhj56.solid005color1VohQ1001001700
6strokeMDraws the outline of a shape.0205Shape47content2VhW5009lineWidth5Vd11005style3Vh[500;antialiased5Vb4true001004;1=520440
<strokeBorder_1Draws the outline of a shape within its bounds.0205Shape47content4VhW5;.foreground009lineWidth5Vd11005style3Vh[500;antialiased5Vb4true001002;0=40
;submitLabelV1The word on the keyboard's return key.0001;submitLabel2Vh\5001001110
;submitScope^1Keeps submissions inside from actions outside.0001:isBlocking4Vb4true001001100
<swipeActionsMWhat a swipe on a row offers.00034edge5Vhh29.trailing00?allowsFullSwipe5Vb4true007content3L000121743
<symbolEffectHAnimates symbols inside.U1iOS 17, macOS 14, tvOS 17, watchOS 100046effect2Vh^5007options5Vh_58.default008isActive5Vb4true005value3Vy00100271;90
CsymbolRenderingModeU1How many colours symbols inside have.00014mode2Voh`5001001110
=symbolVariantNThe variant of symbols inside.00017variant2Vha5001001110
FtabBarMinimizeBehaviorX1When the bar of tabs makes itself small.6iOS 260018behavior2Vhb5001001110
7tabItemCThe label of a tab.00015label2L000101111
<tabPlacementFWhere a tab may stand.U1iOS 18, macOS 15, tvOS 18, watchOS 110019placement2Vhc5001001110
FtabViewBottomAccessoryMA view above the bar of tabs.6iOS 260017content3L000101111
<tabViewStyleJHow tab views inside look.00015style2Vhe5001001110
:tableStyleGHow tables inside look.00015style2Vhf5001001110
3tagP1What selecting the view selects.00023tag2Vy00?includeOptional5Vb4true001001310
4taskQ2Runs an action while the view is there, anew when the id changes.00032id3Vy008priority5Vhg5>.userInitiated006action2A000221740
8textCaseW1Shows text in capital or small letters.00018textCase2Vohh5001001110
?textContentTypeP1What text fields inside are for.0001?textContentType2Voh]6001001110
?textEditorStyleMHow text editors inside look.@iOS 17, macOS 140015style2Vhn5001001110
>textFieldStyleLHow text fields inside look.00015style2Vho5001001110
KtextInputAutocapitalizationZ1Which letters the keyboard makes capitals.0001Bautocapitalization2VohP6001001110
9textScale\1A size of text relative to its surroundings.U1iOS 17, macOS 14, tvOS 17, watchOS 100025scale2Vhk5009isEnabled5Vb4true001001310
=textSelectionMWhether text can be selected.0001=selectability2VhQ6001001110
4tintW1The colour that marks what can be used.00014tint2VohW5001001110
;toggleStyleHHow toggles inside look.00015style2VhT6001001110
7toolbarY1Items of a toolbar, or whether bars show.00052id3T007content3L00:visibility2Vhh6008removing3VohU6003for3VhW60001142233DD882
AtoolbarBackgroundGThe background of bars.T1iOS 16, macOS 13, tvOS 16, watchOS 90035style2VhW500:visibility2Vhh6003for3VhW60000255660
KtoolbarBackgroundVisibilityU1Whether the background of bars shows.U1iOS 18, macOS 15, tvOS 18, watchOS 11002:visibility2Vhh6003for3VhW600001330
BtoolbarColorSchemeGThe appearance of bars.T1iOS 16, macOS 13, tvOS 16, watchOS 9002;colorScheme2VohT1003for3VhW600001330
;toolbarRoleHWhat the toolbar is for.T1iOS 16, macOS 13, tvOS 16, watchOS 90014role2VhX6001001110
GtoolbarTitleDisplayModeGHow large the title is.U1iOS 17, macOS 14, tvOS 17, watchOS 100014mode2VhY6001001110
@toolbarTitleMenuS1The menu that opens from the title.T1iOS 16, macOS 13, tvOS 16, watchOS 90017content3L000101111
AtoolbarVisibilityBWhether bars show.U1iOS 18, macOS 15, tvOS 18, watchOS 11002:visibility2Vhh6003for3VhW600001330
8trackingERoom between letters.00018tracking2Vd001001110
:transitionLHow the view comes and goes.0001:transition2VhZ6001001110
4trim_1Keeps a part of a shape's outline, from 0 to 1.0205Shape24from5Vd10002to5Vd11001101300
>truncationModeT1Where text that does not fit is cut.00014mode2Vhl5001001110
DtypeSelectEquivalentNWhat is typed to select a row.@iOS 17, macOS 140014text2U001001110
9underlineBA line under text.00038isActive4Vb4true007pattern5Vhj56.solid005color1VohQ1001001700
:unredactede1Shows the view although those around it are redacted.0000001000
5widthNThe width of a table's column.00045width2Vod003min1Vod005ideal1Vod003max1Vod00100211>00
DwindowResizeBehaviorR1Whether the window can be resized.8macOS 150018behavior2Vhi6001001110
DwritingToolsBehaviorQ1How far the writing tools may go.@iOS 18, macOS 150018behavior2Vhj6001001110
6zIndexY1What stands in front of what; 0 is usual.00015value2Vd001001110
KAccessibilityActionCategory#0CA group of actions.1027default4edit00
GAccessibilityActionKind#0Z1A standard action of assistive technology.1057default6escape8magicTap6delete8showMenu00
P1AccessibilityAdjustmentDirection#0;Up or down.1029increment9decrement00
JAccessibilityChildBehavior#0T1What becomes of the elements inside.1036ignore7contain7combine00
IAccessibilityHeadingLevel#0GThe level of a heading.107;unspecified2h12h22h32h42h52h600
LAccessibilityTextContentType#0?A kind of text.1085plain7console:fileSystem9messaging9narrative:sourceCode;spreadsheet>wordProcessing00
CAccessibilityTraits#1LWhat an element is and does.10A8isButton8isHeader:isSelected6isLink=isSearchField7isImage:playsSound=isKeyboardKey<isStaticText@isSummaryElementAupdatesFrequentlyBstartsMediaSessionGallowsDirectInteraction>causesPageTurn7isModal8isToggle8isTabBar00
9Alignment#4KA place in both directions.10?6center7leading8trailing3top6bottom:topLeading;topTrailing=bottomLeading>bottomTrailingGcenterFirstTextBaselineFcenterLastTextBaselineHleadingFirstTextBaselineGleadingLastTextBaselineItrailingFirstTextBaselineHtrailingLastTextBaseline009Alignment00002:horizontal3Vhg2008vertical3Vhd600001330
;Alignment1D#0j1A line by which a stack aligns its views, across or along.72hg2hd6000
P1AlternatingRowBackgroundBehavior#0d1Whether every other row has a background of its own.1039automatic7enabled8disabled00
5Angle#47A turn.1014zero27degrees5:101d7radians5:101d05Angle000027degrees3Vd007radians3Vd0000211220
?AngularGradient#8T1Colours that change around a centre.10000
9Animation#0MHow a change goes on in time.10;7default6linear6easeIn7easeOut9easeInOut6springAinteractiveSpringCinterpolatingSpring6smooth6snappy6bouncy=6linear=<18duration1d6easeIn=<18duration1d7easeOut=<18duration1d9easeInOut=<18duration1d;timingCurveI<501d01d01d01d8duration0d6springV1<38duration0d6bounce0d=blendDuration0d6spring_1<38response0d?dampingFraction0d=blendDuration0dAinteractiveSpring_1<38response0d?dampingFraction0d=blendDuration0dCinterpolatingSpringa1<44mass0d9stiffness1d7damping1d?initialVelocity0dCinterpolatingSpringX1<38duration0d6bounce0d?initialVelocity0d6smoothK<28duration0d;extraBounce0d6snappyK<28duration0d;extraBounce0d6bouncyK<28duration0d;extraBounce0d45delay5<101d5speed5<101d;repeatCountD<201i<autoreverses0b=repeatForeverA<1<autoreverses0b
8AnyShape#8MA shape whose type is hidden.10000
@AttributedString=s
4Axis#0<A direction.102:horizontal8vertical00
8Axis.Set#1LOne direction, both or none.102:horizontal8vertical00
6Axis3D#4_1The line around which something turns in space.100006Axis3D000031x3Vd001y3Vd001z3Vd000430121770
?BadgeProminence#0LHow much a badge stands out.1039decreased8standard9increased00
9BlendMode#0d1How a view's colours are mixed with those behind it.10E6normal8multiply6screen7overlay6darken7lighten:colorDodge9colorBurn9softLight9hardLight:difference9exclusion3hue:saturation5color:luminosity:sourceAtop?destinationOver>destinationOut:plusDarker;plusLighter00
AButtonBorderShape#0OThe shape of a bordered button.1049automatic7capsule@roundedRectangle6circle1@roundedRectangle;D16radius1d0
DButtonRepeatBehavior#0c1Whether a button that is held acts again and again.1039automatic7enabled8disabled00
:ButtonRole#0EWhat a button is for.104;destructive6cancel7confirm5close00
;ButtonStyle#0AHow buttons look.10;9automatic5plain:borderless8borderedAborderedProminent5glass>glassProminent4link4card<accessoryBarBaccessoryBarAction00
>ByteCountStyle#0\1In which units a number of bytes is written.1044file6memory7decimal6binary00
7CGFloat=d
9CGLineCap#0@How a line ends.1034butt5round6square00
:CGLineJoin#0CHow two lines meet.1035miter5round5bevel00
7CGPoint#48A place.1014zero007CGPoint000021x3Vd001y3Vd00042011330
6CGRect#4<A rectangle.1014zero006CGRect000041x3Vd001y3Vd005width3Vd006height3Vd0004401231??0
6CGSize#4EA width and a height.1014zero006CGSize000025width3Vd006height3Vd00042011330
7Capsule#8Z1A rectangle whose shorter sides are round.10000
6Circle#89A circle.10000
5Color#:9A colour.10C5black4blue5brown5clear4cyan4gray5green6indigo4mint6orange4pink6purple3red4teal5white6yellow7primary9secondary;accentColor027opacity6Q1101d3mixAQ124with1hQ12by1d
CColor.RGBColorSpace#0V1How the numbers of a colour are meant.1034sRGB:sRGBLinear9displayP300
BColorRenderingMode#0Y1How a drawing group reckons with colours.1039nonLinear6linear>extendedLinear00
;ColorScheme#0MA light or a dark appearance.1025light4dark00
CConcentricRectangle#8h1A rectangle whose corners follow those of its container.10000
LContainerBackgroundPlacement#0X1The container whose background is meant.1086widget:navigationCnavigationSplitView7tabView6windowKsubscriptionStoreFullHeightGsubscriptionStoreHeaderAsubscriptionStore00
FContainerRelativeShape#8KThe shape of the container.10000
FContentMarginPlacement#0HWhose margins are meant.1039automatic=scrollContent@scrollIndicators00
;ContentMode#0l1Whether the whole view is shown or the whole room is filled.1023fit4fill00
AContentShapeKinds#1LWhat a content shape is for.105;interaction;dragPreviewBcontextMenuPreview;hoverEffect=accessibility00
AContentTransition#0MHow a view's content changes.1048identity7opacity;interpolate<symbolEffect3;numericText3[10;numericText@[11:countsDown1b;numericText;[115value1d0
AControlGroupStyle#0LHow groups of controls look.1059automatic:navigation7palette4menu;compactMenu00
;ControlSize#0GHow large controls are.1054mini5small7regular5large:extraLarge00
?CoordinateSpace#0MWhat places are counted from.1035local6global:scrollView25named6^1101y:scrollView;^114axis1h?0
4Date=s
DDatePickerComponents#1W1The parts of a date that can be chosen.1034date=hourAndMinuteChourMinuteAndSecond00
?DatePickerStyle#0FHow date pickers look.1069automatic7compact9graphical5wheel5field<stepperField00
NDefaultFocusEvaluationPriority#0LWhen a default focus counts.1029automatic=userInitiated00
>DialogSeverity#0JHow serious a dialogue is.1039automatic8critical8standard00
DDisclosureGroupStyle#0KHow disclosure groups look.1019automatic00
?DynamicTypeSize#0Y1The text size that the reader has chosen.10<6xSmall5small6medium5large6xLarge7xxLarge8xxxLarge>accessibility1>accessibility2>accessibility3>accessibility4>accessibility500
4Edge#0FOne of the four sides.1043top7leading6bottom8trailing00
AEdge.Corner.Style#0[1How a corner follows that of its container.101:concentric25fixed6g1101d:concentric?g117minimum1hg10
8Edge.Set#1GSome of the four sides.1073top7leading6bottom8trailing:horizontal8vertical3all00
=EdgeAlignment#0h2A place along an edge: from side to side at the top and bottom, else from top to bottom.72hg2hd6000
:EdgeInsets#4NDistances from the four sides.10000:EdgeInsets000043top3Vd007leading3Vd006bottom3Vd008trailing3Vd000440123200??0
8EditMode#0OWhether lists are being edited.1036active8inactive9transient00
7Ellipse#8;An ellipse.10000
BEllipticalGradient#8W2Colours that change from a centre outwards, in the shape of an ellipse.10000
BEnvironmentKeyPath#0P2A value of the environment that can be set for the views inside.10L;colorScheme?layoutDirection6locale8calendar8timeZone?dynamicTypeSize4font9lineLimit;lineSpacingFmultilineTextAlignmentBminimumScaleFactor>truncationMode8textCase:imageScale>symbolVariantsCsymbolRenderingMode;controlSize9isEnabled8editModeGdefaultMinListRowHeightJdefaultMinListHeaderHeight@headerProminence@redactionReasonsChorizontalSizeClassAverticalSizeClass<displayScale@legibilityWeight@allowsTightening00
>EventModifiers#1HKeys that are held down.1078capsLock5shift7control6option7command:numericPad3all00
9FillStyle#4f1How the inside of a shape is found and its edge drawn.100009FillStyle000026eoFill5Vb5false00;antialiased5Vb4true00001300
AFocusInteractions#1BWhat focus is for.1039automatic8activate4edit00
4Font#0P1A typeface in a size and weight.10=:largeTitle5title6title26title38headline;subheadline4body7callout8footnote7caption8caption2?extraLargeTitle@extraLargeTitle256systemR1R234size1d6weight0ohV26design0ohS26systemP1R2301hU26design0ohS26weight0ohV26custom=R2201s4size1d6customLR2301s4size1d:relativeTo1hU26customBR2201s9fixedSize1d:6weight8R2101hV24bold6R2100b6italic6R2100b:monospaced6R2100b?monospacedDigit3R205width8R2101hW27leading8R2101hT29smallCaps3R20BlowercaseSmallCaps3R20BuppercaseSmallCaps3R20
;Font.Design#0OThe character of a system font.1047default5serif7rounded:monospaced00
<Font.Leading#0GThe room between lines.1038standard5tight5loose00
>Font.TextStyle#0c1A role of text that follows the reader's text size.10=@extraLargeTitle2?extraLargeTitle:largeTitle5title6title26title38headline;subheadline4body7callout8footnote7caption8caption200
;Font.Weight#0CHow bold a font is.109:ultraLight4thin5light7regular6medium8semibold4bold5heavy5black00
:Font.Width#0CHow wide a font is.104:compressed9condensed8standard8expanded00
9FormStyle#0?How forms look.1039automatic7grouped7columns00
;FormatStyle#0e1How a number, a date or a list is written for people.1056number7percent8dateTime9byteCount4list28currency:Y214code1s9byteCount<Y215style1hH79precision8Y2101hm34year3Y205month3Y203day3Y204hour3Y206minute3Y207weekday3Y20
:GaugeStyle#0@How gauges look.1089automatic>linearCapacity?accessoryLinearGaccessoryLinearCapacityAaccessoryCircularIaccessoryCircularCapacity6linear8circular00
=GeometryProxy=r=GeometryProxy24sizer025widthd6heightd>safeAreaInsetsr043topd7leadingd6bottomd8trailingd
5Glass#0?A glass effect.1037regular5clear8identity024tint9\2100ohQ1;interactive6\2100b
JGlassBackgroundDisplayMode#0NWhen a glass background shows.1036always8implicit5never00
8Gradient#4T1Colours that change into each other.10001:colorSpace8^2101h_28Gradient000026colors3VlhQ1005stops3Vlh`200030211220
CGradient.ColorSpace#0\1How the colours between two stops are found.1026device:perceptual00
=Gradient.Stop#4b1A colour and its place in a gradient, from 0 to 1.10000=Gradient.Stop000025color3VhQ1008location3Vd00042011330
8GridItem#4Q1One column or row of a lazy grid.100008GridItem000034size4Vhb2;.flexible()007spacing1Vod009alignment1Voh7001001700
=GridItem.Size#0k1The width of a lazy grid's column or the height of its row.10035fixed6b2101d8flexibleGb227minimum0d7maximum0d8adaptiveGb227minimum1d7maximum0d0
:GridLayout#8CA grid as a layout.10000
=GroupBoxStyle#0EHow group boxes look.1019automatic00
<HStackLayout#8OA horizontal stack as a layout.10000
CHandGestureShortcut#0[1A gesture of the hand that wears the watch.101=primaryAction00
CHorizontalAlignment#0JA place from side to side.1057leading6center8trailingGlistRowSeparatorLeadingHlistRowSeparatorTrailing00
>HorizontalEdge#0Q1The leading or the trailing side.1027leading8trailing00
BHorizontalEdge.Set#1[1The leading side, the trailing one or both.1037leading8trailing3all00
;HoverEffect#0OWhat happens under the pointer.1039automatic9highlight4lift00
BImage.DynamicRange#0LHow bright a picture may be.1038standard?constrainedHigh4high00
CImage.Interpolation#0R1How carefully a picture is scaled.1044none3low6medium4high00
BImage.ResizingMode#0[1Whether a picture is stretched or repeated.1027stretch4tile00
;Image.Scale#0Q1The size of a symbol beside text.1035small6medium5large00
KImage.TemplateRenderingMode#0T1Whether a picture keeps its colours.1028template8original00
>IndexViewStyle#0V1How the dots of a paged tab view look.1014page14pageMP31EbackgroundDisplayMode1ho30
=KeyEquivalent#0Z1A key; a text of one character is one too.21s?7upArrow9downArrow9leftArrow:rightArrow6escape6delete=deleteForward4home3end6pageUp8pageDown5clear3tab5space6return00
?KeyPress.Phases#1HWhen a key press counts.1044down2up6repeat3all00
@KeyboardShortcut#4[1A key with those that are held down for it.102=defaultAction<cancelAction00@KeyboardShortcut000023key2VhQ3009modifiers5Vho18.command001001310
:LabelStyle#0KWhich parts of labels show.1049automatic9titleOnly8iconOnly<titleAndIcon00
CLabeledContentStyle#0KHow labelled content looks.1019automatic00
6Layout#0S1A way to lay views out, as a value.=4he2hc6hk6hc2000
?LayoutDirection#0GWhich way reading goes.102;leftToRight;rightToLeft00
GLayoutDirectionBehavior#0l1Whether a view is mirrored where reading goes the other way.1025fixed7mirrors17mirrors:X312in1hW30
@LegibilityWeight#0[1Whether the reader has asked for bold text.1027regular4bold00
>LinearGradient#8Q1Colours that change along a line.10000
BListSectionSpacing#0X1The room between the sections of a list.1027default7compact16custom6[3101d0
9ListStyle#0?How lists look.1099automatic5plain7grouped5inset<insetGrouped7sidebar8bordered8carousel:elliptical25insetN\31HalternatesRowBackgrounds1b8borderedN\31HalternatesRowBackgrounds1b0
BLocalizedStringKey=s
IMatchedGeometryProperties#1MWhat two matched views share.1038position4size5frame00
8Material#0DA translucent layer.106AultraThinMaterial<thinMaterial?regularMaterial=thickMaterialBultraThickMaterial3bar00
HMaterialActiveAppearance#0MWhen a material looks active.1049automatic6active8inactive;matchWindow00
IMenuActionDismissBehavior#0V1Whether a menu closes after an action.1039automatic7enabled8disabled00
9MenuOrder#0LThe order of a menu's items.1039automatic8priority5fixed00
9MenuStyle#0?How menus look.1039automatic6button@borderlessButton00
<MeshGradient#8a1Colours that change between the points of a mesh.10000
DMoveCommandDirection#0JWhere an arrow key points.1042up4down4left5right00
DNamedCoordinateSpace#0OA coordinate space with a name.101:scrollView15named6f3101y0
R1NavigationBarItem.TitleDisplayMode#0[1How large the title of a navigation bar is.1039automatic6inline5large00
INavigationSplitViewColumn#0KOne column of a split view.1037sidebar7content6detail00
HNavigationSplitViewStyle#0_1How the columns of a split view share the room.1039automatic8balanced?prominentDetail00
MNavigationSplitViewVisibility#0S1Which columns of a split view show.1049automatic3all<doubleColumn:detailOnly00
DNavigationTransition#0S1How a view that is pushed comes in.1019automatic14zoomCk328sourceID1y2in1s0
CNavigationViewStyle#0JHow navigation views look.1039automatic5stack7columns00
?NumberPrecision#0X1How many digits of a number are written.1002>fractionLength6m3101iAsignificantDigits6m3101i0
HOrnamentAttachmentAnchor#0NWhere an ornament is attached.10025scene8n3101ha66parent8n3101ha60
X1PageIndexViewStyle.BackgroundDisplayMode#0[1When the background of the page dots shows.1049automatic;interactive6always5never00
Q1PageTabViewStyle.IndexDisplayMode#0HWhen the page dots show.1039automatic6always5never00
;PickerStyle#0AHow pickers look.1089automatic4menu9segmented6inline5wheel>navigationLink7palette:radioGroup00
EPinnedScrollableViews#1c1What stays in sight while a lazy container scrolls.102>sectionHeaders>sectionFooters00
8Platform#0EWhat the app runs on.1063iOS6iPadOS5macOS4tvOS7watchOS8visionOS00
<PointerStyle#0HThe look of the pointer.10;7default>horizontalText<verticalText=rectSelection8grabIdle:grabActive4link6zoomIn7zoomOut<columnResize9rowResize00
GPopoverAttachmentAnchor#0IWhat a popover points at.10024rect8U4101hV45point8U4101ha60
LPopoverAttachmentAnchor.Rect#0W1The rectangle that a popover points at.1016bounds14rect7V4101hM0
FPresentationAdaptation#0f1How a presentation changes where there is little room.1059automatic4none7popover5sheet?fullScreenCover00
Q1PresentationBackgroundInteraction#0\1Whether the view behind a sheet can be used.1039automatic7enabled8disabled17enabledAX419upThrough1hZ40
NPresentationContentInteraction#0g1Whether a swipe on a sheet resizes it or scrolls in it.1039automatic7resizes7scrolls00
BPresentationDetent#0OA height that a sheet can have.1026medium5large28fraction6Z4101d6height6Z4101d0
BPresentationSizing#0EHow large a sheet is.1049automatic4form4page6fitted026fittedK[42:horizontal1b8vertical1b6stickyK[42:horizontal0b8vertical0b
AProgressViewStyle#0HHow progress views look.1039automatic6linear8circular00
:Prominence#0NHow much something stands out.1028standard9increased00
>RadialGradient#8[1Colours that change from a centre outwards.10000
9Rectangle#8<A rectangle.10000
DRectangleCornerRadii#4JThe radii of four corners.10000DRectangleCornerRadii00004:topLeading5Vd1000=bottomLeading5Vd1000>bottomTrailing5Vd1000;topTrailing5Vd1000001?00
@RedactionReasons#1FWhy content is hidden.103;placeholder7privacy;invalidated00
BRoundedCornerStyle#0LHow round corners are drawn.1028circular:continuous00
@RoundedRectangle#8Y1A rectangle with equally rounded corners.10000
?SafeAreaRegions#1W1Which parts of the safe area are meant.1039container8keyboard3all00
<ScenePadding#0T1The padding that the scene asks for.1027minimum=navigationBar00
:ScenePhase#0LWhether a scene is in front.1036active8inactive:background00
@ScrollAnchorRole#0W1When an anchor decides about scrolling.103=initialOffset;sizeChanges9alignment00
DScrollBounceBehavior#0P1When content bounces at its end.1039automatic6always;basedOnSize00
KScrollDismissesKeyboardMode#0V1How scrolling sends the keyboard away.1049automatic;immediately=interactively5never00
EScrollEdgeEffectStyle#0MHow content fades at an edge.1039automatic4hard4soft00
IScrollIndicatorVisibility#0LWhen scroll indicators show.1049automatic7visible6hidden5never00
DScrollTargetBehavior#0NWhere scrolling comes to rest.1026paging;viewAligned1;viewAlignedEl41=limitBehavior1hg60
DSearchFieldPlacement#0LWhere a search field stands.1059automatic7toolbar@toolbarPrincipal7sidebarCnavigationBarDrawer1CnavigationBarDrawerCm41;displayMode1hn40
c1SearchFieldPlacement.NavigationBarDrawerDisplayMode#0c1When the search field below a navigation bar shows.1029automatic6always00
Q1SearchPresentationToolbarBehavior#0T1What a toolbar does during a search.1029automaticBavoidHidingContent00
ESearchScopeActivation#0Q1When the scopes of a search show.1039automatic;onTextEntryDonSearchPresentation00
JSearchSuggestionsPlacement#1GWhere suggestions show.1027content4menu00
?SensoryFeedback#0OWhat the reader feels or hears.10<7success7warning5error9selection8increase8decrease5start4stop9alignment;levelChange<pathComplete6impact26impactJR526weight1hT59intensity0d6impactOR52;flexibility1hS59intensity0d0
KSensoryFeedback.Flexibility#0R1The firmness of what seems to hit.1035rigid5solid4soft00
FSensoryFeedback.Weight#0P1The weight of what seems to hit.1035light6medium5heavy00
;ShadowStyle#0KA shadow outside or inside.10024dropNU545color0hQ16radius1d1x0d1y0d5innerNU545color0hQ16radius1d1x0d1y0d0
5Shape#0f1An outline that can be filled, stroked and clipped to.J9h_4hc4h`6hP1hl1hOhW1hU1h=64rect6circle7capsule7ellipseAcontainerRelative<buttonBorder64rectLV52<cornerRadius1d5style0hb44rectKV52:cornerSize1hN5style0hb44rectMV52;cornerRadii1h`45style0hb44rectQ3V55@topLeadingRadius0dCbottomLeadingRadius0dDbottomTrailingRadius0dAtopTrailingRadius0d5style0hb44rectKV527corners1hg19isUniform0b7capsule=V515style1hb455inset8V512by1d6offset;V521x0d1y0d5scale6V5101d8rotation7V5101h:4trim?V524from0d2to0d
:ShapeStyle#0f2What shapes, texts and backgrounds are painted with: a colour, a gradient, a material.E7hQ1hZ3h^4h;hm1hd3h_3<8tertiary:quaternary7quinary:foreground:background4tint9selection9separator;placeholder4link4fill@windowBackground;>linearGradient[1W536colors1lhQ1:startPoint1ha68endPoint1ha6>linearGradientT1W5301h^2:startPoint1ha68endPoint1ha6>linearGradientZ1W535stops1lh`2:startPoint1ha68endPoint1ha6>radialGradientd1W546colors1lhQ16center1ha6;startRadius1d9endRadius1d>radialGradient]1W5401h^26center1ha6;startRadius1d9endRadius1d?angularGradientd1W546colors1lhQ16center1ha6:startAngle1h:8endAngle1h:?angularGradient]1W5401h^26center1ha6:startAngle1h:8endAngle1h:=conicGradientS1W536colors1lhQ16center1ha65angle0h:=conicGradientLW5301h^26center1ha65angle0h:BellipticalGradientT2W546colors1lhQ16center0ha6CstartRadiusFraction0dAendRadiusFraction0d6shadow8W5101hU537opacity6W5101d6shadow8W5101hU59blendMode7W5101hC
<SpacerSizing#0GWhether a spacer grows.1028flexible5fixed00
ESpringLoadingBehavior#0_1Whether a drag that rests on a view presses it.1039automatic7enabled8disabled00
:Strideable#0Y1A number that can be counted up and down.32id000
;StrokeStyle#4DHow a line is drawn.10000;StrokeStyle000069lineWidth5Vd11007lineCap5VhJ5.butt008lineJoin5VhK6.miter00:miterLimit5Vd210004dash5Vld2[]009dashPhase5Vd10001001o100
;SubmitLabel#0V1The word on the keyboard's return key.1094done2go4send4join5route6search6return4next8continue00
>SubmitTriggers#1FWhich controls submit.1024text6search00
<SymbolEffect#0IAn animation of a symbol.10=6bounce5pulse=variableColor5scale6appear9disappear7replace7breathe6rotate6wiggle9automatic6drawOn7drawOff00
CSymbolEffectOptions#0a1How often and how fast a symbol's animation runs.1037default9repeating<nonRepeating25speed6_5101d6repeat6_5101i25speed6_5101d6repeat6_5101i
CSymbolRenderingMode#0NHow many colours a symbol has.104:monochrome:multicolor<hierarchical7palette00
>SymbolVariants#0^1A variant of a symbol, such as the filled one.1064none6circle6square9rectangle4fill5slash00
FTabBarMinimizeBehavior#0X1When the bar of tabs makes itself small.1049automatic<onScrollDown:onScrollUp5never00
<TabPlacement#0FWhere a tab may stand.1039automatic6pinned;sidebarOnly00
7TabRole#0BWhat a tab is for.1016search00
<TabViewStyle#0CHow tab views look.1079automatic4page@sidebarAdaptable:tabBarOnly7grouped<verticalPage8carousel14pageHe51@indexDisplayMode1hP40
:TableStyle#0@How tables look.1039automatic5inset8bordered25insetNf51HalternatesRowBackgrounds1b8borderedNf51HalternatesRowBackgrounds1b0
<TaskPriority#0EHow urgent a task is.1064high=userInitiated6medium7utility3low:background00
9Text.Case#0ICapital or small letters.1029uppercase9lowercase00
>Text.DateStyle#0DHow a date is shown.1054time4date8relative6offset5timer00
FText.LineStyle.Pattern#0Z1How a line under or through text is drawn.1055solid3dot4dash7dashDot:dashDotDot00
:Text.Scale#0Q1The size of a text beside others.1027default9secondary00
CText.TruncationMode#0T1Where text that does not fit is cut.1034head6middle4tail00
=TextAlignment#0\1How the lines of a text stand to each other.1037leading6center8trailing00
?TextEditorStyle#0FHow text editors look.1039automatic5plain=roundedBorder00
>TextFieldStyle#0EHow text fields look.1049automatic5plain=roundedBorder<squareBorder00
KTextInputAutocapitalization#0Z1Which letters the keyboard makes capitals.1045never5words9sentences:characters00
ATextSelectability#0MWhether text can be selected.1027enabled8disabled00
@TimelineSchedule#0R1When a timeline view is made anew.1029animation;everyMinute39animationOR62?minimumInterval0od6paused0b8periodic?R624from1s2by1d8explicit7R6101ls0
CTimelineViewContext=rCTimelineViewContext14dates
;ToggleStyle#0AHow toggles look.1049automatic6switch6button8checkbox00
FToolbarDefaultItemKind#0Y1An item that toolbars have by themselves.103=sidebarToggle5title6search00
DToolbarItemPlacement#0R1Where an item of a toolbar stands.10D9automatic9principal:navigation=primaryAction?secondaryAction6statusBconfirmationActionBcancellationActionAdestructiveAction8keyboard=topBarLeading>topBarTrailing9bottomBar>bottomOrnament5title:largeTitle8subtitle=largeSubtitleDnavigationBarLeadingEnavigationBarTrailing1<accessoryBar8V612id1y0
@ToolbarPlacement#1ASome of the bars.1069automatic=navigationBar6tabBar9bottomBar=windowToolbar>bottomOrnament1<accessoryBar8W612id1y0
;ToolbarRole#0FWhat a toolbar is for.1049automatic?navigationStack7browser6editor00
GToolbarTitleDisplayMode#0T1How large the title of a toolbar is.1049automatic6inline5large;inlineLarge00
:Transition#0JHow a view comes and goes.1058identity7opacity5scale5slide;blurReplace65scaleFZ625scale1d6anchor0ha64move<Z614edge1hf14push<Z614from1hf16offset;Z621x0d1y0d6offset7Z6101hN:asymmetricMZ629insertion1hZ67removal1hZ628combined<Z614with1hZ69animation8Z6100oh<
>UIKeyboardType#0S1The kind of keyboard that comes up.10=7default<asciiCapableEnumbersAndPunctuation3URL9numberPad8phonePad<namePhonePad<emailAddress:decimalPad7twitter9webSearchEasciiCapableNumberPad8alphabet00
LUITextAutocapitalizationType#0l1Which letters the keyboard makes capitals, in UIKit's words.1044none5words9sentences=allCharacters00
AUITextContentType#0l1What a text field is for, so that the system can fill it in.10V14name:namePrefix9givenName:middleName:familyName:nameSuffix8nickname8jobTitle@organizationName8locationAfullStreetAddressBstreetAddressLine1BstreetAddressLine2;addressCity<addressStateCaddressCityAndState;sublocality;countryName:postalCode?telephoneNumber<emailAddress3URL@creditCardNumberFcreditCardSecurityCode>creditCardNameDcreditCardExpiration>creditCardType8username8password;newPassword;oneTimeCodeFshipmentTrackingNumber<flightNumber8dateTime9birthdate<birthdateDay>birthdateMonth=birthdateYear00
3URL=s
6UTType#0NThe type of a file or of data.10[14item7content4data4text9plainText=utf8PlainText3rtf4html3xml4yaml4json<propertyList:sourceCode5image4jpeg3png3gif4heic4tiff3svg4webP5movie5video:mpeg4Movie>quickTimeMovie5audio3mp33wav3pdf4epub7archive3zip4gzip6folder9directory7fileURL3url7contact=calendarEventBcommaSeparatedText;spreadsheet<presentation4font00
FUnevenRoundedRectangle#8a1A rectangle whose corners are rounded one by one.10000
9UnitPoint#4e1A place within a view, from 0 to 1 in each direction.10:4zero6center7leading8trailing3top6bottom:topLeading;topTrailing=bottomLeading>bottomTrailing009UnitPoint000021x3Vd001y3Vd00042011330
FUserInterfaceSizeClass#0GHow much room there is.1027compact7regular00
<VStackLayout#8MA vertical stack as a layout.10000
AVerticalAlignment#0KA place from top to bottom.1053top6center6bottomAfirstTextBaseline@lastTextBaseline00
<VerticalEdge#0FThe top or the bottom.1023top6bottom00
@VerticalEdge.Set#1LThe top, the bottom or both.1033top6bottom3all00
]1ViewAlignedScrollTargetBehavior.LimitBehavior#0R1How many views one swipe may pass.1059automatic6always5never;alwaysByFew;alwaysByOne00
:Visibility#0HWhether something shows.1039automatic7visible6hidden00
IWindowInteractionBehavior#0Y1Whether a window can be handled that way.1039automatic7enabled8disabled00
DWritingToolsBehavior#0Q1How far the writing tools may go.1049automatic8complete7limited8disabled00
<ZStackLayout#8P1An overlaying stack as a layout.10000
IaccessibilityReduceMotionb5false]1Whether the reader has asked for less motion.
OaccessibilityReduceTransparencyb5falsec1Whether the reader has asked for less transparency.
MaccessibilityVoiceOverEnabledb5falseW1Whether the screen is being read aloud.
8calendars;'gregorian'U1The calendar that dates are shown in.
;colorSchemehT16.lightX1Whether the appearance is light or dark.
;controlSizeh]18.regularGHow large controls are.
<displayScaled32.0NHow many pixels one point has.
?dynamicTypeSizehe16.largeY1The text size that the reader has chosen.
ChorizontalSizeClasshb68.compactY1How much room there is from side to side.
9isEnabledb4trueMWhether controls can be used.
?layoutDirectionhW3<.leftToRightGWhich way reading goes.
@legibilityWeighthY38.regular[1Whether the reader has asked for bold text.
6locales7'en_US'HThe language and region.
8platformhS44.iOSEWhat the app runs on.
:scenePhasehf47.activeNWhether the scene is in front.
8timeZones5'UTC'V1The time zone that times are shown in.
7versiond418.0LThe version of the platform.
AverticalSizeClasshb68.regularZ1How much room there is from top to bottom.
7dismissU1Closes the presentation or goes back.0000001000
=dismissSearch@Ends the search.0000001000
=dismissWindow@Closes a window.00012id1U001001100
<openSettingsNOpens the settings of the app.0000001000
7openURLAOpens an address.00013url2T001001110
:openWindow?Opens a window.00022id3T005value3Vy001001310
7refreshR1Does what pulling to refresh does.0000001000
6renameX1Starts the renaming of what is selected.0000001000
=requestReviewMAsks for a review of the app.0000001000
"""#
