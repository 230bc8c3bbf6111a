import { acceptQuest, completeQuest } from '../../features/quests/index.ts';
import type { Deed } from '../deeds.ts';
import type { Diary } from '../diary.ts';

/** How long before the page is finished its quest was accepted, in minutes. */
const MINUTES = 20;

/** Quests accepted, and completed with the page that answers them. */
export function questDeeds({ pages }: Diary): Deed[] {
  return pages.flatMap(({ at, questId }) =>
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
