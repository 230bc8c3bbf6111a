import type { Entry, GuideQuote } from '@pathkeeper/contract';

const plain = (text: string) => text.replace(/\r\n?/g, '\n');

/** The quotations of a reflection by where they are shown. */
export interface PlacedQuotes {
  /** Quotations of this entry, in text order. */
  beside: GuideQuote[];
  /** Quotations of other entries. */
  recalled: GuideQuote[];
  /** Quotations of text that this entry no longer has. */
  gone: GuideQuote[];
}

export function placedQuotes({
  id,
  content,
  aiReflection,
}: Pick<Entry, 'id' | 'content' | 'aiReflection'>): PlacedQuotes {
  const text = plain(content);
  const placed = (aiReflection?.quotes ?? []).map((quote) => ({
    quote,
    place: quote.entryId === id ? text.indexOf(plain(quote.text).trim()) : null,
  }));
  const only = (wanted: (place: number | null) => boolean) =>
    placed.filter(({ place }) => wanted(place));
  return {
    beside: only((place) => place !== null && place >= 0)
      .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map(({ quote }) => quote),
    recalled: only((place) => place === null).map(({ quote }) => quote),
    gone: only((place) => place === -1).map(({ quote }) => quote),
  };
}
