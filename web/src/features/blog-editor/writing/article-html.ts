import { getSchema } from '@tiptap/core';
import { DOMSerializer, DOMParser as Reader, type Schema } from '@tiptap/pm/model';
import { ARTICLE } from './extensions.ts';

let known: Schema | null = null;

/** What an article is made of. */
export const articleSchema = (): Schema => {
  known ??= getSchema(ARTICLE);
  return known;
};

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** HTML without the empty paragraphs at its end, which only give the caret a place. */
export const withoutEnd = (html: string): string => html.replace(/(<p><\/p>\s*)+$/, '');

/**
 * HTML as the editor writes it: what it has no place for is left out. Two texts that say the same to
 * the editor are then the same to the letter.
 */
export function asWritten(html: string): string {
  const schema = articleSchema();
  const document = Reader.fromSchema(schema).parse(parse(html).body);
  const holder = window.document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(document.content));
  return withoutEnd(holder.innerHTML);
}

/** The words of an article's HTML, a line for each block. */
export function wordsOf(html: string): string {
  const { body } = parse(html);
  for (const block of body.querySelectorAll(
    'p, h2, h3, h4, li, pre, tr, figcaption, blockquote, aside',
  )) {
    block.append('\n');
  }
  return (body.textContent ?? '').replaceAll(/\n{2,}/g, '\n\n').trim();
}

/** Address and description of the first picture; null without one. */
export function firstPicture(html: string): { src: string; alt: string } | null {
  const picture = parse(html).querySelector('img');
  return picture && { src: picture.getAttribute('src') ?? '', alt: picture.alt };
}
