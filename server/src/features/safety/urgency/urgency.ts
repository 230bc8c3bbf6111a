import type { SafetyCheck, SafetyFinding } from '../safety.check.ts';
import { isLongAgo } from './long-ago.ts';
import { isSaying, NEAR, sayingOf } from './sayings.ts';
import { isAboutSomebodyElse } from './somebody-else.ts';

/** `now`: explicit and present danger. `quiet`: past, recovered, somebody else's, veiled or uncertain (D76). */
export type Urgency = 'now' | 'quiet';

/** The part of a finding that may be stored: enough to answer it later, in another country too. */
export type Danger = Pick<SafetyFinding, 'kind' | 'who'> & {
  /** `now` where it is not said. */
  urgency?: Urgency;
};

const OTHERS =
  /^[^.!?]*\b(?:he|she|they|(?:my|our|his|her|their) (?:\w+ )?\w+) (?:\w+ )?(?:took|takes|has taken|had taken|swallowed|overdosed)\b|^\W*(?:my |our |his |her )?\w+(?:['’]s| has| had) had an? (?:stroke|heart attack|seizure|overdose)\b/i;
const IN_CARE =
  /\b(?:(?:she|he|they)(?:'s|'re| is| are| was| were)(?: now| all)? (?:stable|safe|fine|all right|alright|with (?:his|her|their) (?:mum|mom|parents|family)|okay|ok|awake|home|in hospital|in the hospital|on the ward|out of danger|sleeping it off)|intensive care|pumped (?:her|his|their) stomach|discharged|the ambulance (?:came|took)|paramedics (?:came|took))\b/i;
/** The same of somebody or some place by name, which has a capital: "to the hospital?" is still to come. */
const IN_CARE_BY_NAME =
  /\b[A-Z]\w+(?:(?:'s| is| was) (?:stable|in hospital)| (?:Royal|Infirmary|General|Hospital))\b/;
const AT_ONCE =
  /\b(?:right now|won't wake|will not wake|not breathing|unconscious|gun|knife|screaming|bleeding|threaten\w*|tonight|hits? (?:my|our)|beat(?:s|ing)? (?:my|our|mum|mom))\b/i;
/** Sentences that are looked at, one after the other; a text with more is urgent. */
const MOST = 6;

/** Whether a passage is about the writer, and neither long ago nor a figure of speech. */
export const isOwnAndPresent = (passage: string): boolean =>
  !isSaying(passage) && !isAboutSomebodyElse(passage) && !isLongAgo(passage);

/** Whether somebody else than the writer is in danger by the words of a finding. */
export function isOfSomebodyElse(text: string, finding: SafetyFinding): boolean {
  if (finding.who === 'other' || finding.kind !== 'medical-emergency')
    return finding.who === 'other';
  const { start, end } = sentenceAround(text, finding.span);
  return OTHERS.test(text.slice(start, end).replaceAll('\u2019', "'"));
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
  let unread = text;
  for (let time = 0; time < MOST; time++) {
    const present = check(unread, true);
    if (!present) return 'quiet';
    const { span } = present;
    const { start, end } = sentenceAround(unread, span);
    const sentence = unread.slice(start, end);
    const found = unread.slice(span.start, span.end);
    const near = unread.slice(start, end + NEAR);
    const saying = sayingOf({ found, sentence, near, unread, text });
    const isOthers = isAboutSomebodyElse(sentence) && !AT_ONCE.test(sentence);
    const isFound = saying?.in === 'found';
    if (!saying && !isOthers && !isLongAgo(sentence) && !isUnlikely(present)) return 'now';
    // Where the words that were found mean nothing, the rest of the sentence is still to be read.
    const from = span.start + (isFound ? saying.at : 0);
    const read = isFound || isUnlikely(present) ? { start: from, end: span.end } : { start, end };
    unread =
      unread.slice(0, read.start) + ' '.repeat(read.end - read.start) + unread.slice(read.end);
  }
  return 'now';
}

function sentenceAround(text: string, span: { start: number; end: number }) {
  let { start, end } = span;
  while (start > 0 && !/[.!?\n]/.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && !/[.!?\n]/.test(text.charAt(end))) end += 1;
  return { start, end };
}
