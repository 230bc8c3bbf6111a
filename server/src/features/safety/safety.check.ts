import type { Mood } from '@pathkeeper/contract';
import type { Match } from './matching/patterns.ts';
import { createTextMatcher, type MatchedText } from './matching/text-matcher.ts';
import { SAFETY_LANGUAGES } from './words/languages.ts';
import {
  type Finding,
  type SafetyKind,
  type SafetyWords,
  safetyWords,
} from './words/words.schema.ts';

/** The parts of an entry that are checked: its text and its tags; and what its writer called the day. */
export interface Written {
  content: string;
  tags?: readonly string[] | null | undefined;
  mood?: Mood | null | undefined;
  /** Said of what somebody wants of their life: a quiet sign has to be surer there. */
  isWish?: boolean;
}

/** A finding in a text, and its position. */
export interface SafetyFinding {
  kind: SafetyKind;
  /** Explicit, or implied. Both get the same answer. */
  tier: 'explicit' | 'veiled';
  /** Whether the writer is in danger, or somebody they write about. */
  who: 'self' | 'other';
  /** UTF-16 positions in the text as it was given. */
  span: { start: number; end: number };
}

/** With `presentOnly` it finds only what is explicit and about the writer (D76, `now`). */
export type SafetyCheck = (text: string, presentOnly?: boolean) => SafetyFinding | null;

let standard: SafetyCheck | undefined;

/**
 * Makes a check out of the words that come with the product and those an operator adds
 * (D32). The check is deterministic and reads a text once. Without further words it is the same one for
 * all who ask: making it takes a fifth of a second.
 *
 * @throws Error when a pattern cannot be read, naming it
 */
export function createSafetyCheck(...extra: readonly SafetyWords[]): SafetyCheck {
  if (extra.length > 0) return makeCheck(extra);
  standard ??= makeCheck([]);
  return standard;
}

function makeCheck(extra: readonly SafetyWords[]): SafetyCheck {
  const lists = [...SAFETY_LANGUAGES, ...extra].map((words) => safetyWords.parse(words));
  const findings = lists.flatMap((own) => own.findings);
  const explicit = findings.filter(({ tier }) => tier === 'explicit');
  const match = createTextMatcher(lists, new Set(explicit.flatMap(({ all }) => all)));
  const present = explicit.filter(({ who }) => who === 'self');
  return (text, presentOnly = false) => check(match(text), presentOnly ? present : findings);
}

/**
 * Looks for danger to the writer or to somebody they write about: wanting to die or be hurt, having
 * been hurt, wanting to hurt, an emergency. Past and third-person danger counts; figures of speech,
 * fiction and news do not. In doubt it finds danger: an answer too many does less harm than none.
 *
 * @returns the first explicit finding, else the first veiled one, else null
 */
export function checkSafety(text: string): SafetyFinding | null {
  return createSafetyCheck()(text);
}

function check(text: MatchedText, findings: readonly Finding[]): SafetyFinding | null {
  const { matches, tokens } = text;
  if (matches.length === 0) return null;
  const bySentence = new Map<number, Match[]>();
  for (const match of matches) {
    const sentence = tokens[match.first]?.sentence ?? 0;
    const own = bySentence.get(sentence);
    if (own) own.push(match);
    else bySentence.set(sentence, [match]);
  }
  let veiled: SafetyFinding | null = null;
  for (const [sentence, own] of bySentence) {
    const parts = new Set(own.map(({ part }) => part));
    const before = new Set(bySentence.get(sentence - 1)?.map(({ part }) => part));
    const after = new Set(bySentence.get(sentence + 1)?.map(({ part }) => part));
    const isNear = (part: string): boolean =>
      parts.has(part) || before.has(part) || after.has(part);
    for (const finding of findings) {
      if (veiled && finding.tier === 'veiled') continue;
      if (!finding.all.every((part) => parts.has(part))) continue;
      const isWith = (part: string): boolean => parts.has(part) && isBeside(part, finding, own);
      if (finding.unless.some(isWith)) continue;
      if (finding.unlessNear.some((part) => isWith(part) || before.has(part))) continue;
      if (finding.near.length > 0 && !finding.near.some(isNear)) continue;
      const span = spanOf(finding, own, text);
      if (!span) continue;
      const { kind, tier, who } = finding;
      if (tier === 'explicit') return { kind, tier, who, span };
      veiled = { kind, tier, who, span };
    }
  }
  return veiled;
}

/** In a sentence without an end what stands farther off than so many words belongs to something else. */
const BESIDE = 16;

/** Whether a part stands near one of those that a finding is made of. */
function isBeside(part: string, { all }: Finding, matches: readonly Match[]): boolean {
  const own = matches.filter((match) => all.includes(match.part));
  return matches.some(
    (match) =>
      match.part === part &&
      own.some(({ first, last }) => match.first - last <= BESIDE && first - match.last <= BESIDE),
  );
}

function spanOf(
  { all, negatable }: Finding,
  matches: readonly Match[],
  { tokens, isNegated }: MatchedText,
): SafetyFinding['span'] | undefined {
  const chosen = all.map((part) =>
    matches.find((match) => match.part === part && !(negatable && isNegated(match))),
  );
  if (chosen.some((match) => match === undefined)) return undefined;
  const firsts = chosen.flatMap((match) => (match ? [match.first] : []));
  const lasts = chosen.flatMap((match) => (match ? [match.last] : []));
  return {
    start: tokens[Math.min(...firsts)]?.start ?? 0,
    end: tokens[Math.max(...lasts)]?.end ?? 0,
  };
}
