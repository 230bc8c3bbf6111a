import type { SafetyAnswer } from '@pathkeeper/contract';
import type { Moment } from '../../platform/context.ts';
import type { Safety } from './safety.service.ts';

type Texts = readonly (string | null | undefined)[];

/**
 * Helplines for words of danger among somebody's texts, and how urgent they are (D71, D76); null where
 * there are none.
 */
export const safetyOf = (safety: Safety, texts: Texts, at: Moment): SafetyAnswer | null =>
  gravestOf(safety, texts, at, { isWish: false });

/** The same of texts that say what somebody wants of their life (`isWish` of `Written`). */
export const safetyOfWishes = (safety: Safety, texts: Texts, at: Moment): SafetyAnswer | null =>
  gravestOf(safety, texts, at, { isWish: true });

function gravestOf(safety: Safety, texts: Texts, at: Moment, { isWish }: { isWish: boolean }) {
  const dangers = texts.flatMap(
    (content) => (content && safety.dangerInEntry({ content, isWish })) || [],
  );
  const gravest = dangers.find(({ urgency }) => urgency === 'now') ?? dangers[0];
  return gravest ? safety.answerFor(gravest, at) : null;
}
