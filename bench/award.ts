import {
  insertEntry,
  nextEntryId,
} from '../server/src/features/entries/entries.saving.repository.ts';
import { awardEntry } from '../server/src/features/progression/ledger/progression.award.ts';
import { lockProgress } from '../server/src/features/progression/progression.repository.ts';
import { type Database, openDatabase } from '../server/src/platform/database/index.ts';
import { searchDocument } from '../server/src/platform/search/document.ts';
import { inTurn, interleave, median } from './measure.ts';
import type { Table } from './report.ts';
import { type Entry, writeJournal } from './seed/journal.ts';
import type { SeededInstallation } from './seed/seeded.ts';

const SAVES = 300;
const NOW = new Date('2026-11-21T22:40:00Z');

/** What the game adds to a save: the same transaction with and without the award. */
export async function measureAward({ installation, short }: SeededInstallation): Promise<Table> {
  const { db, close } = openDatabase(await installation.connection(), { pool: 1 });
  const entry = inTurn([...writeJournal(SAVES, { seed: 5 })]);
  const times = await interleave(
    {
      plain: () => db.transaction((tx) => insert(tx, short.person.id, entry())),
      awarded: () =>
        db.transaction(async (tx) => {
          const progress = await lockProgress(tx, short.person.id);
          const row = await insert(tx, short.person.id, entry());
          const written = { ...row, words: row.wordCount, hour: 22, isCounted: true };
          await awardEntry(tx, progress, written, NOW);
        }),
    },
    { rounds: SAVES, maxMs: 10_000 },
  );
  await close();
  const [plain, awarded] = [median(times.plain), median(times.awarded)];
  return {
    title: 'An award inside a save (median ms of the transaction)',
    rows: [{ name: 'save', values: { without: plain, award: awarded, ratio: awarded / plain } }],
  };
}

const insert = async (tx: Database, userId: number, { content, mood, tags }: Entry) =>
  insertEntry(tx, userId, {
    id: await nextEntryId(tx),
    content,
    mood,
    tags,
    isPinned: false,
    folderId: null,
    type: 'journal',
    createdAt: NOW,
    localDate: '2026-11-21',
    listedAt: NOW,
    timeZone: 'Europe/London',
    wordCount: 120,
    document: searchDocument(content, tags),
  });
