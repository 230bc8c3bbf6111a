import type { SafetyAnswer } from '@pathkeeper/contract';
import type { Moment } from '../../platform/context.ts';
import { safetyAnswerFor } from './safety/safety.answer.ts';
import type { SafetyCheck, SafetyFinding } from './safety/safety.check.ts';

/** Where somebody is, as far as helplines go: their time zone tells the country. */
type Place = Pick<Moment, 'zone'>;

/** What an installation does about words of danger (decision 32). */
export interface Safety {
  check: SafetyCheck;
  /** The fixed answer to a text that tells of danger, with the lines of the writer's country. */
  answerTo(text: string, place: Place): SafetyAnswer | null;
  answerFor(finding: SafetyFinding, place: Place): SafetyAnswer;
  /** Whether a page may be read back: nobody is reminded of their worst night unasked. */
  isSafe(page: { content: string }): boolean;
}

export function createSafety(check: SafetyCheck): Safety {
  const answerFor = (finding: SafetyFinding, { zone }: Place) =>
    safetyAnswerFor(finding, { timeZone: zone });
  return {
    check,
    answerFor,
    answerTo(text, place) {
      const finding = check(text);
      return finding && answerFor(finding, place);
    },
    isSafe: ({ content }) => check(content) === null,
  };
}
