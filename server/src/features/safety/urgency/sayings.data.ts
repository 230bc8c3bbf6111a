import type { Saying } from './sayings.ts';

const MEANT =
  /\b(?:pills?|tablets|rope|noose|razor|blade|gun|knife|bridge|plan|note|tonight|really|seriously|for real|mean it|not joking)\b/i;
/** Everyday nuisances: dying of one is a figure of speech. */
export const TRIVIAL =
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
/** Beside a figure of speech about killing: what makes a threat of it. */
const THREATENED =
  /\b(?:knife|gun|axe|hammer|machete|razor|rope|petrol|throat|police|means? it|(?:showed|shows|showing) me|if (?:i|we) (?:ever )?(?:leave|left|tell|told|talk|go|went|run|ran|scream|say|said|report|call|called))\b/i;
/** With these about, it is no joke. */
export const IN_EARNEST =
  /\b(?:if|unless|dad|father|step\w+|husband|boyfriend|partner|ex|drunk|drinking|drink|knife|gun|scared|afraid|terrified|meant|means it|police|hit|hits|throat|locked|leave|left|hid|hiding)\b/i;
/** What somebody says to a company: “he told us he'd kill us”. */
const TOLD_ALL =
  /\b(?:told|said to|warned) us (?:that )?(?:he|she|they)(?:'d| would) (?:\w+ )?kill us\b/i;
/** What people say of somebody who annoys them; with what would be done or how, it is a threat. */
const THREAT =
  /\b(?:i could (?:\w+ )?(?:strangle|throttle) (?:him|her|them|(?:my|this|that) \w+)|i(?:'m| am|'ll| will|'d| would) (?:\w+ )?(?:(?:going to|gonna) )?(?:kill|murder|strangle|throttle) (?:him|her|them|(?:my|this|that) \w+)|(?<!\bi (?:\w+ )?)wanted to (?:\w+ )?(?:kill|murder|strangle|throttle) (?:him|her|them))\b/i;
const THOUGHT_OUT = /\b(?:thought about how|know how|waiting for|asleep|sleeps?|bought|voices?)\b/i;
const TOLD =
  /\b(?:dreamt|dreamed|(?:my|a|the|weird|strange) dream|nightmare|lyrics?|sang|sings?|singing|karaoke|song|chorus)\b/i;
const MYSELF_DEAD =
  /^(?![^.!?]*["“'][^"”]*\b(?:die|dead|kill)[^.!?]*["”'])[^.!?]*\bi(?:'m| am)? (?:just |really |still )?(?:want|wanna|need|going|plan\w*|gonna|will) (?:to )?(?:die|be dead|kill myself|end|hang myself)\b/i;
/** A question that somebody puts to another, where no "I" says the same. */
const ASKED =
  /\b(?:are|do|did|were) you (?:\w+ )?(?:want(?:ing)?|trying|going|planning) to (?:die|kill|end|hurt)\b/i;
const ANSWERED = /\b(?:yes|yeah|yep|i do|i did|i am|i was|i said|i nodded|i want|i'm)\b/i;
/** What is called to players, or said in shame; a voice that says it is heeded. */
const SHOUTED = /^\W*(?:kill|murder|stab|destroy) (?:him|her|them|'?em)\W*$/i;
const SHOUTING =
  /\b(?:shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|chant(?:s|ed|ing)?|cheer(?:s|ed|ing)?|roar(?:s|ed|ing)?|crowd|stands|pitch|referee|ref)\b/i;
const VOICED =
  /\b(?:voices?|whispers?|it (?:says|tells|said)|told (?:me )?to|cot|asleep|sleeps|knives)\b/i;
const IN_SHAME = /^\W*kill me\W*$/i;
const LAUGHING = /\b(?:lol|lmao|haha\w*|laugh(?:s|ed|ing)?|giggl\w+|funny|omg)\b/i;
/** What a cloth or a cushion does among people who laugh. */
const PILLOW_FIGHT =
  /\bhit (?:me|us)(?: both| all)? with (?:a|the|her|his) (?:(?:dish|tea) ?towel|pillow|cushion|snowball|balloon)\b/i;
const OFTEN = /\b(?:every|again|always|marks?|bled|bruises?|kneel)\b/i;
/** What the young say of a test, a haircut. */
const LIFE_IS_OVER = /^(?:(?:my|his|her) (?:\w+ )?)?life(?: is|['’]s)(?: \w+)? over$/i;
const OVER_WHAT =
  /\b(?:driving test|exams?|maths|chem|physics|hair(?:cut)?|fringe|search history|grounded|detention|wi-?fi|crush|literally|lol|lmao|omg)\b/i;
const OVER_MORE =
  /\b(?:nobody|no one|anyone|anybody|river|bridge|water|liver|cancer|tumou?r|alone|tired|goodbye|letters?|no (?:point|reason))\b/i;
const WANTED_TO_DIE = /^wanted to (?:\w+ )?die$/i;
/** An awkward moment, of which people say that they wanted to die. */
const AWKWARD =
  /\b(?:embarrass\w*|mortif\w*|cring\w*|blush\w*|awkward|movie|crush|held my hand|small talk|went (?:so )?red|in front of (?:everyone|everybody|the (?:whole )?(?:class|school|office|team)))\b/i;
/** What an animal did; whose it was stays, since more may follow: “He bit me and …”. */
const BITTEN = /(?<=^(?:he|she|it|they)(?: \w+)?) bit (?:me|us)$/i;
const ANIMALS =
  /\b(?:hamsters?|gerbils?|kittens?|cats?|pup(?:py|pies)?|dogs?|rabbits?|guinea pigs?|parrots?|budgies?|ferrets?|geese|goose|swans?|horses?|pony|ponies|goats?|ewes?|cows?|calf|calves|snakes?|geckos?|vet)\b/i;

/** Ways of speaking that take words of danger and mean none. */
export const SAYINGS: readonly Saying[] = [
  {
    in: 'found',
    says: LIFE_IS_OVER,
    beside: ['near', OVER_WHAT],
    unless: [
      ['text', MEANT],
      ['text', OVER_MORE],
    ],
  },
  {
    in: 'found',
    says: WANTED_TO_DIE,
    beside: ['near', AWKWARD],
    unless: [
      ['text', MEANT],
      ['text', OVER_MORE],
    ],
  },
  { in: 'found', says: BITTEN, beside: ['unread', ANIMALS], unless: [['unread', IN_EARNEST]] },
  { in: 'sentence', says: IDIOM, unless: [['sentence', THREATENED]] },
  { in: 'sentence', says: TOLD, unless: [['sentence', MYSELF_DEAD]] },
  { in: 'sentence', says: ASKED, unless: [['text', ANSWERED]] },
  {
    in: 'sentence',
    says: THREAT,
    unless: [
      ['near', MEANT],
      ['near', THOUGHT_OUT],
    ],
  },
  { in: 'sentence', says: TOLD_ALL, unless: [['unread', IN_EARNEST]] },
  { in: 'sentence', says: FIGURE, unless: [['text', MEANT]] },
  {
    in: 'sentence',
    says: SHOUTED,
    beside: ['near', SHOUTING],
    unless: [
      ['text', MEANT],
      ['text', VOICED],
    ],
  },
  { in: 'sentence', says: IN_SHAME, beside: ['near', LAUGHING], unless: [['text', MEANT]] },
  {
    in: 'sentence',
    says: PILLOW_FIGHT,
    beside: ['near', LAUGHING],
    unless: [
      ['text', MEANT],
      ['text', OFTEN],
    ],
  },
];
