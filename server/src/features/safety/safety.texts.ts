import type { SafetyAnswer } from '@pathkeeper/contract';
import type { Moment } from '../../platform/context.ts';
import type { Safety } from './safety.service.ts';

/**
 * Helplines for words of danger among somebody's texts, and how urgent they are (D71, D76); null where
 * there are none.
 */
export function safetyOf(
  safety: Safety,
  texts: readonly (string | null | undefined)[],
  at: Moment,
): SafetyAnswer | null {
  const written = texts.flatMap((content) => (content ? [{ content }] : []));
  const dangers = written.flatMap((each) => {
    const danger = safety.dangerInEntry(each);
    return danger ? [{ danger, tier: safety.tierOfEntry(each) ?? ('quiet' as const) }] : [];
  });
  const gravest = dangers.find(({ tier }) => tier === 'now') ?? dangers[0];
  if (!gravest) return null;
  return { ...safety.answerFor(gravest.danger, at), tier: gravest.tier };
}
