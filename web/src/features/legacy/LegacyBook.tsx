import type { LegacyMonth, User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import '../../ui/page/print-sheet.css';
import { EndMark } from '../../ui/art/Ornament.tsx';
import { allFolders } from '../folders/folders.queries.ts';
import { BookChoices } from './BookChoices.tsx';
import { BookContents } from './BookContents.tsx';
import { BookMonth } from './BookMonth.tsx';
import { BookTitle } from './BookTitle.tsx';
import { BookYearHead } from './BookYearHead.tsx';
import { yearsOf } from './book.ts';
import classes from './LegacyBook.module.css';
import type { LegacyAddress } from './legacy.address.ts';
import { PrintBar } from './print/PrintBar.tsx';
import { PrintedBook } from './print/PrintedBook.tsx';
import { usePrinting } from './print/use-printing.ts';
import { useLeaveOut } from './use-leave-out.ts';

interface LegacyBookProps {
  user: User;
  /** What stands in the book, oldest first, whatever the years chosen. */
  months: readonly LegacyMonth[];
  address: LegacyAddress;
  onAddress: (change: LegacyAddress) => void;
}

/** The book: title, contents, and its years, each month fetched as the reader comes near. */
export function LegacyBook({ user, months, address, onAddress }: LegacyBookProps) {
  const years = useMemo(() => yearsOf(months, address), [months, address]);
  const { data: folders = [] } = useQuery(allFolders());
  const printing = usePrinting(years, address);
  const leaveOut = useLeaveOut(address, onAddress);
  return (
    <div className={classes.screen} data-print-sheet>
      <BookTitle user={user} years={years} />
      <div className={classes.tools}>
        <PrintBar printing={printing} isEmpty={years.length === 0} />
        <BookChoices months={months} folders={folders} address={address} onAddress={onAddress} />
      </div>
      {years.length > 0 && <BookContents years={years} />}
      <div className={classes.book}>
        {years.map((year) => (
          <section key={year.year} aria-labelledby={`year-${year.year}`}>
            <BookYearHead year={year} />
            {year.months.map((month) => (
              <BookMonth key={month.month} month={month} address={address} onLeaveOut={leaveOut} />
            ))}
          </section>
        ))}
        {years.length === 0 ? (
          <p className={classes.nothing}>Everything has been left out. Put something back.</p>
        ) : (
          <EndMark />
        )}
      </div>
      <PrintedBook user={user} printing={printing} address={address} />
    </div>
  );
}
