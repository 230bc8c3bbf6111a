import type { SafetyAnswer } from '@pathkeeper/contract';
import type { Moment } from '../../platform/context.ts';
import { safetyAnswerFor } from './safety/safety.answer.ts';
import type { SafetyCheck, SafetyFinding } from './safety/safety.check.ts';

/** Where somebody is, as far as helplines go: their time zone tells the country. */
type Place = Pick<Moment, 'zone'>;

/** What somebody wrote on a page: its words, and its tags, which are words as well. */
interface Written {
  content: string;
  tags?: readonly string[] | null | undefined;
}

/** What an installation does about words of danger (decision 32). */
export interface Safety {
  check: SafetyCheck;
  /** The fixed answer to a text that tells of danger, with the lines of the writer's country. */
  answerTo(text: string, place: Place): SafetyAnswer | null;
  /** The same of a page. */
  answerToPage(page: Written, place: Place): SafetyAnswer | null;
  answerFor(finding: SafetyFinding, place: Place): SafetyAnswer;
  /** Whether a page may be read back: nobody is reminded of their worst night unasked. */
  isSafe(page: Written): boolean;
}

export function createSafety(check: SafetyCheck): Safety {
  const answerFor = (finding: SafetyFinding, { zone }: Place) =>
    safetyAnswerFor(finding, { timeZone: zone });
  const answerTo: Safety['answerTo'] = (text, place) => {
    const finding = check(text);
    return finding && answerFor(finding, place);
  };
  // Tags one by one: two that stand beside each other are no sentence.
  const wordsOf = ({ content, tags }: Written) => [content, ...(tags ?? [])];
  return {
    check,
    answerFor,
    answerTo,
    answerToPage(page, place) {
      for (const words of wordsOf(page)) {
        const answer = answerTo(words, place);
        if (answer) return answer;
      }
      return null;
    },
    isSafe: (page) => wordsOf(page).every((words) => check(words) === null),
  };
}
