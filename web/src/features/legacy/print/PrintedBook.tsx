import type { LegacyEntry, User } from '@pathkeeper/contract';
import { memo } from 'react';
import { EndMark } from '../../../ui/art/Ornament.tsx';
import { Leader } from '../../../ui/typography/Leader.tsx';
import { BookEntries } from '../BookEntries.tsx';
import { BookTitle } from '../BookTitle.tsx';
import { type BookYear, monthName } from '../book.ts';
import type { LegacyAddress } from '../legacy.address.ts';
import classes from './PrintedBook.module.css';
import type { Printing } from './use-printing.ts';

interface PrintedBookProps {
  user: User;
  printing: Printing;
  address: LegacyAddress;
}

/**
 * The book as it goes to paper; on the screen it is not shown. It grows while its entries are
 * gathered, so that no moment has to set all of it at once.
 */
export function PrintedBook({ user, printing, address }: PrintedBookProps) {
  const { state, pages, years } = printing;
  return (
    <div data-printed className={classes.printed} data-paper={address.paper ?? 'a5'}>
      <div className={classes.title}>
        <BookTitle user={user} years={years} heading={false} />
        {state !== 'whole' && (
          <p className={classes.notWhole}>
            This is the title page alone. “Print the book” on the screen gathers every entry first.
          </p>
        )}
      </div>
      {state !== 'none' && <PrintedContents years={years} />}
      {pages.map((entries, place) => (
        <PrintedPage
          key={entries[0]?.id}
          entries={entries}
          before={pages[place - 1]?.at(-1)}
          address={address}
        />
      ))}
      {state === 'whole' && (
        <div className={classes.end}>
          <EndMark />
        </div>
      )}
    </div>
  );
}

function PrintedContents({ years }: { years: readonly BookYear[] }) {
  return (
    <div className={classes.contents}>
      <p className={classes.contentsTitle}>Contents</p>
      {years.map(({ year, entries, months }) => (
        <div key={year} className={classes.contentsYear}>
          <p className={classes.contentsRow}>
            {year}
            <Leader />
            {entries.toLocaleString('en-US')}
          </p>
          <p className={classes.contentsMonths}>
            {months.map(({ month }) => monthName(month)).join(' · ')}
          </p>
        </div>
      ))}
    </div>
  );
}

interface PrintedPageProps {
  entries: readonly LegacyEntry[];
  before: LegacyEntry | undefined;
  address: LegacyAddress;
}

/** What one call brought, with the heads of the years and months that begin in it. */
const PrintedPage = memo(function PrintedPage({ entries, before, address }: PrintedPageProps) {
  return monthsOf(entries).map((month, place) => {
    const last = place === 0 ? before : entries[entries.indexOf(month[0] as LegacyEntry) - 1];
    const [first] = month as [LegacyEntry];
    const { localDate } = first;
    return (
      <div key={first.id}>
        {last?.localDate.slice(0, 4) !== localDate.slice(0, 4) && (
          <h2 className={classes.year}>{localDate.slice(0, 4)}</h2>
        )}
        {last?.localDate.slice(0, 7) !== localDate.slice(0, 7) && (
          <h3 className={classes.month}>{monthName(localDate.slice(0, 7))}</h3>
        )}
        <BookEntries entries={month} before={last} address={address} />
      </div>
    );
  });
});

/** The entries of each month, in their order. */
function monthsOf(entries: readonly LegacyEntry[]): LegacyEntry[][] {
  const months: LegacyEntry[][] = [];
  for (const entry of entries) {
    const open = months.at(-1);
    if (open?.[0]?.localDate.slice(0, 7) === entry.localDate.slice(0, 7)) open.push(entry);
    else months.push([entry]);
  }
  return months;
}
