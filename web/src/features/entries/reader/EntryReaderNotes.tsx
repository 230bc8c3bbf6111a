import type { ReactNode } from 'react';
import classes from './EntryReader.module.css';
import type { Piece } from './passages.ts';

/** A note in the margin of an entry. */
export interface MarginNote {
  id: string;
  /** The sign in the text that leads to it: †, ‡, §. */
  sign: string;
  /** The words of the entry that it stands beside; null when it is about the page as a whole. */
  quote: string | null;
  /** Null where the words are only underlined: then no sign leads anywhere. */
  body: ReactNode;
}

/** Words of a paragraph with what is quoted underlined, what is sought marked, and the notes' signs. */
export function EntryReaderPieces({
  pieces,
  notes,
}: {
  pieces: readonly Piece[];
  notes: readonly MarginNote[];
}) {
  return pieces.map(({ text, start, isQuoted, isSought, begins, ends }) => {
    const Words = isSought ? 'mark' : 'span';
    const isPlain = !isQuoted && !isSought && begins.length === 0;
    const signed = notes.filter(({ id, body }) => body !== null && ends.includes(id));
    return [
      isPlain ? (
        text
      ) : (
        <Words
          key={start}
          tabIndex={isSought ? -1 : undefined}
          className={isQuoted ? classes.quoted : undefined}
          data-begins={begins.join(' ') || undefined}
        >
          {text}
        </Words>
      ),
      ...signed.map(({ id, sign }) => (
        <a
          key={`${start}-${id}`}
          href={`#${id}`}
          aria-label={`Note ${sign}`}
          className={classes.sign}
        >
          {sign}
        </a>
      )),
    ];
  });
}

/** The note itself, beside its passage or under the paragraph. */
export function EntryReaderNote({ note: { id, sign, body } }: { note: MarginNote }) {
  return (
    <div role="note" id={id} data-note={id} className={classes.note} tabIndex={-1}>
      <span className={classes.noteSign} aria-hidden>
        {sign}
      </span>
      <div>{body}</div>
    </div>
  );
}
