import { BADGES } from '@pathkeeper/contract';
import { type ExportPart, exportTable, ownRows } from '../../platform/export.ts';
import { findProgress } from './progression.repository.ts';
import { userBadges, writtenDays, xpEvents } from './progression.tables.ts';

/** The game: progress, every XP ever paid, badges, days written. */
export const progressionExport: ExportPart[] = [
  {
    name: 'badges',
    about: 'the badges you earned',
    async *rows(db, ownerId) {
      for await (const badge of ownRows(db, ownerId, userBadges, { by: userBadges.badgeId })) {
        yield { name: BADGES.find(({ id }) => id === badge.badgeId)?.name ?? null, ...badge };
      }
    },
  },
  exportTable({
    name: 'xp-ledger',
    about: 'every XP you were ever given, and what was taken back with a deleted entry',
    table: xpEvents,
    by: xpEvents.id,
  }),
  exportTable({
    name: 'written-days',
    about: 'the days you wrote on',
    table: writtenDays,
    by: writtenDays.day,
  }),
  {
    name: 'progress',
    about: 'what all of it adds up to: XP, streaks, counts, the theme you wear',
    async thing(db, ownerId) {
      const row = await findProgress(db, ownerId);
      if (!row) return {};
      const { countedXp: _xp, countedDay: _day, countDue: _due, ...kept } = row;
      const { level: _level, joinedAt: _joined, userId: _id, ...shown } = kept;
      return shown;
    },
  },
];
