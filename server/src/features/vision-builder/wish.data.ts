// Patterns are tried on a sentence in lower case with straight apostrophes.

/** What may stand before "I want" without a mark: it says when or how, and is nobody's clause. */
export const OPENERS =
  /^(?:(?:and|but|so|also|then|still|yes|well|ok(?:ay)?|honestly|actually|now|today|tonight|tomorrow|lately|mostly|instead|someday|sometimes|often|here|there)\b,? ?)*(?:(?:in|on|at|by|before|after|every|each|once|twice|this|next|until|from|for|during|when|while|as|with|without|since|one day|some day|deep down|more than anything|most of all|above all|at last|first|second|third|last|only|even) .*|(?:a (?:day|week|month|year) from now|(?:the )?next time)(?:,| .*)?)?$/;

/** A clause that is not over before the wish, but leads into it. */
export const LEADS_ON = /(?:[,;—–(]|\b(?:and|but|so|then|because|or|yet|what|all))$/;

/** "What I want most is …", "the thing I want is …". */
export const CLEFT = /^(?:and |but |so )?(?:what|all|the|one|my|our)(?: [\w-]+){0,3}$/;

/** Said of what somebody knows or fears, which is no wish of the person's. */
export const KNOWN_OR_FEARED =
  /\b(?:is|was|are|were|knows?|knew|thinks?|believes?|feels?|sees?|hears?|sure|certain|convinced|afraid|scared|frightened|worr(?:y|ied|ies)|fear|terrified|anxious|dread)(?: that)?$/;

/** Whose words follow a colon, unless they are announced as one's own. */
export const OWN_COLON = /\b(?:i|we|my|our|plan|goal|aim|first|next|dream|wish|hope)\b[^:]*:$/;

/** After "I want": a wish for nothing, a demand on somebody, or for somebody who is gone. */
export const NO_WISH_AFTER =
  /^\s*(?:nothing|nobody|no one|none|no part|you\b|u\b)|^\s*(?:to have |to see |to get )?(?:him|her|them|(?:my|our) (?:wife|husband|mother|father|mum|mom|dad|son|daughter|child|baby|brother|sister|friend|partner|boyfriend|girlfriend)) back\b/;

/** After "I will": what time or others do to somebody, and no plan. */
export const NO_PLAN_AFTER =
  /^\s*(?:soon |then |also |still )?(?:be (?:\d|an? (?:mother|father|grand\w+)\b|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b|(?:too |very |so )?(?:old|older|dead|gone|late|alone|fired|evicted|homeless|operated|told|sent|turning)\b)|turn \w|die\b|lose\b|fail\b|miss\b|regret\b|end up\b|probably\b|never\b|get (?:old|older|fired|sick|ill)\b|have (?:surgery|an operation|a baby)\b|inherit\b|need (?:surgery|an operation)\b)/;

/** After "I am going to": a place, and no plan. */
export const A_PLACE_AFTER = /^\s*(?:the|an?|my|our|work|bed|school|church|town|hospital)\b/;

/** Said with a wink. */
export const IRONY =
  /^(?:oh,? sure|sure,|sure i|yeah,? (?:right|sure)|right,? sure|as if|haha|lol|ha,)|\b(?:haha\w*|lol|lmao|rofl|(?:just|only) (?:kidding|joking))\b|\s\/s\b|\bnot!$/;

/** The sentence after it takes a wish back. */
export const TAKEN_BACK =
  /^(?:no|nope|nah|not|kidding|just kidding|joking|only joking|as if|never mind|nevermind|forget it|scratch that|haha\w*|lol|i'm (?:kidding|joking))\b[^a-z]*(?:(?:really|thanks?|thank you|way|chance|at all|any ?more|so|just|sorry|kidding|joking|no|of course|haha\w*|lol|i'm)\b[^a-z]*){0,3}$|^(?:i|we) (?:never|didn't|did not|don't|do not|won't|can't|couldn't|wouldn't)(?: (?:did|do|have|will|would|could))?[^a-z]*$/;

/** Keys that lie beside each other, pressed. */
export const KEYS_PRESSED =
  /\b(?:a?sdf\w*|qwert\w*|zxcv\w*|hjkl\w*|jkl\w*|blah|bla|xxx+|lorem ipsum|(\w)\1{3,})\b/;

/** Words that say nothing of what is wished for. */
export const EMPTY_WORDS =
  'want wish hope like love need plan dream will would more less much many lot bit thing things stuff yes yeah okay please thanks that this these those have maybe really';

/** The same as `WISH` and `INTENTION` in other languages: only what is wished for or planned. */
export const FOREIGN_WISH =
  /\b(?:möchten?|wünschen?|hoffe|träume|würde gerne?)\b|\b(?:ich|wir) (?:will|wollen|werden?)\b|\b(?:will|werde|wollen|werden) (?:ich|wir)\b|\bje (?:veux|voudrais|souhaite|espère|rêve|vais|compte)|\bj'(?:aimerais|espère|ai envie)|\b(?:quiero|quisiera|deseo|espero|sueño con|me gustaría|voy a|queremos)(?![\p{L}])|\b(?:voglio|vorrei|desidero|spero|mi piacerebbe|sogno di)\b|\b(?:quero|gostaria|desejo|vou)\b|\bik (?:wil|hoop|wens|zou graag|droom|ga)\b|\b(?:wil|hoop) ik\b|\bjag (?:vill|hoppas|önskar|skulle vilja|ska)(?![\p{L}])|\bjeg (?:vil|håper|håber|ønsker)(?![\p{L}])|(?<!\p{L})(?:chcę|chciał(?:bym|abym)|pragnę|marzę|mam nadzieję)(?!\p{L})|\b(?:istiyoruz|istiyorum|isterim|umuyorum|diliyorum)\b|\b(?:haluan|haluaisin|toivon)\b|\b(?:chci|chtěla? bych|přeji si|doufám)(?!\p{L})|(?<!\p{L})(?:хочу|хотела? бы|мечтаю|надеюсь|хотів би|хотіла б|сподіваюся|мрію)(?!\p{L})|(?:θέλω|ελπίζω|θα ήθελα)|(?:أريد|أتمنى|آمل)|(?:רוצה|מקווה)|たい(?:です|と思|[。．！\s]|$)|(?:ほしい|欲しい)|我(?:想|希望|要|愿)|希望|싶(?:다|어|습|은)|바랍니다|(?:चाहता|चाहती)|\btôi (?:muốn|hy vọng)|\b(?:saya|aku) (?:ingin|mau|berharap)\b|(?:aș vrea|\bvreau\b|\bsper\b)|\b(?:szeretn\w+|akarok)/u;

/** What denies a wish there. */
export const FOREIGN_NEGATION =
  /\b(?:nicht|kein\w*|nie|niemals|nichts|pas|jamais|rien|no|nunca|nada|nadie|non|niente|não|niet|geen|nooit|inte|ikke|aldrig|nigdy|nic|değil|istemiyorum|en halua)(?!\p{L})|(?<!\p{L})не(?!\p{L})|たくない|ない[。．！\s]|ない$|不想|不要|않|أريد أن لا|لا أريد/u;

/** A part of a long sentence that goes on with a wish no more, and one that may take it back. */
export const GOES_ASTRAY =
  /^(?:(?:and|or|so) )?(?:maybe|perhaps|possibly|although|though|even though|whatever|who knows|which|like|i mean|as if|he|she|they|it|you|my|the)\b/;
export const TURNS_BACK = /^(?:and )?(?:but|unless|if|not that|only|except|or)\b/;

/** What stands at the beginning of an answer that is no whole sentence: "want to", "to", "learning". */
export const WANTS_FIRST =
  /^(?:(?:just|really|mostly|also|and|then|first|maybe not|simply) )?(?:want(?:ing)?|hope|hoping|wish|wishing|would (?:like|love)|'?d (?:like|love)|love|like) (?:to |for |a |an |the |my |our |fewer |less |more )/;

/** A verb with a subject: then it is a whole sentence, which says for itself what it means. */
export const FINITE =
  /\b(?:i|we|he|she|it|they|there|i'm|i've|i'll|i'd|we're|it's|that's|there's|he's|she's|they're|am|is|are|was|were|be|been|has|have|had|does|do|did|will|would|can|could|should|must|might|isn't|aren't|says|wants|goes|comes|makes|gets|needs|thinks|lives|likes|loves)\b/;

/** Words after which an answer is left open, or is about the question and not about a life. */
export const NO_FRAGMENT =
  /\b(?:you|your|yours|question|questions|answer|answers|business|stupid|silly|dumb|pointless|boring|same as|as before|already said|see above|hard to say|good one|no idea|nothing much|not much|dunno|whatever|too personal|private|joke|lol|wtf|fuck\w*|shit\w*)\b/;

/** What somebody has too much of: named alone it is what stands in the way, and no wish. */
export const TROUBLE =
  /\b(?:pains?|aches?|debts?|bills|lonel\w+|nightmares?|stress\w*|worr(?:y|ies)|fears?|anger|angry|rage|shame|guilt|regrets?|drugs|heroin|cocaine|booze|wine|vodka|whisky|death|divorce|cancer|panic|anxiety|depress\w*|insomnia|hate|hatred|revenge|violence|fights?|fighting|rows?|too (?:much|many|late|little|tired|old|few|hard)|not enough|lack|laziness|lazy|tired\w*|exhaust\w*|myself|distractions?|traffic|rent arrears|bailiffs?|eviction)\b/;

/** What somebody is afraid of. */
export const FEAR = /\b(?:afraid|scared|frightened|worried|terrified|anxious)\b/;

/** Words with which trouble is wished away. */
export const LESS_OF_IT =
  /\b(?:less|fewer|no|without|free of|freedom from|end of|end to|out of|away from|rid of)\b/;

/** A day or an hour that is only named: enough in an answer to "when". */
export const NAMED_TIME =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|june|july|august|september|october|november|december|mornings?|evenings?|lunchtime|bedtime|breakfast)\b|\bat (?:\d|six|seven|eight|nine|ten|eleven|twelve|one|two|three|four|five|noon|midnight)/;
