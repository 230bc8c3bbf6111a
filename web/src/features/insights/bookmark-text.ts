import { INSIGHT_LIMITS } from '@pathkeeper/contract';

/** Characters of a title that was made from a sentence. */
const TITLE = 120;

/** What of a reflection goes into the vault. */
export interface BookmarkText {
  title: string;
  content: string;
}

/** A reflection as the vault stores it: a sentence of it for a title, its own words in paragraphs. */
export function bookmarkText(sentence: string, paragraphs: readonly string[]): BookmarkText {
  const content = paragraphs
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
  return { title: cutAtWord(sentence, TITLE), content: cutAtWord(content, INSIGHT_LIMITS.content) };
}

/**
 * What a card prints under a title: nothing that the title has said already. Words that go on where
 * the title was cut begin with an ellipsis of their own.
 */
export function afterTitle({ title, content }: BookmarkText): string {
  const isCut = title.endsWith('…');
  const said = isCut ? title.slice(0, -1) : title;
  if (!content.startsWith(said)) return content;
  const rest = content.slice(said.length).trim();
  return isCut && rest !== '' ? `…${rest}` : rest;
}

/** At most `length` UTF-16 units, the ellipsis among them; a word is cut only where it has no end. */
export function cutAtWord(text: string, length: number): string {
  const whole = text.trim();
  if (whole.length <= length) return whole;
  const room = whole.slice(0, length);
  const end = room.search(/\s\S*$/);
  // A lone half of a pair at the end could not be stored.
  const cut = end > 0 ? room.slice(0, end) : room.slice(0, -1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd().replace(/[,;:–—-]$/, '')}…`;
}
