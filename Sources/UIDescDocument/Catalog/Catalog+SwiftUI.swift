// Made from Schemas/swiftui.catalog.yaml by a test: UPDATE_GOLDENS=1 swift test --filter CatalogSourceTests
// swift-format-ignore-file
extension Catalog {
  /// SwiftUI as `Schemas/swiftui.catalog.yaml` describes it.
  package static let swiftUI = Catalog(
    tables: [CatalogTable(entries: CatalogBytes(swiftUIEntries), index: CatalogBytes(swiftUIIndex))])
}

private let swiftUIIndex: StaticString = #"""
0000001E004N003@000B00090000004W007U009N00:Z00>X00Ab00CP00DU00JJ
00L_00O]00Q?00VA00XY00[]00^900_200`;00a;00eo00f_00k500lX010e016T
019A01<Z01@K01Ba01DW01Fe01H^01Jf01N?01Re01UW01XY01\A01_P01c701fC
01iL01k701m6020D025d028@02;J02?g02BH02DV02H?02LI02O[02SE02TH02VE
02Y502[S02]@02`C02bn02fe02je02lD030h034a0375038m03<_03=m03AF03E<
03G]03J203LS03OL03Q^03W003Xm03[:03^P03aA03cR03fV03h<03lb040:042b
044K046Z048S04:<04<_04>804@<04B504D404F204Ge04Ik04KZ04MY04PG04Qg
04SW04W704Y@04Ze04\B04^L04a104bZ04e;04gC04i204lm04nU050@051g053P
054h055j057R058a05:F05;X05=K05>d05?\05A605Bg05DI05Hn05L[05PN05R;
05UZ05X@05ZF05^C05_g05aF05be05eF05gd05i?05kJ05mj05oI061W063W0653
066X068i06;206=;06?H06AN06Be06De06Fj06I406Ja06Mb06Od06QS06SZ06Ud
06W?06Y<06[@06\J06^N06`F06b?06d<06g406hf06mR070f072G074E076P0798
07:?07<I07>Q07A607CJ07Db07GB07IN07K707LI07MJ07O\07Q207RR07T\07V0
07WX07Xh07Zg07]E07_<07`b07ai07cF07ec07gP07hk07k407l=07nj080Z082m
084>085T086h088n08;;08=<08?;08@N08BW08D^08El08G208Hl08LU08O@08Q_
08SI08UM08V[08X908YM08ZI08[d08]T08_D08aC08c608eC08fn08kK08nP090e
092O094h097:098n09;909<T09>k09@S09B@09Cf09EX09GL09J]09N109Q609Rm
09U109Vd09XX09[F09]109`@09d209fL09hf09j909kd09of0:250:410:740:9e
0:=P0:@E0:B\0:ED0:GY0:IW0:KR0:M20:N`0:PW0:R>0:Sg0:VD0:Wf0:Zl0:\e
0:`F0:cE0:fP0:gh0:ij0:l\0:mk0:o70;1I0;4>0;6\0;9@0;;A0;=R0;?k0;B`
0;E90;GP0;I[0;L:0;Mg0;P`0;SH0;V20;Xl0;[T0;]c0;`R0;c>0;em0;i20;jI
0;lS0;o@0<2L0<440<5e0<8;0<;H0<=00<>M0<@D0<AH0<CD0<DZ0<Ek0<GY0<J@
0<Kb0<MM0<O:0<PT0<RX0<U=0<V`0<X:0<YM0<\F0<_40<ab0<d90<f00<h30<j8
0<lI0<mT0<o00=0a0=2B0=4E0=5]0=7`0=9Q0=:k0=<:0=>:0=?M0=A70=B_0=GS
0=M]0=Oa0=Qn0=S30=bM0=cC0=cY0=dQ0=e]0=gn0=lh0=o?0>0V0>3J0>3V0>4U
0>5Y0>7;0>9G0>;>0><@0><_0>@C0>Al0>C]0>Dd0>FA0>I_0>Jb0>LP0>N40>PB
0>SM0>UA0>V_0>Xn0>Y70>[00>\c0>^J0>_V0>bo0>d:0>fM0>h90>j90>lh0>n=
0>n`0?0K0?990?:n0?=T0?>d0?I40?JV0?Kc0?OD0?Q=0?RX0?S^0?VT0?XO0?Z@
0?[c0?^J0?`00?bS0?e:0?h<0?hk0?ij0?jg0?lG0?nV0?oj0@1Q0@2i0@4K0@5k
0@7I0@8]0@:B0@<;0@?J0@@Z0@Cc0@EI0@FT0@G`0@I40@KD0@L`0@Ma0@OU0@S8
0@SP0@To0@W;0@Xj0@Z<0@[K0@\Z0@^10@_X0@aQ0@c10@e10@fo0@hf0@j@0@l;
0@nH0@om0A1m0A3i0A5D0A8<0A9o0A;c0A>40A@U0ABY0ADY0AGM0AHe0AJ40AK?
0AKe0AO@0AP]0AR40AS?0ATa0AV<0AWS0AYE0AZl0A\o0A^J0A`40Ab<0Ae80AgC
0Ai:0Ak20AlD0B0\0B2?0B3]0B6<0B@O0BRl0BT20BWd0BYd0BZh0B]W0B`f0Bb[
0BdW0BfU0Bgj0Bh\0BkI0Bn00Bo\0C0e0C2>0C480C5I0C6f0C8L0C9e0C;K0C=H
0C>[0CAi0CBa0CD40CEd0CL;0CN[0CP<0CR10CW`0C[O0C]a0Ch90ChA0Cna0D0:
0D430D5D0D6?0D890D9:0D:J0D<a0D>10D?c0D@a0DB60DCW0DDj0DEl0DG20DGi
0DH`0DIk0DK=0DL00DM00DN@0DNn0DO\0DPY0DQU0DRE0DSV0DTZ0DUP0DVS0DWV
0DXV0DYh0DZi0D[o
"""#

private let swiftUIEntries: StaticString = #"""
15:AngularGradient36:Colours that change around a centre.0:0 0:7 6:colors3 Vlh28 0:0 8:gradient3 Vh71 0:0 5:stops3 Vlh73 0:0 6:center3 Vh198 0:0 10:startAngle5 Vh8 5:.zero0:0 8:endAngle5 Vh8 5:.zero0:0 5:angle5 Vh8 5:.zero0:0 0 0 6 3 1 7 12 3 3 7 12 3 5 7 12 4 1 7 9 11 4 3 7 8 10 4 5 7 9 11 0 
9:AnyLayout81:Lays its views out by a layout chosen as a value, and keeps them when it changes.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:2 6:layout2 Vh95 0:0 7:content1 M0:0 0 0 1 2 1 2 2 
8:AnyShape29:A shape whose type is hidden.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 5:shape2 Vh157 0:0 1 0 0 1 1 1 0 
7:AnyView28:A view whose type is hidden.0:0 0:1 4:view2 L0:0 0 1 0 1 1 1 1 
10:AsyncImage60:Loads a picture and shows it, with a placeholder until then.36:iOS 15, macOS 12, tvOS 15, watchOS 80 0:4 3:url1 U0:0 5:scale5 Vd1:10:0 7:content3 L38:What stands around the loaded picture.0 11:placeholder3 L0:0 1 0 0 2 2 1 2 4 1 2 5 7 3 
6:Button35:Runs its action when it is pressed.0:0 0:6 5:title2 T0:0 11:systemImage3 T0:0 5:image3 T0:0 4:role1 Voh18 0:0 6:action3 A0:0 5:label3 L0:0 0 0 5 3 1 6 9 4 1 3 6 9 4 1 5 6 9 3 6 9 11 2 7 9 6 
7:Capsule42:A rectangle whose shorter sides are round.0:0 0:1 5:style5 Vh137 11:.continuous0:0 1 0 0 1 1 0 0 
6:Circle39:The largest circle that fits its frame.0:0 0:0 0 0 1 0 0 
5:Color30:A colour that fills its frame.0:0 0:11 5:color2 Vh28 37:A colour that there is, such as .red.0 4:name2 T41:The name of a colour in the app's assets.0 10:colorSpace2 Vh29 0:0 3:red3 Vd0:0 5:green3 Vd0:0 4:blue3 Vd0:0 5:white3 Vd0:0 3:hue3 Vd0:0 10:saturation3 Vd0:0 10:brightness3 Vd0:0 7:opacity5 Vd1:10:0 1 0 0 5 1 1 1 3 5 4 7 9 11 20 3 4 13 20 4 15 17 19 20 0 
11:ColorPicker17:Chooses a colour.0:0 0:4 5:title2 T0:0 9:selection3 Bh28 0:0 15:supportsOpacity5 Vb4:true0:0 5:label3 L0:0 0 0 2 3 1 3 4 3 3 4 7 4 
19:ConcentricRectangle56:A rectangle whose corners follow those of its container.37:iOS 26, macOS 26, tvOS 26, watchOS 260 0:2 7:corners3 Vh49 0:0 9:isUniform5 Vb5:false0:0 0 0 2 0 2 1 2 0 
22:ContainerRelativeShape51:The shape of its container, inset to its own frame.0:0 0:0 0 0 1 0 0 
22:ContentUnavailableView44:Says that there is nothing to show, and why.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:7 5:title2 T0:0 11:systemImage3 T0:0 5:image3 T0:0 11:description1 U0:0 5:label3 L0:0 18:descriptionContent10 11:descriptionL25:The description as views.0 7:actions3 L0:0 0 0 3 3 1 3 6 3 1 5 6 3 9 10 12 5 
12:ControlGroup30:Shows related controls as one.0:0 0:4 5:title2 T0:0 11:systemImage3 T0:0 7:content3 L0:0 5:label3 L0:0 0 1 2 3 2 5 6 2 1 5 3 1 3 5 3 
10:DatePicker25:Chooses a date or a time.0:0 0:5 5:title2 T0:0 9:selection3 Bs0:0 2:in3 Rs0:0 19:displayedComponents5 Vh43 23:[.hourAndMinute, .date]0:0 5:label3 L0:0 0 0 2 4 1 3 4 6 4 3 4 6 9 5 
15:DisclosureGroup37:Hides its content until it is opened.0:0 0:4 5:title2 T0:0 10:isExpanded3 Bb0:0 7:content3 L0:0 5:label3 L0:0 0 0 2 3 1 2 5 3 2 5 7 3 
7:Divider26:A thin line between views.0:0 0:0 0 0 1 0 0 
10:EditButton38:Turns the editing of lists on and off.0:0 0:0 0 0 1 0 0 
7:Ellipse33:An ellipse as large as its frame.0:0 0:0 0 0 1 0 0 
18:EllipticalGradient71:Colours that change from a centre outwards, in the shape of an ellipse.0:0 0:6 6:colors3 Vlh28 0:0 8:gradient3 Vh71 0:0 5:stops3 Vlh73 0:0 6:center5 Vh198 7:.center0:0 19:startRadiusFraction5 Vd1:00:0 17:endRadiusFraction5 Vd3:0.50:0 3 0 1 2 3 0 3 4 1 6 8 10 4 3 6 8 10 4 5 6 8 10 0 
9:EmptyView15:Nothing at all.0:0 0:0 0 0 1 0 0 
7:ForEach50:One view, or several, for every element of a list.0:0 0:3 2:in2 Vly48:The elements; a count is written lists.range(5).0 2:id3 Vy73:What tells an element from the others; else its field id, else its index.0 7:content3 L0:2 7:element2 0 0 5:index0 i0 0 0 1 3 1 2 5 3 
4:Form51:Groups the controls of settings or of an inspector.0:0 0:1 7:content3 L0:0 0 1 0 1 1 1 1 
5:Gauge29:Shows a value within a range.27:iOS 16, macOS 13, watchOS 90 0:7 5:value3 Vd0:0 2:in5 Rd6:[0, 1]0:0 5:label3 L0:0 17:currentValueLabel3 L0:0 17:minimumValueLabel3 L0:0 17:maximumValueLabel3 L0:0 17:markedValueLabels3 L0:0 0 0 2 5 1 2 5 6 12 6 1 2 5 7 9 11 3 
14:GeometryReader62:Gives its content the size and place that it has been offered.0:0 0:1 7:content3 L0:1 8:geometry0 r13:GeometryProxy2 4:sizer0:2 5:widthd6:heightd14:safeAreaInsetsr0:4 3:topd7:leadingd6:bottomd8:trailingd1 123:{'size': {'width': 390.0, 'height': 844.0}, 'safeAreaInsets': {'top': 0.0, 'leading': 0.0, 'bottom': 0.0, 'trailing': 0.0}}0 1 0 1 1 1 1 
20:GlassEffectContainer50:Lets the glass shapes inside flow into each other.37:iOS 26, macOS 26, tvOS 26, watchOS 260 0:2 7:spacing1 Vod0:0 7:content3 L0:0 0 1 1 1 2 0 3 2 
4:Grid40:Aligns the cells of its rows in columns.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:4 9:alignment5 Vh6 7:.center0:0 17:horizontalSpacing1 Vod0:0 15:verticalSpacing1 Vod0:0 7:content3 L0:0 0 1 3 1 4 0 2 4 7 4 
10:GridLayout57:A grid as a layout that can be exchanged for another one.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:4 9:alignment5 Vh6 7:.center0:0 17:horizontalSpacing1 Vod0:0 15:verticalSpacing1 Vod0:0 7:content1 M0:0 0 1 3 1 4 0 2 4 6 4 
7:GridRow36:One row of a grid, each view a cell.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:2 9:alignment1 Voh201 0:0 7:content3 L0:0 0 1 1 1 2 0 3 2 
5:Group69:Several views where one is expected; it has no appearance of its own.0:0 0:1 7:content3 L0:0 0 1 0 1 1 1 1 
8:GroupBox54:A box around views that belong together, with a label.0:0 0:3 5:title2 T0:0 7:content3 L0:0 5:label3 L0:0 0 1 1 2 2 3 4 2 1 3 2 
10:HSplitView54:Views side by side, with dividers that can be dragged.11:macOS 10.150 0:1 7:content3 L0:0 0 1 0 1 1 1 1 
6:HStack32:Lays its views out side by side.0:0 0:3 9:alignment5 Vh201 7:.center0:0 7:spacing1 Vod0:0 7:content3 L0:0 0 1 2 1 3 0 2 5 3 
12:HStackLayout69:A horizontal stack as a layout that can be exchanged for another one.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:3 9:alignment5 Vh201 7:.center0:0 7:spacing1 Vod0:0 7:content1 M0:0 0 1 2 1 3 0 2 4 3 
5:Image56:A picture from the app's assets or the system's symbols.0:0 0:5 4:name2 T0:0 10:systemName3 T35:A symbol's name, such as star.fill.0 10:decorative3 T54:An asset's name; assistive technology skips the image.0 13:variableValue1 Vod0:0 5:label3 T0:0 1 0 0 4 2 1 6 3 1 6 9 2 3 6 2 5 6 0 
5:Label21:A title with an icon.0:0 0:5 5:title2 T0:0 11:systemImage3 T0:0 5:image3 T0:0 12:titleContent10 5:titleL19:The title as views.0 4:icon3 L0:0 0 0 3 2 1 3 2 1 5 2 7 9 4 
14:LabeledContent44:A value or control with its label beside it.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:4 5:title2 T0:0 5:value3 T0:0 7:content3 L0:0 5:label3 L0:0 0 0 3 2 1 3 2 1 5 2 5 7 3 
9:LazyHGrid75:Fills rows column by column, and makes its views when they come into sight.0:0 0:5 4:rows3 Vlh74 0:0 9:alignment5 Vh201 7:.center0:0 7:spacing1 Vod0:0 11:pinnedViews5 Vh121 2:[]0:0 7:content3 L0:0 0 0 1 5 1 2 4 6 9 5 
10:LazyHStack66:A horizontal stack that makes its views when they come into sight.0:0 0:4 9:alignment5 Vh201 7:.center0:0 7:spacing1 Vod0:0 11:pinnedViews5 Vh121 2:[]0:0 7:content3 L0:0 0 1 3 1 4 0 2 4 7 4 
9:LazyVGrid72:Fills columns row by row, and makes its views when they come into sight.0:0 0:5 7:columns3 Vlh74 0:0 9:alignment5 Vh80 7:.center0:0 7:spacing1 Vod0:0 11:pinnedViews5 Vh121 2:[]0:0 7:content3 L0:0 0 0 1 5 1 2 4 6 9 5 
10:LazyVStack64:A vertical stack that makes its views when they come into sight.0:0 0:4 9:alignment5 Vh80 7:.center0:0 7:spacing1 Vod0:0 11:pinnedViews5 Vh121 2:[]0:0 7:content3 L0:0 0 1 3 1 4 0 2 4 7 4 
14:LinearGradient33:Colours that change along a line.0:0 0:5 6:colors3 Vlh28 0:0 8:gradient3 Vh71 0:0 5:stops3 Vlh73 0:0 10:startPoint3 Vh198 0:0 8:endPoint3 Vh198 0:0 0 0 3 3 1 7 9 3 3 7 9 3 5 7 9 0 
4:Link20:Opens a web address.0:0 0:3 5:title2 T0:0 11:destination3 T0:0 5:label3 L0:0 0 0 2 2 1 3 2 3 5 3 
4:List58:Rows in a scrolling column, of which some may be selected.0:0 0:2 9:selection3 By0:0 7:content3 L0:0 0 1 1 1 2 0 3 2 
4:Menu38:A button that shows a list of actions.0:0 0:6 5:title2 T0:0 11:systemImage3 T0:0 5:image3 T0:0 7:content3 L0:0 5:label3 L0:0 13:primaryAction3 A0:0 0 0 4 3 1 7 10 4 1 3 7 10 4 1 5 7 10 3 7 9 10 4 
12:MeshGradient49:Colours that change between the points of a mesh.37:iOS 18, macOS 15, tvOS 18, watchOS 110 0:7 5:width3 Vi0:0 6:height3 Vi0:0 6:points3 Vlld47:The two coordinates of each point, from 0 to 1.0 6:colors3 Vlh28 0:0 10:background5 Vh28 6:.clear0:0 13:smoothsColors5 Vb4:true0:0 10:colorSpace5 Vh72 7:.device0:0 0 0 1 7 1 3 5 7 8 10 12 0 
15:MultiDatePicker36:Chooses several dates in a calendar.6:iOS 160 0:4 5:title2 T0:0 9:selection3 Bls0:0 2:in3 Rs0:0 5:label3 L0:0 0 0 2 3 1 3 4 3 3 4 7 4 
14:NavigationLink43:A row or button that leads to another view.0:0 0:5 5:title2 T0:0 5:value3 Vy0:0 11:destination3 L0:0 5:label3 L0:0 8:isActive3 Bb0:0 0 0 6 2 1 3 2 3 7 2 1 5 2 5 7 3 1 9 5 3 9 5 7 4 
19:NavigationSplitView79:Two or three columns, where a selection in one decides what the next one shows.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:5 16:columnVisibility3 Bh114 0:0 22:preferredCompactColumn3 Bh112 0:0 7:sidebar3 L0:0 7:content3 L0:0 6:detail3 L0:0 0 0 1 5 0 2 5 6 9 0 
15:NavigationStack51:A root view and those that are pushed on top of it.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:2 4:path3 By0:0 4:root3 L0:0 0 1 1 1 2 0 3 2 
14:NavigationView67:The older container for views that are pushed on top of each other.0:1 15:NavigationStack1 7:content3 L0:0 0 1 0 1 1 1 1 
13:PhaseAnimator88:Goes through the phases of an animation, again and again or at each change of a trigger.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:3 6:phases2 Vly0:0 7:trigger3 Vy0:0 7:content3 L0:1 5:phase2 0 0 0 0 1 3 1 2 5 3 
6:Picker64:Chooses one of several values; its content carries them as tags.0:0 0:7 5:title2 T0:0 11:systemImage3 T0:0 5:image3 T0:0 9:selection3 By0:0 7:content3 L0:0 5:label3 L0:0 17:currentValueLabel3 L0:0 0 0 4 4 1 7 9 12 5 1 3 7 9 12 5 1 5 7 9 12 4 7 9 11 12 5 
12:ProgressView54:Shows how far a task has come, or that it is going on.0:0 0:5 5:title2 T0:0 5:value1 Vod0:0 5:total5 Vd3:1.00:0 5:label3 L0:0 17:currentValueLabel3 L0:0 1 0 0 5 0 1 1 1 7 3 1 3 4 4 3 4 6 8 4 
14:RadialGradient43:Colours that change from a centre outwards.0:0 0:6 6:colors3 Vlh28 0:0 8:gradient3 Vh71 0:0 5:stops3 Vlh73 0:0 6:center3 Vh198 0:0 11:startRadius3 Vd0:0 9:endRadius3 Vd0:0 0 0 3 4 1 7 9 11 4 3 7 9 11 4 5 7 9 11 0 
9:Rectangle34:A rectangle as large as its frame.0:0 0:0 0 0 1 0 0 
12:RenameButton51:Starts the renaming that the views around it offer.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:0 0 0 1 0 0 
16:RoundedRectangle41:A rectangle with equally rounded corners.0:0 0:3 12:cornerRadius3 Vd0:0 10:cornerSize3 Vh25 0:0 5:style5 Vh137 11:.continuous0:0 2 0 1 0 2 2 1 4 2 3 4 0 
10:ScrollView39:Lets its content be larger than itself.0:0 0:3 4:axes4 Vh14 9:.vertical0:0 15:showsIndicators5 Vb4:true0:0 7:content3 L0:0 0 1 2 1 3 0 2 5 3 
16:ScrollViewReader48:Gives its content the means to scroll to a view.0:0 0:1 7:content3 L0:0 0 1 0 1 1 1 1 
7:Section53:A part of a list or form, with a header and a footer.0:0 0:5 5:title2 T0:0 10:isExpanded3 Bb0:0 7:content3 L0:0 6:header3 L0:0 6:footer3 L0:0 0 1 2 4 3 5 6 8 2 1 5 3 1 3 5 3 3 5 7 3 
11:SecureField39:Edits a secret, which it does not show.0:0 0:5 5:title2 T0:0 4:text3 Bs0:0 6:prompt1 U0:0 5:label3 L0:0 8:onCommit3 A0:0 0 0 3 3 1 3 4 3 3 4 7 3 1 3 9 4 
9:ShareLink57:Offers something to be shared with other apps and people.27:iOS 16, macOS 13, watchOS 90 0:6 5:title2 T0:0 4:item3 T0:0 5:items3 Vls0:0 7:subject1 U0:0 7:message1 U0:0 5:label3 L0:0 0 0 4 4 0 3 6 8 4 0 5 6 8 4 3 6 8 11 4 5 6 8 11 6 
6:Slider30:Chooses a number from a range.0:0 0:7 5:value3 Bd0:0 2:in5 Rd6:[0, 1]0:0 4:step5 Vd1:10:0 5:label3 L0:0 17:minimumValueLabel3 L0:0 17:maximumValueLabel3 L0:0 16:onEditingChanged1 C0:1 9:isEditing0 b0 1 0 0 2 6 1 2 6 8 10 12 7 1 3 5 6 8 10 12 4 
6:Spacer41:Takes all the room that a stack has left.0:0 0:1 9:minLength1 Vod0:0 1 0 0 1 1 0 0 
7:Stepper55:Raises and lowers a number, or runs an action for each.0:0 0:8 5:title2 T0:0 5:value3 Bd0:0 2:in3 Rd0:0 4:step5 Vd1:10:0 5:label3 L0:0 11:onIncrement1 C0:0 11:onDecrement1 C0:0 16:onEditingChanged1 C0:1 9:isEditing0 b0 0 0 4 5 1 3 4 6 14 5 3 4 6 9 14 4 1 11 13 14 4 9 11 13 14 5 
3:Tab25:One tab with its content.37:iOS 18, macOS 15, tvOS 18, watchOS 110 0:7 5:title2 T0:0 11:systemImage3 T0:0 5:image3 T0:0 5:value3 Vy0:0 4:role1 Voh169 0:0 7:content3 L0:0 5:label3 L0:0 0 0 4 5 1 3 6 8 11 5 1 5 6 8 11 4 7 8 11 12 3 8 11 13 6 
10:TabSection30:A group of tabs with a header.25:iOS 18, macOS 15, tvOS 180 0:3 5:title2 T0:0 7:content3 L0:0 6:header3 L0:0 0 1 1 2 2 3 4 2 1 3 2 
7:TabView48:Several views, of which a bar of tabs shows one.0:0 0:2 9:selection3 By0:0 7:content3 L0:0 0 1 1 1 2 0 3 2 
4:Text39:Read-only text, in one line or several.0:0 0:6 7:content2 T0:0 9:tableName1 U0:0 7:comment1 U0:0 8:verbatim3 T56:Text that is never looked up in a table of translations.0 4:date2 T0:0 5:style3 Vh174 0:0 1 0 0 3 3 1 2 4 1 7 2 9 11 0 
10:TextEditor25:Edits text of many lines.0:0 0:1 4:text3 Bs0:0 1 0 0 1 1 1 0 
9:TextField21:Edits a line of text.0:0 0:7 5:title2 T0:0 4:text3 Bs0:0 6:prompt1 U0:0 4:axis3 Vh13 0:0 5:label3 L0:0 16:onEditingChanged3 A0:1 9:isEditing0 b0 8:onCommit3 A0:0 0 0 3 4 1 3 4 6 4 3 4 6 9 4 1 3 10 12 5 
12:TimelineView50:Makes its content anew at the times of a schedule.36:iOS 15, macOS 12, tvOS 15, watchOS 80 0:2 8:schedule2 Vh183 0:0 7:content3 L0:1 7:context0 r19:TimelineViewContext1 4:dates1 32:{'date': '2024-01-01T09:41:00Z'}0 0 1 2 1 3 2 
6:Toggle28:Switches a value on and off.0:0 0:5 5:title2 T0:0 11:systemImage3 T0:0 5:image3 T0:0 4:isOn3 Bb0:0 5:label3 L0:0 0 0 4 2 1 7 3 1 3 7 3 1 5 7 2 7 9 5 
11:ToolbarItem42:One item of a toolbar and its place there.0:0 0:3 2:id3 T0:0 9:placement5 Vh187 10:.automatic0:0 7:content3 L0:0 0 1 2 1 3 0 2 5 3 
16:ToolbarItemGroup46:Several items of a toolbar that share a place.0:0 0:3 9:placement5 Vh187 10:.automatic0:0 7:content3 L0:0 5:label3 L0:0 0 1 1 1 3 0 3 4 2 
13:ToolbarSpacer36:Room between the items of a toolbar.37:iOS 26, macOS 26, tvOS 26, watchOS 260 0:2 6:sizing4 Vh159 9:.flexible0:0 9:placement5 Vh187 10:.automatic0:0 1 0 0 1 2 0 2 0 
16:ToolbarTitleMenu48:The menu that opens from the title of a toolbar.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 7:content1 M0:0 0 1 0 1 1 0 1 
22:UnevenRoundedRectangle49:A rectangle whose corners are rounded one by one.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:6 16:topLeadingRadius5 Vd1:00:0 19:bottomLeadingRadius5 Vd1:00:0 20:bottomTrailingRadius5 Vd1:00:0 17:topTrailingRadius5 Vd1:00:0 11:cornerRadii3 Vh135 0:0 5:style5 Vh137 11:.continuous0:0 0 0 2 5 0 2 4 6 10 2 9 10 0 
10:VSplitView58:Views above each other, with dividers that can be dragged.11:macOS 10.150 0:1 7:content3 L0:0 0 1 0 1 1 1 1 
6:VStack38:Lays its views out from top to bottom.0:0 0:3 9:alignment5 Vh80 7:.center0:0 7:spacing1 Vod0:0 7:content3 L0:0 0 1 2 1 3 0 2 5 3 
12:VStackLayout67:A vertical stack as a layout that can be exchanged for another one.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:3 9:alignment5 Vh80 7:.center0:0 7:spacing1 Vod0:0 7:content1 M0:0 0 1 2 1 3 0 2 4 3 
12:ViewThatFits39:Shows the first of its views that fits.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:2 2:in5 Vh14 24:[.horizontal, .vertical]0:0 7:content3 L0:0 0 1 1 1 2 0 3 2 
6:ZStack63:Lays its views on top of each other, the first one at the back.0:0 0:2 9:alignment5 Vh6 7:.center0:0 7:content3 L0:0 0 1 1 1 2 0 3 2 
12:ZStackLayout70:An overlaying stack as a layout that can be exchanged for another one.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:2 9:alignment5 Vh6 7:.center0:0 7:content1 M0:0 0 1 1 1 2 0 2 2 
11:accentColor39:The colour that marks what can be used.0:1 4:tint1 5:color2 Voh28 0:0 1 0 0 1 1 1 0 
13:accessibility56:Older ways to describe the view to assistive technology.0:1 18:accessibilityLabel8 5:label3 T0:0 5:value3 T0:0 4:hint3 T0:0 6:hidden3 Vb0:0 10:identifier3 T0:0 9:addTraits3 Vh5 0:0 12:removeTraits3 Vh5 0:0 12:sortPriority3 Vd0:0 0 3 5 8 1 1 1 3 1 5 1 7 1 9 1 11 1 13 1 15 0 
19:accessibilityAction34:An action of assistive technology.0:0 0:5 10:actionKind4 Vh1 8:.default0:0 5:named3 T0:0 5:label3 L0:0 6:action3 A27:What is run beside a label.0 7:handler2 A0:0 0 2 4 3 2 0 9 2 3 9 2 7 5 3 
20:accessibilityActions44:Actions as buttons for assistive technology.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:2 8:category3 Vh0 0:0 7:content2 L0:0 0 1 1 1 2 0 3 2 
22:accessibilityAddTraits34:Adds to what the view is and does.0:0 0:1 6:traits2 Vh5 0:0 1 0 3 0 1 1 1 0 
29:accessibilityAdjustableAction51:Runs an action when the value is raised or lowered.0:0 0:1 7:handler2 A0:1 9:direction0 h2 0 0 2 0 1 1 1 0 
21:accessibilityChildren54:Gives assistive technology children that are not seen.0:0 0:1 8:children3 L0:0 0 1 0 1 1 1 1 
20:accessibilityElement27:Makes the view one element.0:0 0:1 8:children5 Vh3 7:.ignore0:0 1 0 0 1 1 0 0 
20:accessibilityFocused50:Binds whether assistive technology is at the view.0:0 0:3 9:condition2 Bb0:0 7:binding2 By0:0 6:equals3 Vy0:0 1 0 4 2 1 2 2 1 1 2 3 5 0 
20:accessibilityHeading23:The level of a heading.0:0 0:1 5:level2 Vh4 0:0 1 0 0 1 1 1 0 
19:accessibilityHidden41:Hides the view from assistive technology.0:0 0:2 6:hidden2 Vb0:0 9:isEnabled5 Vb4:true0:0 1 0 0 1 2 1 2 0 
17:accessibilityHint35:What happens when the view is used.0:0 0:2 4:hint2 T0:0 9:isEnabled5 Vb4:true0:0 1 0 0 1 2 1 2 0 
23:accessibilityIdentifier28:What tests find the view by.0:0 0:2 10:identifier2 T0:0 9:isEnabled5 Vb4:true0:0 1 0 0 1 2 1 2 0 
32:accessibilityIgnoresInvertColors43:Keeps colours while the screen is inverted.0:0 0:1 6:active4 Vb4:true0:0 1 0 0 1 1 0 0 
24:accessibilityInputLabels37:Names that voice control understands.0:0 0:1 11:inputLabels2 Vls0:0 1 0 3 0 1 1 1 0 
18:accessibilityLabel24:What the view is called.0:0 0:3 5:label2 T0:0 9:isEnabled5 Vb4:true0:0 7:content3 L0:0 1 0 1 2 2 2 1 2 1 5 3 
25:accessibilityRemoveTraits37:Takes from what the view is and does.0:0 0:1 6:traits2 Vh5 0:0 1 0 3 0 1 1 1 0 
27:accessibilityRepresentation47:Shows assistive technology other views instead.0:0 0:1 14:representation3 L0:0 0 1 0 1 1 1 1 
38:accessibilityRespondsToUserInteraction38:Whether the view reacts to the reader.0:0 0:2 25:respondsToUserInteraction4 Vb4:true0:0 9:isEnabled5 Vb4:true0:0 1 0 0 1 2 0 2 0 
25:accessibilitySortPriority19:What is read first.0:0 0:1 12:sortPriority2 Vd0:0 1 0 0 1 1 1 0 
18:accessibilityValue24:What value the view has.0:0 0:2 5:value2 T0:0 9:isEnabled5 Vb4:true0:0 1 0 0 1 2 1 2 0 
5:alert37:Shows an alert while a value is true.0:0 0:5 5:title2 T0:0 11:isPresented3 Bb0:0 10:presenting3 Vy24:What the alert is about.0 7:actions3 L0:1 4:item3 2 0 7:message3 L0:1 4:item3 2 0 0 0 2 4 1 3 7 8 5 1 3 5 7 8 4 
19:allowedDynamicRange32:How bright images inside may be.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:1 5:range2 Voh84 0:0 1 0 0 1 1 1 0 
16:allowsHitTesting39:Whether the view takes taps and clicks.0:0 0:1 7:enabled2 Vb0:0 1 0 0 1 1 1 0 
16:allowsTightening34:Lets letters move together to fit.0:0 0:1 4:flag2 Vb0:0 1 0 0 1 1 1 0 
25:alternatingRowBackgrounds46:Gives every other row a background of its own.8:macOS 140 0:1 8:behavior4 Vh7 8:.enabled0:0 1 0 0 1 1 0 0 
9:animation28:Animates changes of a value.0:0 0:3 9:animation2 Voh10 0:0 5:value3 Vy0:0 4:body3 L30:The changes that are animated.0 1 0 4 2 0 1 3 2 1 3 2 1 5 1 1 3 
11:antialiased41:Whether the edges of an image are smooth.0:0 0:1 13:isAntialiased2 Vb0:0 1 0 0 1 1 1 0 
11:aspectRatio37:Keeps width and height in proportion.0:0 0:3 11:aspectRatio0 Vod0:0 10:aspectSize2 Vh25 0:0 11:contentMode3 Vh36 0:0 0 4 2 0 2 2 2 0 5 2 3 5 0 
18:autocapitalization42:Which letters the keyboard makes capitals.0:1 27:textInputAutocapitalization1 5:style2 Vh193 0:0 1 0 0 1 1 1 0 
22:autocorrectionDisabled37:Whether text inside is not corrected.0:0 0:1 7:disable4 Vb4:true0:0 1 0 0 1 1 0 0 
10:background26:Something behind the view.0:0 0:6 5:style2 Vh158 0:0 20:ignoresSafeAreaEdges5 Vh50 4:.all0:0 2:in3 Vh157 0:0 9:fillStyle5 Vh58 11:FillStyle()0:0 9:alignment5 Vh6 7:.center0:0 7:content3 L0:0 1 0 1 5 5 2 8 11 2 1 2 3 1 5 6 2 5 6 1 2 6 
15:backgroundStyle41:What backgrounds inside are painted with.0:0 0:1 5:style2 Vh158 0:0 1 0 0 1 1 1 0 
5:badge41:A number or text that asks for attention.0:0 0:2 5:count2 Vi0:0 5:label2 U0:0 1 0 0 2 1 1 1 3 0 
14:baselineOffset35:How far text stands above its line.0:0 0:1 14:baselineOffset2 Vd0:0 1 0 0 1 1 1 0 
9:blendMode46:Mixes the view's colours with those behind it.0:0 0:1 9:blendMode2 Vh16 0:0 1 0 0 1 1 1 0 
4:blur15:Blurs the view.0:0 0:2 6:radius3 Vd0:0 6:opaque5 Vb5:false0:0 1 0 0 1 2 1 2 0 
4:bold10:Bold text.0:0 0:1 8:isActive4 Vb4:true0:0 1 0 0 1 1 0 0 
6:border31:A line around the view's frame.0:0 0:2 5:style2 Vh158 0:0 5:width5 Vd1:10:0 1 0 0 1 2 1 2 0 
10:brightness24:Makes the view brighter.0:0 0:1 6:amount2 Vd0:0 1 0 0 1 1 1 0 
17:buttonBorderShape37:The shape of bordered buttons inside.0:0 0:1 5:shape2 Vh17 0:0 1 0 0 1 1 1 0 
11:buttonStyle24:How buttons inside look.0:0 0:1 5:style2 Vh19 0:0 1 0 0 1 1 1 0 
9:clipShape25:Cuts the view to a shape.0:0 0:2 5:shape2 Vh157 0:0 5:style5 Vh58 11:FillStyle()0:0 1 0 0 1 2 1 2 0 
7:clipped27:Cuts the view to its frame.0:0 0:1 11:antialiased5 Vb5:false0:0 0 0 1 1 0 0 
11:colorInvert20:Inverts all colours.0:0 0:0 0 0 1 0 0 
13:colorMultiply30:Multiplies all colours by one.0:0 0:1 5:color2 Vh28 0:0 1 0 0 1 1 1 0 
11:colorScheme27:The appearance of the view.0:1 20:preferredColorScheme1 11:colorScheme2 Vh31 0:0 1 0 0 1 1 1 0 
16:compositingGroup57:Takes the views inside as one before effects are applied.0:0 0:0 0 0 1 0 0 
18:confirmationDialog40:Asks for a choice while a value is true.0:0 0:6 5:title2 T0:0 11:isPresented3 Bb0:0 15:titleVisibility5 Vh205 10:.automatic0:0 10:presenting3 Vy27:What the dialogue is about.0 7:actions3 L0:1 4:item3 3 0 7:message3 L0:1 4:item3 3 0 0 0 2 5 1 3 4 9 10 6 1 3 4 7 9 10 5 
19:containerBackground56:The background of the container that the view stands in.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:4 5:style2 Vh158 0:0 3:for3 Vh33 0:0 9:alignment5 Vh6 7:.center0:0 7:content3 L0:0 0 4 2 0 1 2 2 1 3 3 3 4 7 4 
22:containerRelativeFrame42:A size that follows that of the container.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:5 4:axes2 Vh14 0:0 5:count3 Vi0:0 4:span5 Vi1:10:0 7:spacing3 Vd0:0 9:alignment5 Vh6 7:.center0:0 1 0 3 0 2 2 1 8 5 1 3 4 7 8 0 
14:containerShape47:The shape that concentric shapes inside follow.0:0 0:1 5:shape2 Vh157 0:0 1 0 0 1 1 1 0 
14:contentMargins33:Margins inside scrolling content.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:4 5:edges4 Vh50 4:.all0:0 6:length2 Vod0:0 6:insets2 Vh52 0:0 3:for5 Vh35 10:.automatic0:0 2 1 2 4 2 0 1 2 3 0 3 6 3 0 5 6 0 
12:contentShape50:The shape in which the view takes taps and clicks.0:0 0:3 4:kind2 Vh37 0:0 5:shape2 Vh157 0:0 6:eoFill5 Vb5:false0:0 1 1 4 2 0 1 2 2 3 4 3 1 3 4 0 
17:contentTransition27:How content inside changes.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 10:transition2 Vh38 0:0 1 0 0 1 1 1 0 
11:contextMenu30:A menu that opens on the view.0:0 0:5 16:forSelectionType3 T42:The name of the type of the selected rows.0 9:menuItems3 L0:0 4:menu3 L0:1 9:selection0 ly0 7:preview3 L0:0 13:primaryAction1 C0:1 9:selection0 ly0 0 1 1 2 2 3 6 3 1 5 8 2 
8:contrast48:Makes differences in the view larger or smaller.0:0 0:1 6:amount2 Vd0:0 1 0 0 1 1 1 0 
17:controlGroupStyle31:How control groups inside look.0:0 0:1 5:style2 Vh39 0:0 1 0 0 1 1 1 0 
11:controlSize30:How large controls inside are.0:0 0:1 11:controlSize2 Vh40 0:0 1 0 0 1 1 1 0 
15:coordinateSpace67:Names the view's own coordinates, so that others can refer to them.0:0 0:2 4:name3 Vy0:0 15:coordinateSpace2 Vh110 0:0 2 0 1 0 2 1 1 1 3 0 
12:cornerRadius39:Rounds the corners of the view's frame.0:1 31:clipShape(.rect(cornerRadius:))2 6:radius2 Vd0:0 11:antialiased5 Vb4:true0:0 1 0 0 1 2 1 2 0 
15:datePickerStyle29:How date pickers inside look.0:0 0:1 5:style2 Vh44 0:0 1 0 0 1 1 1 0 
12:defaultFocus24:What has focus at first.0:0 0:3 7:binding2 By0:0 5:value2 Vy0:0 8:priority5 Vh45 10:.automatic0:0 0 4 2 0 1 1 3 1 3 4 0 
19:defaultScrollAnchor30:Where content stands at first.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:2 6:anchor2 Voh198 0:0 3:for3 Vh142 0:0 1 0 0 2 1 1 2 1 3 0 
14:deleteDisabled31:Whether a row can't be deleted.0:0 0:1 10:isDisabled2 Vb0:0 1 0 0 1 1 1 0 
23:dialogSuppressionToggle36:Lets the reader turn a dialogue off.16:iOS 17, macOS 140 0:2 5:title2 T0:0 12:isSuppressed3 Bb0:0 0 0 1 2 0 3 0 
21:disableAutocorrection37:Whether text inside is not corrected.0:1 22:autocorrectionDisabled1 7:disable2 Vob0:0 1 0 0 1 1 1 0 
8:disabled38:Whether controls inside can't be used.0:0 0:1 8:disabled2 Vb0:0 1 0 0 1 1 1 0 
20:disclosureGroupStyle34:How disclosure groups inside look.0:0 0:1 5:style2 Vh46 0:0 1 0 0 1 1 1 0 
9:draggable57:Lets the view be dragged, with a text as what it carries.16:iOS 16, macOS 130 0:2 7:payload2 T0:0 7:preview3 L0:0 1 0 0 1 2 1 2 2 
12:drawingGroup38:Draws the views inside into one image.0:0 0:2 6:opaque5 Vb5:false0:0 9:colorMode5 Vh30 10:.nonLinear0:0 0 0 1 2 0 2 0 
15:dynamicTypeSize52:The text size inside, or the range that it may have.0:0 0:2 4:size2 Vh47 0:0 5:range2 Rh47 0:0 1 0 3 1 2 1 1 1 3 0 
21:edgesIgnoringSafeArea55:Lets the view reach beyond the safe area at some edges.0:1 15:ignoresSafeArea1 5:edges2 Vh50 0:0 1 0 3 0 1 1 1 0 
11:environment53:Sets a value of the environment for the views inside.0:0 0:2 7:keyPath2 Vh56 0:0 5:value2 Vy0:0 0 4 2 0 1 1 2 1 3 0 
9:equatable54:Makes the view anew only when its values have changed.0:0 0:0 0 0 1 0 0 
27:fileDialogConfirmationLabel41:The word on the button of file dialogues.16:iOS 17, macOS 140 0:1 5:label2 U0:0 1 0 0 1 1 1 0 
25:fileDialogCustomizationID51:What the settings of file dialogues are kept under.16:iOS 17, macOS 140 0:1 2:id2 T0:0 1 0 0 1 1 1 0 
26:fileDialogDefaultDirectory40:The folder that file dialogues start in.16:iOS 17, macOS 140 0:1 16:defaultDirectory2 U0:0 1 0 0 1 1 1 0 
17:fileDialogMessage30:The message of file dialogues.16:iOS 17, macOS 140 0:1 7:message2 U0:0 1 0 0 1 1 1 0 
12:fileImporter23:Asks for files to open.0:0 0:4 11:isPresented3 Bb0:0 19:allowedContentTypes3 Vlh196 0:0 23:allowsMultipleSelection3 Vb0:0 12:onCompletion3 A0:1 4:urls0 ls0 0 0 1 4 1 3 4 7 0 
4:fill29:Paints the inside of a shape.0:0 0:2 7:content4 Vh158 11:.foreground0:0 5:style5 Vh58 11:FillStyle()0:0 1 0 0 1 2 0 2 0 
9:fixedSize33:Keeps the view at its ideal size.0:0 0:2 10:horizontal3 Vb0:0 8:vertical3 Vb0:0 0 0 2 0 2 1 3 0 
34:flipsForRightToLeftLayoutDirection55:Mirrors the view where reading goes from right to left.0:0 0:1 7:enabled2 Vb0:0 1 0 0 1 1 1 0 
19:focusEffectDisabled28:Whether focus does not show.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:1 8:disabled4 Vb4:true0:0 1 0 0 1 1 0 0 
12:focusSection36:Keeps focus together while it moves.17:macOS 13, tvOS 150 0:0 0 0 1 0 0 
9:focusable32:Whether the view can have focus.0:0 0:2 11:isFocusable4 Vb4:true0:0 12:interactions3 Vh59 0:0 1 0 0 1 2 0 2 0 
7:focused33:Binds whether the view has focus.0:0 0:3 9:condition2 Bb0:0 7:binding2 By0:0 6:equals3 Vy0:0 1 0 4 2 1 2 2 1 1 2 3 5 0 
4:font24:The font of text inside.0:0 0:1 4:font2 Voh60 0:0 1 0 0 1 1 1 0 
10:fontDesign30:The design of the font inside.42:iOS 16.1, macOS 13, tvOS 16.1, watchOS 9.10 0:1 6:design2 Voh61 0:0 1 0 0 1 1 1 0 
10:fontWeight24:How bold text inside is.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 6:weight2 Voh64 0:0 1 0 0 1 1 1 0 
9:fontWidth28:How wide the font inside is.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 5:width2 Voh65 0:0 1 0 0 1 1 1 0 
15:foregroundColor46:The colour of text, symbols and shapes inside.0:1 15:foregroundStyle1 5:color2 Voh28 0:0 1 0 0 1 1 1 0 
15:foregroundStyle54:What text, symbols and shapes inside are painted with.0:0 0:3 5:style2 Vh158 0:0 9:secondary2 Vh158 0:0 8:tertiary2 Vh158 0:0 1 0 4 3 0 1 2 3 1 1 2 1 3 3 1 3 5 0 
9:formStyle22:How forms inside look.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 5:style2 Vh66 0:0 1 0 0 1 1 1 0 
5:frame58:A size, or limits for one, and the view's place within it.0:0 0:9 5:width1 Vod0:0 6:height1 Vod0:0 8:minWidth1 Vod0:0 10:idealWidth1 Vod0:0 8:maxWidth1 Vod0:0 9:minHeight1 Vod0:0 11:idealHeight1 Vod0:0 9:maxHeight1 Vod0:0 9:alignment5 Vh6 7:.center0:0 0 0 2 3 0 2 16 7 4 6 8 10 12 14 16 0 
15:fullScreenCover40:Covers the screen while a value says so.0:0 0:4 11:isPresented3 Bb0:0 4:item3 By35:What is shown while it is not null.0 9:onDismiss1 C0:0 7:content3 L0:1 4:item3 1 0 0 0 2 3 1 4 7 3 3 4 7 4 
10:gaugeStyle23:How gauges inside look.16:iOS 16, macOS 130 0:1 5:style2 Vh67 0:0 1 0 0 1 1 1 0 
13:geometryGroup50:Moves the views inside as one when the view moves.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:0 0 0 1 0 0 
21:glassBackgroundEffect22:A background of glass.10:visionOS 10 0:2 11:displayMode5 Vh70 7:.always0:0 2:in3 Vh157 0:0 1 0 0 2 1 0 2 3 0 0 
11:glassEffect34:Glass behind the view, in a shape.37:iOS 26, macOS 26, tvOS 26, watchOS 260 0:2 5:glass4 Vh69 8:.regular0:0 2:in5 Vh157 8:.capsule0:0 1 0 0 1 2 0 2 0 
9:grayscale18:Takes colour away.0:0 0:1 6:amount2 Vd0:0 1 0 0 1 1 1 0 
14:gridCellAnchor38:Where content stands in its grid cell.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 6:anchor2 Vh198 0:0 1 0 0 1 1 1 0 
15:gridCellColumns40:How many columns a cell of a grid takes.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 5:count2 Vi0:0 1 0 0 1 1 1 0 
19:gridCellUnsizedAxes61:The directions in which a cell does not make its grid larger.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 4:axes2 Vh14 0:0 1 0 3 0 1 1 1 0 
19:gridColumnAlignment45:How the cells of a grid's column are aligned.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 5:guide2 Vh80 0:0 1 0 0 1 1 1 0 
13:groupBoxStyle28:How group boxes inside look.0:0 0:1 5:style2 Vh77 0:0 1 0 0 1 1 1 0 
19:handGestureShortcut45:Presses the control by a gesture of the hand.18:iOS 18, watchOS 110 0:2 8:shortcut2 Vh79 0:0 9:isEnabled5 Vb4:true0:0 1 0 0 1 2 1 2 0 
21:handlesExternalEvents49:Which outside events the view prefers and allows.0:0 0:2 10:preferring3 Vls0:0 8:allowing3 Vls0:0 0 0 1 2 1 3 0 
16:headerProminence35:How much section headers stand out.0:0 0:1 10:prominence2 Vh132 0:0 1 0 0 1 1 1 0 
4:help37:A hint that shows beside the pointer.0:0 0:1 4:text2 T0:0 1 0 0 1 1 1 0 
6:hidden35:Hides the view but keeps its place.0:0 0:0 0 0 1 0 0 
11:hoverEffect47:What happens when the pointer is over the view.0:0 0:2 6:effect4 Vh83 10:.automatic0:0 9:isEnabled5 Vb4:true0:0 1 0 0 1 2 0 2 0 
11:hueRotation29:Turns the hue of all colours.0:0 0:1 5:angle2 Vh8 0:0 1 0 0 1 1 1 0 
2:id54:The view's identity; another id makes it another view.0:0 0:1 2:id2 Vy0:0 1 0 0 1 1 1 0 
15:ignoresSafeArea39:Lets the view reach into the safe area.0:0 0:2 7:regions4 Vh139 4:.all0:0 5:edges5 Vh50 4:.all0:0 1 0 3 0 1 2 0 2 0 
10:imageScale27:The size of symbols inside.0:0 0:1 5:scale2 Vh87 0:0 1 0 0 1 1 1 0 
14:indexViewStyle43:How the page dots of tab views inside look.0:0 0:1 5:style2 Vh89 0:0 1 0 0 1 1 1 0 
5:inset35:Makes a shape smaller on all sides.0:0 0:1 2:by3 Vd0:0 1 0 0 1 1 1 0 
9:inspector35:Shows an inspector beside the view.16:iOS 17, macOS 140 0:2 11:isPresented3 Bb0:0 7:content3 L0:0 0 0 1 2 1 3 2 
20:inspectorColumnWidth26:The width of an inspector.16:iOS 17, macOS 140 0:4 5:width2 Vd0:0 3:min1 Vod0:0 5:ideal3 Vd0:0 3:max1 Vod0:0 1 0 0 2 1 1 3 2 5 6 0 
26:interactiveDismissDisabled37:Keeps a sheet from being swiped away.0:0 0:1 10:isDisabled4 Vb4:true0:0 1 0 0 1 1 0 0 
13:interpolation33:How carefully an image is scaled.0:0 0:1 13:interpolation2 Vh85 0:0 1 0 0 1 1 1 0 
6:italic13:Slanted text.0:0 0:1 8:isActive4 Vb4:true0:0 1 0 0 1 1 0 0 
7:kerning41:Room between letters; ligatures break up.0:0 0:1 7:kerning2 Vd0:0 1 0 0 1 1 1 0 
16:keyboardShortcut28:Keys that press the control.0:0 0:3 3:key2 Vh90 0:0 9:modifiers5 Vh57 8:.command0:0 8:shortcut2 Voh92 0:0 2 0 2 4 2 0 1 2 2 1 2 1 5 0 
12:keyboardType50:The keyboard that comes up for text fields inside.0:0 0:1 4:type2 Vh192 0:0 1 0 0 1 1 1 0 
10:labelStyle34:Which parts of labels inside show.0:0 0:1 5:style2 Vh93 0:0 1 0 0 1 1 1 0 
19:labeledContentStyle34:How labelled content inside looks.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 5:style2 Vh94 0:0 1 0 0 1 1 1 0 
12:labelsHidden36:Hides the labels of controls inside.0:0 0:0 0 0 1 0 0 
23:layoutDirectionBehavior62:Whether the view is mirrored where reading goes the other way.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:1 8:behavior2 Vh97 0:0 1 0 0 1 1 1 0 
14:layoutPriority54:Who gets room first where there is little; 0 is usual.0:0 0:1 5:value2 Vd0:0 1 0 0 1 1 1 0 
9:lineLimit29:How many lines text may take.0:0 0:4 6:number2 Voi0:0 5:range2 Ri0:0 5:limit2 Vi0:0 13:reservesSpace3 Vb0:0 1 0 0 3 1 1 1 3 2 5 7 0 
11:lineSpacing19:Room between lines.0:0 0:1 11:lineSpacing2 Vd0:0 1 0 0 1 1 1 0 
12:listItemTint27:The colour of a row's icon.0:0 0:1 4:tint2 Voh28 0:0 1 0 0 1 1 1 0 
17:listRowBackground25:What stands behind a row.0:0 0:1 4:view2 M0:0 0 1 0 1 1 1 1 
26:listRowHoverEffectDisabled44:Whether a row does not react to the pointer.10:visionOS 10 0:1 8:disabled4 Vb4:true0:0 1 0 0 1 1 0 0 
13:listRowInsets32:The room around a row's content.0:0 0:3 5:edges4 Vh50 4:.all0:0 6:length2 Vod0:0 6:insets2 Voh52 0:0 1 2 0 2 1 5 2 0 3 0 
16:listRowSeparator32:Whether the line at a row shows.0:0 0:2 10:visibility2 Vh205 0:0 5:edges5 Vh203 4:.all0:0 1 0 0 1 2 1 2 0 
20:listRowSeparatorTint32:The colour of the line at a row.0:0 0:2 5:color2 Voh28 0:0 5:edges5 Vh203 4:.all0:0 1 0 0 1 2 1 2 0 
14:listRowSpacing22:The room between rows.0:0 0:1 7:spacing2 Vod0:0 1 0 0 1 1 1 0 
20:listSectionSeparator36:Whether the line at a section shows.0:0 0:2 10:visibility2 Vh205 0:0 5:edges5 Vh203 4:.all0:0 1 0 0 1 2 1 2 0 
18:listSectionSpacing26:The room between sections.18:iOS 17, watchOS 100 0:2 7:spacing2 Vh100 0:0 6:length2 Vd0:0 2 0 1 0 2 1 1 1 3 0 
9:listStyle22:How lists inside look.0:0 0:1 5:style2 Vh101 0:0 1 0 0 1 1 1 0 
16:luminanceToAlpha29:Makes dark parts transparent.0:0 0:0 0 0 1 0 0 
4:mask45:Shows the view only where the mask is opaque.0:0 0:2 9:alignment5 Vh6 7:.center0:0 4:mask2 L0:0 0 1 1 1 2 0 3 2 
21:matchedGeometryEffect41:Moves between two views that share an id.0:0 0:5 2:id3 Vy0:0 2:in3 T26:The name of the namespace.0 10:properties5 Vh103 6:.frame0:0 6:anchor5 Vh198 7:.center0:0 8:isSource5 Vb4:true0:0 0 0 1 5 1 3 4 6 8 0 
23:matchedTransitionSource31:Where a zoom transition starts.37:iOS 18, macOS 15, tvOS 18, watchOS 110 0:2 2:id3 Vy0:0 2:in3 T26:The name of the namespace.0 0 0 1 2 1 3 0 
25:menuActionDismissBehavior38:Whether a menu closes after an action.44:iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.40 0:1 8:behavior2 Vh105 0:0 1 0 0 1 1 1 0 
13:menuIndicator39:Whether menus inside show an indicator.0:0 0:1 10:visibility2 Vh205 0:0 1 0 0 1 1 1 0 
9:menuOrder39:The order of the items in menus inside.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 5:order2 Vh106 0:0 1 0 0 1 1 1 0 
9:menuStyle22:How menus inside look.0:0 0:1 5:style2 Vh107 0:0 1 0 0 1 1 1 0 
18:minimumScaleFactor31:How far text may shrink to fit.0:0 0:1 6:factor2 Vd0:0 1 0 0 1 1 1 0 
10:monospaced21:Letters of one width.0:0 0:1 8:isActive4 Vb4:true0:0 1 0 0 1 1 0 0 
15:monospacedDigit20:Digits of one width.0:0 0:0 0 0 1 0 0 
12:moveDisabled29:Whether a row can't be moved.0:0 0:1 10:isDisabled2 Vb0:0 1 0 0 1 1 1 0 
22:multilineTextAlignment38:How lines of text stand to each other.0:0 0:1 9:alignment2 Vh178 0:0 1 0 0 1 1 1 0 
29:navigationBarBackButtonHidden22:Hides the back button.0:0 0:1 15:hidesBackButton4 Vb4:true0:0 1 0 0 1 1 0 0 
19:navigationBarHidden25:Hides the navigation bar.0:1 37:toolbar(.hidden, for: .navigationBar)1 6:hidden2 Vb0:0 1 0 0 1 1 1 0 
18:navigationBarItems28:Views in the navigation bar.0:1 7:toolbar2 7:leading1 M0:0 8:trailing1 M0:0 0 0 1 2 0 2 0 
18:navigationBarTitle32:The title in the navigation bar.0:1 15:navigationTitle2 5:title2 T0:0 11:displayMode3 Vh111 0:0 1 0 0 2 1 1 2 1 3 0 
29:navigationBarTitleDisplayMode23:How large the title is.0:0 0:1 11:displayMode2 Vh111 0:0 1 0 0 1 1 1 0 
21:navigationDestination31:The view that a value leads to.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:4 11:isPresented3 Bb0:0 4:item3 By35:What is shown while it is not null.0 3:for3 T37:The name of the type that leads here.0 11:destination3 L0:1 4:item3 1 0 0 0 3 2 1 7 2 3 7 2 5 7 4 
30:navigationSplitViewColumnWidth35:The width of a split view's column.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:4 5:width2 Vd0:0 3:min1 Vod0:0 5:ideal3 Vd0:0 3:max1 Vod0:0 1 0 0 2 1 1 3 2 5 6 0 
24:navigationSplitViewStyle40:How split views inside share their room.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 5:style2 Vh113 0:0 1 0 0 1 1 1 0 
18:navigationSubtitle25:The line below the title.16:iOS 26, macOS 110 0:1 8:subtitle2 T0:0 1 0 0 1 1 1 0 
15:navigationTitle32:The title in the navigation bar.0:0 0:2 5:title2 T0:0 12:titleBinding2 Bs35:A title that the reader can change.0 1 0 0 2 1 1 1 3 0 
20:navigationTransition40:How the view comes in when it is pushed.37:iOS 18, macOS 15, tvOS 18, watchOS 110 0:1 5:style2 Vh115 0:0 1 0 0 1 1 1 0 
19:navigationViewStyle33:How navigation views inside look.0:1 15:NavigationStack1 5:style2 Vh116 0:0 1 0 0 1 1 1 0 
6:offset52:Shows the view elsewhere, without moving the others.0:0 0:3 1:x5 Vd1:00:0 1:y5 Vd1:00:0 6:offset2 Vh25 0:0 1 2 0 2 2 0 2 1 5 0 
8:onAppear39:Runs an action before the view appears.0:0 0:1 7:perform1 C0:0 0 2 0 1 1 0 0 
8:onChange40:Runs an action when a value has changed.0:0 0:3 2:of3 Vy0:0 7:initial5 Vb5:false0:0 6:action2 A0:2 3:old1 0 0 3:new1 0 0 0 0 1 3 1 2 5 0 
8:onDelete37:Runs an action when rows are deleted.0:0 0:1 7:perform3 C0:1 7:indices0 li0 0 2 0 1 1 1 0 
15:onDeleteCommand37:Runs an action on the delete command.11:macOS 10.150 0:1 7:perform3 C0:0 0 2 0 1 1 1 0 
11:onDisappear46:Runs an action after the view has disappeared.0:0 0:1 7:perform1 C0:0 0 2 0 1 1 0 0 
13:onExitCommand35:Runs an action on the exit command.20:macOS 10.15, tvOS 130 0:1 7:perform3 C0:0 0 2 0 1 1 1 0 
7:onHover47:Runs an action when the pointer comes and goes.0:0 0:1 7:perform3 A0:1 10:isHovering0 b0 0 2 0 1 1 1 0 
10:onKeyPress62:Runs an action when a key is pressed while the view has focus.25:iOS 17, macOS 14, tvOS 170 0:4 3:key2 Vh90 0:0 4:keys3 Vlh90 0:0 6:phases3 Vh91 0:0 6:action3 A0:0 0 0 3 2 1 7 3 3 4 7 2 5 7 0 
18:onLongPressGesture37:Runs an action when the view is held.0:0 0:4 15:minimumDuration5 Vd3:0.50:0 15:maximumDistance5 Vd2:100:0 7:perform3 A0:0 17:onPressingChanged1 C0:1 10:isPressing0 b0 0 2 2 1 4 0 2 5 6 0 
21:onModifierKeysChanged48:Runs an action when modifier keys go down or up.8:macOS 150 0:3 4:mask5 Vh57 4:.all0:0 7:initial5 Vb4:true0:0 6:action2 A0:2 3:old0 h57 0 3:new0 h57 0 0 2 2 1 3 0 2 5 0 
6:onMove35:Runs an action when rows are moved.0:0 0:1 7:perform3 C0:2 7:indices0 li0 11:destination0 i0 0 2 0 1 1 1 0 
13:onMoveCommand33:Runs an action on the arrow keys.20:macOS 10.15, tvOS 130 0:1 7:perform3 C0:1 9:direction0 h109 0 0 2 0 1 1 1 0 
9:onOpenURL52:Runs an action when the app is opened by an address.0:0 0:1 7:perform3 A0:1 3:url0 s0 0 2 0 1 1 1 0 
8:onSubmit40:Runs an action when a text is submitted.0:0 0:2 2:of5 Vh162 5:.text0:0 6:action2 A0:0 0 2 1 1 2 0 3 0 
12:onTapGesture39:Runs an action when the view is tapped.0:0 0:3 5:count5 Vi1:10:0 15:coordinateSpace3 Vh41 0:0 7:perform3 A0:1 8:location0 r0:2 1:xd1:yd0 0 2 2 1 3 0 2 5 0 
7:opacity55:How much of what is behind shows through; 1 is nothing.0:0 0:1 7:opacity2 Vd0:0 1 0 0 1 1 1 0 
8:ornament32:Content at the edge of a window.10:visionOS 10 0:4 10:visibility5 Vh205 10:.automatic0:0 16:attachmentAnchor3 Vh117 0:0 16:contentAlignment5 Vh6 7:.center0:0 8:ornament3 L0:0 0 0 1 4 0 3 4 7 4 
7:overlay31:Something in front of the view.0:0 0:6 5:style2 Vh158 0:0 20:ignoresSafeAreaEdges5 Vh50 4:.all0:0 2:in3 Vh157 0:0 9:fillStyle5 Vh58 11:FillStyle()0:0 9:alignment5 Vh6 7:.center0:0 7:content3 L0:0 1 0 1 5 3 2 8 11 2 1 2 3 1 5 6 6 
7:padding43:Room around the view, on all sides or some.0:0 0:3 5:edges4 Vh50 4:.all0:0 6:length0 Vod0:0 6:insets2 Vh52 0:0 3 1 0 2 4 2 0 1 2 2 0 2 1 5 0 
24:persistentSystemOverlays39:Whether the system's own overlays show.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 10:visibility2 Vh205 0:0 1 0 0 1 1 1 0 
11:pickerStyle24:How pickers inside look.0:0 0:1 5:style2 Vh120 0:0 1 0 0 1 1 1 0 
12:pointerStyle38:The look of the pointer over the view.8:macOS 150 0:1 5:style2 Voh123 0:0 1 0 0 1 1 1 0 
7:popover38:Shows a popover while a value says so.0:0 0:5 11:isPresented3 Bb0:0 4:item3 By35:What is shown while it is not null.0 16:attachmentAnchor5 Vh124 14:.rect(.bounds)0:0 9:arrowEdge1 Voh48 0:0 7:content3 L0:1 4:item3 1 0 0 0 2 4 1 4 6 9 4 3 4 6 9 5 
8:position52:Puts the view's centre at a place within its parent.0:0 0:3 1:x5 Vd1:00:0 1:y5 Vd1:00:0 8:position2 Vh23 0:0 1 2 0 2 2 0 2 1 5 0 
20:preferredColorScheme49:The appearance that the presentation should have.0:0 0:1 11:colorScheme2 Voh31 0:0 1 0 0 1 1 1 0 
22:presentationBackground26:The background of a sheet.44:iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.40 0:3 5:style2 Vh158 0:0 9:alignment5 Vh6 7:.center0:0 7:content3 L0:0 1 0 1 2 2 2 2 5 1 1 3 
33:presentationBackgroundInteraction44:Whether the view behind a sheet can be used.44:iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.40 0:1 11:interaction2 Vh127 0:0 1 0 0 1 1 1 0 
29:presentationCompactAdaptation54:How a presentation changes where there is little room.44:iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.40 0:3 10:adaptation2 Vh126 0:0 10:horizontal3 Vh126 0:0 8:vertical3 Vh126 0:0 1 0 0 2 1 1 2 3 5 0 
30:presentationContentInteraction55:Whether a swipe on a sheet resizes it or scrolls in it.44:iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.40 0:1 8:behavior2 Vh128 0:0 1 0 0 1 1 1 0 
24:presentationCornerRadius29:The corner radius of a sheet.44:iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.40 0:1 12:cornerRadius2 Vod0:0 1 0 0 1 1 1 0 
19:presentationDetents34:The heights that a sheet can have.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:2 7:detents2 Vlh129 0:0 9:selection3 Bh129 0:0 1 0 3 0 1 2 1 2 0 
25:presentationDragIndicator33:Whether a sheet shows its handle.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 10:visibility2 Vh205 0:0 1 0 0 1 1 1 0 
18:presentationSizing21:How large a sheet is.37:iOS 18, macOS 15, tvOS 18, watchOS 110 0:1 6:sizing2 Vh130 0:0 1 0 0 1 1 1 0 
16:privacySensitive53:Marks content that is hidden while others might look.0:0 0:1 9:sensitive4 Vb4:true0:0 1 0 0 1 1 0 0 
17:progressViewStyle31:How progress views inside look.0:0 0:1 5:style2 Vh131 0:0 1 0 0 1 1 1 0 
16:quickLookPreview35:Previews a file while there is one.0:0 0:2 4:item2 Bos0:0 2:in3 Vls0:0 1 0 0 1 2 1 2 0 
8:redacted61:Hides content for a reason, such as that it is still loading.0:0 0:1 6:reason3 Vh136 0:0 1 0 3 0 1 1 1 0 
11:refreshable48:Runs an action when the reader pulls to refresh.0:0 0:1 6:action3 A0:0 0 2 0 1 1 1 0 
13:renderingMode35:Whether an image keeps its colours.0:0 0:1 13:renderingMode2 Voh88 0:0 1 0 0 1 1 1 0 
9:resizable47:Lets an image take the room that it is offered.0:0 0:2 9:capInsets5 Vh52 12:EdgeInsets()0:0 12:resizingMode5 Vh86 8:.stretch0:0 0 0 1 2 0 2 0 
8:rotation14:Turns a shape.0:0 0:2 5:angle2 Vh8 0:0 6:anchor5 Vh198 7:.center0:0 1 0 0 1 2 1 2 0 
16:rotation3DEffect39:Turns the view in space as it is drawn.0:0 0:5 5:angle2 Vh8 0:0 4:axis3 Vh15 0:0 6:anchor5 Vh198 7:.center0:0 7:anchorZ5 Vd1:00:0 11:perspective5 Vd1:10:0 0 0 1 5 1 3 4 6 8 0 
14:rotationEffect30:Turns the view as it is drawn.0:0 0:2 5:angle2 Vh8 0:0 6:anchor5 Vh198 7:.center0:0 1 0 0 1 2 1 2 0 
11:safeAreaBar61:Shows a bar at an edge and takes its room from the safe area.37:iOS 26, macOS 26, tvOS 26, watchOS 260 0:4 4:edge3 Vh48 0:0 9:alignment5 Vh51 7:.center0:0 7:spacing1 Vod0:0 7:content3 L0:0 0 0 1 4 1 2 4 7 4 
13:safeAreaInset63:Shows content at an edge and takes its room from the safe area.0:0 0:4 4:edge3 Vh48 0:0 9:alignment5 Vh51 7:.center0:0 7:spacing1 Vod0:0 7:content3 L0:0 0 0 1 4 1 2 4 7 4 
15:safeAreaPadding45:Room that is taken from the safe area inside.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:3 5:edges4 Vh50 4:.all0:0 6:length0 Vod0:0 6:insets2 Vh52 0:0 3 1 0 2 4 2 0 1 2 2 0 2 1 5 0 
10:saturation33:Makes colours stronger or weaker.0:0 0:1 6:amount2 Vd0:0 1 0 0 1 1 1 0 
5:scale15:Scales a shape.0:0 0:4 5:scale2 Vd0:0 1:x5 Vd1:10:0 1:y5 Vd1:10:0 6:anchor5 Vh198 7:.center0:0 1 0 0 2 2 1 6 3 2 4 6 0 
11:scaleEffect31:Scales the view as it is drawn.0:0 0:5 5:scale2 Vd0:0 4:size2 Vh25 0:0 1:x5 Vd1:10:0 1:y5 Vd1:10:0 6:anchor5 Vh198 7:.center0:0 2 0 1 0 3 2 1 8 2 3 8 3 4 6 8 0 
12:scaledToFill42:Scales the view so that it fills its room.0:0 0:0 0 0 1 0 0 
11:scaledToFit40:Scales the view so that all of it shows.0:0 0:0 0 0 1 0 0 
12:scenePadding52:Room around the view, as much as the scene asks for.0:0 0:2 7:padding2 Vh140 0:0 5:edges4 Vh50 4:.all0:0 2 1 0 0 2 1 2 2 1 2 0 
20:scrollBounceBehavior32:When content bounces at its end.44:iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.40 0:2 8:behavior2 Vh143 0:0 4:axes5 Vh14 11:[.vertical]0:0 1 0 0 1 2 1 2 0 
18:scrollClipDisabled49:Whether scrolling content shows beyond its frame.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:1 8:disabled4 Vb4:true0:0 1 0 0 1 1 0 0 
23:scrollContentBackground50:Whether the background of scrolling content shows.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 10:visibility2 Vh205 0:0 1 0 0 1 1 1 0 
14:scrollDisabled31:Whether nothing scrolls inside.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 8:disabled2 Vb0:0 1 0 0 1 1 1 0 
23:scrollDismissesKeyboard38:How scrolling sends the keyboard away.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 4:mode2 Vh144 0:0 1 0 0 1 1 1 0 
21:scrollEdgeEffectStyle29:How content fades at an edge.37:iOS 26, macOS 26, tvOS 26, watchOS 260 0:2 5:style2 Voh145 0:0 3:for3 Vh50 0:0 0 0 1 2 1 3 0 
16:scrollIndicators28:When scroll indicators show.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:2 10:visibility2 Vh146 0:0 4:axes5 Vh14 24:[.vertical, .horizontal]0:0 1 0 0 1 2 1 2 0 
21:scrollIndicatorsFlash26:Flashes scroll indicators.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:2 8:onAppear3 Vb0:0 7:trigger3 Vy0:0 1 0 0 2 1 1 1 3 0 
14:scrollPosition35:Binds the view that is scrolled to.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:2 2:id3 By0:0 6:anchor1 Voh198 0:0 1 0 0 1 2 1 2 0 
20:scrollTargetBehavior30:Where scrolling comes to rest.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:1 8:behavior2 Vh147 0:0 1 0 0 1 1 1 0 
18:scrollTargetLayout49:Makes the views inside places to come to rest at.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:1 9:isEnabled5 Vb4:true0:0 1 0 0 1 1 0 0 
16:searchCompletion44:The text that choosing a suggestion puts in.0:0 0:1 10:completion2 T0:0 1 0 0 1 1 1 0 
13:searchFocused41:Binds whether the search field has focus.37:iOS 18, macOS 15, tvOS 18, watchOS 110 0:3 9:condition2 Bb0:0 7:binding2 By0:0 6:equals3 Vy0:0 1 0 4 2 1 2 2 1 1 2 3 5 0 
33:searchPresentationToolbarBehavior38:What the toolbar does during a search.45:iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.10 0:1 8:behavior2 Vh150 0:0 1 0 0 1 1 1 0 
12:searchScopes34:The scopes that a search can have.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:3 5:scope2 By0:0 10:activation3 Vh151 0:0 6:scopes3 L0:0 0 0 1 3 1 2 5 3 
17:searchSuggestions34:What is suggested during a search.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:3 11:suggestions2 L0:0 10:visibility2 Vh205 0:0 3:for3 Vh152 0:0 0 1 0 2 1 1 2 3 5 1 
10:searchable36:A search field, with its text bound.0:0 0:4 4:text3 Bs0:0 11:isPresented3 Bb0:0 9:placement5 Vh148 10:.automatic0:0 6:prompt1 U0:0 1 0 0 1 4 1 2 4 6 0 
17:selectionDisabled32:Whether a row can't be selected.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:1 10:isDisabled4 Vb4:true0:0 1 0 0 1 1 0 0 
15:sensoryFeedback48:Feedback for touch and ear when a value changes.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:2 8:feedback2 Vh153 0:0 7:trigger3 Vy0:0 0 4 2 0 1 1 2 1 3 0 
6:shadow24:A shadow below the view.0:0 0:4 5:color5 Vh28 43:Color(.sRGBLinear, white: 0, opacity: 0.33)0:0 6:radius3 Vd0:0 1:x5 Vd1:00:0 1:y5 Vd1:00:0 1 1 0 1 4 0 3 4 6 0 
26:sharedBackgroundVisibility57:Whether a toolbar item shares its background with others.37:iOS 26, macOS 26, tvOS 26, watchOS 260 0:1 10:visibility2 Vh205 0:0 1 0 0 1 1 1 0 
5:sheet36:Shows a sheet while a value says so.0:0 0:4 11:isPresented3 Bb0:0 4:item3 By35:What is shown while it is not null.0 9:onDismiss1 C0:0 7:content3 L0:1 4:item3 1 0 0 0 2 3 1 4 7 3 3 4 7 4 
15:statusBarHidden21:Hides the status bar.0:0 0:1 6:hidden4 Vb4:true0:0 1 0 0 1 1 0 0 
13:strikethrough20:A line through text.0:0 0:3 8:isActive4 Vb4:true0:0 7:pattern5 Vh175 6:.solid0:0 5:color1 Voh28 0:0 1 0 0 1 3 0 2 4 0 
6:stroke29:Draws the outline of a shape.0:0 0:4 7:content2 Vh158 0:0 9:lineWidth5 Vd1:10:0 5:style3 Vh160 0:0 11:antialiased5 Vb4:true0:0 1 0 0 4 3 1 2 6 3 1 5 6 1 2 1 5 0 
12:strokeBorder47:Draws the outline of a shape within its bounds.0:0 0:4 7:content4 Vh158 11:.foreground0:0 9:lineWidth5 Vd1:10:0 5:style3 Vh160 0:0 11:antialiased5 Vb4:true0:0 1 0 0 2 3 0 2 6 3 0 5 6 0 
11:submitLabel38:The word on the keyboard's return key.0:0 0:1 11:submitLabel2 Vh161 0:0 1 0 0 1 1 1 0 
11:submitScope46:Keeps submissions inside from actions outside.0:0 0:1 10:isBlocking4 Vb4:true0:0 1 0 0 1 1 0 0 
12:swipeActions29:What a swipe on a row offers.0:0 0:3 4:edge5 Vh81 9:.trailing0:0 15:allowsFullSwipe5 Vb4:true0:0 7:content3 L0:0 0 1 2 1 3 0 2 5 3 
12:symbolEffect24:Animates symbols inside.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:4 6:effect2 Vh163 0:0 7:options5 Vh164 8:.default0:0 8:isActive5 Vb4:true0:0 5:value3 Vy0:0 1 0 0 2 3 1 2 4 3 1 2 7 0 
19:symbolRenderingMode37:How many colours symbols inside have.0:0 0:1 4:mode2 Voh165 0:0 1 0 0 1 1 1 0 
13:symbolVariant30:The variant of symbols inside.0:0 0:1 7:variant2 Vh166 0:0 1 0 0 1 1 1 0 
22:tabBarMinimizeBehavior40:When the bar of tabs makes itself small.6:iOS 260 0:1 8:behavior2 Vh167 0:0 1 0 0 1 1 1 0 
7:tabItem19:The label of a tab.0:0 0:1 5:label2 L0:0 0 1 0 1 1 1 1 
12:tabPlacement22:Where a tab may stand.37:iOS 18, macOS 15, tvOS 18, watchOS 110 0:1 9:placement2 Vh168 0:0 1 0 0 1 1 1 0 
12:tabViewStyle26:How tab views inside look.0:0 0:1 5:style2 Vh170 0:0 1 0 0 1 1 1 0 
10:tableStyle23:How tables inside look.0:0 0:1 5:style2 Vh171 0:0 1 0 0 1 1 1 0 
3:tag32:What selecting the view selects.0:0 0:2 3:tag2 Vy0:0 15:includeOptional5 Vb4:true0:0 1 0 0 1 2 1 2 0 
4:task65:Runs an action while the view is there, anew when the id changes.0:0 0:3 2:id3 Vy0:0 8:priority5 Vh172 14:.userInitiated0:0 6:action2 A0:0 0 2 2 1 3 0 2 5 0 
8:textCase39:Shows text in capital or small letters.0:0 0:1 8:textCase2 Voh173 0:0 1 0 0 1 1 1 0 
15:textContentType32:What text fields inside are for.0:0 0:1 15:textContentType2 Voh194 0:0 1 0 0 1 1 1 0 
15:textEditorStyle29:How text editors inside look.16:iOS 17, macOS 140 0:1 5:style2 Vh179 0:0 1 0 0 1 1 1 0 
14:textFieldStyle28:How text fields inside look.0:0 0:1 5:style2 Vh180 0:0 1 0 0 1 1 1 0 
27:textInputAutocapitalization42:Which letters the keyboard makes capitals.0:0 0:1 18:autocapitalization2 Voh181 0:0 1 0 0 1 1 1 0 
9:textScale44:A size of text relative to its surroundings.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:2 5:scale2 Vh176 0:0 9:isEnabled5 Vb4:true0:0 1 0 0 1 2 1 2 0 
13:textSelection29:Whether text can be selected.0:0 0:1 13:selectability2 Vh182 0:0 1 0 0 1 1 1 0 
4:tint39:The colour that marks what can be used.0:0 0:1 4:tint2 Voh158 0:0 1 0 0 1 1 1 0 
11:toggleStyle24:How toggles inside look.0:0 0:1 5:style2 Vh185 0:0 1 0 0 1 1 1 0 
7:toolbar41:Items of a toolbar, or whether bars show.0:0 0:5 7:content3 L0:0 2:id3 T0:0 10:visibility2 Vh205 0:0 8:removing3 Voh186 0:0 3:for3 Vlh188 0:0 0 1 0 4 1 1 2 3 1 2 5 9 1 7 1 
17:toolbarBackground23:The background of bars.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:3 5:style2 Vh158 0:0 10:visibility2 Vh205 0:0 3:for3 Vlh188 0:0 0 0 2 2 1 5 2 3 5 0 
27:toolbarBackgroundVisibility37:Whether the background of bars shows.37:iOS 18, macOS 15, tvOS 18, watchOS 110 0:2 10:visibility2 Vh205 0:0 3:for3 Vlh188 0:0 0 0 1 2 1 3 0 
18:toolbarColorScheme23:The appearance of bars.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:2 11:colorScheme2 Voh31 0:0 3:for3 Vlh188 0:0 0 0 1 2 1 3 0 
11:toolbarRole24:What the toolbar is for.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 4:role2 Vh189 0:0 1 0 0 1 1 1 0 
23:toolbarTitleDisplayMode23:How large the title is.37:iOS 17, macOS 14, tvOS 17, watchOS 100 0:1 4:mode2 Vh190 0:0 1 0 0 1 1 1 0 
16:toolbarTitleMenu35:The menu that opens from the title.36:iOS 16, macOS 13, tvOS 16, watchOS 90 0:1 7:content3 L0:0 0 1 0 1 1 1 1 
17:toolbarVisibility18:Whether bars show.37:iOS 18, macOS 15, tvOS 18, watchOS 110 0:2 10:visibility2 Vh205 0:0 3:for3 Vlh188 0:0 0 0 1 2 1 3 0 
8:tracking21:Room between letters.0:0 0:1 8:tracking2 Vd0:0 1 0 0 1 1 1 0 
10:transition28:How the view comes and goes.0:0 0:1 10:transition2 Vh191 0:0 1 0 0 1 1 1 0 
4:trim47:Keeps a part of a shape's outline, from 0 to 1.0:0 0:2 4:from5 Vd1:00:0 2:to5 Vd1:10:0 1 1 0 1 2 0 2 0 
14:truncationMode36:Where text that does not fit is cut.0:0 0:1 4:mode2 Vh177 0:0 1 0 0 1 1 1 0 
9:underline18:A line under text.0:0 0:3 8:isActive4 Vb4:true0:0 7:pattern5 Vh175 6:.solid0:0 5:color1 Voh28 0:0 1 0 0 1 3 0 2 4 0 
10:unredacted53:Shows the view although those around it are redacted.0:0 0:0 0 0 1 0 0 
5:width30:The width of a table's column.0:0 0:4 5:width2 Vod0:0 3:min1 Vod0:0 5:ideal1 Vod0:0 3:max1 Vod0:0 1 0 0 2 1 1 3 2 4 6 0 
20:windowResizeBehavior34:Whether the window can be resized.8:macOS 150 0:1 8:behavior2 Vh206 0:0 1 0 0 1 1 1 0 
6:zIndex41:What stands in front of what; 0 is usual.0:0 0:1 5:value2 Vd0:0 1 0 0 1 1 1 0 
27:AccessibilityActionCategory#0 19:A group of actions.0 2 7:default4:edit0 0 
23:AccessibilityActionKind#0 42:A standard action of assistive technology.0 5 7:default6:escape8:magicTap6:delete8:showMenu0 0 
32:AccessibilityAdjustmentDirection#0 11:Up or down.0 2 9:increment9:decrement0 0 
26:AccessibilityChildBehavior#0 36:What becomes of the elements inside.0 3 6:ignore7:contain7:combine0 0 
25:AccessibilityHeadingLevel#0 23:The level of a heading.0 7 11:unspecified2:h12:h22:h32:h42:h52:h60 0 
19:AccessibilityTraits#1 28:What an element is and does.0 17 8:isButton8:isHeader10:isSelected6:isLink13:isSearchField7:isImage10:playsSound13:isKeyboardKey12:isStaticText16:isSummaryElement17:updatesFrequently18:startsMediaSession23:allowsDirectInteraction14:causesPageTurn7:isModal8:isToggle8:isTabBar0 0 
9:Alignment#4 27:A place in both directions.0 15 6:center7:leading8:trailing3:top6:bottom10:topLeading11:topTrailing13:bottomLeading14:bottomTrailing23:centerFirstTextBaseline22:centerLastTextBaseline24:leadingFirstTextBaseline23:leadingLastTextBaseline25:trailingFirstTextBaseline24:trailingLastTextBaseline0 0 9:Alignment0:0:0 0:2 10:horizontal3 Vh80 0:0 8:vertical3 Vh201 0:0 0 0 1 2 1 3 0 
32:AlternatingRowBackgroundBehavior#0 52:Whether every other row has a background of its own.0 3 9:automatic7:enabled8:disabled0 0 
5:Angle#4 7:A turn.0 1 4:zero2 7:degrees9:8 1 0:1 d7:radians9:8 1 0:1 d0 5:Angle0:0:0 0:2 7:degrees3 Vd0:0 7:radians3 Vd0:0 0 0 2 1 1 1 3 0 
15:AngularGradient#8 36:Colours that change around a centre.0 0 0 0 
9:Animation#0 29:How a change goes on in time.0 11 7:default6:linear6:easeIn7:easeOut9:easeInOut6:spring17:interactiveSpring19:interpolatingSpring6:smooth6:snappy6:bouncy13 6:linear18:10 1 8:duration1 d6:easeIn18:10 1 8:duration1 d7:easeOut18:10 1 8:duration1 d9:easeInOut18:10 1 8:duration1 d11:timingCurve38:10 5 0:1 d0:1 d0:1 d0:1 d8:duration0 d6:spring48:10 3 8:duration0 d6:bounce0 d13:blendDuration0 d6:spring58:10 3 8:response0 d15:dampingFraction0 d13:blendDuration0 d17:interactiveSpring58:10 3 8:response0 d15:dampingFraction0 d13:blendDuration0 d19:interpolatingSpring61:10 4 4:mass0 d9:stiffness1 d7:damping1 d15:initialVelocity0 d19:interpolatingSpring50:10 3 8:duration0 d6:bounce0 d15:initialVelocity0 d6:smooth35:10 2 8:duration0 d11:extraBounce0 d6:snappy35:10 2 8:duration0 d11:extraBounce0 d6:bouncy35:10 2 8:duration0 d11:extraBounce0 d4 5:delay10:10 1 0:1 d5:speed10:10 1 0:1 d11:repeatCount28:10 2 0:1 i12:autoreverses0 b13:repeatForever23:10 1 12:autoreverses0 b
8:AnyShape#8 29:A shape whose type is hidden.0 0 0 0 
16:AttributedString=s
4:Axis#0 12:A direction.0 2 10:horizontal8:vertical0 0 
8:Axis.Set#1 28:One direction, both or none.0 2 10:horizontal8:vertical0 0 
6:Axis3D#4 47:The line around which something turns in space.0 0 0 0 6:Axis3D0:0:0 0:3 1:x3 Vd0:0 1:y3 Vd0:0 1:z3 Vd0:0 0 4 3 0 1 2 1 3 1 3 5 0 
9:BlendMode#0 52:How a view's colours are mixed with those behind it.0 21 6:normal8:multiply6:screen7:overlay6:darken7:lighten10:colorDodge9:colorBurn9:softLight9:hardLight10:difference9:exclusion3:hue10:saturation5:color10:luminosity10:sourceAtop15:destinationOver14:destinationOut10:plusDarker11:plusLighter0 0 
17:ButtonBorderShape#0 31:The shape of a bordered button.0 4 9:automatic7:capsule16:roundedRectangle6:circle1 16:roundedRectangle16:17 1 6:radius1 d0 
10:ButtonRole#0 21:What a button is for.0 4 11:destructive6:cancel7:confirm5:close0 0 
11:ButtonStyle#0 17:How buttons look.0 11 9:automatic5:plain10:borderless8:bordered17:borderedProminent5:glass14:glassProminent4:link4:card12:accessoryBar18:accessoryBarAction0 0 
7:CGFloat=d
9:CGLineCap#0 16:How a line ends.0 3 4:butt5:round6:square0 0 
10:CGLineJoin#0 19:How two lines meet.0 3 5:miter5:round5:bevel0 0 
7:CGPoint#4 8:A place.0 1 4:zero0 0 7:CGPoint0:0:0 0:2 1:x3 Vd0:0 1:y3 Vd0:0 0 4 2 0 1 1 2 1 3 0 
6:CGRect#4 12:A rectangle.0 1 4:zero0 0 6:CGRect0:0:0 0:4 1:x3 Vd0:0 1:y3 Vd0:0 5:width3 Vd0:0 6:height3 Vd0:0 0 4 4 0 1 2 3 1 4 1 3 5 7 0 
6:CGSize#4 21:A width and a height.0 1 4:zero0 0 6:CGSize0:0:0 0:2 5:width3 Vd0:0 6:height3 Vd0:0 0 4 2 0 1 1 2 1 3 0 
7:Capsule#8 42:A rectangle whose shorter sides are round.0 0 0 0 
6:Circle#8 9:A circle.0 0 0 0 
5:Color#10 9:A colour.0 19 5:black4:blue5:brown5:clear4:cyan4:gray5:green6:indigo4:mint6:orange4:pink6:purple3:red4:teal5:white6:yellow7:primary9:secondary11:accentColor0 2 7:opacity10:28 1 0:1 d3:mix24:28 2 4:with1 h28 2:by1 d
19:Color.RGBColorSpace#0 38:How the numbers of a colour are meant.0 3 4:sRGB10:sRGBLinear9:displayP30 0 
18:ColorRenderingMode#0 41:How a drawing group reckons with colours.0 3 9:nonLinear6:linear14:extendedLinear0 0 
11:ColorScheme#0 29:A light or a dark appearance.0 2 5:light4:dark0 0 
19:ConcentricRectangle#8 56:A rectangle whose corners follow those of its container.0 0 0 0 
28:ContainerBackgroundPlacement#0 40:The container whose background is meant.0 8 6:widget10:navigation19:navigationSplitView7:tabView6:window27:subscriptionStoreFullHeight23:subscriptionStoreHeader17:subscriptionStore0 0 
22:ContainerRelativeShape#8 27:The shape of the container.0 0 0 0 
22:ContentMarginPlacement#0 24:Whose margins are meant.0 3 9:automatic13:scrollContent16:scrollIndicators0 0 
11:ContentMode#0 60:Whether the whole view is shown or the whole room is filled.0 2 3:fit4:fill0 0 
17:ContentShapeKinds#1 28:What a content shape is for.0 5 11:interaction11:dragPreview18:contextMenuPreview11:hoverEffect13:accessibility0 0 
17:ContentTransition#0 29:How a view's content changes.0 4 8:identity7:opacity11:interpolate12:symbolEffect3 11:numericText5:38 0 11:numericText21:38 1 10:countsDown1 b11:numericText15:38 1 5:value1 d0 
17:ControlGroupStyle#0 28:How groups of controls look.0 5 9:automatic10:navigation7:palette4:menu11:compactMenu0 0 
11:ControlSize#0 23:How large controls are.0 5 4:mini5:small7:regular5:large10:extraLarge0 0 
15:CoordinateSpace#0 29:What places are counted from.0 3 5:local6:global10:scrollView2 5:named10:41 1 0:1 y10:scrollView17:41 1 4:axis1 h13 0 
4:Date=s
20:DatePickerComponents#1 39:The parts of a date that can be chosen.0 3 4:date13:hourAndMinute19:hourMinuteAndSecond0 0 
15:DatePickerStyle#0 22:How date pickers look.0 6 9:automatic7:compact9:graphical5:wheel5:field12:stepperField0 0 
30:DefaultFocusEvaluationPriority#0 28:When a default focus counts.0 2 9:automatic13:userInitiated0 0 
20:DisclosureGroupStyle#0 27:How disclosure groups look.0 1 9:automatic0 0 
15:DynamicTypeSize#0 41:The text size that the reader has chosen.0 12 6:xSmall5:small6:medium5:large6:xLarge7:xxLarge8:xxxLarge14:accessibility114:accessibility214:accessibility314:accessibility414:accessibility50 0 
4:Edge#0 22:One of the four sides.0 4 3:top7:leading6:bottom8:trailing0 0 
17:Edge.Corner.Style#0 43:How a corner follows that of its container.0 1 10:concentric2 5:fixed10:49 1 0:1 d10:concentric20:49 1 7:minimum1 h49 0 
8:Edge.Set#1 23:Some of the four sides.0 7 3:top7:leading6:bottom8:trailing10:horizontal8:vertical3:all0 0 
13:EdgeAlignment#0 88:A place along an edge: from side to side at the top and bottom, else from top to bottom.2 h80 h201 0 0 0 
10:EdgeInsets#4 30:Distances from the four sides.0 0 0 0 10:EdgeInsets0:0:0 0:4 3:top3 Vd0:0 7:leading3 Vd0:0 6:bottom3 Vd0:0 8:trailing3 Vd0:0 0 4 4 0 1 2 3 2 0 4 1 3 5 7 0 
8:EditMode#0 31:Whether lists are being edited.0 3 6:active8:inactive9:transient0 0 
7:Ellipse#8 11:An ellipse.0 0 0 0 
18:EllipticalGradient#8 71:Colours that change from a centre outwards, in the shape of an ellipse.0 0 0 0 
18:EnvironmentKeyPath#0 64:A value of the environment that can be set for the views inside.0 28 11:colorScheme15:layoutDirection6:locale8:calendar8:timeZone15:dynamicTypeSize4:font9:lineLimit11:lineSpacing22:multilineTextAlignment18:minimumScaleFactor14:truncationMode8:textCase10:imageScale14:symbolVariants19:symbolRenderingMode11:controlSize9:isEnabled8:editMode23:defaultMinListRowHeight26:defaultMinListHeaderHeight16:headerProminence16:redactionReasons19:horizontalSizeClass17:verticalSizeClass12:displayScale16:legibilityWeight16:allowsTightening0 0 
14:EventModifiers#1 24:Keys that are held down.0 7 8:capsLock5:shift7:control6:option7:command10:numericPad3:all0 0 
9:FillStyle#4 54:How the inside of a shape is found and its edge drawn.0 0 0 0 9:FillStyle0:0:0 0:2 6:eoFill5 Vb5:false0:0 11:antialiased5 Vb4:true0:0 0 0 1 2 0 2 0 
17:FocusInteractions#1 18:What focus is for.0 3 9:automatic8:activate4:edit0 0 
4:Font#0 32:A typeface in a size and weight.0 13 10:largeTitle5:title6:title26:title38:headline11:subheadline4:body7:callout8:footnote7:caption8:caption215:extraLargeTitle16:extraLargeTitle25 6:system44:60 3 4:size1 d6:weight0 oh64 6:design0 oh61 6:system43:60 3 0:1 h63 6:design0 oh61 6:weight0 oh64 6:custom19:60 2 0:1 s4:size1 d6:custom38:60 3 0:1 s4:size1 d10:relativeTo1 h63 6:custom24:60 2 0:1 s9:fixedSize1 d10 6:weight13:60 1 0:1 h64 4:bold10:60 1 0:0 b6:italic10:60 1 0:0 b10:monospaced10:60 1 0:0 b15:monospacedDigit5:60 0 5:width13:60 1 0:1 h65 7:leading13:60 1 0:1 h62 9:smallCaps5:60 0 18:lowercaseSmallCaps5:60 0 18:uppercaseSmallCaps5:60 0 
11:Font.Design#0 31:The character of a system font.0 4 7:default5:serif7:rounded10:monospaced0 0 
12:Font.Leading#0 23:The room between lines.0 3 8:standard5:tight5:loose0 0 
14:Font.TextStyle#0 51:A role of text that follows the reader's text size.0 13 16:extraLargeTitle215:extraLargeTitle10:largeTitle5:title6:title26:title38:headline11:subheadline4:body7:callout8:footnote7:caption8:caption20 0 
11:Font.Weight#0 19:How bold a font is.0 9 10:ultraLight4:thin5:light7:regular6:medium8:semibold4:bold5:heavy5:black0 0 
10:Font.Width#0 19:How wide a font is.0 4 10:compressed9:condensed8:standard8:expanded0 0 
9:FormStyle#0 15:How forms look.0 3 9:automatic7:grouped7:columns0 0 
10:GaugeStyle#0 16:How gauges look.0 8 9:automatic14:linearCapacity15:accessoryLinear23:accessoryLinearCapacity17:accessoryCircular25:accessoryCircularCapacity6:linear8:circular0 0 
13:GeometryProxy=r13:GeometryProxy2 4:sizer0:2 5:widthd6:heightd14:safeAreaInsetsr0:4 3:topd7:leadingd6:bottomd8:trailingd
5:Glass#0 15:A glass effect.0 3 7:regular5:clear8:identity0 2 4:tint14:69 1 0:0 oh28 11:interactive10:69 1 0:0 b
26:GlassBackgroundDisplayMode#0 30:When a glass background shows.0 3 6:always8:implicit5:never0 0 
8:Gradient#4 36:Colours that change into each other.0 0 0 1 10:colorSpace13:71 1 0:1 h72 8:Gradient0:0:0 0:2 6:colors3 Vlh28 0:0 5:stops3 Vlh73 0:0 0 3 0 2 1 1 1 3 0 
19:Gradient.ColorSpace#0 44:How the colours between two stops are found.0 2 6:device10:perceptual0 0 
13:Gradient.Stop#4 50:A colour and its place in a gradient, from 0 to 1.0 0 0 0 13:Gradient.Stop0:0:0 0:2 5:color3 Vh28 0:0 8:location3 Vd0:0 0 4 2 0 1 1 2 1 3 0 
8:GridItem#4 33:One column or row of a lazy grid.0 0 0 0 8:GridItem0:0:0 0:3 4:size4 Vh75 11:.flexible()0:0 7:spacing1 Vod0:0 9:alignment1 Voh6 0:0 1 0 0 1 3 0 2 4 0 
13:GridItem.Size#0 59:The width of a lazy grid's column or the height of its row.0 0 3 5:fixed10:75 1 0:1 d8:flexible29:75 2 7:minimum0 d7:maximum0 d8:adaptive29:75 2 7:minimum1 d7:maximum0 d0 
10:GridLayout#8 19:A grid as a layout.0 0 0 0 
13:GroupBoxStyle#0 21:How group boxes look.0 1 9:automatic0 0 
12:HStackLayout#8 31:A horizontal stack as a layout.0 0 0 0 
19:HandGestureShortcut#0 43:A gesture of the hand that wears the watch.0 1 13:primaryAction0 0 
19:HorizontalAlignment#0 26:A place from side to side.0 5 7:leading6:center8:trailing23:listRowSeparatorLeading24:listRowSeparatorTrailing0 0 
14:HorizontalEdge#0 33:The leading or the trailing side.0 2 7:leading8:trailing0 0 
18:HorizontalEdge.Set#1 43:The leading side, the trailing one or both.0 3 7:leading8:trailing3:all0 0 
11:HoverEffect#0 31:What happens under the pointer.0 3 9:automatic9:highlight4:lift0 0 
18:Image.DynamicRange#0 28:How bright a picture may be.0 3 8:standard15:constrainedHigh4:high0 0 
19:Image.Interpolation#0 34:How carefully a picture is scaled.0 4 4:none3:low6:medium4:high0 0 
18:Image.ResizingMode#0 43:Whether a picture is stretched or repeated.0 2 7:stretch4:tile0 0 
11:Image.Scale#0 33:The size of a symbol beside text.0 3 5:small6:medium5:large0 0 
27:Image.TemplateRenderingMode#0 36:Whether a picture keeps its colours.0 2 8:template8:original0 0 
14:IndexViewStyle#0 38:How the dots of a paged tab view look.0 1 4:page1 4:page36:89 1 21:backgroundDisplayMode1 h118 0 
13:KeyEquivalent#0 42:A key; a text of one character is one too.1 s15 7:upArrow9:downArrow9:leftArrow10:rightArrow6:escape6:delete13:deleteForward4:home3:end6:pageUp8:pageDown5:clear3:tab5:space6:return0 0 
15:KeyPress.Phases#1 24:When a key press counts.0 4 4:down2:up6:repeat3:all0 0 
16:KeyboardShortcut#4 43:A key with those that are held down for it.0 2 13:defaultAction12:cancelAction0 0 16:KeyboardShortcut0:0:0 0:2 3:key2 Vh90 0:0 9:modifiers5 Vh57 8:.command0:0 1 0 0 1 2 1 2 0 
10:LabelStyle#0 27:Which parts of labels show.0 4 9:automatic9:titleOnly8:iconOnly12:titleAndIcon0 0 
19:LabeledContentStyle#0 27:How labelled content looks.0 1 9:automatic0 0 
6:Layout#0 35:A way to lay views out, as a value.4 h78 h200 h207 h76 0 0 0 
15:LayoutDirection#0 23:Which way reading goes.0 2 11:leftToRight11:rightToLeft0 0 
23:LayoutDirectionBehavior#0 60:Whether a view is mirrored where reading goes the other way.0 2 5:fixed7:mirrors1 7:mirrors15:97 1 2:in1 h96 0 
16:LegibilityWeight#0 43:Whether the reader has asked for bold text.0 2 7:regular4:bold0 0 
14:LinearGradient#8 33:Colours that change along a line.0 0 0 0 
18:ListSectionSpacing#0 40:The room between the sections of a list.0 2 7:default7:compact1 6:custom11:100 1 0:1 d0 
9:ListStyle#0 15:How lists look.0 9 9:automatic5:plain7:grouped5:inset12:insetGrouped7:sidebar8:bordered8:carousel10:elliptical2 5:inset36:101 1 24:alternatesRowBackgrounds1 b8:bordered36:101 1 24:alternatesRowBackgrounds1 b0 
18:LocalizedStringKey=s
25:MatchedGeometryProperties#1 29:What two matched views share.0 3 8:position4:size5:frame0 0 
8:Material#0 20:A translucent layer.0 6 17:ultraThinMaterial12:thinMaterial15:regularMaterial13:thickMaterial18:ultraThickMaterial3:bar0 0 
25:MenuActionDismissBehavior#0 38:Whether a menu closes after an action.0 3 9:automatic7:enabled8:disabled0 0 
9:MenuOrder#0 28:The order of a menu's items.0 3 9:automatic8:priority5:fixed0 0 
9:MenuStyle#0 15:How menus look.0 3 9:automatic6:button16:borderlessButton0 0 
12:MeshGradient#8 49:Colours that change between the points of a mesh.0 0 0 0 
20:MoveCommandDirection#0 26:Where an arrow key points.0 4 2:up4:down4:left5:right0 0 
20:NamedCoordinateSpace#0 31:A coordinate space with a name.0 1 10:scrollView1 5:named11:110 1 0:1 y0 
34:NavigationBarItem.TitleDisplayMode#0 43:How large the title of a navigation bar is.0 3 9:automatic6:inline5:large0 0 
25:NavigationSplitViewColumn#0 27:One column of a split view.0 3 7:sidebar7:content6:detail0 0 
24:NavigationSplitViewStyle#0 47:How the columns of a split view share the room.0 3 9:automatic8:balanced15:prominentDetail0 0 
29:NavigationSplitViewVisibility#0 35:Which columns of a split view show.0 4 9:automatic3:all12:doubleColumn10:detailOnly0 0 
20:NavigationTransition#0 35:How a view that is pushed comes in.0 1 9:automatic1 4:zoom26:115 2 8:sourceID1 y2:in1 s0 
19:NavigationViewStyle#0 26:How navigation views look.0 3 9:automatic5:stack7:columns0 0 
24:OrnamentAttachmentAnchor#0 30:Where an ornament is attached.0 0 2 5:scene15:117 1 0:1 h198 6:parent15:117 1 0:1 h198 0 
40:PageIndexViewStyle.BackgroundDisplayMode#0 43:When the background of the page dots shows.0 4 9:automatic11:interactive6:always5:never0 0 
33:PageTabViewStyle.IndexDisplayMode#0 24:When the page dots show.0 3 9:automatic6:always5:never0 0 
11:PickerStyle#0 17:How pickers look.0 8 9:automatic4:menu9:segmented6:inline5:wheel14:navigationLink7:palette10:radioGroup0 0 
21:PinnedScrollableViews#1 51:What stays in sight while a lazy container scrolls.0 2 14:sectionHeaders14:sectionFooters0 0 
8:Platform#0 21:What the app runs on.0 6 3:iOS6:iPadOS5:macOS4:tvOS7:watchOS8:visionOS0 0 
12:PointerStyle#0 24:The look of the pointer.0 11 7:default14:horizontalText12:verticalText13:rectSelection8:grabIdle10:grabActive4:link6:zoomIn7:zoomOut12:columnResize9:rowResize0 0 
23:PopoverAttachmentAnchor#0 25:What a popover points at.0 0 2 4:rect15:124 1 0:1 h125 5:point15:124 1 0:1 h198 0 
28:PopoverAttachmentAnchor.Rect#0 39:The rectangle that a popover points at.0 1 6:bounds1 4:rect14:125 1 0:1 h24 0 
22:PresentationAdaptation#0 54:How a presentation changes where there is little room.0 5 9:automatic4:none7:popover5:sheet15:fullScreenCover0 0 
33:PresentationBackgroundInteraction#0 44:Whether the view behind a sheet can be used.0 3 9:automatic7:enabled8:disabled1 7:enabled24:127 1 9:upThrough1 h129 0 
30:PresentationContentInteraction#0 55:Whether a swipe on a sheet resizes it or scrolls in it.0 3 9:automatic7:resizes7:scrolls0 0 
18:PresentationDetent#0 31:A height that a sheet can have.0 2 6:medium5:large2 8:fraction11:129 1 0:1 d6:height11:129 1 0:1 d0 
18:PresentationSizing#0 21:How large a sheet is.0 4 9:automatic4:form4:page6:fitted0 2 6:fitted35:130 2 10:horizontal1 b8:vertical1 b6:sticky35:130 2 10:horizontal0 b8:vertical0 b
17:ProgressViewStyle#0 24:How progress views look.0 3 9:automatic6:linear8:circular0 0 
10:Prominence#0 30:How much something stands out.0 2 8:standard9:increased0 0 
14:RadialGradient#8 43:Colours that change from a centre outwards.0 0 0 0 
9:Rectangle#8 12:A rectangle.0 0 0 0 
20:RectangleCornerRadii#4 26:The radii of four corners.0 0 0 0 20:RectangleCornerRadii0:0:0 0:4 10:topLeading5 Vd1:00:0 13:bottomLeading5 Vd1:00:0 14:bottomTrailing5 Vd1:00:0 11:topTrailing5 Vd1:00:0 0 0 1 4 0 2 4 6 0 
16:RedactionReasons#1 22:Why content is hidden.0 3 11:placeholder7:privacy11:invalidated0 0 
18:RoundedCornerStyle#0 28:How round corners are drawn.0 2 8:circular10:continuous0 0 
16:RoundedRectangle#8 41:A rectangle with equally rounded corners.0 0 0 0 
15:SafeAreaRegions#1 39:Which parts of the safe area are meant.0 3 9:container8:keyboard3:all0 0 
12:ScenePadding#0 36:The padding that the scene asks for.0 2 7:minimum13:navigationBar0 0 
10:ScenePhase#0 28:Whether a scene is in front.0 3 6:active8:inactive10:background0 0 
16:ScrollAnchorRole#0 39:When an anchor decides about scrolling.0 3 13:initialOffset11:sizeChanges9:alignment0 0 
20:ScrollBounceBehavior#0 32:When content bounces at its end.0 3 9:automatic6:always11:basedOnSize0 0 
27:ScrollDismissesKeyboardMode#0 38:How scrolling sends the keyboard away.0 4 9:automatic11:immediately13:interactively5:never0 0 
21:ScrollEdgeEffectStyle#0 29:How content fades at an edge.0 3 9:automatic4:hard4:soft0 0 
25:ScrollIndicatorVisibility#0 28:When scroll indicators show.0 4 9:automatic7:visible6:hidden5:never0 0 
20:ScrollTargetBehavior#0 30:Where scrolling comes to rest.0 2 6:paging11:viewAligned1 11:viewAligned29:147 1 13:limitBehavior1 h204 0 
20:SearchFieldPlacement#0 28:Where a search field stands.0 5 9:automatic7:toolbar16:toolbarPrincipal7:sidebar19:navigationBarDrawer1 19:navigationBarDrawer27:148 1 11:displayMode1 h149 0 
51:SearchFieldPlacement.NavigationBarDrawerDisplayMode#0 51:When the search field below a navigation bar shows.0 2 9:automatic6:always0 0 
33:SearchPresentationToolbarBehavior#0 36:What a toolbar does during a search.0 2 9:automatic18:avoidHidingContent0 0 
21:SearchScopeActivation#0 33:When the scopes of a search show.0 3 9:automatic11:onTextEntry20:onSearchPresentation0 0 
26:SearchSuggestionsPlacement#1 23:Where suggestions show.0 2 7:content4:menu0 0 
15:SensoryFeedback#0 31:What the reader feels or hears.0 12 7:success7:warning5:error9:selection8:increase8:decrease5:start4:stop9:alignment11:levelChange12:pathComplete6:impact2 6:impact35:153 2 6:weight1 h155 9:intensity0 d6:impact41:153 2 11:flexibility1 h154 9:intensity0 d0 
27:SensoryFeedback.Flexibility#0 34:The firmness of what seems to hit.0 3 5:rigid5:solid4:soft0 0 
22:SensoryFeedback.Weight#0 32:The weight of what seems to hit.0 3 5:light6:medium5:heavy0 0 
11:ShadowStyle#0 27:A shadow outside or inside.0 0 2 4:drop42:156 4 5:color0 h28 6:radius1 d1:x0 d1:y0 d5:inner42:156 4 5:color0 h28 6:radius1 d1:x0 d1:y0 d0 
5:Shape#0 54:An outline that can be filled, stroked and clipped to.9 h134 h138 h197 h27 h54 h26 h34 h32 h11 6 4:rect6:circle7:capsule7:ellipse17:containerRelative12:buttonBorder6 4:rect38:157 2 12:cornerRadius1 d5:style0 h137 4:rect39:157 2 10:cornerSize1 h25 5:style0 h137 4:rect41:157 2 11:cornerRadii1 h135 5:style0 h137 4:rect116:157 5 16:topLeadingRadius0 d19:bottomLeadingRadius0 d20:bottomTrailingRadius0 d17:topTrailingRadius0 d5:style0 h137 4:rect35:157 2 7:corners1 h49 9:isUniform0 b7:capsule20:157 1 5:style1 h137 5 5:inset13:157 1 2:by1 d6:offset18:157 2 1:x0 d1:y0 d5:scale11:157 1 0:1 d8:rotation13:157 1 0:1 h8 4:trim22:157 2 4:from0 d2:to0 d
10:ShapeStyle#0 86:What shapes, texts and backgrounds are painted with: a colour, a gradient, a material.7 h28 h99 h133 h9 h55 h108 h104 12 8:tertiary10:quaternary7:quinary10:foreground10:background4:tint9:selection9:separator11:placeholder4:link4:fill16:windowBackground11 14:linearGradient58:158 3 6:colors1 lh28 10:startPoint1 h198 8:endPoint1 h198 14:linearGradient51:158 3 0:1 h71 10:startPoint1 h198 8:endPoint1 h198 14:linearGradient57:158 3 5:stops1 lh73 10:startPoint1 h198 8:endPoint1 h198 14:radialGradient67:158 4 6:colors1 lh28 6:center1 h198 11:startRadius1 d9:endRadius1 d14:radialGradient60:158 4 0:1 h71 6:center1 h198 11:startRadius1 d9:endRadius1 d15:angularGradient69:158 4 6:colors1 lh28 6:center1 h198 10:startAngle1 h8 8:endAngle1 h8 15:angularGradient62:158 4 0:1 h71 6:center1 h198 10:startAngle1 h8 8:endAngle1 h8 13:conicGradient48:158 3 6:colors1 lh28 6:center1 h198 5:angle0 h8 13:conicGradient41:158 3 0:1 h71 6:center1 h198 5:angle0 h8 18:ellipticalGradient84:158 4 6:colors1 lh28 6:center0 h198 19:startRadiusFraction0 d17:endRadiusFraction0 d6:shadow15:158 1 0:1 h156 3 7:opacity11:158 1 0:1 d6:shadow15:158 1 0:1 h156 9:blendMode14:158 1 0:1 h16 
12:SpacerSizing#0 23:Whether a spacer grows.0 2 8:flexible5:fixed0 0 
11:StrokeStyle#4 20:How a line is drawn.0 0 0 0 11:StrokeStyle0:0:0 0:6 9:lineWidth5 Vd1:10:0 7:lineCap5 Vh21 5:.butt0:0 8:lineJoin5 Vh22 6:.miter0:0 10:miterLimit5 Vd2:100:0 4:dash5 Vld2:[]0:0 9:dashPhase5 Vd1:00:0 1 0 0 1 6 0 2 4 6 8 10 0 
11:SubmitLabel#0 38:The word on the keyboard's return key.0 9 4:done2:go4:send4:join5:route6:search6:return4:next8:continue0 0 
14:SubmitTriggers#1 22:Which controls submit.0 2 4:text6:search0 0 
12:SymbolEffect#0 25:An animation of a symbol.0 13 6:bounce5:pulse13:variableColor5:scale6:appear9:disappear7:replace7:breathe6:rotate6:wiggle9:automatic6:drawOn7:drawOff0 0 
19:SymbolEffectOptions#0 49:How often and how fast a symbol's animation runs.0 3 7:default9:repeating12:nonRepeating2 5:speed11:164 1 0:1 d6:repeat11:164 1 0:1 i2 5:speed11:164 1 0:1 d6:repeat11:164 1 0:1 i
19:SymbolRenderingMode#0 30:How many colours a symbol has.0 4 10:monochrome10:multicolor12:hierarchical7:palette0 0 
14:SymbolVariants#0 46:A variant of a symbol, such as the filled one.0 6 4:none6:circle6:square9:rectangle4:fill5:slash0 0 
22:TabBarMinimizeBehavior#0 40:When the bar of tabs makes itself small.0 4 9:automatic12:onScrollDown10:onScrollUp5:never0 0 
12:TabPlacement#0 22:Where a tab may stand.0 3 9:automatic6:pinned11:sidebarOnly0 0 
7:TabRole#0 18:What a tab is for.0 1 6:search0 0 
12:TabViewStyle#0 19:How tab views look.0 7 9:automatic4:page16:sidebarAdaptable10:tabBarOnly7:grouped12:verticalPage8:carousel1 4:page32:170 1 16:indexDisplayMode1 h119 0 
10:TableStyle#0 16:How tables look.0 3 9:automatic5:inset8:bordered2 5:inset36:171 1 24:alternatesRowBackgrounds1 b8:bordered36:171 1 24:alternatesRowBackgrounds1 b0 
12:TaskPriority#0 21:How urgent a task is.0 6 4:high13:userInitiated6:medium7:utility3:low10:background0 0 
9:Text.Case#0 25:Capital or small letters.0 2 9:uppercase9:lowercase0 0 
14:Text.DateStyle#0 20:How a date is shown.0 5 4:time4:date8:relative6:offset5:timer0 0 
22:Text.LineStyle.Pattern#0 42:How a line under or through text is drawn.0 5 5:solid3:dot4:dash7:dashDot10:dashDotDot0 0 
10:Text.Scale#0 33:The size of a text beside others.0 2 7:default9:secondary0 0 
19:Text.TruncationMode#0 36:Where text that does not fit is cut.0 3 4:head6:middle4:tail0 0 
13:TextAlignment#0 44:How the lines of a text stand to each other.0 3 7:leading6:center8:trailing0 0 
15:TextEditorStyle#0 22:How text editors look.0 3 9:automatic5:plain13:roundedBorder0 0 
14:TextFieldStyle#0 21:How text fields look.0 4 9:automatic5:plain13:roundedBorder12:squareBorder0 0 
27:TextInputAutocapitalization#0 42:Which letters the keyboard makes capitals.0 4 5:never5:words9:sentences10:characters0 0 
17:TextSelectability#0 29:Whether text can be selected.0 2 7:enabled8:disabled0 0 
16:TimelineSchedule#0 34:When a timeline view is made anew.0 2 9:animation11:everyMinute3 9:animation39:183 2 15:minimumInterval0 od6:paused0 b8:periodic22:183 2 4:from1 s2:by1 d8:explicit12:183 1 0:1 ls0 
19:TimelineViewContext=r19:TimelineViewContext1 4:dates
11:ToggleStyle#0 17:How toggles look.0 4 9:automatic6:switch6:button8:checkbox0 0 
22:ToolbarDefaultItemKind#0 41:An item that toolbars have by themselves.0 3 13:sidebarToggle5:title6:search0 0 
20:ToolbarItemPlacement#0 34:Where an item of a toolbar stands.0 20 9:automatic9:principal10:navigation13:primaryAction15:secondaryAction6:status18:confirmationAction18:cancellationAction17:destructiveAction8:keyboard13:topBarLeading14:topBarTrailing9:bottomBar14:bottomOrnament5:title10:largeTitle8:subtitle13:largeSubtitle20:navigationBarLeading21:navigationBarTrailing1 12:accessoryBar13:187 1 2:id1 y0 
16:ToolbarPlacement#0 16:One of the bars.0 6 9:automatic13:navigationBar6:tabBar9:bottomBar13:windowToolbar14:bottomOrnament1 12:accessoryBar13:188 1 2:id1 y0 
11:ToolbarRole#0 22:What a toolbar is for.0 4 9:automatic15:navigationStack7:browser6:editor0 0 
23:ToolbarTitleDisplayMode#0 36:How large the title of a toolbar is.0 4 9:automatic6:inline5:large11:inlineLarge0 0 
10:Transition#0 26:How a view comes and goes.0 5 8:identity7:opacity5:scale5:slide11:blurReplace6 5:scale31:191 2 5:scale1 d6:anchor0 h198 4:move18:191 1 4:edge1 h48 4:push18:191 1 4:from1 h48 6:offset18:191 2 1:x0 d1:y0 d6:offset14:191 1 0:1 h25 10:asymmetric40:191 2 9:insertion1 h191 7:removal1 h191 2 8:combined19:191 1 4:with1 h191 9:animation15:191 1 0:0 oh10 
14:UIKeyboardType#0 35:The kind of keyboard that comes up.0 13 7:default12:asciiCapable21:numbersAndPunctuation3:URL9:numberPad8:phonePad12:namePhonePad12:emailAddress10:decimalPad7:twitter9:webSearch21:asciiCapableNumberPad8:alphabet0 0 
28:UITextAutocapitalizationType#0 60:Which letters the keyboard makes capitals, in UIKit's words.0 4 4:none5:words9:sentences13:allCharacters0 0 
17:UITextContentType#0 60:What a text field is for, so that the system can fill it in.0 38 4:name10:namePrefix9:givenName10:middleName10:familyName10:nameSuffix8:nickname8:jobTitle16:organizationName8:location17:fullStreetAddress18:streetAddressLine118:streetAddressLine211:addressCity12:addressState19:addressCityAndState11:sublocality11:countryName10:postalCode15:telephoneNumber12:emailAddress3:URL16:creditCardNumber22:creditCardSecurityCode14:creditCardName20:creditCardExpiration14:creditCardType8:username8:password11:newPassword11:oneTimeCode22:shipmentTrackingNumber12:flightNumber8:dateTime9:birthdate12:birthdateDay14:birthdateMonth13:birthdateYear0 0 
3:URL=s
6:UTType#0 30:The type of a file or of data.0 43 4:item7:content4:data4:text9:plainText13:utf8PlainText3:rtf4:html3:xml4:yaml4:json12:propertyList10:sourceCode5:image4:jpeg3:png3:gif4:heic4:tiff3:svg4:webP5:movie5:video10:mpeg4Movie14:quickTimeMovie5:audio3:mp33:wav3:pdf4:epub7:archive3:zip4:gzip6:folder9:directory7:fileURL3:url7:contact13:calendarEvent18:commaSeparatedText11:spreadsheet12:presentation4:font0 0 
22:UnevenRoundedRectangle#8 49:A rectangle whose corners are rounded one by one.0 0 0 0 
9:UnitPoint#4 53:A place within a view, from 0 to 1 in each direction.0 10 4:zero6:center7:leading8:trailing3:top6:bottom10:topLeading11:topTrailing13:bottomLeading14:bottomTrailing0 0 9:UnitPoint0:0:0 0:2 1:x3 Vd0:0 1:y3 Vd0:0 0 4 2 0 1 1 2 1 3 0 
22:UserInterfaceSizeClass#0 23:How much room there is.0 2 7:compact7:regular0 0 
12:VStackLayout#8 29:A vertical stack as a layout.0 0 0 0 
17:VerticalAlignment#0 27:A place from top to bottom.0 5 3:top6:center6:bottom17:firstTextBaseline16:lastTextBaseline0 0 
12:VerticalEdge#0 22:The top or the bottom.0 2 3:top6:bottom0 0 
16:VerticalEdge.Set#1 28:The top, the bottom or both.0 3 3:top6:bottom3:all0 0 
45:ViewAlignedScrollTargetBehavior.LimitBehavior#0 34:How many views one swipe may pass.0 5 9:automatic6:always5:never11:alwaysByFew11:alwaysByOne0 0 
10:Visibility#0 24:Whether something shows.0 3 9:automatic7:visible6:hidden0 0 
25:WindowInteractionBehavior#0 41:Whether a window can be handled that way.0 3 9:automatic7:enabled8:disabled0 0 
12:ZStackLayout#8 32:An overlaying stack as a layout.0 0 0 0 
25:accessibilityReduceMotionb5:false45:Whether the reader has asked for less motion.
31:accessibilityReduceTransparencyb5:false51:Whether the reader has asked for less transparency.
29:accessibilityVoiceOverEnabledb5:false39:Whether the screen is being read aloud.
8:calendars11:'gregorian'37:The calendar that dates are shown in.
11:colorSchemeh31 6:.light40:Whether the appearance is light or dark.
11:controlSizeh40 8:.regular23:How large controls are.
12:displayScaled3:2.030:How many pixels one point has.
15:dynamicTypeSizeh47 6:.large41:The text size that the reader has chosen.
19:horizontalSizeClassh199 8:.compact41:How much room there is from side to side.
9:isEnabledb4:true29:Whether controls can be used.
15:layoutDirectionh96 12:.leftToRight23:Which way reading goes.
16:legibilityWeighth98 8:.regular43:Whether the reader has asked for bold text.
6:locales7:'en_US'24:The language and region.
8:platformh122 4:.iOS21:What the app runs on.
10:scenePhaseh141 7:.active30:Whether the scene is in front.
8:timeZones5:'UTC'38:The time zone that times are shown in.
7:versiond4:18.028:The version of the platform.
17:verticalSizeClassh199 8:.regular42:How much room there is from top to bottom.
7:dismiss37:Closes the presentation or goes back.0:0 0:0 0 0 1 0 0 
13:dismissSearch16:Ends the search.0:0 0:0 0 0 1 0 0 
13:dismissWindow16:Closes a window.0:0 0:1 2:id1 U0:0 0 0 1 1 0 0 
12:openSettings30:Opens the settings of the app.0:0 0:0 0 0 1 0 0 
7:openURL17:Opens an address.0:0 0:1 3:url2 T0:0 1 0 0 1 1 1 0 
10:openWindow15:Opens a window.0:0 0:2 2:id3 T0:0 5:value3 Vy0:0 1 0 0 1 2 1 2 0 
7:refresh34:Does what pulling to refresh does.0:0 0:0 0 0 1 0 0 
6:rename40:Starts the renaming of what is selected.0:0 0:0 0 0 1 0 0 
13:requestReview29:Asks for a review of the app.0:0 0:0 0 0 1 0 0 
"""#
