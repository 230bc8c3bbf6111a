import { ENGAGEMENT_FROM, type Engagement } from '../core/limits.ts';

/** What somebody's engagement is measured by: entries, and days of the current streak twice (S2.4). */
export const engagementScore = (totalEntries: number, currentStreak: number): number =>
  totalEntries + 2 * currentStreak;

/** How much somebody takes part (S2.4, S2.9). */
export function engagementOf(totalEntries: number, currentStreak: number): Engagement {
  const score = engagementScore(totalEntries, currentStreak);
  if (score >= ENGAGEMENT_FROM.HIGH) return 'HIGH';
  if (score >= ENGAGEMENT_FROM.MEDIUM) return 'MEDIUM';
  return score >= ENGAGEMENT_FROM.LOW ? 'LOW' : 'INACTIVE';
}
