import { type ExportPart, ownRows } from '../../platform/export.ts';
import { questAt } from './quests.of-the-day.ts';
import { userQuests } from './quests.tables.ts';

/** The quests somebody took on, each with its day and its words. */
export const questsExport: ExportPart = {
  name: 'quests',
  about: 'the quests you took on, and the entries that completed them',
  async *rows(db, ownerId) {
    for await (const taken of ownRows(db, ownerId, userQuests, { by: userQuests.questId })) {
      yield { ...questAt(taken.questId), ...taken };
    }
  },
};
