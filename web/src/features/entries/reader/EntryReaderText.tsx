import { splitDropCap } from '@pathkeeper/contract';
import clsx from 'clsx';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { type Paragraph, paragraphs } from '../../../lib/text/paragraphs.ts';
import cap from '../../../ui/typography/DropCap.module.css';
import classes from './EntryReader.module.css';
import { EntryReaderNote, EntryReaderPieces, type MarginNote } from './EntryReaderNotes.tsx';
import { type Passage, piecesOf, placeOf } from './passages.ts';
import { useMargin } from './use-margin.ts';

interface EntryReaderTextProps {
  content: string;
  /** What stands in the margin; notes on the page as a whole come after its last word. */
  notes: readonly MarginNote[];
  /** A passage that somebody was led to: it is marked, and the page opens at it. */
  sought?: string | undefined;
}

/**
 * The writer's text, exactly as it was typed: line breaks, spaces and blank lines stay, and each
 * paragraph runs in the direction of its own letters. Notes stand beside what they quote; where there
 * is no margin, under its paragraph.
 */
export function EntryReaderText({ content, notes, sought }: EntryReaderTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => paragraphs(content), [content]);
  const passages = useMemo(() => placed(content, notes, sought), [content, notes, sought]);
  useMargin(text, notes);
  useOpenAt(text, sought);

  const atEnd = notes.filter(({ id }) => !passages.some(({ noteId }) => noteId === id));
  return (
    <div ref={text} className={classes.text}>
      {parts.map((paragraph, place) => {
        const isLast = place === parts.length - 1;
        const ends = paragraph.start + paragraph.text.length;
        const beside = notes.filter(({ id }) =>
          passages.some(({ noteId, end }) => noteId === id && end > paragraph.start && end <= ends),
        );
        return (
          <div
            key={paragraph.line}
            style={{ '--blanks': paragraph.blanksBefore } as CSSProperties}
            className={classes.passage}
          >
            <ReaderParagraph
              paragraph={paragraph}
              isFirst={place === 0}
              passages={passages}
              notes={notes}
              atEnd={isLast ? atEnd : []}
            />
            {[...beside, ...(isLast ? atEnd : [])]
              .filter(({ body }) => body !== null)
              .map((note) => (
                <EntryReaderNote key={note.id} note={note} />
              ))}
          </div>
        );
      })}
    </div>
  );
}

interface ReaderParagraphProps {
  paragraph: Paragraph;
  isFirst: boolean;
  passages: readonly Passage[];
  notes: readonly MarginNote[];
  /** Notes on the whole page, whose signs follow its last word. */
  atEnd: readonly MarginNote[];
}

function ReaderParagraph({ paragraph, isFirst, passages, notes, atEnd }: ReaderParagraphProps) {
  const { text, start } = paragraph;
  const opening = isFirst ? splitDropCap(text) : null;
  const print = (words: string, from: number) => (
    <EntryReaderPieces pieces={piecesOf(words, from, passages)} notes={notes} />
  );
  return (
    <p dir="auto" className={clsx(classes.paragraph, opening && cap.opening)}>
      {opening && <span className={cap.lead}>{print(opening.lead, start)}</span>}
      {opening ? print(opening.rest, start + opening.lead.length) : print(text, start)}
      {atEnd.length > 0 && (
        <EntryReaderPieces
          pieces={[
            {
              text: '',
              start: start + text.length,
              isQuoted: false,
              isSought: false,
              begins: atEnd.map(({ id }) => id),
              ends: atEnd.map(({ id }) => id),
            },
          ]}
          notes={notes}
        />
      )}
    </p>
  );
}

function placed(content: string, notes: readonly MarginNote[], sought?: string): Passage[] {
  const quoted = notes.map(({ id, quote }) => ({ quote, noteId: id }));
  return [...quoted, { quote: sought ?? null, noteId: null }].flatMap(({ quote, noteId }) => {
    const place = quote === null ? null : placeOf(content, quote);
    return place ? { ...place, noteId } : [];
  });
}

/** Opens the page at the passage that was sought, once it is there; the focus goes along. */
function useOpenAt(text: { current: HTMLElement | null }, sought: string | undefined): void {
  useEffect(() => {
    if (!sought) return;
    // After the scroll to the top that every arrival begins with.
    const turn = requestAnimationFrame(() => {
      const passage = text.current?.querySelector<HTMLElement>('mark');
      passage?.focus({ preventScroll: true });
      passage?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(turn);
  }, [text, sought]);
}
