import { counted } from '../../lib/text/in-words.ts';
import classes from './BookYearHead.module.css';
import type { BookYear } from './book.ts';

/** How a year begins: its number, and how much was written in it. */
export function BookYearHead({ year, id = `year-${year.year}` }: { year: BookYear; id?: string }) {
  return (
    <header className={classes.head}>
      <h2 id={id} tabIndex={-1} className={classes.year}>
        {year.year}
      </h2>
      <p className={classes.size}>{counted(year.entries, 'entry', 'entries')}</p>
    </header>
  );
}
