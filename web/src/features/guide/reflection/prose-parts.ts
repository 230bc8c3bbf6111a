/** A part of the guide's prose: plain words, or a quotation. */
export interface ProsePart {
  text: string;
  /** Which quotation it is, by its place among them; null for the guide's own words. */
  quote: number | null;
}

/**
 * A text cut where it repeats quotations to the letter, each at its first place and none inside
 * another; quotation marks around one belong to it. The parts joined are the text.
 */
export function proseParts(text: string, quotes: readonly { text: string }[]): ProsePart[] {
  const found: { start: number; end: number; quote: number }[] = [];
  for (const [quote, { text: words }] of quotes.entries()) {
    const at = words === '' ? -1 : text.indexOf(words);
    const isMarked = text[at - 1] === '“' && text[at + words.length] === '”';
    const start = isMarked ? at - 1 : at;
    const end = at + words.length + (isMarked ? 1 : 0);
    const isFree = found.every((other) => end <= other.start || start >= other.end);
    if (at >= 0 && isFree) found.push({ start, end, quote });
  }
  found.sort((a, b) => a.start - b.start);
  const parts: ProsePart[] = [];
  let at = 0;
  for (const { start, end, quote } of found) {
    if (start > at) parts.push({ text: text.slice(at, start), quote: null });
    parts.push({ text: text.slice(start, end), quote });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), quote: null });
  return parts;
}

/** Quotations in the order in which a text repeats them; those it does not repeat come last. */
export function inOrderOf<Q extends { text: string }>(
  text: string,
  quotes: readonly Q[],
): { repeated: Q[]; others: Q[] } {
  const placed = quotes.map((quote) => ({ quote, place: text.indexOf(quote.text) }));
  const repeated = placed.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
  return {
    repeated: repeated.map(({ quote }) => quote),
    others: placed.filter(({ place }) => place < 0).map(({ quote }) => quote),
  };
}
