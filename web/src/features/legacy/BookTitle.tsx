import type { User } from '@pathkeeper/contract';
import { counted } from '../../lib/text/in-words.ts';
import { Fleuron } from '../../ui/art/Ornament.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import { shownName } from '../accounts/accounts.queries.ts';
import classes from './BookTitle.module.css';
import { type BookYear, spanOf, totalOf } from './book.ts';

interface BookTitleProps {
  user: User;
  years: readonly BookYear[];
  /** The name is the heading of the screen; on paper it is not. */
  heading?: boolean;
}

/** The title page: whose years, and which. */
export function BookTitle({ user, years, heading = true }: BookTitleProps) {
  const { entries, words } = totalOf(years);
  const Name = heading ? 'h1' : 'p';
  return (
    <header className={classes.title}>
      <SmallCaps as="p" className={classes.kind}>
        The years of
      </SmallCaps>
      <Name className={classes.name} dir="auto">
        {shownName(user)}
      </Name>
      <p className={classes.span}>{spanOf(years)}</p>
      <span className={classes.flower} aria-hidden>
        <Fleuron />
      </span>
      <p className={classes.size}>
        {counted(entries, 'entry', 'entries')}, {counted(words, 'word')}
      </p>
    </header>
  );
}
