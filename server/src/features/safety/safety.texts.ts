import type { SafetyAnswer } from '@pathkeeper/contract';
import type { Moment } from '../../platform/context.ts';
import type { Safety } from './safety.service.ts';

/**
 * Helplines for words of danger among somebody's texts, and how urgent they are (D71, D76); null where
 * there are none. `isWish` as `Written` has it.
 */
export function safetyOf(
  safety: Safety,
  texts: readonly (string | null | undefined)[],
  at: Moment,
  { isWish = false } = {},
): SafetyAnswer | null {
  const dangers = texts.flatMap(
    (content) => (content && safety.dangerInEntry({ content, isWish })) || [],
  );
  const gravest = dangers.find(({ urgency }) => urgency === 'now') ?? dangers[0];
  return gravest ? safety.answerFor(gravest, at) : null;
}
