import { GOAL_LIMITS, type Goal, isBlank } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { refusingViolations } from '../../platform/database/constraint-violations.ts';
import type { Database } from '../../platform/database/index.ts';
import { notFound } from '../../platform/errors.ts';
import { type Attempt, type Kind, once } from '../idempotency/index.ts';
import * as noteRows from './goal-notes.repository.ts';
import { type Body, changeGoal, full } from './goals.service.ts';
import { findMilestone } from './milestones.service.ts';

const NOTE: Kind = { name: 'note', noun: 'note', sequence: 'goal_progress_id_seq' };

const UNKNOWN_ENTRY = {
  goal_progress_user_id_entry_id_entries_user_id_id_fk: () => notFound('That entry'),
};

/**
 * Notes progress, tied to an entry or a milestone if wanted, once for each key. A retry gets the
 * goal, whether or not the note is still there.
 * @throws AppError not_found for an entry that is not theirs or another goal's milestone,
 * limit_reached when the goal holds as many notes as fit, already_saved for another note under the
 * same key
 */
export function addNote(
  context: Context,
  ownerId: number,
  goalId: number,
  note: Body<'addNote'>,
  { now, key }: Attempt,
): Promise<Goal> {
  const request = { goalId, ...note };
  return refusingViolations(UNKNOWN_ENTRY, () =>
    changeGoal(context, ownerId, goalId, (tx, goal) =>
      once(
        tx,
        ownerId,
        { kind: NOTE, key, request, now },
        {
          find: async () => goal,
          make: async (id) => {
            if (note.milestoneId !== null) {
              await findMilestone(tx, ownerId, goalId, note.milestoneId);
            }
            if ((await noteRows.countNotes(tx, ownerId, goalId)) >= GOAL_LIMITS.notes) {
              throw full(GOAL_LIMITS.notes, `A goal can hold at most ${GOAL_LIMITS.notes} notes.`);
            }
            const progressNote = isBlank(note.progressNote) ? '' : note.progressNote;
            const row = { ...note, progressNote, createdAt: now };
            await noteRows.insertNote(tx, ownerId, goalId, row, id);
            return { thing: goal };
          },
        },
      ),
    ),
  );
}

/** Deletes a note; its entry stays. */
export function removeNote(
  context: Context,
  ownerId: number,
  { id: goalId, noteId }: { id: number; noteId: number },
): Promise<Goal> {
  return changeGoal(context, ownerId, goalId, async (tx) => {
    if (!(await noteRows.deleteNote(tx, ownerId, goalId, noteId))) throw notFound('That note');
  });
}

/** Ties an entry to a goal without a word, within a transaction; not to one that holds as many notes as fit. */
export async function tieEntry(
  tx: Database,
  ownerId: number,
  goalId: number,
  tie: { entryId: number; milestoneId: number | null; createdAt: Date },
): Promise<void> {
  if ((await noteRows.countNotes(tx, ownerId, goalId)) >= GOAL_LIMITS.notes) return;
  const note = { ...tie, progressNote: '', progressValue: null };
  await noteRows.insertNote(tx, ownerId, goalId, note, null);
}
