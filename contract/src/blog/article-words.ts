import { splitDropCap } from '../core/drop-cap.ts';
import { PICTURE_WIDTHS } from '../files.ts';

/** How wide a picture of an article is printed: the page on a phone, else at most 1012 px. */
export const PICTURE_SIZES = '(max-width: 1060px) 100vw, 1012px';

/** The addresses of a picture in the widths it has; `url` names the largest. */
export function pictureSet(url: string, width: number): string {
  const widths = PICTURE_WIDTHS.filter((each) => each <= width);
  return widths.map((each) => `${url.replace(/\d+$/, String(each))} ${each}w`).join(', ');
}

/**
 * An article's content, which the server has cleaned (D58), as its readers see it: its first words in
 * small capitals after a drop cap, calls of notes that lead to them, pictures in the width that is
 * needed, tables that scroll by themselves. The server-written page and the application print the same,
 * so that one can take the other's place without a flash (D63). Doing it twice changes nothing.
 */
export const wordsForReaders = (content: string): string =>
  opened(content)
    .replace(CALL, (all, number: string, inner: string) =>
      inner.includes('<a ') ? all : callOf(number),
    )
    .replace(NOTE, (_all, number: string) => noteOf(number))
    .replace(TABLE, '<div class="article-table">$&</div>')
    .replace(PICTURE, (all, attributes: string, url: string, width: string) =>
      attributes.includes('srcset=') ? all : pictureOf(attributes, url, Number(width)),
    );

const CALL = /<sup data-footnote="(\d{1,3})">(.*?)<\/sup>/g;

const NOTE = /<aside role="note" data-footnote="(\d{1,3})">/g;

/** A table that holds no other, and is not wrapped yet. */
const TABLE =
  /(?<!<div class="article-table">)<table\b[^>]*>(?:(?!<table\b|<\/table>)[\s\S])*<\/table>/g;

const PICTURE = /<img\b([^>]*?\bsrc="(\/api\/files\/[\w-]{43}\/(\d{3,4}))"[^>]*?)\s*\/?>/g;

const callOf = (number: string): string =>
  `<sup data-footnote="${number}" id="call-${number}"><a href="#note-${number}" aria-label="Note ${number}">${number}</a></sup>`;

const noteOf = (number: string): string =>
  `<aside role="note" data-footnote="${number}" id="note-${number}" aria-label="Note ${number}">`;

const pictureOf = (attributes: string, url: string, width: number): string =>
  `<img${attributes} srcset="${pictureSet(url, width)}" sizes="${PICTURE_SIZES}" loading="lazy" decoding="async" />`;

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
