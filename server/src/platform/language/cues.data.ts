interface CuePattern {
  kind: string;
  /** Tried on the sentence in lower case with straight apostrophes. */
  pattern: RegExp;
  /** Sentences in which the words mean something else. */
  unless?: RegExp;
  /** Only when the writer is the subject of the words, as far as these patterns can see. */
  own?: true;
}

/**
 * Words that show what a sentence is doing. A pattern claims no more than that its words are there.
 */
export const CUES: readonly CuePattern[] = [
  {
    kind: 'aspire',
    pattern:
      /\bi(?:'d| would)? (?:really |just |only |still |always )*(?:want|wanted|like|love|wish|hope|need) (?:to be(?:come)?|i (?:was|were|could be))\b(?! (?:in bed|home|able to sleep|left|there|done|somewhere|at home|warm|asleep|on|early|back|alone|out|sick|with|here|at)\b)|\bi (?:want|wanted|'d like|would like) to \w+ (?:\w+ )?(?:like|the way) (?:he|she|they|my|mum|dad)\b|\bi want(?:ed)? to be the\b/,
    own: true,
  },
  {
    kind: 'iAm',
    pattern:
      /\bi(?:'m| am|'ve been| have been|'ve always been| have always been)(?: not| always| still)? (?:a|an|the) (?:\w+ ){0,2}(?:person|man|woman|mother|father|mum|dad|mom|wife|husband|friend|daughter|son|sister|brother|child|kid|coward|liar|fraud|failure|stranger|guest|wreck|grown-up|adult|beginner|foreigner|nuisance)\b/,
    unless: /\bif i|\bthink i|\bthinks i|\blike i/,
    own: true,
  },
  {
    kind: 'admit',
    pattern:
      /\b(?:i|me|my)\b.*\bwhich (?:is|was) (?:silly|stupid|ridiculous|daft|mad|pathetic|petty|embarrassing|unfair|not fair|childish|dumb|absurd)\b|\bnot wanting to\b|\bi(?:'m| am| was|m) (?:\w+ )?(?:jealous|ashamed|envious|relieved|glad|pleased) (?:of|that|about|when|he|she|they|it)\b|\bif i'?m honest\b|\bto be honest\b|\bthe truth is\b|\bi lied\b|\bi hate that i\b|\bi(?:'d been|'ve been| had been| have been| keep| was) telling myself\b|\bpart of me\b|\bsecretly\b|\bi didn't dare\b|\bi know (?:it's|its|it is|i'm|that's) (?:silly|stupid|ridiculous|my fault|unfair)\b|\bmy own fault\b|\bi was (?:wrong|rude|unfair|horrible|mean|short with)\b|\bi could have (?:been|done|said|gone|asked|waited)\b|\bi don't even (?:regret|mind|miss|like|want)\b|\bi'm not even\b/,
    unless: /\bif i was\b/,
    own: true,
  },
  {
    kind: 'putOff',
    pattern:
      /\b(?:keep|kept|keeps) putting (?:\w+ ){1,3}off\b|\bputting (?:it|this|that) off\b|\bput (?:it|this|that) off\b|\bi(?:'ve| have)? been avoiding\b|\bi(?:'ve)? said that last (?:week|weekend|month|year|time|night)\b|\bkeep meaning to\b|\b(?:not|never|n't) got (?:round|around) to\b/,
  },
  {
    kind: 'since',
    pattern:
      /\b(?:i|we) (?:haven't|havent|have not|hadn't) (?!had|eaten|drunk|smoked|slept|bought|shaved|washed)\b.{2,50}\b(?:since|in (?:\w+ )?(?:days|weeks|months|years)|for (?:\w+ )?(?:days|weeks|months|years))\b/,
  },
  {
    kind: 'leftOut',
    pattern:
      /\bi (?:wasn't|was not|wasnt) (?:\w+ )?(?:invited|asked|included|told|picked|chosen)\b|\b(?:nobody|no one|they|she|he) (?:\w+ )?(?:didn't|did not|didnt|never) (?:invite|ask|include|tell|pick|choose) me\b|\bleft me out\b|\bdidn'?t save me a\b|\b(?:went|met|gone) without me\b/,
  },
  {
    kind: 'owe',
    pattern: /\bi (?:still |now )?owe (?!money|it all|the bank)\w+/,
    unless: /\bowe (?:it )?to myself/,
  },
  {
    kind: 'account',
    pattern:
      /\bi(?:'ve| have)? (?:told|tell) (?:everyone|everybody|them|people|work|him|her|mum|dad|mom|(?:my|the) \w+|[a-z]+) (?:on \w+ \w+ |that )?(?:it's|it|i|i'm|im|i'd|i've|we|we're)\b|^told [a-z]+ (?:it|i|i'd|i'm|we)\b/,
    unless: /\b(?:if|when|before|after|until|should|would|will|love)\b|told myself/,
    own: true,
  },
  {
    kind: 'toTell',
    pattern:
      /\bi(?:'ll| will| should| must|'m going to| am going to| need to| have to| ought to| want to| wanted to| meant to| was going to|'ve got to) (?:really |just |probably |still |also )*(?:tell|say sorry|apologi[sz]e|ring|call|phone|text|message|write to|talk to|talk with|speak to|ask|thank|visit|answer|reply to|make it up to)\b/,
    unless:
      /\b(?:if|whether|won't|never|worried|afraid|scared)\b|\?$|call (?:it|in sick)|ask for|tell (?:if|whether|myself)|ask myself|call myself|i can tell/,
    own: true,
  },
  {
    kind: 'memory',
    pattern:
      /\b(?:when (?:i|we) (?:was|were) (?:a |an |about )?(?:little|small|young|younger|kids?|child|children|boy|girl|\w+teen|six|seven|eight|nine|ten|eleven|twelve|at school)|as a (?:child|kid|boy|girl)|back then|(?:i|we) remember(?:ed)?\b(?! to)|reminded me of|in those days)/,
    unless: /\bif i remember\b|don't remember|can't remember/,
  },
  {
    kind: 'usedTo',
    pattern:
      /\b(?:i|we|he|she|they|it|mum|dad|there) (?:never )?used to [a-z]+|\b(?:years?|months?) ago i (?:couldn't|could not|could|was|had|didn't)\b/,
  },
  { kind: 'noLonger', pattern: /\b(?:no longer|any ?more|not the same)\b/, unless: /\?$/ },
  {
    kind: 'ratherThan',
    pattern:
      /\bi (?!was|am|think).{8,90}\b(?:rather than|instead of (?:the|what|my)|and not the)\b/,
  },
  {
    kind: 'realise',
    pattern:
      /\b(?:i|we) (?:just |suddenly |finally |have )?(?:reali[sz]ed?|noticed|understood|figured out|learn(?:ed|t) (?:that|to|how))\b|\bit (?:hit|struck|occurred to|dawned on) me\b|\bit turns out\b/,
  },
  {
    kind: 'should',
    pattern:
      /\bi (?:really |probably |just )?(?:should|ought to)\b(?! have|'ve|n't have| not have)/,
    own: true,
  },
  {
    kind: 'obliged',
    pattern:
      /\b(?:i|we) (?:just |really |always |still |now )*(?:have to|had to|must|need to|needed to|gotta|have got to|'ve got to)\b/,
    own: true,
  },
  {
    kind: 'supposedTo',
    pattern: /\b(?:am|'m|was|were|is|are|'re|im) (?!not )(?:\w+ )?(?:supposed|meant) to\b/,
  },
  {
    kind: 'regret',
    pattern:
      /\bi (?:really |probably )?(?:should(?:n't| not)? have|should've|shouldn't've|could have|could've)\b|\bi (?:just )?wish (?:i|that i|we)\b|\bif only\b/,
  },
  {
    kind: 'wish',
    pattern: /\bi (?:just |really )?wish (?!i\b|that i|we\b|you|him luck|her luck)\w+/,
  },
  {
    kind: 'want',
    pattern:
      /\b(?:i|we) (?:really |just |only |do |still |also )*(?:want|would like|'d like|would love|'d love)(?: to)?\b(?!ed)/,
    unless: /\bi don't want|didn't want|if (?:i|you) want|what i want|whatever i want/,
  },
  {
    kind: 'dontWant',
    pattern: /\bi (?:really |just )?(?:don't|do not|dont|didn't|did not) (?:really |even )?want\b/,
    unless: /first time|used to|at first|thought|if i|because i (?:didn't|don't)/,
  },
  {
    kind: 'plan',
    pattern:
      /\b(?:i|we)(?:'ll| will|'m going to| am going to|m gonna|'m gonna| plan to| intend to|'re going to)\b|\btomorrow (?:i|we)\b|\bnext (?:week|month|year|time) (?:i|we)\b/,
    unless:
      /\b(?:if|maybe|whether|when|think|thought|how|guess|know|never|worried|afraid|scared)\b.*\b(?:i|we)(?:'ll| will|'m going| am going)|\bi(?:'ll| will) (?:never|be fine|miss|always|remember|love)|\b(?:will not|won't|not going to|said|says|told)\b|\?$/,
    own: true,
  },
  {
    kind: 'decided',
    pattern:
      /\bi (?:have |'ve |just |finally |also )*(?:decided|chose|quit|refused|resigned|said no|signed up|handed in|booked|gave up|told (?:him|her|them) no)\b/,
    own: true,
    unless: /\bshould\b|\bcould\b|\bif i\b/,
  },
  {
    kind: 'unsaid',
    pattern:
      /\b(?:i|we) (?:never|didn't|did not|didnt|couldn't|could not|haven't|have not|can't|don't) (?:\w+ )?(?:say|said|tell(?! you\b)|told|answer|answered|mention|mentioned|reply|replied|asked)\b|\b(?:we|they|he|she|i) (?:never|don't|didn't|do not|did not) (?:talk|talked|speak|spoke) (?:about|of)\b|\bi'm not telling\b|\bneither of us (?:\w+ )?(?:mention\w*|said|spoke)\b|\bnot talking about it\b|\bbit my tongue\b|\bkept (?:quiet|it to myself)\b|\b(?:i|we) (?:said|say) nothing\b|\b(?:nobody|no one) (?:else |there |here )?knew (?:i|i'd|that i|about)\b|\bso (?:he|she|they|nobody|mum|dad|\w+) (?:doesn't|don't|can't|couldn't|didn't|won't) (?:see|know|notice|hear|find out)\b|\b(?:haven't|havent|have not|never) (?:rung|called|phoned|written to|spoken to|talked to)\b|\b(?:nobody|no one) (?:else |at \w+ |here )?knows(?: yet\b| about (?:me|it|us|this)\b| (?:that )?i(?:'m|'ve|'d)?\b|[.,]|$)|\b(?:i|we) don't want (?:him|her|them|anyone|anybody|people|mum|dad) to know\b/,
    unless: /can't tell (?:if|whether)|don't (?:get|ask) me/,
    own: true,
  },
  { kind: 'nearly', pattern: /\bi (?:very |so )?(?:nearly|almost) (?:\w+)/, own: true },
  {
    kind: 'firstTime',
    pattern:
      /\bfor the first time\b|\bfirst time\b|\bfor once\b|\bat last\b|\b(?:i|we|he|she|they|it) (?:have |has |had |'ve )?finally \w+/,
    unless:
      /(?:he|she|they|brother|sister|mum|dad|everyone|passed|got \w+) (?:\w+ ){0,3}first time|first time (?:i|we|he|she|they) (?!\w+ed\b)\w+|first time i told|at last year|the last time/,
  },
  {
    kind: 'lastTime',
    pattern:
      /\b(?:the|our|my|his|her) last (?:time|day|night|evening|conversation|lesson|shift|summer|visit)\b/,
  },
  {
    kind: 'dontKnow',
    pattern:
      /\bi (?:really |still |just |honestly )?(?:don't|do not|dont) (?:really |even )?know\b|\bidk\b|\bdunno\b/,
    unless: /don't know (?:him|her|them)\b/,
  },
  {
    kind: 'wonder',
    pattern: /\bi (?:do |often |sometimes |keep )?wonder(?:ed|ing)?\b|\bi'm wondering\b/,
  },
  {
    kind: 'fine',
    pattern:
      /\b(?:i'm|i am|im|i was|we're|we are|we were|it's|its|it is|it was|i'll be|said) (?:just |all |totally |perfectly )?(?:fine|ok|okay|alright|all right)\b|\b(?:it|that|all) went (?:fine|ok|okay|well)\b/,
    unless: /\bnot (?:fine|ok)|\b(?:if|whether|when) (?:i|it|he|she) (?:was|am|is)/,
  },
  { kind: 'always', pattern: /\b(?:i|he|she|they|we|people|everyone|mum|dad) always \w+/ },
  {
    kind: 'never',
    pattern:
      /\b(?:i|we|mum|dad|mom|father|mother|nobody) (?:have |has |had |will |would |'ll |'ve )?never \w+/,
    unless:
      /\bnever (?:mind|told|said)|\bnever (?:been|felt|seen|had|eaten|heard|known|laughed) (?:so|such|anything|anyone|a more)/,
  },
  {
    kind: 'everyone',
    pattern:
      /\b(?:everyone|everybody) (?:else )?(?:is|was|has|had|seems|seemed|thinks|knows|got|gets|keeps|looks|looked|says|can|already)\b/,
  },
  {
    kind: 'still',
    pattern: /\b(?:i|he|she|they|we|it|there) (?:am |is |are |was |'m |'s |'re )?still \w+/,
  },
  {
    kind: 'enough',
    pattern:
      /\b(?:not|never|n't) (?:\w+ ){0,2}(?:enough)\b|\b(?:good|fast|strong|clever|smart|brave|old|young|thin) enough\b/,
    unless: /\b(?:sure|strange|funny|fair|oddly) enough\b/,
  },
  {
    kind: 'cannot',
    pattern:
      /\bi (?:just |really |still )?(?:can't|cannot|cant|couldn't|could not) (?!wait|help|believe|stop|remember|tell|say|complain|sleep|see|think of)\w+|\bi .{3,80}\band (?:couldn't|can't|wouldn't) (?!sleep|see|stop|believe)\w+|\bi (?:just|simply) (?:didn't|don't) (?!want|know|think|care|like|feel|even)\w+/,
    unless: /\b(?:ago|back then|at first|used to|when i was)\b/,
  },
  {
    kind: 'cantStop',
    pattern:
      /\bi (?:just |really |still )?(?:can't|cannot|cant|couldn't|could not) (?:stop|help)\b|\bi keep (?:\w+ing)\b|\bi kept (?:\w+ing)\b/,
  },
  {
    kind: 'tried',
    pattern: /\b(?:i|we) (?:have |'ve |also |really |even |am |was |'m )*(?:tried|trying)\b/,
    own: true,
  },
  {
    kind: 'pretend',
    pattern:
      /\b(?:i|we) (?:\w+ )?(?:pretend(?:ed)?|faked?|acted like|acted as if|put on a (?:brave )?(?:face|smile)|hid (?:it|my))\b|\bi (?:told|said)\b.{3,60}\b(?:and|but|when) i was (?:actually|really)\b/,
  },
  { kind: 'promise', pattern: /\b(?:i|we|he|she|they) (?:\w+ )?promised?\b/ },
  {
    kind: 'forgot',
    pattern: /\bi (?:\w+ )?(?:forgot|forget|had forgotten|have forgotten)\b/,
    unless: /(?:never|won't|don't|not|didn't|can't|will) forget/,
  },
  {
    kind: 'waiting',
    pattern:
      /\b(?:i|we) (?:\w+ )?(?:waited|wait|waiting)\b|\b(?:i'm|i am|we're|was|were|still) waiting\b/,
    unless: /can't wait|waiting list/,
  },
  {
    kind: 'miss',
    pattern:
      /\bwhat (?:i|we) miss\b|\bi (?:really |just |do |still |also |so )*miss(?:ed)? (?:you|him|her|them|it|my|the|mum|dad|being|having|our|home|how|that|\w+ing|everyone|everything)\b/,
    unless:
      /missed (?:the|my) (?:bus|train|alarm|deadline|flight|call|stop|turn|exam|lecture|class|appointment|shot|goal|plane)/,
  },
  {
    kind: 'proud',
    pattern:
      /\b(?:i'm|i am|i was|im|felt|feel|feeling) (?:\w+ ){0,2}proud\b|\bproud of (?:my|him|her|them|me|us|it)\b/,
    unless: /\bnot (?:\w+ )?proud/,
  },
  {
    kind: 'afraid',
    pattern:
      /\bi(?:'m| am| was|m) (?:\w+ )?(?:afraid|scared|terrified|worried|frightened) (?:of|that|to|about|i|it|he|she|they|we)\b|\bi (?:\w+ )?(?:dread|fear)(?:ed)? \w+/,
    unless: /\bnot (?:afraid|scared|worried)/,
  },
  {
    kind: 'thanks',
    pattern: /\b(?:grateful|thankful|gratitude)\b|\bi thanked\b|\bthank you\b|\bi appreciate\b/,
    unless:
      /\bnot (?:\w+ )?(?:grateful|thankful)|\b(?:why|should|didn't|never|forgot to|to) (?:\w+ ){0,3}(?:say|said) thank|no thank you/,
  },
  {
    kind: 'sorry',
    pattern: /\b(?:i'm|i am|im|i was|i said|say|so) sorry\b|\bi apologi[sz]ed?\b/,
    unless: /sorry for (?:myself|him|her|them)/,
  },
  { kind: 'apologisedOther', pattern: /\b(?:he|she|they) (?:\w+ )?(?:apologi[sz]ed|said sorry)\b/ },
  {
    kind: 'told',
    pattern:
      /\b(?:he|she|they|mum|dad|mom|gran|nan|grandma|grandad|someone|somebody|the (?:doctor|nurse|teacher|boss|manager|man|woman)|my \w+) (?:\w+ )?(?:said|told me|says|tells me|asked me|asked if|asked why)\b/,
    unless:
      /\b(?:how|when|before|after|if|until) (?:he|she|they) (?:\w+ )?sa(?:id|ys)|\bsa(?:id|ys) (?:goodnight|good night|goodbye|bye|sorry|nothing|hello|hi|yes|no|it|so|thank|grace)\b|\b(?:he|she|they) (?:\w+ )?sa(?:id|ys)[.,]?$/,
  },
  {
    kind: 'iSaid',
    pattern:
      /\bi (?:just |finally |only |then )?(?:said (?:that|there|i|we|he|she|it)\b|told (?:him|her|them|my|mum|dad|mom|everyone)|asked (?:him|her|them|for)|admitted|confessed)\b/,
    unless:
      /said no\b|said nothing|\b(?:before|after|until|when|if|once|nearly|almost|that) i (?:\w+ )?(?:said|told|asked)/,
  },
  {
    kind: 'dream',
    pattern:
      /\b(?:i (?:had a |had the )?dream(?:t|ed)?(?! (?:of being|job))|in (?:the|my) dream|a dream (?:about|where|in which)|nightmare (?:about|where))\b/,
    unless: /dream (?:of being|job)|dreamed of/,
  },
  {
    kind: 'loss',
    pattern:
      /(?:(?:^|[.,;:—–-] ?|\b(?:and|that|when|since|after|before|until|because|how) )(?!(?:i|it|we|my|the|his|her|its|our|a|this|that|nobody|everyone|who|phone|battery)\b)[a-z]+|\b(?:my|his|her|our|the) (?:\w+ )?(?:m[uoa]m|mother|dad|father|brother|sister|husband|wife|son|daughter|uncle|aunt|auntie|cousin|friend|partner|nan|gran\w*|grand\w+|baby|dog|cat|neighbour|neighbor|horse|teacher|boss)|\bmrs? [a-z]+|\b(?:he|she|they)(?: \w+)?) died\b|\b(?:eulogy|had to (?:shoot|bury)|had (?:him|her|it) put down|scattered (?:his|her|him|the ashes|\w+ in)|passed away|funeral|buried (?:him|her|them|dad|mum|my)|cremat\w+|since (?:he|she|mum|dad|mom) (?:died|went)|the burial|miscarriage|miscarried|lost the baby|put (?:him|her|it) to sleep|put down the (?:dog|cat)|(?:his|her|'s|the) ashes|(?:at|after) the wake(?! of)|bereavement|hospice)\b/,
    unless:
      /scattered (?:toys|clothes|papers|leaves|\w+ all)|\bwho (?:had |has )?died|phone died|battery died|(?:car|laptop|engine|fridge|computer) died|died (?:laughing|of laughter|of embarrassment)|i died\b|almost died|nearly died|plants? died|in the game|boss fight/,
  },
  {
    kind: 'illness',
    pattern:
      /\b(?:cancer|chemo\w*|diagnos\w+|tumou?r|biopsy|radiotherapy|(?:my|his|her|the) (?:surgery|operation)|(?:had|has had|a) stroke(?! of)|dementia|alzheimer\w*|relapse|scan results|the scan|chronic|migraine|flare-?up|heart attack|intensive care|in hospital|arthritis|insulin|dialysis|transplant|fracture)\b/,
    unless: /\blike (?:a|an|it|some)\b|\bas if\b|fever pitch|stroke of/,
  },
  {
    kind: 'fight',
    pattern:
      /\b(?:(?:we|they|i|he|she|mum|dad) (?:\w+ )?(?:argued|fought|rowed|fell out|(?:yelled|shouted|screamed|snapped) at)|an argument|had it out with|a go at (?:me|him|her)|had a (?:fight|row)|another (?:fight|argument|row)|the argument|(?:since|after|about|during) the row)\b/,
  },
  {
    kind: 'cry',
    pattern:
      /\b(?:i|we|he|she|they) (?:\w+ ){0,2}(?:cried|wept|sobbed|teared up|burst into tears|crying)\b|\bi cry\b|\bin tears\b|\bmy eyes (?:filled|watered)\b/,
    unless: /baby|cried laughing|crying laughing|the kids|twins/,
  },
  {
    kind: 'laugh',
    pattern:
      /\b(?:i|we|he|she|they|both|all) (?:\w+ ){0,2}(?:laughed|giggled|cackled|burst out laughing|laughing|cracked up)\b|\bmade (?:me|us|him|her|them) laugh\b/,
    unless: /laughed at me|laughing at me/,
  },
  {
    kind: 'sleep',
    pattern:
      /\b(?:couldn't sleep|can't sleep|cant sleep|didn't sleep|haven't slept|barely slept|slept (?:badly|terribly|for|through|like)|woke (?:up )?(?:at|in the)|awake (?:at|until|since|all|for)|insomnia|lie awake|lay awake)\b/,
  },
  {
    kind: 'alone',
    pattern:
      /\b(?:on my own|by myself|all alone|i (?:was|am|felt|feel|'m|sat|ate|walked|live|lived) (?:\w+ )?alone)\b/,
  },
  {
    kind: 'help',
    pattern:
      /\b(?:asked (?:\w+ )?for help|needed help|helped me|offered (?:me|to)|gave me a (?:hand|lift))\b/,
  },
  {
    kind: 'simile',
    pattern:
      /\b(?:feel|feels|felt|is|was|were|are|it's|i'm|im|looks|looked|sounds|sounded|smelled|smells|sat|stood|moved|hung|hangs|lay|ran|walked|sits|wore|eat|ate|works?|worked|slept|talks?|talked|went|come|came|rolled|waits?|shines?|shone) (?:\w+ ){0,3}like (?:a|an|the|someone|somebody|something|two|my|old|wet) \w+|\bas if (?:i|he|she|they|we|it|the|someone|nothing|somebody)\b|\blike (?:a|an) (?:\w+ ){1,3}(?:that|who|which|in|on|with|nobody|without|of)\b/,
    unless:
      /\bwould you like|\bi'd like|\bsomething like (?:a|an|the)? ?\d|\bthings? like\b|\bfeel like (?:a|an) (?:coffee|drink|tea|walk|snack)|\b(?:would|d|really|don't|didn't) like (?:a|an|the)/,
  },
  {
    kind: 'silence',
    pattern:
      /\b(?:silence|silent|didn't say a word|without a word|said nothing|the quiet\b(?! (?:one|kid|type|child|girl|boy|guy|man|woman|life|days?))|so quiet|went quiet|nobody spoke|didn't speak)\b/,
    unless: /on silent|phone/,
  },
  {
    kind: 'touch',
    pattern:
      /\b(?:hugged|held my hand|held (?:his|her) hand|kissed|holding hands|squeezed my|put (?:his|her) (?:hand|arm|head) (?!up|down|in the air|out))\b/,
  },
  {
    kind: 'scroll',
    pattern:
      /\b(?:scroll(?:ed|ing)?|doomscroll\w*|on my phone|checked my phone|refresh(?:ed|ing)|checked (?:his|her) (?:profile|story|instagram))\b/,
  },
  {
    kind: 'winLose',
    pattern:
      /\b(?:i|we|they) (?:\w+ )?(?:won|lost (?:the (?:game|match|final|bet|round|election)|\d|again|to|by)|came (?:first|second|third|last)|beat (?:him|her|them|the|my))\b/,
  },
  {
    kind: 'passFail',
    pattern:
      /\b(?:i|we) (?:\w+ )?(?:passed|failed|messed up|flunked|got (?:the job|in|accepted|rejected|fired|promoted|an? [abcdef]\b)|didn't get (?:the|it|in))/,
    unless: /passed (?:by|the|out|away|a|him|her|me)\b/,
  },
  {
    kind: 'leaving',
    pattern:
      /\b(?:i|we|he|she|they|mum|dad) (?:\w+ )?(?:left (?:home|for|the|early|without|him|her|them|me|us|my|at)|moved (?:out|away|in|to|house)|packed|said goodbye|drove (?:away|off)|went (?:away|back home))\b/,
  },
  {
    kind: 'dontCare',
    pattern:
      /\bi (?:don't|do not|dont|didn't) (?:really |even )?care\b|\bwho cares\b|\bwhatever\.?$/,
  },
  {
    kind: 'change',
    pattern:
      /\b(?:something|things|everything|it|nothing) (?:has |have |had |'s )?(?:changed|shifted|is different|feels different|felt different)\b/,
  },
  {
    kind: 'lookForward',
    pattern: /\b(?:can't wait|cannot wait|cant wait|looking forward to|look forward to)\b/,
  },
  {
    kind: 'give',
    pattern:
      /\b(?:he|she|they|mum|dad|mom|someone|somebody|the \w+) (?:\w+ )?(?:gave me|brought me|made me (?:a|some|tea|soup|dinner|breakfast|coffee)|bought me|left me a|sent me|handed me|lent me)\b|\b(?:he|she|they) (?:\w+ )?\w+ed .{1,30}\bso (?:that )?i could\b/,
  },
  {
    kind: 'offered',
    pattern:
      /\bi (?:\w+ )?(?:gave|brought|bought|made|sent|lent) (?:him|her|them|mum|dad|my \w+|everyone)\b|\bi helped (?:him|her|them|my|mum|dad)\b|\bi let (?:him|her|them) (?:have|hold|keep|take|win|try|go)\b/,
  },
  {
    kind: 'made',
    pattern:
      /\b(?:i|we) (?:\w+ )?(?:made|baked|cooked|built|painted|planted|sewed|knitted|repaired|fixed|mended|drew|wrote|finished|cleaned|sorted|dug|tidied|glued|carved|sanded|assembled) (?:a|an|the|my|some|our|two|three|four|bread|soup|his|her|it|half)\b/,
    unless:
      /made (?:a|the) (?:mistake|decision|joke|fuss|mess|point|list|call|plan|choice|comment|promise|noise)|fixed it for/,
    own: true,
  },
  {
    kind: 'same',
    pattern:
      /\b(?:the same (?:thing|as|old|way|place|time|song|dream|argument|conversation|road|seat|table|again|shit|story|day|mistake|joke|chair)|same old|every single|day after day|over and over|again and again)\b/,
  },
  {
    kind: 'money',
    pattern:
      /\b(?:the rent|my rent|rent is|overdraft|overdrawn|payday|can't afford|couldn't afford|in debt|the debt|bank account|savings|salary|pay rise|the bills|minimum wage|a loan)\b/,
  },
  {
    kind: 'letter',
    pattern:
      /^(?:dear|to my|hi|hello) (?!diary|journal|all\b)[a-z' ]{2,25}[,:]?$|^dear (?!diary|journal|god|lord)[a-z]+(?: [a-z]+){0,4},/,
  },
];

/** Words with which a sentence takes half a step back. */
export const HEDGES =
  /\b(?:maybe|perhaps|probably|i guess|kind of|kinda|sort of|i suppose|a bit|somewhat|i think|or something|possibly|might)\b/g;
