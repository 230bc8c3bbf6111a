import type { SafetyCheck, SafetyFinding } from './safety.check.ts';

/** `now`: explicit and present danger. `quiet`: past, recovered, somebody else's, veiled or uncertain (D76). */
export type Urgency = 'now' | 'quiet';

const PAST =
  /\b(?:years? (?:ago|clean|free|sober|since)|months? (?:ago|clean|free|sober)|when i was (?:\w+ )?(?:\d+|a (?:kid|child|girl|boy|teen\w*|student)|young\w*|little|small|at (?:school|uni\w*|college)|\w+teen|eight|nine|ten|eleven|twelve)|back (?:then|in (?:19|20)\d\d)|used to|as a (?:kid|child|teen\w*|girl|boy)|in (?:19|20)\d\d|last year|long ago|in my (?:teens|twenties|thirties)|recover(?:ed|y)|survived|no longer|not any ?more|once (?:tried|thought|wanted)|in those days|at the time|(?:ten|five|twenty|thirty) years)\b/i;
const PRESENT =
  /\b(?:again|now|tonight|today|tomorrow|still|this (?:morning|evening|afternoon|week|weekend)|going to|gonna|i'll|i will|every (?:day|night)|last night|yesterday|keeps?|can't stop|cannot stop)\b/i;
const OTHERS =
  /^[^.!?]*\b(?:he|she|they|(?:my|our|his|her|their) (?:\w+ )?\w+) (?:\w+ )?(?:took|takes|has taken|had taken|swallowed|overdosed)\b/i;
/** Everyday nuisances: dying of one is a figure of speech. */
const TRIVIAL =
  '(?:train|bus|tram|late|homework|quiz|spreadsheet|printer|meeting|deadline|e-?mails?|conference|alarm|exam|revision|queue|wi-?fi|internet|icebreaker|calendar|invite|traffic|diet|gym|zoom|call|maths|essay|karaoke|commute|assembly|lecture|presentation|playlist|song|update|laundry|dishes|teams|slack)';
const WISH =
  '(?:kms|kill(?:ing)? my ?self|die|dead|jump(?:ing)?|shoot my ?self|hang my ?self|end it all)';
/** A wish to die that hangs on a nuisance, or that a nuisance makes. */
const FIGURE = new RegExp(
  `\\b${WISH}\\b[^.!?]*\\b(?:if|when|unless|because|cos|over)\\b[^.!?]*\\b${TRIVIAL}s?\\b|\\b(?:if|when)\\b[^.!?]*\\b${TRIVIAL}s?\\b[^.!?]*\\b${WISH}\\b|\\b${TRIVIAL}s?\\b[^.!?]*\\b(?:makes?|making|made) me (?:\\w+ )?(?:want to |wanna )${WISH}\\b`,
  'i',
);
const MEANT =
  /\b(?:pills?|tablets|rope|noose|razor|blade|gun|knife|bridge|plan|note|tonight|really|seriously|for real|mean it|not joking)\b/i;
const IN_CARE =
  /\b(?:(?:she|he|they)(?:'s|'re| is| are| was| were)(?: now| all)? (?:stable|safe|fine|okay|ok|awake|home|in hospital|in the hospital|on the ward|out of danger|sleeping it off)|pumped (?:her|his|their) stomach|discharged|the ambulance (?:came|took)|paramedics (?:came|took))\b/i;
/** Sentences that are looked at, one after the other; a text with more is urgent. */
const MOST = 6;

/** Whether somebody else than the writer is in danger by the words of a finding. */
export function isOfSomebodyElse(text: string, finding: SafetyFinding): boolean {
  if (finding.who === 'other' || finding.kind !== 'medical-emergency')
    return finding.who === 'other';
  const { start, end } = sentenceAround(text, finding.span);
  return OTHERS.test(text.slice(start, end).replaceAll('\u2019', "'"));
}

/** How urgent the words of a text are of which something was found. */
export function urgencyOf(text: string, finding: SafetyFinding, check: SafetyCheck): Urgency {
  if (finding.tier === 'explicit' && finding.kind === 'medical-emergency') {
    const { start, end } = sentenceAround(text, finding.span);
    // Somebody else's, with whom somebody is already.
    const straight = text.replaceAll('\u2019', "'");
    return OTHERS.test(straight.slice(start, end)) && IN_CARE.test(straight) ? 'quiet' : 'now';
  }
  let left = text;
  for (let time = 0; time < MOST; time++) {
    const present = check(left, true);
    if (!present) return 'quiet';
    const { start, end } = sentenceAround(left, present.span);
    const sentence = left.slice(start, end).replaceAll('\u2019', "'");
    const isFigure = FIGURE.test(sentence) && !MEANT.test(text);
    if (!isFigure && (!PAST.test(sentence) || PRESENT.test(sentence))) return 'now';
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  }
  return 'now';
}

function sentenceAround(text: string, span: { start: number; end: number }) {
  let { start, end } = span;
  while (start > 0 && !/[.!?\n]/.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && !/[.!?\n]/.test(text.charAt(end))) end += 1;
  return { start, end };
}
