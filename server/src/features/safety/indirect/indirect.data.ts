/**
 * What people write in place of the word, class by class. Small letters, without apostrophes; each stands
 * between word borders. One class alone says little: `indirect.ts` says which together mean what.
 */

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const KEEPER =
  '(?:mum|mom|dad|sister|brother|neighbou?rs?|friend|son|daughter|[a-z]+s (?:mum|mom))';
const PILLS = '(?:pills?|tablets?|capsules|meds|doses?|sleepers|insulin|percs|oxys?|paracetamol)';
const GUN = '(?:gun|rifle|shotgun|pistol|revolver|shells?|cartridges?|bullets?)';
const ROPE = '(?:rope|cord|noose|knot|beam|belt|flex|rafters?|tow ?rope)';
const EDGE =
  '(?:bridge|parapet|railings?|rail|ledge|cliffs?|roof|viaduct|overpass|platform edge|edge of the platform|car park|tracks|weir|pier|quay|dam wall)';
const SITE =
  '(?:(?:inside|top|back|inner side) of (?:the|my) (?:arm|leg|thigh|wrist|left|right)|(?:inner|upper) (?:arm|thigh)s?|my (?:thighs?|wrists?|forearms?|hips?|ankles?|left arm|right arm)|on the (?:left|right)(?! (?:hand|side|of)))';

export const SIGNS = {
  /** A way to die that is near, saved up or looked at. */
  means: [
    `(?:sat|sit|sitting|stood|alone|drove|walk(?:ed)?|went (?:out|up)) (?:\\w+ ){0,5}(?:with|beside|next to|by) (?:\\w+ ){0,2}(?:${GUN}|${ROPE})`,
    `(?:took|take|got|taken) (?:\\w+ )?${GUN} (?:\\w+ ){0,8}(?:sat|and sit|alone)`,
    `(?:the|his|dads|my) (?:${GUN}|${ROPE}) (?:is|was|stays?|in|under|on) (?:\\w+ ){0,4}(?:drawer|bed|boot|seat|lap|knee|shed|garage|loft|wardrobe|reach)`,
    `(?:know|learnt|learned|tied|practi[sc]ed|looked up|tested|checked) (?:\\w+ ){0,4}(?:knot|noose|beam|rafters?)`,
    `(?:counted|counting|saved up|saving|saved|stockpiled|hoard(?:ed|ing)|kept back|keeping back|putting by|put by|stored up|been keeping|hidden|hid) (?:\\w+ ){0,5}${PILLS}`,
    `${PILLS} (?:\\w+ ){0,8}(?:counted|saved up|putting by|put by|kept back|stockpiled|hidden|lined up)`,
    'putting by the (?:evening|morning|night) one|(?:i have|ive) got (?:what i need|everything i need|enough (?:now|of them|to do it))|enough to (?:do it|be sure|make sure)',
    '(?:counted|checked|looked (?:at|up)) (?:what|how (?:much|many))(?:s| is| there is| it takes| would) (?:\\w+ ){0,2}(?:in|it|enough|takes?|left)?|know exactly how (?:much|many)|looked up (?:how many|how much|how long it)',
    `(?:stood|stand|standing|sat|stopped|parked|went|walked|drove) (?:\\w+ ){0,5}(?:on|at|near|over|by|to|under|up) (?:\\w+ ){0,5}${EDGE} (?:\\w+ ){0,8}(?:looking down|an hour|one hour|for hours|a long time|too long|for ages|alone|in the dark|longer than)`,
    `(?:looking|looked|stared|staring) (?:down )?(?:at|into|over|from) (?:\\w+ ){0,3}(?:tide tables|tide times|train times|timetable|the drop|${EDGE} (?:again|for))`,
    '(?:exhaust|hose ?pipe|hose) (?:\\w+ ){0,5}(?:window|car|garage)|gas (?:tap|taps|bottle|canister|ring) (?:\\w+ ){0,4}(?:on|open|bought)|(?:tide tables|tide times|train times|water temperature)(?: (?:\\w+ ){0,8}(?:again|not for (?:work|fishing)|all night|no reason))',
    '(?:keep|kept) looking at the (?:bathroom|cabinet|drawer|medicine|garage|cellar|attic|loft) ?(?:door|cupboard|cabinet)?',
    'gave (?:\\w+ ){0,3}(?:cabinet|gun|safe|medicine) key to|keep (?:that|this|them|it) (?:away|from me)',
    '(?:lie|lay|lying|sleep|stay|stayed) (?:\\w+ ){0,5}(?:where|under) (?:\\w+ ){0,2}(?:glass|roof|ceiling) would|stopped going (?:down )?(?:to the )?(?:shelter|stairwell|basement|cellar)',
    '(?:count|counted|counting) them(?: again| like| every night| out)|bought (?:a|the|some) (?:\\w+ )?(?:hose|rope|tow ?rope|helium|charcoal)|tested the (?:hook|knot|beam|branch)|(?:fast|express|freight|last) trains? (?:goes|comes|passes|better|dont stop|doesnt stop)|(?:put|swung|got) (?:one|a|my) leg over|low (?:wall|rail) on|no fence on|steps? from the (?:platform )?edge|in the glove ?box|stopped (?:taking )?my (?:insulin|heart (?:pills|tablets)|tablets|pills|meds)',
    '(?:googled?|looked up|search(?:ed)?|read up on) how (?:long|many|much|deep|high|far|cold)|which bridge|(?:pills|tablets) are right there|asleep at the wheel|(?:went|walked|waded) in(?:to)? the (?:sea|river|lake) (?:\\w+ ){0,6}(?:coat|chin|clothes|boots)|(?:as far as|up (?:to|on)|out on(?:to)?) the roof|worked out how many|what not to combine|(?:it|the hook|the beam|the branch) held(?= |$)',
  ],
  /** What one leaves is put in order or given away. */
  order: [
    'labell?ed everything|(?:my|the) (?:will|life insurance|insurance papers|bank papers|papers|passwords?|accounts) (?:\\w+ ){0,3}(?:in order|in the (?:drawer|folder|envelope|file|desk)|on the (?:table|desk)|written (?:out|down)|under|sorted|signed|updated|arranged)',
    '(?:has|have|with) the (?:will|papers|keys) and|wrote (?:\\w+ ){0,3}to (?:\\w+ ){0,3}(?:the )?(?:lawyer|solicitor|notary|bank)|what (?:was|is) owed|all paid|everythings? (?:is )?(?:paid|labelled|settled)',
    `(?:my |me |the )?(?:rings?|watch|earrings|necklace|medals?) (?:is |are )?in an envelope|in an envelope for|envelopes? (?:for|to) (?:each|them|the (?:kids|girls|boys)|everyone)`,
    `(?:the )?(?:dog|cat|cats|dogs|hens|parrot|guinea pigs?|rabbit|fish|pups|kittens) (?:goes|will go|can go|is going|went (?:today )?|went) to (?!bed|sleep|the (?:vet|park|groomer|beach|door|kennels)|school|work|training|it|him|her|a)`,
    `(?:took|taken|take) (?:my|me) name off|(?:gave|given|giving|left) (?:\\w+ ){0,4}(?:to|for) (?:\\w+ )?${KEEPER} (?:\\w+ ){0,3}(?:keep|to have|for good)`,
    '(?:is|are) to have (?:the|my|it|them)|(?:shes|he|she|hes|they) can have (?:the|my|it)|vet stuffs?|who (?:takes|gets|will have) (?:the )?(?:dog|cat)|paid (?:off )?(?:\\w+ ){0,3}(?:back|the \\d+|what i owed|every\\w+|them all|the last)',
    '(?:letters?|notes?) (?:to|for) (?:each|them|mum|mom|dad|the (?:kids|girls|boys|children)|my (?:wife|husband|son|daughter|parents|sister|brother))|cancelled (?:my|the) (?:\\w+ )?(?:subscription|gym|phone|lease|contract|appointments?) (?:\\w+ )?(?:and|because)',
    'phone (?:stays|will stay|stayed) (?:here|home|at home)|(?:house|flat|room|place) is (?:very|all|so) (?:clean|tidy)|all tidied|left (?:the|my) (?:\\w+ ){1,2}(?:for|to) \\w+ since|by then|whom? (?:he|she|they) should ask|where everything is',
    '(?:gave|given|giving) away (?:my|the|all)|keep it,? i said|put (?:all )?the accounts in|(?:accounts?|house|car|flat|deeds|papers) (?:\\w+ ){0,2}in (?:his|her|their) name|changed the beneficiary|cancelled (?:my|the) (?:milk|dentist|subscriptions?|gym|lease|phone|papers?)|cleared (?:my|the) (?:room|desk|loft|flat) out|cleared out (?:my|the)|show(?:n|ed) (?:my )?(?:wife|husband|son|daughter|her|him|them) (?:how to|where the)|threw out my (?:diaries|letters|journals)|(?:burned|burnt|deleted|wiped) my',
    'new homes? for|found (?:someone|somebody|a home) for (?:the|my)|tidying my ?self|nothing left to (?:arrange|do|sort)|run out of things to do|logged out of|bought the plot|(?:accounts?|keys?|watch|books|bike|guitar|tools) (?:\\w+ )?(?:goes|go|went) to (?:my|our|the) \\w+|who gets (?:which|what)|passwords? (?:on|in) (?:a|the)|ashes|(?:paid|squared|settled) up with',
  ],
  /** One goes, and nobody shall look or be troubled. */
  leaving: [
    '(?:nobody|no one|noone) (?:would|will|ll|d) (?:\\w+ ){0,2}(?:find|look|have to (?:find|see|clean|deal|know)|notice|miss me)|nobodys been (?:down|up|out) (?:it|there)|(?:so|where) (?:that )?(?:nobody|the kids?|the children|mum|mom|she|he|they) (?:wont|will not|would not|wouldnt|doesnt|dont|do not) (?:have to )?(?:find|see|walk in)',
    '(?:no|any) fuss|(?:put|putting) (?:anyone|anybody|them) to the trouble|trouble of looking|(?:you|they) (?:will|ll) find (?:it|me|this|everything|the (?:key|car|note|letter))',
    '(?:i (?:was|am|have|had)|ill|ive|im) (?:\\w+ )?(?:decided (?:it|when|how|on (?:it|the))|made (?:up )?my mind|done with (?:it all|all of it)|going to go|all worked out)|got it all (?:worked|figured|planned) out|thought it through|gone into it properly|(?:have )?no intention of being',
    '(?:can|will) come with me (?:then|too)?|(?:after|when) (?:i am|im) gone|(?:will|would) not be (?:here|there) (?:for|by|at|in|any)|wont be (?:here|there|around) (?:for|by|at|when|in|any|to)|before i go(?= |$)(?! (?:to|on|out|home|in|back|up|down|into|there|for|and|shopping|any|off|through|over))|last time i (?:will|ll|would)',
    `(?:itll|it will|its going to|ill do it) be? ?(?:on )?${DAY}|swim (?:out|until)|walk (?:out )?into the (?:sea|river|lake|water)|(?:will|ll) look (?:tomorrow )?again`,
    '(?:wrote|written|writing) (?:\\w+ ){0,3}(?:name|number|in (?:pen|ink|sharpie|marker)|on) (?:\\w+ ){0,2}(?:my )?arm|so (?:that )?(?:they|she|he|mum|mom|mama) (?:would|will|can|could)(?:nt| not)? (?:have to )?(?:know|identify|recogni[sz]e)',
    'where im going|not like ill be there|wont (?:see me|be needing|need (?:it|them|one))|dont look too hard|if i go missing|at my funeral|(?:read|play|sing|played|sung) (?:it |this )?at (?:the|my) (?:funeral|service)|scatter me|bury me|saying (?:bye|goodbye) without|how long (?:before|until|till) (?:they|anyone|someone|somebody|she|he)d? (?:knock|notice|find|look)|before (?:anyone|anybody|they) (?:would |d |will )?(?:notice|find|found|know|come)',
    'whoever (?:opens|finds|reads) this|(?:none of this|this|it) is(?:nt| not) (?:on you|your fault|because of you)|none of this is on you|theres no later|once (?:im|i am|ive|i have) (?:gone|stepped aside)|when (?:im|i am) not here|(?:im|felt|i am) ready (?:now|to go)|(?:set|chosen|picked|fixed) (?:the|a) (?:day|date)|nobody (?:is )?(?:expecting|expects) me|nobody to stop me|no one will walk in|(?:remember|know) (?:that )?i (?:was|am) (?:calm|laughing|happy)|you wont see me|the last thing (?:to be|they)|something to remember me|they(?:ll| will) say i was',
  ],
  /** One is a cost or a burden. */
  burden: [
    '(?:would|d|will|ll|are|be) (?:all |so much |much )?(?:better|easier|happier|freer) (?:off )?(?:without me|if i (?:wasnt|werent|was not|were not|wasnt there))|(?:they|she|he|everyone|the kids|you) (?:would|d|will|ll) (?:all )?be better off|better off without|thats no harm|no loss',
    'insurance (?:pays|pay|would pay|covers|still pays|money)|worth more (?:dead|to them|like)|more money (?:like|dead|that way)|with that the (?:flat|house|mortgage) is paid|(?:i am|im|being|been) (?:just |only |such )?a (?:burden|load|weight|drain|cost|millstone|nuisance)|(?:what i|i) cost them|costs? (?:them|him|her) (?:\\w+ )?(?:per|a|every) (?:shift|week|day|month)',
    '(?:marry|find|get|deserve) (?:someone|somebody|a (?:mother|wife|husband|father)) (?:\\w+ )?(?:with|better|who can|proper)|(?:washed|fed|wiped|dressed|changed) by|(?:fed|washed) (?:\\w+ ){0,3}by (?:a )?strangers?|nobody needs me|not (?:needed|any use) (?:here|to any\\w+|any ?more)|no use to any\\w+',
    '(?:survive|manage|cope|float|breathe|sleep) (?:\\w+ )?without me|one (?:fewer|less|mouth less)|save them the (?:bother|trouble|cost)|(?:theyd|they would|hed|shed|itd|it would) be (?:glad|relieved|a relief|lighter|free|quieter)|hold(?:ing)? (?:them|him|her) back|cost (?:him|her|them|us) (?:\\w+ )?(?:years|everything|a fortune)|(?:put|gave|given|giving) (?:up )?(?:his|her|their) (?:life|job|term|studies|year) (?:up |off )?(?:for|to)|i (?:only|just) (?:take|make (?:things|it) (?:worse|heavier))|drag(?:ging)? (?:them|everyone|him|her) down|the policy (?:says|pays)|(?:mortgage|debts?) (?:is|are|would be) paid if|waste of (?:space|air|money|a bed)|(?:patience|sick) of me|cross me out',
  ],
  /** One has had enough, or is light after long heaviness. */
  weary: [
    '(?:dont|do not|cant|cannot|can not) (?:want to )?(?:do|keep doing|carry on with|go on with|keep on with) (?:this|it) (?:any ?more|any longer|again|tomorrow)|cant (?:go|carry) on(?! (?:holiday|about))|(?:finished|end of) my shift|(?:so|that|just so|too) tired(?= |$)(?: of| to| i| that)',
    '(?:im|i am|i feel|feel) (?:just |only )?(?:so |that )tired|(?:im|i am) not even (?:sad|scared|upset|angry)|(?:i |i see i |that )?(?:he|she) had it right|(?:understand|see|know) why (?:he|she) did it|(?:i think|think|oh)?,? ?go on then',
    'had enough (?:of (?:it all|everything|all of it|being|living))|(?:stop|stopped) (?:caring|minding) (?:if|whether|what happens)|drink(?:ing)? (?:from|since) (?:noon|breakfast|morning)|(?:nothing|little) left (?:in|of) (?:me|here)',
    'feel better than i have|(?:lighter|calmer|clearer|easier) than (?:i have |ive )?(?:\\w+ )?(?:been|felt|in|for) (?:\\w+ )?(?:weeks|months|years|a long)|calm (?:now )?for the first time|its (?:all )?decided|strangely (?:calm|light|peaceful)',
    'no point (?:any ?more|in (?:it|anything|going))|(?:dont|didnt|cant) (?:see|picture|imagine) (?:my ?self|a future|next (?:year|summer))|tired of (?:being|living|all of it|it all|waking)|(?:wish|hoped?) i (?:hadnt|didnt|wouldnt|wont) (?:woken|wake)|wouldnt mind (?:if i|not waking|not being)|not (?:be|being) here|want it (?:all )?to (?:stop|end|be (?:over|quiet|dark))|waiting for (?:it|my life) to be over|scared of going on|(?:dont|do not) want to be any ?one|homesick for before|enough of being|dont look when i cross|leave early|(?:weirdly|oddly|strangely) (?:calm|light|peaceful)|weird how calm',
  ],
  /** A time that is near. */
  soon: [
    `tonight|tomorrow|(?:on |itll be |by )${DAY}|in the morning|alarms? set|no ones? up|its \\d{1,2}[:.]\\d\\d|this (?:weekend|evening|afternoon)|before (?:dawn|they wake|anyone)|when they(?:re| are) (?:asleep|out|gone)`,
  ],
  /** A place on the body where nobody looks. */
  site: [SITE],
  wound: [
    'burner|lighter|(?:razor|blade|scissors|compass|craft knife|stanley knife|sharpener)|burn(?:ed|t|s|ing)? (?:on|my|the|it|in)|(?:cut|cuts|lines|marks|scratch(?:es|ed)|scabs?)|in a row|(?:gone|went|bit|too) (?:a bit |too |bit |quite )?deep|wont close|\\d+ on the (?:left|right)|(?:third|fourth|fifth|sixth|another) one this (?:week|month)|(?:harder|deeper) (?:than|this) (?:before|time|last)',
    'straightener|hob|kettle|matches|nail scissors|compass point|hair curler|hot (?:spoon|iron|pan)|scalding|held (?:my|the) (?:hand|arm|spoon|ice|lighter)|(?:till|until) it (?:bleeds|bled|was red)|opened (?:it|them) (?:again|up)|fresh one|scars?|pick(?:ed)? at it|the urge|on (?:my|the) (?:hip|thigh|ankle|shin)',
  ],
  cover: [
    '(?:where )?(?:the |my )?(?:long )?(?:sleeves?|cuffs?) (?:covers?|hides?|stays?|down|rolled|in (?:june|july|august|summer|the heat))|long sleeves|sleeves? (?:pulled|down)|plasters?|bandages?|steri ?strips?|masking tape|gave up swimming|(?:wont|dont|cant|not) (?:go |going )?swim\\w* (?:any ?more|because|with)|bracelets?|wristbands?|concealer',
  ],
  relief: [
    '(?:when|if) it(?:s| gets| is) (?:too |so )?(?:loud|much|full|bad)|(?:then )?its? (?:is |goes |gets )?(?:quiet|quieter|calm|clean|still) (?:after|for|then|inside)|only (?:bit|part|thing|moment) (?:of the day )?(?:with|that|thats|when|which) |(?:can|could) breathe (?:after|again|then|for)|lets it out|something i (?:can )?(?:control|decide)|feel something|theres no room|deserve (?:it|that|them|this)',
    '(?:shuts?|turns?) (?:it|everything) (?:up|off)|noise (?:inside )?stops?|came out calm|calms me|(?:and )?then i could think|paying for|punish\\w* my ?self|fairs fair|pressure out|day one again|relaps\\w+|on purpose|what i (?:needed|deserve)|i dont (?:get|deserve) to|exact (?:feeling|second)|felt nothing so',
  ],
  /** An untrue account of a mark, of a place or of a meal. */
  lie: [
    '(?:told|tell|telling) (?!him|her|them|us|me|you|it)\\w+ (?:that )?(?:it was|it were|its|ive|i gave|i had|im at|im in|i was|i ate|i fell|i walked|laryngitis|i am at)|(?:told|tell|telling) (?:him|her|them|mum|mom|dad|work|everyone|the school|the nurse|the doctor) (?:that )?(?:it was (?:the|a|from|my)|i (?:gave up|already ate|had eaten|fell|walked into|slipped|burned)|ive (?:eaten|already)|laryngitis|im at)|so i (?:say|said) (?:that )?(?:its|it was|it is) the|no one (?:saw|knows|notices|noticed|so)|shes not stupid|looked (?:at it )?a second too long|being looked at',
    '(?:a|my|the) story (?:about|ready|for)|different (?:shop|hospital|chemist|pharmacy) so|(?:i (?:said|told (?:them|her|him|everyone))|said) i (?:slipped|fell|walked into|tripped|ran into|caught it)|(?:told (?:mum|mom|her|him|them|everyone) )i (?:ate|d eaten|had eaten|d already)|i(?:ve)? told (?:them|everyone|her|him|the school) it was (?:the|a|my)',
  ],
  /** What was eaten is undone. */
  purge: [
    '(?:threw|throw|throwing|thrown|chuck(?:ed)?|bring(?:ing)?|brought|got) (?:it|it all|everything|lunch|dinner|them)? ?(?:back )?up(?= |$)(?: (?:after|again|every|each|in the|before|with))|(?:made|make|making) my ?self (?:sick|throw|vomit|be sick)|purg(?:e|ed|ing)|laxatives?|diuretics|(?:fingers?|toothbrush|spoon)(?: handle)? (?:down|at the back)|toothbrush handle|(?:tap|shower|radio|fan) (?:on|running) so (?:nobody|no one|they|she|he|mum|mom)|(?:cleaned|rinsed|bleached) (?:it all|everything|the (?:bowl|sink|toilet))|(?:the )?whole (?:loaf|packet|tub|box|cake|jar)|knuckles (?:are|raw|split|scabbed)|split knuckles|gone in the (?:toilet|bowl)',
    'ran the (?:tap|shower|water)|binge[sd]?|got rid of (?:it|dinner|lunch|everything i)|(?:after|straight after) (?:dinner|lunch|the meal|tea) (?:\\w+ ){0,4}(?:bathroom|toilet|upstairs)|put my fingers',
  ],
  /** Little is eaten, and food hidden. */
  starved: [
    '(?:black coffee|an apple|half an apple|a rice cake|one rice cake|cucumber|ice cubes|diet coke|chewing gum|broth|lettuce)(?: only|,| x ?\\d| for (?:lunch|dinner)| and (?:nothing|water|that)| in \\w+ths| was)|(?:put|hid|scraped|spat|fed) (?:it|the (?:cake|food|rest)|most of it|my (?:dinner|lunch|food)) (?:in|into|to|under) (?:the |a |my )(?:yucca|plant|napkin|tissue|dog|bin|sleeve|pocket|bag|serviette)|held a slice|cut (?:it )?(?:in|into) \\w+ths|(?:skipped|skipping|no) (?:breakfast|lunch|dinner) (?:and (?:no )?\\w+|again|today and)|\\d{3,4} (?:calories|kcal|cals)|under \\d{3,4} (?:today|calories)|(?:nothing|not eaten) since (?:yesterday|\\w+day)|fasted|burned \\d{3}|\\d{2,3} lengths',
    '(?:not|havent|hasnt) eaten (?:since|for|today|in)|no food (?:since|for|today)|(?:told|tell) (?:\\w+ ){1,2}i (?:ate|d eaten|had eaten|already ate|eat)|chew(?:ed)? and (?:spit|spat|then)|nobody looks at napkins|day (?:2|3|4|5|6|two|three|four) (?:of nothing|without)|earned (?:the|my) (?:dinner|yogh?urt|food|apple)|(?:three|four|five|six) hundred (?:a day|calories)|(?:lunch|sandwiches) to the (?:pigeons|birds|dog)|empty (?:is|feels)|allowed (?:my ?self )?(?:to eat|an? \\w+ )|didnt deserve (?:dinner|lunch|to eat)',
  ],
  /** Weights are written. */
  weights: [
    '(?:3\\d|4\\d)[.,]\\d(?!\\d)(?: ?kg| ?kilos)?|(?:down|lost) (?:another )?\\d+(?:[.,]\\d)? (?:kg|kilos?|pounds|lbs?)|(?:the )?scales? (?:says?|said|read|this morning)|goal weight|thigh gap|(?:my )?(?:hip|collar) ?bones|size (?:zero|0)|bmi',
    '(?:the )?number (?:moved|went down|is lower|was lower)|(?:thirty|forty)[- ]?\\w* kilos|(?:3|4)\\d ?(?:kg|kilos)|weighed my ?self|scale(?:s)? (?:under|again|twice|three)|(?:count|see|feel) (?:my|the) ribs|(?:my )?hand (?:\\w+ )?round my (?:arm|wrist|thigh)',
  ],
  /** What hunger does to a body. */
  hunger: [
    'hair (?:is |keeps )?(?:coming|falling|fell|comes) out|(?:fur|down|hair) on (?:my|the) (?:arms?|face|back)|lanugo|(?:stood|stand|got|get) up too fast|woke up (?:under|on the floor|on the tiles)|fainted|blacked out|nearly went (?:down|over)|(?:no|lost my|havent had a|havent had my) periods?|(?:always|so|permanently) cold|blue (?:nails|fingers)|(?:my )?heart (?:keeps |is |was )?(?:doing|skipping|stopping|fluttering|stop)|blood in it|floor because its cold|dizzy',
    'fuzzy arms|(?:see|saw) stars|slow like an|cold all the time|plughole|legs gave way|knees went',
  ],
  /** One was a child, or young, and somebody else was not. */
  young: [
    'i was (?:only |about |just )?(?:[5-9]|1\\d|six|seven|eight|nine|ten|eleven|twelve|\\w+teen)(?! (?:minutes|weeks|stone|kg|kilos|lbs|pounds|metres|meters|miles|km|points|hours|days|months|down|up|behind|ahead|th|percent))|when i was (?:only )?(?:\\d|1\\d|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|little|small|a (?:boy|girl|kid|child))|altar boy|javais \\w+ ans|ich war (?:erst )?\\w+(?=[., ])|(?:yo )?ten[ií]a \\w+ a[ñn]os|avevo \\w+ anni|eu tinha \\w+ anos|mia[łl][ae]m \\w+ lat|first year (?:undergrad|student|at)|i was (?:an? )?(?:apprentice|trainee|first ?year|fresher)',
  ],
  /** What a hand, a locked door or a voice did. */
  touched: [
    '(?:his|her) hand (?:\\w+ ){0,2}(?:on|behind|over|up|under|between|inside|round|down|touched) (?:the |my )?\\w+|(?:put|laid|slid|left) his hand|(?:press|rub|massage|stroke) (?:my|his) (?:leg|legs|back|feet|shoulders)|massages?|(?:he|coach|uncle) (?:had )?locked (?:the door|it|because|us)|locked (?:the door|it) because|(?:said|told) (?:it|that it|this|that this) (?:was|is) (?:between us|our|a secret|normal|medical)|between us and|thats normal and|our secret|carried on|did(?:nt| not) stop|made (?:us|me) (?:pick|choose|watch|hold|kneel|touch|sit|undress|take)|(?:belt|the cord|strap|ruler|cane)(?: or)|held (?:me|my (?:head|wrists?|arms?|face))|pillow (?:on|over)|pull(?:ed)? (?:\\w+ )?(?:jumper|shirt|skirt|nightie|pyjamas) (?:up|down|over)|i (?:had )?said no (?:in|twice|and|three)|said i (?:felt|was) sick|jai dit non|il (?:me )?(?:la|l a) (?:remont\\w+|soulev\\w+|enlev\\w+)|sa main sur|dije que no|me toc[óo]|su mano en|ich habe nein gesagt|seine hand|fasste mich|sagte nein|detto di no|powiedzia[łl][ae]m nie|disse (?:que )?n[ãa]o|stand in front|with nothing on|hand on my mouth',
    '(?:shut|closed|bolted) the door (?:behind|and)|our (?:game|secret)|one is not telling|comes? in(?:to)? my (?:room|bed)|(?:i )?lay? (?:still|like a)|said (?:no|stop)|not tonight and|he went on|clothes wrong|hands? (?:under|up|inside) my|check my hips|(?:kept|keeps) me (?:back|behind|after)|nie mit|griff mir|me agarr[óo]|me tap[óo] la boca|cerr[óo] (?:la puerta|con llave)|ferm[ée] la porte|mi ha tocc\\w+|chiuse la porta',
  ],
  /** It was never said. */
  untold: [
    '(?:have |had )?(?:never|not|nt) (?:told|said|written|wrote|spoken|breathed)(?: (?:it|this|that|of it|a word))?(?: (?:to|about) (?:\\w+)| (?:any\\w+|a soul|mum|mom|my|her|him|them|mia|down|before))|told (?:\\w+ )?(?:nobody|no one|noone|only half)|nobody knows|never told|i didnt tell|(?:not )?going to name|je ne lai jamais|jamais (?:dit|écrit|raconté)|nunca (?:se )?lo (?:dije|cont[ée]|escrib[ií])|nunca contei|nie (?:jemandem )?(?:erzählt|gesagt)|mai (?:detto|raccontato)|nigdy (?:nikomu|nie)|everybody thought it was',
    'first time i (?:write|say|tell|am (?:writing|saying))|cant say (?:it|his name)|no one (?:ever )?asked|who would (?:believe|have believed)|i(?:ve| have) kept (?:it|this)|(?:the )?word for (?:it|that)|noch nie(?:mandem)?|personne ne (?:le )?sait|nadie (?:lo )?sabe|nessuno (?:lo )?sa|ningu[ée]m sabe',
  ],
  /** The body remembers. */
  flinch: [
    '(?:can|could) (?:still )?(?:smell|taste|hear) (?:it|him|the|that|those)|still cant (?:take|stand|eat|drink|bear|go|hear|smell)|cant stand (?:the )?(?:smell|taste|sound)|(?:dropped|jumped|froze|flinch\\w*|threw up|was sick|washed|scrubbed|locked myself|had to go (?:and )?stand|couldnt sit|rode to the end)|stood in the (?:latrine|toilet|bathroom|shower|alley)|that (?:smell|aftershave|cologne|song)|jai lâché',
  ],
  /** The throat was held. */
  throat: [
    '(?:hands?|fingers|arm|forearm|grip|thumbs|squeezed|marks|belt|cord|scarf) (?:\\w+ ){0,2}(?:on|in|at|round|around|across) (?:the|my|her) (?:neck|throat)|by the (?:throat|neck)|in the neck,? here|(?:his|with his) hands|(?:cant|couldnt|hurts to|cannot) swallow|voice (?:is |has |was )?gone|(?:came|come) to on|(?:went|going) (?:black|grey|dark) (?:at the edges|and)|count the fingers|finger ?marks|own wee|my own (?:wee|pee|blood)',
  ],
  /** What is said or shown after blows. */
  blows: [
    '(?:look|see) what you (?:made|make|ve made)|made me do (?:it|this)|so he did it|one eye (?:is )?(?:shut|closed)|(?:eye|lip|cheek|face) (?:\\w+ )?(?:shut|swollen|split|purple|black)|(?:me|her|us|my head|her head) (?:\\w+ ){0,2}against the (?:fridge|wall|door|counter|sink|stairs)|came (?:to|round) on the (?:floor|lino|tiles|kitchen floor)|sat (?:\\w+ ){0,3}crying|(?:cried|crying|flowers) (?:and|after) (?:\\w+ )?(?:said|promised|sorry)|(?:never|wont) do(?:es)? it again|listening for (?:the|his) (?:gate|key|car|truck|steps)|his (?:boots|key|truck|car) (?:in|on) the (?:drive|door|stairs|hall)',
    'bruis\\w+|tooth is loose|(?:lip|ear|ribs?|wrist|eye|cheek)s? (?:\\w+ ){0,3}(?:ringing|cracked|split|swollen|broken|like a|purple)|threw (?:the|a|his) (?:pan|plate|phone|chair|cup|glass)|(?:his|her) fist|shov(?:ed|es) me|pinch(?:es|ed)|polo neck|always (?:so )?sorry|never marks the face|where it (?:wont|doesnt) show|make ?up over|fork mark|raises? (?:his|her) hand',
  ],
  /** Somebody is kept, watched or waited for. */
  control: [
    '(?:he|hes|ex|his truck) (?:is |was |still )?(?:\\w+ )?(?:outside|parked outside|across the (?:road|street)|at the (?:gate|door)|in the (?:truck|car|van|drive))(?: right)?(?: now| again| with| since)|lights off|(?:put|pushed|dragged|moved|set|wedged) (?:the|a|my) (?:table|chair|dresser|sofa|wardrobe|drawers) (?:in front of|against|under) the (?:door|handle)|(?:he )?(?:will|ll|d|would|threatens? to) take the (?:boy|girl|kids?|children|baby)|dont call|(?:checks|reads|goes through|has|took|keeps) my (?:phone|messages|card|wages|keys|passport|purse)|(?:counts|checks|times) (?:the (?:receipts|mileage|minutes)|how long i|my )|(?:not )?(?:allowed|let me) (?:to )?(?:see|phone|drive|work|leave|go out)|knows? (?:somebody|someone|people) (?:in|at) the',
    'locks? (?:me|us|the (?:door|flat|fridge|gate|phone)) (?:in|from|when|up|away)|(?:passport|wages|bank ?card|phone|keys?|papers) (?:\\w+ )?in (?:his|her) (?:safe|drawer|pocket|car|name)|wages go to|(?:reads|deleted|answers|checks) (?:all )?(?:my|the) (?:messages|texts|emails|calls)|mileage|stopwatch|(?:photo|picture) of where i|no ?(?:body|one) would believe|egg ?shells|quiet when (?:the car|he|she)|listen for his|when (?:his|the) car (?:comes|pulls|door)|if i (?:leave|left|tell|go)|not (?:allowed|to) (?:see|ring|call|speak)|had to ask (?:him|her)|(?:he|she) (?:lets|let) me|cameras? (?:in|up)|i hide (?:\\w+ ){0,3}(?:pounds|euros|dollars|money)|bag (?:is )?packed',
  ],
  /** It is happening: somebody is worked on, looked for or shelled. */
  emergency: [
    '(?:they|theyre|they are|they have|doctors? are) (?:\\w+ )?(?:cutting|cut|operating|working on|opening|intubat\\w+|fighting for|resuscitat\\w+)|(?:taken|took|wheeled|gone) (?:him|her|them)? ?(?:\\w+ )?(?:off me|in)?to (?:theatre|surgery|the or)|in theatre|chest compressions|(?:with )?two fingers|putting the mask|counting(?: aloud)?|somebody counted|(?:started|doing) cpr|(?:cervix|dilat\\w+)|waters? (?:\\w+ )?broke|still bleeding|(?:o|a|b|ab) (?:positive|negative)|units of blood',
    '(?:went|gone|going|turned|was) (?:grey|gray|blue|white|stiff|limp|floppy)(?! with| as| and (?:pink|gold|white|green)| sky| in the face| streak)|no sound|not (?:making|breathing)|wasnt (?:making|breathing)|wont wake|mouth was blue|eyes (?:went|rolled)|colour of the wall|born (?:without|not) breathing|screamed for|snoring,? it is not sleep',
    'ambulance|helicopter|paramedics?|coastguard|mountain rescue|999|911|emergency number|blue light|sirens?|intensive care|icu|on the ventilator|breaking the door',
    '(?:not|hasnt|has not|isnt|didnt|never) (?:yet )?(?:come|came) (?:home|back)|(?:still )?missing|last seen|which way she went',
    'phone is off|phones off|straight to voicemail|cant reach|no answer from|nobody has seen (?:her|him)',
    'police (?:write|took|take|wrote|are|have|came|want|search\\w*)|search (?:party|team|dogs)|divers?|(?:what|which) (?:she|he) was wearing|jacket colou?r|lost sight|(?:drive|drove|driving|walked?|walking) (?:round|around|up and down) (?:the streets|looking|calling)',
    'stairwell|shelter|basement|air ?raid|sirens|drones?|explosion|shell(?:ing|ed)|bomb\\w*|missiles?|rubble|windows? (?:\\w+ ){0,4}(?:is |are )?(?:gone|blown)|dust in the|evacuat\\w+|wildfire|flames|flood water|on the roof waiting',
    '(?:3|4|5)\\d{2} ?(?:g|grams?|gramm)(?= |$)|(?:contractions|labour|labor) (?:\\w+ ){0,3}(?:started|wont stop|too (?:soon|early))|too early|(?:twenty|2\\d)[- ]?\\w* weeks|magnesium|wehenhemmer|prématurée?|prematur[oa]|wcześniak\\w*|frühchen|untergewicht|unter \\d{3} gramm',
    'muttermund|wehen|fruchtblase|es blutet|er blutet|sie blutet|sangra(?:ndo)?|saigne|sanguina|krwawi',
    'notaufnahme|notarzt|krankenwagen|intensivstation|ambulancia|quir[óo]fano|urgencias|aux urgences|bloc op[ée]ratoire|pronto soccorso|karetka|szpital\\w*|respira(?:r|ba)?|atmet(?:e)? nicht|ne respir\\w+',
  ],
  /** Half of a body gives way. */
  stroke: [
    '(?:mouth|face|smile|lip) (?:has |is |was )?(?:\\w+ )?(?:(?:gone|going|pulled|hangs|slid|fallen|fell|hanging) (?:to|on|down|at|off)|droop\\w*|dropped)',
    '(?:left|right) (?:arm|hand|leg|side) (?:does not|doesnt|wont|will not|cannot|cant|didnt) (?:\\w+ )?(?:lift|move|work|grip|squeeze|obey)|(?:squeezes|moves|smiles|lifts) (?:with )?(?:only )?one side|looking for her (?:right|left)|one side only',
    'words (?:were |are |is |was |came out |come out )?(?:\\w+ )?(?:turning|soup|slurred|mixed|wrong|mush|gone|porridge)|slurr\\w+|cant (?:speak|find words|get (?:the )?words)|talking (?:nonsense|gibberish)|called me by (?:her|his)',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Sign = keyof typeof SIGNS;

/** What happens in these did not happen to the writer. */
export const STORIES =
  'film|movie|novel|episode|series|thriller|documentary|netflix|video ?game|(?:the|this|that|a) (?:play|plot|character|book|game|boss)|dream(?:ed|t|s)?|nightmare|lyrics|rehears\\w+|drill|mannequin|in my (?:novel|story|script)';
