import type { VisionGoal, VisionGoalEntries } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { asWritten } from '../../../platform/language/written.ts';
import { latestSharing, type Sharing } from '../../entries/index.ts';
import { lineOf } from '../../growth/index.ts';
import type { Safety } from '../../safety/index.ts';
import { listVision } from '../vision-goals.present.ts';
import { shownOf, wordsOfGoal } from './goal-words.ts';

type Spoken = VisionGoalEntries['entries'][number];

/** Entries that are looked at for each goal: some of them may not be shown unasked. */
const LOOKED_AT = 6;

/**
 * For each goal of the vision the latest entries that speak of it: those that its writer tied to it, and
 * those that share words with it. Entries that tell of danger are shown only where they were chosen (D32).
 */
export async function listGoalEntries(
  { db }: Context,
  safety: Safety,
  ownerId: number,
): Promise<VisionGoalEntries[]> {
  const goals = await listVision(db, ownerId);
  const sought = goals.map((goal) => ({ key: goal.id, words: wordsOfGoal(goal) }));
  const sharing = await latestSharing(db, ownerId, sought, LOOKED_AT);
  const byId = new Map(sharing.map(({ entry }) => [entry.id, entry]));
  const safe = new Set([...byId.values()].filter(safety.isSafe).map(({ id }) => id));
  const found = sharing.filter(({ entry }) => safe.has(entry.id));
  return goals.map((goal) => ({
    goalId: goal.id,
    pillar: goal.pillar,
    entries: shownOf(chosenOf(goal), found.filter(({ key }) => key === goal.id).map(spokenOf)),
  }));
}

function chosenOf({ notes }: VisionGoal): Spoken[] {
  return notes.flatMap(({ entryId, entry }) =>
    entryId === null || entry === null ? [] : [{ id: entryId, ...entry, how: 'chosen', words: [] }],
  );
}

const spokenOf = ({ entry, shared }: Sharing): Spoken => ({
  id: entry.id,
  localDate: entry.localDate,
  line: lineOf(entry.content),
  how: 'words',
  // Sought in the singular (“idri”), shown as the page has them.
  words: shared.map((word) => asWritten(entry.content, word) ?? word),
});
