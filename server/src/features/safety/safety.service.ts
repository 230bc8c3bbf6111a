import { readFileSync } from 'node:fs';
import type { SafetyAnswer } from '@pathkeeper/contract';
import { type Config, ConfigError } from '../../platform/config.ts';
import type { Moment } from '../../platform/context.ts';
import { isGlad } from '../../platform/language/moods.ts';
import { checkAdvice } from './advice.check.ts';
import type { AnswerChecks } from './answer.check.ts';
import { type LikelyDanger, readDanger } from './meaning/danger.ts';
import { emergencyOfSomebodyElse } from './others-emergency.check.ts';
import { SAFETY_MESSAGES } from './safety.answer.data.ts';
import { answerInPublic, safetyAnswerFor } from './safety.answer.ts';
import {
  checkSafety,
  createSafetyCheck,
  type SafetyCheck,
  type SafetyFinding,
  type Written,
} from './safety.check.ts';
import { rememberVerdicts } from './safety.known.ts';
import { withoutFigures } from './urgency/figures.ts';
import { type Danger, isOfSomebodyElse, isOwnAndPresent, urgencyOf } from './urgency/urgency.ts';
import { safetyWords } from './words/words.schema.ts';
import { versionOfWords } from './words/words.version.ts';

/** The time zone of the reader, which tells the country of the helplines. */
type Place = Pick<Moment, 'zone'>;

/** What an installation does about words of danger (D32). */
export interface Safety {
  check: SafetyCheck;
  /** The checks of what a guide says. */
  answerChecks: AnswerChecks;
  /** Changes with the words that are looked for. */
  version: string;
  /** The fixed answer to a public text that tells of danger, with the helplines of the reader's country. */
  answerToPublic(text: string, place: Place): SafetyAnswer | null;
  /** The same for an entry, which its writer alone reads. */
  answerToEntry(entry: Written, place: Place): SafetyAnswer | null;
  answerFor(danger: Danger, place: Place): SafetyAnswer;
  dangerInEntry(entry: Written): Danger | null;
  /** Whether `dangerInEntry` knows the entry already. */
  isRead(entry: Written): boolean;
  /** What was found in an entry elsewhere, by the same words. */
  remember(entry: Written, danger: Danger | null): void;
  /**
   * How urgent the words of an entry are (D76): `now` for explicit and present danger, `quiet` for any
   * other finding, null for none.
   */
  tierOfEntry(entry: Written): 'now' | 'quiet' | null;
  /** Whether an entry may be shown again unasked (On This Day, recall): entries that tell of danger may not. */
  isSafe(entry: Written): boolean;
}

/**
 * The safety check with the operator's own words added.
 * @throws ConfigError when the file that SAFETY_FILE names cannot be used
 */
export function openSafety({ SAFETY_FILE }: Pick<Config, 'SAFETY_FILE'>): Safety {
  const words = furtherWords(SAFETY_FILE);
  return createSafety(createSafetyCheck(...words), versionOfWords(...words));
}

/** `version` names the words that `check` looks for. */
function createSafety(check: SafetyCheck, version: string): Safety {
  const answerFor = (danger: Danger, { zone }: Place): SafetyAnswer => {
    const answer = safetyAnswerFor(danger, { timeZone: zone });
    return danger.urgency === 'quiet'
      ? { ...answer, tier: 'quiet', message: SAFETY_MESSAGES.quiet }
      : { ...answer, tier: 'now' };
  };
  const read = (written: string, isHopeful = false): Danger | null => {
    const words = withoutFigures(written);
    const finding = check(words) ?? emergencyOfSomebodyElse(words);
    const { danger: likely, isDoubtful, isFaint, isUnlikely } = readDanger(words, isHopeful);
    // Of a sign that reads like nothing nothing is left.
    const isNone = finding?.tier === 'veiled' && isFaint(finding.span) && checkSafety(words);
    if (!finding || isNone) return likely && dangerOf(likely, words);
    const who = isOfSomebodyElse(words, finding) ? 'other' : finding.who;
    // The operator's own words are taken as they are.
    const isFigure = ({ kind, span }: SafetyFinding) =>
      kind !== 'medical-emergency' &&
      isUnlikely(span) &&
      checkSafety(words.slice(span.start, span.end)) !== null;
    const found = { ...finding, who, urgency: urgencyOf(words, finding, check, isFigure) };
    if (found.urgency === 'now' && isDoubtful && checkSafety(words)) found.urgency = 'quiet';
    if (finding.tier === 'veiled' && likely?.isPresent) return dangerOf(likely, words, found);
    return found;
  };
  const answer = (danger: Danger | null, place: Place) => danger && answerFor(danger, place);
  const verdicts = rememberVerdicts(({ content, tags, mood = null, isWish = false }) => {
    const isHopeful = isWish || isGlad(mood);
    const found = textsOf({ content, tags }).flatMap((words) => read(words, isHopeful) ?? []);
    const danger = found.find(({ urgency }) => urgency === 'now') ?? found[0];
    return danger ? { kind: danger.kind, who: danger.who, urgency: danger.urgency ?? 'now' } : null;
  });
  const dangerInEntry = verdicts.read;
  const tierOfEntry: Safety['tierOfEntry'] = (entry) => dangerInEntry(entry)?.urgency ?? null;
  return {
    check,
    answerChecks: { advice: checkAdvice, safety: check },
    version,
    answerFor,
    dangerInEntry,
    isRead: verdicts.isKnown,
    remember: verdicts.remember,
    tierOfEntry,
    answerToPublic: (text, place) => {
      const found = answer(read(text), place);
      return found && answerInPublic(found);
    },
    answerToEntry: (entry, place) => answer(dangerInEntry(entry), place),
    isSafe: (entry) => dangerInEntry(entry) === null,
  };
}

/**
 * Danger that the classifier alone reads: what is long ago or another's is no full alarm, nor is a page that tells of a
 * death, which reads like it.
 */
function dangerOf({ kind, isPresent, span }: LikelyDanger, words: string, found?: Danger): Danger {
  const isOwn =
    isOwnAndPresent(words.slice(span.start, span.end)) &&
    !(FUNERAL.test(words) && !GOING_AFTER.test(words));
  const urgency = isPresent && isOwn ? 'now' : 'quiet';
  return found ? { ...found, urgency } : { kind, who: 'self', urgency };
}

const FUNERAL = /^\W*(?:the |his |her |\w+['’]s )?(?:funeral|burial|cremation|requiem)\b/i;
const GOING_AFTER =
  /\b(?:after|with|to|join|follow) (?:him|her|them)\b|\b(?:laid out|pills|tablets|rope|letters?|note)\b/i;

/** Tags are checked one by one, because two neighbouring tags are not a sentence. */
const textsOf = ({ content, tags }: Written): string[] => [content, ...(tags ?? [])];

function furtherWords(file: string | undefined) {
  if (file === undefined) return [];
  try {
    return [safetyWords.parse(JSON.parse(readFileSync(file, 'utf8')))];
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unreadable';
    throw new ConfigError(
      `The setting SAFETY_FILE cannot be used (${reason}); see docs/operating.md.`,
    );
  }
}
