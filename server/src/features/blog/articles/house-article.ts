import type { BlogCategory } from '@pathkeeper/contract';
import MarkdownIt, { type Token } from 'markdown-it';

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
function drawn(tokens: readonly Token[]): string {
  return markdown.renderer
    .render([...tokens], markdown.options, {})
    .replace(/>\n+</g, '><')
    .replace(/<a href="([^"]*)">/g, '<a href="$1" rel="noopener">')
    .replaceAll('&quot;', '"')
    .trim();
}

/** The blocks of a text that stand in no other, each with what stands in it. */
function blocksOf(source: string): Token[][] {
  const blocks: Token[][] = [];
  let depth = 0;
  for (const token of markdown.parse(source, {})) {
    if (token.type.startsWith('paragraph_')) token.hidden = false;
    if (depth === 0) blocks.push([]);
    blocks.at(-1)?.push(token);
    depth += token.nesting;
  }
  return blocks;
}

/** A text in Markdown with its notes, as HTML of the kind `article` (D58). */
export function contentOf(text: string, notes: readonly string[] = []): string {
  return blocksOf(text)
    .map((block) => {
      const called: string[] = [];
      const html = drawn(block).replace(CALL, (_, number: string) => {
        called.push(number);
        return call(number);
      });
      const beside = called.map((number) =>
        note(
          number,
          blocksOf(notes[Number(number) - 1] ?? '')
            .map(drawn)
            .join(''),
        ),
      );
      return html + beside.join('');
    })
    .join('');
}
