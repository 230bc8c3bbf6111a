import { splitDropCap } from '../core/drop-cap.ts';
import { PICTURE_WIDTHS } from '../files.ts';

/** How wide a picture of an article is printed: the page on a phone, else at most 1012 px. */
export const PICTURE_SIZES = '(max-width: 1060px) 100vw, 1012px';

/** The addresses of a picture in the widths it has; `url` names the largest, which is `width` wide. */
export function pictureSet(url: string, width: number): string {
  const narrower = PICTURE_WIDTHS.filter((each) => each < width);
  return [
    ...narrower.map((each) => `${url.replace(/\d+$/, String(each))} ${each}w`),
    `${url} ${width}w`,
  ].join(', ');
}

/**
 * An article's content as its readers see it: its first words in small capitals after a drop cap, notes
 * and their calls with a name, tables that scroll by themselves. The server-written page and the
 * application print the same, so that one can take the other's place without a flash (D63). Doing it
 * twice changes nothing.
 * @param content as the server answers it: cleaned (D58) and drawn
 */
export const wordsForReaders = (content: string): string =>
  opened(content)
    .replace(CALL, '<a href="#footnote-$1" aria-label="Note $1">')
    .replace(NOTE, '$1 aria-label="Note $2">')
    .replace(TABLE, '<div class="article-table">$&</div>');

/**
 * The place that a search found, as HTML, where it is none of what the card of an article says anyway;
 * null where it is.
 */
export function snippetBeyond(found: {
  title: string;
  excerpt: string;
  snippetHtml?: string;
}): string | null {
  const { title, excerpt, snippetHtml = '' } = found;
  if (!snippetHtml.includes('<mark>')) return null;
  const words = snippetHtml.replace(/<[^>]*>|…/g, '').trim();
  return excerpt.includes(words) || title.includes(words) ? null : snippetHtml;
}

const CALL = /<a href="#footnote-(\d{1,3})">/g;

const NOTE = /(<aside role="note" data-footnote="(\d{1,3})"(?: id="[^"]*"| data-open)?)>/g;

/** A table that holds no other, and is not wrapped yet. */
const TABLE =
  /(?<!<div class="article-table">)<table\b[^>]*>(?:(?!<table\b|<\/table>)[\s\S])*<\/table>/g;

const FIRST = /^\s*<p>([\s\S]*?)<\/p>/;

/** Marks the opening of a text, where a drop cap suits it. */
function opened(html: string): string {
  const inner = FIRST.exec(html)?.[1];
  if (inner === undefined) return html;
  const lead = splitDropCap(inner.replace(/<[^>]*>/g, ''))?.lead;
  if (lead === undefined) return html;
  // Words with a sign or a tag among them stay as they are behind their large letter.
  const isPlain = inner.startsWith(lead) && !/[&<]/.test(lead);
  const words = isPlain
    ? `<span class="article-lead">${lead}</span>${inner.slice(lead.length)}`
    : inner;
  return html.replace(FIRST, () => `<p class="article-opening">${words}</p>`);
}
