import { PEOPLE } from '../../../platform/language/kin.ts';
import { withoutPlan } from './plans.ts';
import { IN_EARNEST, TRIVIAL } from './sayings.data.ts';
import { NEAR } from './sayings.ts';

/** What somebody could have done to another, and did not. */
const COULD_HAVE =
  /\bi (?:could|would|might)(?: happily| gladly| cheerfully)* have (?:\w+ly )?(?:killed|murdered|strangled|throttled) (?:him|her|them|the|my)\b/i;
const COULD_STILL =
  /\b(?:still|next time|wish i had|should have|going to|will|want(?:ed)? to|so close)\b/i;
const GAME =
  '(?:chess|darts|cards|pool|tennis|table tennis|ping ?pong|snooker|billiards|scrabble|monopoly|uno|draughts|checkers|dominoes|backgammon|bowling|golf|squash|badminton|rummy|poker|bridge|go|arm[- ]wrestling|fifa|mario(?: kart)?|wordle|snap|boggle|cluedo|pictionary|conkers|(?:board|video|card) ?games?)';
const CONTEST =
  '(?:arm[- ]wrestling|(?:straight|two|three) sets|\\w+ moves|(?:a|the|our|every|this) (?:\\w+ )?(?:race|sprint|game|match|quiz|final|round)(?! (?:room|night|hall|day|track)))';
/** “3-1”, “two nil”, and not “2-3 times a week” or “5 to 6 with the belt”. */
const SCORE =
  '(?:\\d+|one|two|three|four|five|six|seven)(?:[-–:]| to | (?=nil|love))(?:\\d+|nil|love|one|two|three|four|five|six)(?![-–]| (?:or |maybe |\\w+ )?(?:times?|hours?|minutes?|days?|nights?|weeks?|blows|lashes|strokes|slaps|ago)\\b| with (?:a|an|his|her|the|their|my) )';
/** A game that was won or lost: the only place where being beaten at something is told apart from being beaten somewhere. */
const GAMES = new RegExp(
  `\\bbeat(?:s|en|ing)? (?:me|us|him|her|them)(?: (?:again|hollow|hands down|fair and square|twice|soundly|easily))? (?:at (?:a (?:game|round|hand) of |(?:that|this|our|every) )?${GAME}(?! (?:alley|hall|club|night|party))|at the (?:quiz|crossword)(?! (?:room|night|hall))|in ${CONTEST}|(?:2|two|twice) out of (?:3|three)(?! (?:times|nights|days|weeks|evenings))|by (?:\\w+ )?(?:\\w+ )?(?:points?|lengths?|seconds?|minutes?|strokes|goals?|nose)|on (?:points|penalties)|(?:last (?:year|yr|season) by(?: like)?|by like) \\d+(?=[.,;!?)]|$)|${SCORE}|to (?:it|the (?:sofa|seat|last|bus|bathroom|front seat|finish|shower|punch|kettle|answer|remote)))\\b|\\bbeat(?:s|en)? (?:me|us|him|her|them) (?:hollow|hands down|fair and square)\\b`,
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
/** What somebody will be who is up too late. */
const TIRED = /\b(?:going to|gonna|gunna) be (?:so|proper|totally) dead\b/gi;
/** What stops a machine. */
const MACHINES =
  /\b(?:hit|hits|pressed|press|pull(?:ed)?|the) (?:the )?kill(?: ?-?switch| button| cord|ed it)?(?=[.,;!?]| switch|$)/gi;

/**
 * Words that are taken off a sentence, and whether they are where what stands near is meant in earnest. Without the flag
 * `g` only the first of them is.
 */
const FIGURES: readonly { says: RegExp; beside?: RegExp; evenInEarnest: boolean }[] = [
  { says: COULD_HAVE, evenInEarnest: false },
  { says: MACHINES, evenInEarnest: true },
  { says: BEATEN_AT, evenInEarnest: true },
  { says: STROKES, evenInEarnest: true },
  { says: TAKEN_FOR, evenInEarnest: true },
  { says: TIRED, evenInEarnest: false },
  { says: KILLING, evenInEarnest: false },
  { says: AFTER_ME, evenInEarnest: false },
  { says: HUGS, beside: /\bhug(?:s|ged)?\b/i, evenInEarnest: false },
];

/** A text without the words for what their writer could have done to somebody, and for games, signs, machines and other figures of speech. */
export function withoutFigures(text: string): string {
  const blank = (part: string) => ' '.repeat(part.length);
  return text.replaceAll(SIGNBOARD, blank).replaceAll(/[^.!?\n]+/g, (sentence, at: number) => {
    const near = text.slice(at, at + sentence.length + NEAR).replaceAll('\u2019', "'");
    const isMeant = COULD_STILL.test(near) || IN_EARNEST.test(near);
    // The score and the place of a game tell it from a beating, and are read before anything is taken off.
    const played = sentence.replaceAll(GAMES, (part) => 'played'.padEnd(part.length));
    const left = FIGURES.filter(
      ({ evenInEarnest, beside }) =>
        (evenInEarnest || !isMeant) && (!beside || beside.test(sentence)),
    ).reduce((left, { says }) => left.replace(says, blank), played);
    const around = [
      text.slice(Math.max(0, at - NEAR), at),
      text.slice(at + sentence.length, at + sentence.length + NEAR),
    ];
    return withoutPlan(left, around);
  });
}
