import type { QuoteDraft } from '../../guide-provider/index.ts';
import { oneOf } from '../fill.ts';
import { PHRASES } from '../phrases/index.ts';
import { PAIRS } from '../phrases/pairs.data.ts';
import { lineOfPage } from './period-entries.ts';
import { type Period, told } from './period-parts.ts';

/** Kinds whose notes speak of the page around the line. */
const ofItsPage = new Set([
  ...Object.keys(PAIRS),
  'echo',
  'closing',
  'thread',
  'shortest',
  'unnamed',
  'repeat',
  'list',
  'contrast',
  'lightens',
  'darkens',
  'twoFeelings',
]);

/** A line of each of the fullest pages, at most five, in the order of their days. */
export function quotesOf(period: Period): QuoteDraft[] {
  return [...period.pages]
    .sort((a, b) => (b.best[0]?.score ?? 0) - (a.best[0]?.score ?? 0))
    .flatMap((read) => {
      const line = lineOfPage(read);
      return line ? [{ read, ...line }] : [];
    })
    .slice(0, 5)
    .sort((a, b) => a.read.page.localDate.localeCompare(b.read.page.localDate))
    .map(({ read, text, seen }) => {
      const notes = seen && !ofItsPage.has(seen.kind) ? (PHRASES[seen.kind]?.notes ?? []) : [];
      const note = oneOf(notes, seen?.slots ?? {}, `${period.seed}:${read.page.id}`);
      return {
        entryId: read.page.id,
        text,
        note: note ?? told(period, 'quoteNote', { day: read.day }),
      };
    });
}
