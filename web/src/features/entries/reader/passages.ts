import { withPlainBreaks } from '../../../lib/text/paragraphs.ts';

/** A passage of an entry, as places in its text with plain line breaks; `end` is behind it. */
export interface Passage {
  start: number;
  end: number;
  /** The note that stands beside it; null for a passage that somebody was led to. */
  noteId: string | null;
}

/** Part of a paragraph that is printed in one way. */
export interface Piece {
  text: string;
  start: number;
  /** It is quoted by a note. */
  isQuoted: boolean;
  /** It is what somebody turned to this page for. */
  isSought: boolean;
  /** The notes that it starts, for the margin, and those whose sign follows it. */
  begins: string[];
  ends: string[];
}

/** Where a quotation stands in a text, letter by letter; null when it does not. */
export function placeOf(content: string, quote: string): { start: number; end: number } | null {
  const sought = withPlainBreaks(quote).trim();
  const start = sought === '' ? -1 : withPlainBreaks(content).indexOf(sought);
  return start < 0 ? null : { start, end: start + sought.length };
}

/**
 * A paragraph cut where passages begin and end; passages may overlap and run over several
 * paragraphs. The pieces joined are always the paragraph as it was given.
 */
export function piecesOf(
  text: string,
  start: number,
  passages: readonly Passage[],
): readonly Piece[] {
  const end = start + text.length;
  const inside = passages.filter((passage) => passage.start < end && passage.end > start);
  const cuts = inside
    .flatMap((passage) => [passage.start, passage.end])
    .filter((cut) => cut > start && cut < end);
  const edges = [...new Set([start, ...cuts, end])].sort((a, b) => a - b);
  return edges.slice(0, -1).map((from, place) => {
    const to = edges[place + 1] ?? end;
    const here = inside.filter((passage) => passage.start < to && passage.end > from);
    const notes = here.filter(({ noteId }) => noteId !== null);
    const idsOf = (some: readonly Passage[]) => some.flatMap(({ noteId }) => noteId ?? []);
    return {
      text: text.slice(from - start, to - start),
      start: from,
      isQuoted: notes.length > 0,
      isSought: here.length > notes.length,
      begins: idsOf(notes.filter((passage) => passage.start === from)),
      ends: idsOf(notes.filter((passage) => passage.end === to)),
    };
  });
}
