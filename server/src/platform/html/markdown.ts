import MarkdownIt from 'markdown-it';
import { sanitise } from './sanitise.ts';

const renderer = new MarkdownIt('default', {
  html: false,
  linkify: true,
  breaks: true,
  maxNesting: 20,
}).disable('table');

const { validateLink } = renderer;

/** No scheme but those that the sanitiser leaves, and no other host without one: it would take the address away. */
const LINKED = /^(?:(?:https?|mailto):|(?!\/\/|[a-z][\w+.-]*:))/i;
renderer.validateLink = (url) => LINKED.test(url) && validateLink(url);

// The page has headings of its own, and pictures are uploaded: one of elsewhere is a link to it.
renderer.core.ruler.push('as-part-of-a-page', ({ tokens, Token }) => {
  for (const token of tokens) {
    if (token.type.startsWith('heading_')) token.tag = `h${Math.min(6, Number(token.tag[1]) + 2)}`;
    if (!token.children?.some(({ type }) => type === 'image')) continue;
    let links = 0;
    token.children = token.children.flatMap((child) => {
      links += child.nesting * (child.type.startsWith('link_') ? 1 : 0);
      if (child.type !== 'image') return [child];
      const href = String(child.attrGet('src') ?? '');
      const text = new Token('text', '', 0);
      text.content =
        renderer.renderer.renderInlineAsText(child.children ?? [], renderer.options, {}) ||
        renderer.normalizeLinkText(href);
      if (links > 0) return [text];
      const open = new Token('link_open', 'a', 1);
      open.attrSet('href', href);
      return [open, text, new Token('link_close', 'a', -1)];
    });
  }
});

/** Quotes and lists that stand in each other, at most; a list counts twice. */
const DEEPEST = 12;

// Past `maxNesting` the library drops words; before that, marks are shown as they were typed.
renderer.block.ruler.before('blockquote', 'too-deep', (state, startLine, endLine, silent) => {
  if (state.level < DEEPEST || silent) return false;
  const content = state.getLines(startLine, endLine, state.blkIndent, false).trim();
  state.line = endLine;
  state.push('paragraph_open', 'p', 1);
  Object.assign(state.push('inline', '', 0), { content, map: [startLine, endLine], children: [] });
  state.push('paragraph_close', 'p', -1);
  return true;
});

/**
 * What somebody wrote in Markdown, as HTML of the kind `post`. HTML in it is shown as the text it
 * was typed as. The output goes through the sanitiser all the same: two walls, so that a fault of
 * one of them harms nobody.
 */
export function renderMarkdown(source: string): string {
  return sanitise('post', renderer.render(source));
}

/** The words of a Markdown source, without its marks, on one line. */
export function markdownText(source: string): string {
  const parts = renderer.parse(source, {}).flatMap(({ type, content, children }) => {
    if (type === 'fence' || type === 'code_block') return [content];
    return type === 'inline' ? [(children ?? []).map(textOf).join('')] : [];
  });
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

const BLOCKS = /<\/?(?:blockquote|br|h[3-6]|hr|li|ol|p|pre|ul)\b[^>]*>/g;
/** The last one may have been cut. */
const TAGS = /<[^>]*>?/g;
const NAMED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words in what `renderMarkdown` made. */
const wordsIn = (html: string): string =>
  html
    .replace(BLOCKS, ' ')
    .replace(TAGS, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (name) => NAMED[name] as string)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trimStart();

/**
 * The first characters of `markdownText`, from what `renderMarkdown` made of the same source: whoever shows
 * them with each of many texts need not take apart the Markdown of each again.
 */
export function firstWords(html: string, length: number): string {
  // No character has more than two units, and most have one: what comes after is not taken apart.
  for (const units of [2 * length, 6 * length]) {
    const words = [...wordsIn(html.slice(0, units).replace(/&[^;]{0,5}$/, ''))];
    // With one more than is wanted, none of these is what the cut has left of another.
    if (words.length > length) return words.slice(0, length).join('');
  }
  const all = wordsIn(html).trimEnd();
  return [...all.slice(0, 2 * length)].slice(0, length).join('');
}

/** What a Markdown source says in its writer's own words: without code, and without links. */
export function markdownProse(source: string): string {
  return renderer
    .parse(source, {})
    .map(({ children }) => {
      let links = 0;
      const own = (children ?? []).map((token) => {
        links += token.type === 'link_open' ? 1 : token.type === 'link_close' ? -1 : 0;
        return links > 0 || token.type === 'code_inline' ? ' ' : textOf(token);
      });
      return own.join('');
    })
    .join('\n');
}

const textOf = ({ type, content }: { type: string; content: string }): string =>
  type === 'softbreak' || type === 'hardbreak' ? ' ' : content;
