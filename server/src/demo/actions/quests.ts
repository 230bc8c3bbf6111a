import { acceptQuest, completeQuest } from '../../features/quests/index.ts';
import type { Action } from '../actions.ts';
import type { Journal } from '../journal.ts';

/** A quest is accepted this many minutes before its entry is saved. */
const MINUTES = 20;

/** Accepts each quest, and completes it with the entry that answers it. */
export function questActions({ entries }: Journal): Action[] {
  return entries.flatMap(({ at, questId }) =>
    questId === null
      ? []
      : [
          {
            at: at.subtract({ minutes: MINUTES }),
            act: ({ context, userId }, moment) => acceptQuest(context, userId, questId, moment),
          },
          {
            at,
            act: ({ context, userId }, moment) => completeQuest(context, userId, questId, moment),
          },
        ],
  );
}
