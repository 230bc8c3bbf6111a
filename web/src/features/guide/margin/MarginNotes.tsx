import type { Entry, GuideQuote } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { longMonthDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { excerpt } from '../../../lib/text/excerpt.ts';
import { quoted, signOf } from '../guide-words.ts';
import classes from './MarginNotes.module.css';
import { placedQuotes } from './placed-quotes.ts';

/** Characters of a quotation that a note repeats. */
const REPEATED = 140;

/** A note as the reader of an entry prints it. */
interface ReflectionNote {
  id: string;
  /** Signs are counted over the notes that are printed; empty where nothing is. */
  sign: string;
  /** The words it stands beside; null when it recalls another entry. */
  quote: string | null;
  /** Null where the words are only underlined. */
  body: ReactNode;
}

/** The notes of an entry's reflection, those beside its own words first. */
export function notesOf(entry: Entry): ReflectionNote[] {
  const { beside, recalled } = placedQuotes(entry);
  let printed = 0;
  return [...beside, ...recalled].map((quote, place) => {
    const isOwn = quote.entryId === entry.id;
    const isPrinted = !isOwn || quote.note !== '';
    if (isPrinted) printed += 1;
    return {
      id: `note-${place + 1}`,
      sign: isPrinted ? signOf(printed - 1) : '',
      quote: isOwn ? quote.text : null,
      body: isPrinted ? <QuoteNote quote={quote} isElsewhere={!isOwn} /> : null,
    };
  });
}

/** A quotation and its note; with the date and a link when it is from another entry. */
export function QuoteNote({ quote, isElsewhere }: { quote: GuideQuote; isElsewhere: boolean }) {
  const day = longMonthDay(quote.localDate);
  return (
    <>
      {isElsewhere && `${day}: `}
      <span className={classes.quote}>{quoted(excerpt(quote.text, REPEATED))}</span> {quote.note}
      {isElsewhere && (
        <>
          {' '}
          <TurnTo quote={quote}>Turn to {day}</TurnTo>
        </>
      )}
    </>
  );
}

interface TurnToProps {
  quote: Pick<GuideQuote, 'entryId' | 'text'>;
  children: ReactNode;
  onClick?: () => void;
}

/** A link to an entry that opens at the quotation. */
export function TurnTo({ quote: { entryId, text }, children, onClick }: TurnToProps) {
  return (
    <Link
      to={paths.entry}
      params={{ id: String(entryId) }}
      search={{ quote: text }}
      className={classes.turn}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
