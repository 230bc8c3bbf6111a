import type { VisionEvidence, VisionPassageSource, VisionQuote } from '@pathkeeper/contract';
import type { Database } from '../../../platform/database/index.ts';
import { goalRows } from '../../goals/index.ts';
import * as repository from './responses.repository.ts';

type IsGone = (source: VisionPassageSource) => boolean;

/** Takes what goals quote of deleted answers off them; words and steps of the goals stay. */
export const forgetResponse = (tx: Database, ownerId: number, id: number): Promise<void> =>
  forget(tx, ownerId, (source) => source.kind === 'response' && source.id === id);

/**
 * Takes what goals quote of deleted messages off them, and deletes what was drafted of those messages.
 * @param responseId what was made of their conversation last
 */
export async function forgetMessages(
  tx: Database,
  ownerId: number,
  ids: readonly number[],
  responseId: number | null,
): Promise<void> {
  await repository.deleteDraftsOf(tx, ownerId, ids, responseId);
  const gone = new Set(ids);
  await forget(tx, ownerId, (source) => source.kind === 'message' && gone.has(source.id));
}

async function forget(tx: Database, ownerId: number, isGone: IsGone): Promise<void> {
  // Those that have left the vision quote as well.
  for (const { id, evidence } of await goalRows.listGoals(tx, ownerId)) {
    const left = evidence && without(evidence, isGone);
    if (left && left !== evidence) await goalRows.updateGoal(tx, ownerId, id, { evidence: left });
  }
}

/** The evidence without what is gone; the same object where nothing is. */
function without(evidence: VisionEvidence, isGone: IsGone): VisionEvidence {
  const { title, phrase, milestones } = evidence;
  const steps = Object.entries(milestones);
  const quotes = [title, phrase, ...Object.values(milestones)];
  if (!quotes.some((each) => each && isGone(each.source))) return evidence;
  const kept = (quote: VisionQuote | null) => (quote && !isGone(quote.source) ? quote : null);
  return {
    title: kept(title),
    phrase: kept(phrase),
    milestones: Object.fromEntries(steps.filter(([, { source }]) => !isGone(source))),
  };
}
