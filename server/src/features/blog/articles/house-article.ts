import type { BlogCategory } from '@pathkeeper/contract';
import MarkdownIt from 'markdown-it';

/** An article that a new installation begins with, by The Path Keeper (D64). */
export interface HouseArticle {
  slug: string;
  title: string;
  category: BlogCategory;
  excerpt: string;
  tags: readonly string[];
  metaTitle: string;
  metaDescription: string;
  isFeatured: boolean;
  /** Days before the installation on which it appeared. */
  daysBefore: number;
  /** Markdown; `[^1]` calls the first of the notes, which stands in the margin beside it. */
  text: string;
  /** Where its claims come from, in Markdown. */
  notes: readonly string[];
}

const markdown = new MarkdownIt({ html: false, typographer: false });

const CALL = /\[\^(\d+)\]/g;

/** Where a note is called. */
const call = (number: string) => `<sup data-footnote="${number}">${number}</sup>`;

/** The note itself, after the block that calls it. */
const note = (number: string, html: string) =>
  `<aside role="note" data-footnote="${number}">${html}</aside>`;

/** Markdown as the editor of articles would write it: items hold paragraphs, no line ends between tags. */
function drawn(source: string): string {
  const tokens = markdown.parse(source, {});
  for (const token of tokens) if (token.type.startsWith('paragraph_')) token.hidden = false;
  return markdown.renderer
    .render(tokens, markdown.options, {})
    .replace(/>\n+</g, '><')
    .replaceAll('<a href=', '<a rel="noopener" href=')
    .replace(/<a rel="noopener" href="([^"]*)">/g, '<a href="$1" rel="noopener">')
    .replaceAll('&quot;', '"')
    .trim();
}

/** An article's text with its notes, as HTML of the kind `article` (D58). */
export function contentOf({ text, notes }: Pick<HouseArticle, 'text' | 'notes'>): string {
  const blocks = text.trim().split(/\n{2,}/);
  return blocks
    .map((block) => {
      const called = [...block.matchAll(CALL)].map(([, number = '']) => number);
      const html = drawn(block).replace(CALL, (_, number: string) => call(number));
      return html + called.map((number) => note(number, drawn(notes[+number - 1] ?? ''))).join('');
    })
    .join('');
}
