import type { SafetyAnswer } from '@pathkeeper/contract';
import type { Moment } from '../../platform/context.ts';
import { safetyAnswerFor } from './safety.answer.ts';
import type { SafetyCheck, SafetyFinding } from './safety.check.ts';

/** Where somebody is, as far as helplines go: their time zone tells the country. */
type Place = Pick<Moment, 'zone'>;

/** What somebody wrote on a page: its words, and its tags, which are words as well. */
interface Written {
  content: string;
  tags?: readonly string[] | null | undefined;
}

/** What is kept of a finding: enough for its answer, wherever and whenever that is given. */
export type Danger = Pick<SafetyFinding, 'kind' | 'who'>;

/** What an installation does about words of danger (D32). */
export interface Safety {
  check: SafetyCheck;
  /** Names the words that are looked for. */
  version: string;
  /** The fixed answer to a text that tells of danger, with the lines of the writer's country. */
  answerTo(text: string, place: Place): SafetyAnswer | null;
  /** The same of a page. */
  answerToPage(page: Written, place: Place): SafetyAnswer | null;
  answerFor(danger: Danger, place: Place): SafetyAnswer;
  dangerOn(page: Written): Danger | null;
  /** Whether a page may be read back: nobody is reminded of their worst night unasked. */
  isSafe(page: Written): boolean;
}

/** `version` names the words that `check` looks for. */
export function createSafety(check: SafetyCheck, version: string): Safety {
  const answerFor = (danger: Danger, { zone }: Place) =>
    safetyAnswerFor(danger, { timeZone: zone });
  const answer = (danger: Danger | null, place: Place) => danger && answerFor(danger, place);
  const dangerOn = ({ content, tags }: Written): Danger | null => {
    // Tags one by one: two that stand beside each other are no sentence.
    for (const words of [content, ...(tags ?? [])]) {
      const finding = check(words);
      if (finding) return { kind: finding.kind, who: finding.who };
    }
    return null;
  };
  return {
    check,
    version,
    answerFor,
    dangerOn,
    answerTo: (text, place) => answer(check(text), place),
    answerToPage: (page, place) => answer(dangerOn(page), place),
    isSafe: (page) => dangerOn(page) === null,
  };
}
