import type { GuideQuote } from '@pathkeeper/contract';
import { hourAt } from '../../platform/clock.ts';
import type { EntryRow } from '../entries/index.ts';
import type { GuideEntry, QuoteDraft } from '../guide-provider/index.ts';

/** An entry as a guide reads it. */
export function guideEntryOf(row: EntryRow): GuideEntry {
  return {
    id: row.id,
    content: row.content,
    mood: row.mood,
    tags: row.tags,
    localDate: row.localDate,
    hour: hourAt(row.createdAt, row.timeZone),
    words: row.wordCount,
  };
}

/** Quotations with the date of the entry that each is from. */
export function datedQuotes(
  drafts: readonly QuoteDraft[],
  rows: readonly EntryRow[],
): GuideQuote[] {
  return drafts.flatMap((draft) => {
    const row = rows.find(({ id }) => id === draft.entryId);
    return row ? [{ ...draft, localDate: row.localDate }] : [];
  });
}
