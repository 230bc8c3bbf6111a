import { PEOPLE } from '../../platform/language/kin.ts';
import type { SafetyCheck, SafetyFinding } from './safety.check.ts';

/** `now`: explicit and present danger. `quiet`: past, recovered, somebody else's, veiled or uncertain (D76). */
export type Urgency = 'now' | 'quiet';

/** The part of a finding that may be stored: enough to answer it later, in another country too. */
export type Danger = Pick<SafetyFinding, 'kind' | 'who'> & {
  /** `now` where it is not said. */
  urgency?: Urgency;
};

const PAST =
  /\b(?:when (?:i|we) (?:was|were) (?:\w+ )?(?:kids|children|small|little|young)|at (?:\w+teen|school)|as (?:kids|children)|since the (?:overdose|attempt)|survived my|i was once|was a (?:child|girl|boy)|hardly recognise|(?:vor|hace|il y a|há|depuis|seit) \S+ (?:jahren|años|ans|anos)|years? (?:ago|clean|free|sober|since)|months? (?:ago|clean|free|sober)|when i was (?:\w+ )?(?:\d+|a (?:kid|child|girl|boy|teen\w*|student)|young\w*|little|small|at (?:school|uni\w*|college)|\w+teen|eight|nine|ten|eleven|twelve)|back (?:then|in (?:19|20)\d\d)|used to|as a (?:kid|child|teen\w*|girl|boy)|in (?:19|20)\d\d|last year|long ago|in my (?:teens|twenties|thirties)|recover(?:ed|y)|survived|no longer|not any ?more|once (?:tried|thought|wanted)|in those days|at the time|(?:ten|five|twenty|thirty) years)\b/i;
/** So long ago that "every day" and "again" belong to it. */
const LONG_AGO =
  /\b(?:years ago|in (?:19|20)\d\d|back then|when (?:i|we) (?:was|were) (?:\w+ )?(?:a |an )?(?:kids?|child(?:ren)?|girl|boy|small|little|young|teen\w*|student|\w+teen|\d\d?)|as (?:a |an )?(?:kids?|child(?:ren)?|girl|boy|teen\w*)|in those days|(?:vor|hace|il y a|há) \S+ (?:jahren|años|ans|anos))\b/i;
const NOW_TOO =
  /\b(?:and (?:now|today|tonight)|again|still|going to|gonna|i'll|i will|tonight|tomorrow)\b/i;
const PRESENT =
  /\b(?:again|now|tonight|today|tomorrow|still|this (?:morning|evening|afternoon|week|weekend)|going to|gonna|i'll|i will|every (?:day|night)|last night|yesterday|keeps?|can't stop|cannot stop)\b/i;
const OTHERS =
  /^[^.!?]*\b(?:he|she|they|(?:my|our|his|her|their) (?:\w+ )?\w+) (?:\w+ )?(?:took|takes|has taken|had taken|swallowed|overdosed)\b|^\W*(?:my |our |his |her )?\w+(?:['’]s| has| had) had an? (?:stroke|heart attack|seizure|overdose)\b/i;
/** Everyday nuisances: dying of one is a figure of speech. */
const TRIVIAL =
  '(?:train|bus|tram|late|homework|quiz|spreadsheet|printer|meeting|deadline|e-?mails?|conference|alarm|exam|revision|queue|wi-?fi|internet|icebreaker|calendar|invite|traffic|diet|gym|zoom|call|maths|essay|karaoke|commute|assembly|lecture|presentation|playlist|song|update|laundry|dishes|teams|slack)';
const WISH =
  '(?:kms|kill(?:ing)? my ?self|die|dead|jump(?:ing)?|shoot my ?self|hang my ?self|end it all)';
/** Nuisances of school and work, of which people say that they are going to die. */
const TESTED =
  '(?:exams?|revision|homework|quiz|mocks?|maths|essay|coursework|presentation|deadlines?|spreadsheets?|meetings?|assembly|lectures?|karaoke|interview|gym)';
const DOOMED = "(?:going to|gonna|about to|will|'ll) (?:\\w+ )?die";
/** A wish to die that hangs on a nuisance, or that a nuisance makes; or a forecast of it beside one. */
const FIGURE = new RegExp(
  `\\b${WISH}\\b[^.!?]*\\b(?:if|when|unless|because|cos|over)\\b[^.!?]*\\b${TRIVIAL}s?\\b|\\b(?:if|when)\\b[^.!?]*\\b${TRIVIAL}s?\\b[^.!?]*\\b${WISH}\\b|\\b${TRIVIAL}s?\\b[^.!?]*\\b(?:makes?|making|made) me (?:\\w+ )?(?:want to |wanna )${WISH}\\b|\\b${DOOMED}\\b[^.!?]*\\b${TESTED}\\b|\\b${TESTED}\\b[^.!?]*\\b${DOOMED}\\b`,
  'i',
);
/** Killing as a figure of speech, and what only a dream, a song or a story tells. */
const IDIOM =
  /\b(?:could|would|might|nearly|almost|will|'ll|'d|is trying to|are trying to|going to|gonna)(?: have| happily| gladly| cheerfully)* (?:kill|killed|murder|murdered|strangle|strangled|throttle|throttled) (?:me|us|her|him|them|(?:my|the|that|this) \w+|[A-Z]\w+)(?:,| (?:for \w+ing|when (?:she|he|they) (?:sees?|finds?|hears?)|with (?:\w+ )?(?:homework|lunges|squats|burpees|puns|jokes|kindness|cake)|over the|if (?:i|we) (?:forg[eo]t|miss|lose|lost|broke|break|touch|woke|wake|ate|eat|spil|burnt?|(?:are|were) late)|if (?:he|she|they) (?:eats?|ate|touch|borrow|wakes?|woke|forgets?|sings?|whistles?)))/i;
/** What somebody could have done to another, and did not. */
const COULD_HAVE =
  /\bi (?:could|would|might)(?: happily| gladly| cheerfully)* have (?:\w+ly )?(?:killed|murdered|strangled|throttled) (?:him|her|them|the|my)\b/i;
const COULD_STILL =
  /\b(?:still|next time|wish i had|should have|going to|will|want(?:ed)? to|so close)\b/i;
/** What somebody says to a company: “he told us he'd kill us”. */
const TOLD_ALL =
  /\b(?:told|said to|warned) us (?:that )?(?:he|she|they)(?:'d| would) (?:\w+ )?kill us\b/i;
/** With these about, it is no joke. */
const IN_EARNEST =
  /\b(?:if|unless|dad|father|step\w+|husband|boyfriend|partner|ex|drunk|drinking|drink|knife|gun|scared|afraid|terrified|meant|means it|police|hit|hits|throat|locked|leave|left|hid|hiding)\b/i;
/** What people say of somebody who annoys them; with what would be done or how, it is a threat. */
const THREAT =
  /\b(?:i could (?:\w+ )?(?:strangle|throttle) (?:him|her|them|(?:my|this|that) \w+)|i(?:'m| am|'ll| will|'d| would) (?:\w+ )?(?:(?:going to|gonna) )?(?:kill|murder|strangle|throttle) (?:him|her|them|(?:my|this|that) \w+)|(?<!\bi (?:\w+ )?)wanted to (?:\w+ )?(?:kill|murder|strangle|throttle) (?:him|her|them))\b/i;
const GAME =
  '(?:chess|darts|cards|pool|tennis|table tennis|ping ?pong|snooker|billiards|scrabble|monopoly|uno|draughts|checkers|dominoes|backgammon|bowling|golf|squash|badminton|rummy|poker|bridge|go|arm[- ]wrestling|fifa|mario(?: kart)?|wordle|snap|boggle|cluedo|pictionary|conkers|(?:board|video|card) ?games?)';
const CONTEST =
  '(?:arm[- ]wrestling|(?:straight|two|three) sets|\\w+ moves|(?:a|the|our|every|this) (?:\\w+ )?(?:race|sprint|game|match|quiz|final|round)(?! (?:room|night|hall|day|track)))';
/** “3-1”, “two nil”, and not “2-3 times a week” or “5 to 6 with the belt”. */
const SCORE =
  '(?:\\d+|one|two|three|four|five|six|seven)(?:[-–:]| to | (?=nil|love))(?:\\d+|nil|love|one|two|three|four|five|six)(?![-–]| (?:or |maybe |\\w+ )?(?:times?|hours?|minutes?|days?|nights?|weeks?|blows|lashes|strokes|slaps|ago)\\b| with (?:a|an|his|her|the|their|my) )';
/** A game that was won or lost: the only place where being beaten at something is told apart from being beaten somewhere. */
const GAMES = new RegExp(
  `\\bbeat(?:s|en|ing)? (?:me|us|him|her|them)(?: (?:again|hollow|hands down|fair and square|twice|soundly|easily))? (?:at (?:a (?:game|round|hand) of |(?:that|this|our|every) )?${GAME}(?! (?:alley|hall|club|night|party))|at the (?:quiz|crossword)(?! (?:room|night|hall))|in ${CONTEST}|by (?:\\w+ )?(?:\\w+ )?(?:points?|lengths?|seconds?|minutes?|strokes|goals?|nose)|on (?:points|penalties)|(?:last (?:year|yr|season) by(?: like)?|by like) \\d+(?=[.,;!?)]|$)|${SCORE}|to (?:it|the (?:sofa|seat|last|bus|bathroom|front seat|finish|shower|punch|kettle|answer|remote)))\\b|\\bbeat(?:s|en)? (?:me|us|him|her|them) (?:hollow|hands down|fair and square)\\b`,
  'gi',
);
/** Where somebody was beaten: such a place makes no game of it. */
const BEATEN_AT =
  /(?<=\bbeat(?:s|en)? (?:me|us) )(?:at|in|by|near|outside) the (?:\w+ )?(?:pool|room|hall|club|gym|alley|track)\b(?! table)/gi;
/** A stroke of swimmers and rowers. */
const STROKES =
  /\bstrokes? (?:lessons?|class(?:es)?(?! \d)|drills?|technique|practice|correction|play)\b/gi;
/** What a sign says in capitals: “a sign: DO NOT STAB”. */
const SIGNBOARD =
  /(?<=\b(?:signs?|plate|notice|sticker|label|mug|t-?shirt|poster|banner)\b[^.!?\n]{0,40}[:"“] ?)(?:DO NOT|DON['’]T) [A-Z][A-Z ]{2,30}(?=$|[.!?"”\n])/gmu;
const VOICED =
  /\b(?:voices?|whispers?|it (?:says|tells|said)|told (?:me )?to|cot|asleep|sleeps|knives)\b/i;
const OFTEN = /\b(?:every|again|always|marks?|bled|bruises?|kneel)\b/i;
const THOUGHT_OUT = /\b(?:thought about how|know how|waiting for|asleep|sleeps?|bought|voices?)\b/i;
/** What wears somebody out, unless it is somebody, or what somebody suffers from: “Stata is killing me”. */
const KILLING = new RegExp(
  `\\b(?!(?:he|she|they|who|it|this|that|life|living|alive|alone|everything|all|loneliness|depression|anxiety|grief|guilt|shame|silence|memor(?:y|ies)|voices?|cancer|illness|addiction|drink(?:ing)?|hunger|${PEOPLE})\\b)\\w+(?: is| are| was|'s|'re) (?:\\w+ly )?killing me\\b`,
  'gi',
);
/** The same of a thing that people are at the mercy of. */
const AFTER_ME = new RegExp(
  `\\b(?:${TRIVIAL}|bridges?|roads?|motorways?|stairs|hills?|weather|heat|sun|wind|bikes?|boots|shoes|boiler|oven|syllabus|timetable|algebra|physics)(?: is| are)? (?:wants?|trying) to (?:kill me|end my life)\\b`,
  'gi',
);
/** An embrace. */
const HUGS = /\b(?:nearly|almost) (?:broke|cracked|crushed) my ribs\b/gi;
/** What somebody else took a red face for; whoever is dizzy or out of breath may have it. */
const TAKEN_FOR =
  /\bso (?:red|pink|purple|flushed|embarrassed|excited|happy) (?:that )?(?:he|she|they|everyone|everybody|people) thought i was having an? (?:stroke|heart attack|seizure|fit|asthma attack)\b/gi;
/** What stops a machine. */
const MACHINES =
  /\b(?:hit|hits|pressed|press|pull(?:ed)?|the) (?:the )?kill(?: ?-?switch| button| cord|ed it)?(?=[.,;!?]| switch|$)/gi;
/** How far after a threat its means are looked for, in characters. */
const NEAR = 120;
const TOLD =
  /\b(?:dreamt|dreamed|(?:my|a|the|weird|strange) dream|nightmare|lyrics?|sang|sings?|singing|karaoke|song|chorus)\b/i;
/** A question that somebody puts to another, where no "I" says the same. */
const ASKED =
  /\b(?:are|do|did|were) you (?:\w+ )?(?:want(?:ing)?|trying|going|planning) to (?:die|kill|end|hurt)\b/i;
const ANSWERED = /\b(?:yes|yeah|yep|i do|i did|i am|i was|i said|i nodded|i want|i'm)\b/i;
const MYSELF_DEAD =
  /^(?![^.!?]*["“'][^"”]*\b(?:die|dead|kill)[^.!?]*["”'])[^.!?]*\bi(?:'m| am)? (?:just |really |still )?(?:want|wanna|need|going|plan\w*|gonna|will) (?:to )?(?:die|be dead|kill myself|end|hang myself)\b/i;
/** What is called to players, or said in shame; a voice that says it is heeded. */
const SHOUTED = /^\W*(?:kill|murder|stab|destroy) (?:him|her|them|'?em)\W*$/i;
const SHOUTING =
  /\b(?:shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|chant(?:s|ed|ing)?|cheer(?:s|ed|ing)?|roar(?:s|ed|ing)?|crowd|stands|pitch|referee|ref)\b/i;
const IN_SHAME = /^\W*kill me\W*$/i;
const LAUGHING = /\b(?:lol|lmao|haha\w*|laugh(?:s|ed|ing)?|giggl\w+|funny|omg)\b/i;
/** What a cloth or a cushion does among people who laugh. */
const PILLOW_FIGHT =
  /\bhit (?:me|us)(?: both| all)? with (?:a|the|her|his) (?:(?:dish|tea) ?towel|pillow|cushion|snowball|balloon)\b/i;
/** What the young say of a test, a haircut. */
const LIFE_IS_OVER = /^(?:(?:my|his|her) (?:\w+ )?)?life(?: is|['’]s)(?: \w+)? over$/i;
const OVER_WHAT =
  /\b(?:driving test|exams?|maths|chem|physics|hair(?:cut)?|fringe|search history|grounded|detention|wi-?fi|crush|literally|lol|lmao|omg)\b/i;
const OVER_MORE =
  /\b(?:nobody|no one|anyone|anybody|river|bridge|water|liver|cancer|tumou?r|alone|tired|goodbye|letters?|no (?:point|reason))\b/i;
/** What an animal did; only these words are taken off, since more may follow. */
const BITTEN = /^(?:he|she|it|they)(?: \w+)? bit (?:me|us)$/i;
const ANIMALS =
  /\b(?:hamsters?|gerbils?|kittens?|cats?|pup(?:py|pies)?|dogs?|rabbits?|guinea pigs?|parrots?|budgies?|ferrets?|geese|goose|swans?|horses?|pony|ponies|goats?|ewes?|cows?|calf|calves|snakes?|geckos?|vet)\b/i;
const MEANT =
  /\b(?:pills?|tablets|rope|noose|razor|blade|gun|knife|bridge|plan|note|tonight|really|seriously|for real|mean it|not joking)\b/i;
const IN_CARE =
  /\b(?:(?:she|he|they)(?:'s|'re| is| are| was| were)(?: now| all)? (?:stable|safe|fine|all right|alright|with (?:his|her|their) (?:mum|mom|parents|family)|okay|ok|awake|home|in hospital|in the hospital|on the ward|out of danger|sleeping it off)|intensive care|pumped (?:her|his|their) stomach|discharged|the ambulance (?:came|took)|paramedics (?:came|took))\b/i;
/** The same of somebody or some place by name, which has a capital: "to the hospital?" is still to come. */
const IN_CARE_BY_NAME =
  /\b[A-Z]\w+(?:(?:'s| is| was) (?:stable|in hospital)| (?:Royal|Infirmary|General|Hospital))\b/;
/** Sentences that are looked at, one after the other; a text with more is urgent. */
const MOST = 6;

const OTHER_FIRST = new RegExp(
  `^\\W*(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Aa]n?|[Tt]he|[Oo]ne of my) (?:\\w+ ){0,3}?${PEOPLE}s?|(?:[A-Z]\\w+'s (?:\\w+ )?)?${PEOPLE}|[Mm]um|[Dd]ad|[Mm]om|[Hh]e|[Ss]he|[Tt]hey)(?:'s(?: \\w+)?)?\\b`,
);
const TO_ME =
  /\b(?:told|tells|texted|wrote to|says to|said to|showed|asked|messaged|rang|called) (?:me|us)\b/gi;
const MYSELF =
  /\b(?:me|us|myself|my (?:life|arm|face|neck|throat|hair|phone|keys|room|bed|head|back|stomach)|i (?:want|will|am|have|took|cut|need)|i'm|i've|i'll|i said ye(?:s|ah)|i nodded)\b/i;
const AT_ONCE =
  /\b(?:right now|won't wake|will not wake|not breathing|unconscious|gun|knife|screaming|bleeding|threaten\w*|tonight|hits? (?:my|our)|beat(?:s|ing)? (?:my|our|mum|mom))\b/i;

/** Whether a passage begins with somebody else and does not come to the writer. */
function isAboutSomebodyElse(passage: string): boolean {
  const straight = passage.replaceAll('\u2019', "'").replace(TO_ME, ' ');
  return OTHER_FIRST.test(straight) && !MYSELF.test(straight) && !/^\W*I\b/.test(straight);
}

/** Whether a passage tells of what was long ago and is over. */
function isLongAgo(passage: string): boolean {
  const straight = passage.replaceAll('\u2019', "'");
  if (LONG_AGO.test(straight) && !NOW_TOO.test(straight)) return true;
  return PAST.test(straight) && !PRESENT.test(straight);
}

/** Whether a passage is about the writer, and neither long ago nor a figure of speech. */
export function isOwnAndPresent(passage: string): boolean {
  const straight = passage.replaceAll('\u2019', "'");
  const isTold = IDIOM.test(straight) || (TOLD.test(straight) && !MYSELF_DEAD.test(straight));
  const isAnger = THREAT.test(straight) && !THOUGHT_OUT.test(straight);
  const isFigure = isTold || ((isAnger || FIGURE.test(straight)) && !MEANT.test(straight));
  return !isFigure && !isAboutSomebodyElse(straight) && !isLongAgo(straight);
}

/** Whether somebody else than the writer is in danger by the words of a finding. */
export function isOfSomebodyElse(text: string, finding: SafetyFinding): boolean {
  if (finding.who === 'other' || finding.kind !== 'medical-emergency')
    return finding.who === 'other';
  const { start, end } = sentenceAround(text, finding.span);
  return OTHERS.test(text.slice(start, end).replaceAll('\u2019', "'"));
}

/** A text without the words for what their writer could have done to somebody, and for games, signs, machines and other figures of speech. */
export function withoutFigures(text: string): string {
  const blank = (part: string) => ' '.repeat(part.length);
  return text.replaceAll(SIGNBOARD, blank).replaceAll(/[^.!?\n]+/g, (sentence, at: number) => {
    const near = text.slice(at, at + sentence.length + NEAR).replaceAll('\u2019', "'");
    const isMeant = COULD_STILL.test(near) || IN_EARNEST.test(near);
    const words = isMeant ? sentence : sentence.replace(COULD_HAVE, blank);
    const played = words.replaceAll(GAMES, (part) => 'played'.padEnd(part.length));
    const figures = [MACHINES, BEATEN_AT, STROKES, TAKEN_FOR];
    if (!isMeant) figures.push(KILLING, AFTER_ME);
    if (!isMeant && /\bhug(?:s|ged)?\b/i.test(sentence)) figures.push(HUGS);
    return figures.reduce((text, said) => text.replaceAll(said, blank), played);
  });
}

/**
 * How urgent the words of a text are of which something was found. `isUnlikely` says of a finding whether what stands
 * around it reads like no danger that is explicit.
 */
export function urgencyOf(
  text: string,
  finding: SafetyFinding,
  check: SafetyCheck,
  isUnlikely: (finding: SafetyFinding) => boolean = () => false,
): Urgency {
  if (finding.tier === 'explicit' && finding.kind === 'medical-emergency') {
    const { start, end } = sentenceAround(text, finding.span);
    // Somebody else's, with whom somebody is already.
    const straight = text.replaceAll('\u2019', "'");
    const sentence = straight.slice(start, end);
    const isCaredFor = IN_CARE.test(straight) || IN_CARE_BY_NAME.test(straight);
    if ((finding.who === 'other' || OTHERS.test(sentence)) && isCaredFor) return 'quiet';
    return isLongAgo(sentence) ? 'quiet' : 'now';
  }
  let left = text;
  for (let time = 0; time < MOST; time++) {
    const present = check(left, true);
    if (!present) return 'quiet';
    const { start, end } = sentenceAround(left, present.span);
    const sentence = left.slice(start, end).replaceAll('\u2019', "'");
    const isAsked = ASKED.test(sentence) && !ANSWERED.test(text);
    const isTold = IDIOM.test(sentence) || (TOLD.test(sentence) && !MYSELF_DEAD.test(sentence));
    const near = left.slice(start, end + NEAR);
    const isAnger = THREAT.test(sentence) && !MEANT.test(near) && !THOUGHT_OUT.test(near);
    const isJoke = TOLD_ALL.test(sentence) && !IN_EARNEST.test(left);
    const isShout = SHOUTED.test(sentence) && SHOUTING.test(near) && !VOICED.test(text);
    const isShame = IN_SHAME.test(sentence) && LAUGHING.test(near);
    const isPlay = PILLOW_FIGHT.test(sentence) && LAUGHING.test(near) && !OFTEN.test(text);
    const isWild = (FIGURE.test(sentence) || isShout || isShame || isPlay) && !MEANT.test(text);
    const isFigure = isTold || isAsked || isAnger || isJoke || isWild;
    const isOthers = isAboutSomebodyElse(sentence) && !AT_ONCE.test(sentence);
    const said = left.slice(present.span.start, present.span.end);
    const isDrama =
      LIFE_IS_OVER.test(said) && OVER_WHAT.test(near) && !OVER_MORE.test(text) && !MEANT.test(text);
    const isBite = BITTEN.test(said) && ANIMALS.test(left) && !IN_EARNEST.test(left);
    const isNone = isUnlikely(present) || isDrama || isBite;
    if (!isFigure && !isOthers && !isLongAgo(sentence) && !isNone) return 'now';
    const from = present.span.start + (isBite ? said.lastIndexOf(' bit') : 0);
    const read = isNone ? { start: from, end: present.span.end } : { start, end };
    left = left.slice(0, read.start) + ' '.repeat(read.end - read.start) + left.slice(read.end);
  }
  return 'now';
}

function sentenceAround(text: string, span: { start: number; end: number }) {
  let { start, end } = span;
  while (start > 0 && !/[.!?\n]/.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && !/[.!?\n]/.test(text.charAt(end))) end += 1;
  return { start, end };
}
