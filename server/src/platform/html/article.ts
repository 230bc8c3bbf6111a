import { PICTURE_SIZES, PICTURE_WIDTHS, slugOf } from '@pathkeeper/contract';
import { DomUtils, parseDocument } from 'htmlparser2';
import { linkNotes } from './article-notes.ts';
import { escaped } from './markup.ts';
import { replaceChildren } from './replace-children.ts';
import { sanitise } from './sanitise.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Tag = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Grows when the rules grow by which articles are cleaned or drawn: what is stored is done again. */
export const ARTICLE_RULES = 3;

/** A heading of an article. */
interface Heading {
  id: string;
  text: string;
  level: number;
}

/** A picture that stands in the text of an article. */
interface PictureSize {
  width: number;
  height: number;
}

/** HTML of an article's editor with all taken out that is not allowed (D58). Cleaning it twice changes nothing. */
export const cleanArticle = (html: string): string => sanitise('article', html);

/** Elements whose words are not those beside them. */
const BLOCKS = new Set(
  'aside blockquote br figcaption figure h2 h3 h4 hr li ol p pre table td th tr ul'.split(' '),
);

/** The words of cleaned HTML, on one line. */
export function wordsOf(html: string): string {
  const parts: string[] = [];
  const read = (node: Node): void => {
    if (node.type === 'text') parts.push(node.data);
    if (!('children' in node)) return;
    const isBlock = 'name' in node && BLOCKS.has(node.name);
    if (isBlock) parts.push(' ');
    node.children.forEach(read);
    if (isBlock) parts.push(' ');
  };
  parseDocument(html).children.forEach(read);
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

const PICTURE = /^\/api\/files\/([\w-]{43})\/\d+$/;

/** The hashes of the pictures in cleaned HTML, each once. */
export function picturesIn(html: string): string[] {
  const found = DomUtils.getElementsByTagName('img', parseDocument(html));
  return [...new Set(found.flatMap(({ attribs }) => PICTURE.exec(attribs.src ?? '')?.[1] ?? []))];
}

/** The first picture in drawn HTML, in its largest width; null without one. */
export function firstPictureIn(html: string) {
  if (!html.includes('<img')) return null;
  const [first] = DomUtils.getElementsByTagName('img', parseDocument(html), true, 1);
  const { src = '', alt = '', width, height } = first?.attribs ?? {};
  if (!PICTURE.test(src) || !width || !height) return null;
  return { url: src, alt, width: Number(width), height: Number(height) };
}

/** A cleaned article as it is put before readers. */
interface DrawnArticle {
  html: string;
  /** Its headings 2 and 3; none of a short article. */
  contents: Heading[];
}

/** Fewer headings need no contents. */
const FEWEST_HEADINGS = 3;

/**
 * Draws a cleaned article for readers: ids on headings, code coloured, pictures in the width that fits, notes
 * linked with what calls them. No heading gets an id that the application has itself. `wordsForReaders` of the contract does the rest.
 * @param sizes of its pictures, by their hashes
 */
export async function drawArticle(
  html: string,
  sizes: ReadonlyMap<string, PictureSize>,
): Promise<DrawnArticle> {
  const document = parseDocument(html);
  const all = (...names: string[]) =>
    DomUtils.getElementsByTagName((name) => names.includes(name), document);
  const contents = nameHeadings(all('h2', 'h3', 'h4'));
  all('img').forEach((image, index) => {
    fitPicture(image, sizes, { isFirst: index === 0 });
  });
  for (const code of all('code')) await colourCode(code);
  linkNotes(document);
  return {
    html: DomUtils.getOuterHTML(document),
    contents: contents.length < FEWEST_HEADINGS ? [] : contents,
  };
}

/** Gives each heading an id by which it can be linked to. */
function nameHeadings(headings: readonly Tag[]): Heading[] {
  const used = new Set<string>();
  return headings.flatMap((heading) => {
    const text = DomUtils.textContent(heading).replaceAll(/\s+/g, ' ').trim();
    const name = `on-${slugOf(text).slice(0, 60) || 'this'}`;
    let id = name;
    for (let number = 2; used.has(id); number += 1) id = `${name}-${number}`;
    used.add(id);
    heading.attribs.id = id;
    const level = Number(heading.name.slice(1));
    return level > 3 || text === '' ? [] : [{ id, text, level }];
  });
}

/** Lets the browser choose the width of a picture, before it is loaded and without the page moving. */
function fitPicture(
  image: Tag,
  sizes: ReadonlyMap<string, PictureSize>,
  { isFirst }: { isFirst: boolean },
): void {
  const { src = '' } = image.attribs;
  const size = sizes.get(PICTURE.exec(src)?.[1] ?? '');
  if (!isFirst) image.attribs.loading = 'lazy';
  image.attribs.decoding = 'async';
  if (!size) return;
  const narrower = PICTURE_WIDTHS.filter((width) => width < size.width);
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  const widest = Math.max(...PICTURE_WIDTHS);
  image.attribs.src = `${folder}${widest}`;
  image.attribs.width = String(size.width);
  image.attribs.height = String(size.height);
  image.attribs.srcset = [
    ...narrower.map((width) => `${folder}${width} ${width}w`),
    `${folder}${widest} ${size.width}w`,
  ].join(', ');
  image.attribs.sizes = PICTURE_SIZES;
}

/** Longer code is shown without colours: they would take longer than they are worth. */
const MOST_CODE = 50_000;

/** By a name that the compiler does not follow: its types would bring the browser's into the server. */
const LOWLIGHT: string = 'lowlight';

/** What is used of it. */
interface Lowlight {
  common: object;
  createLowlight(grammars: object): {
    registered(language: string): boolean;
    highlight(language: string, text: string): { children: Coloured[] };
  };
}

/** Colours a block of code by the language that it names; by classes alone, for the page allows no styles. */
async function colourCode(code: Tag): Promise<void> {
  const language = /^language-(\S+)/.exec(code.attribs.class ?? '')?.[1];
  const text = DomUtils.textContent(code);
  if (!language || text.length > MOST_CODE) return;
  const { common, createLowlight } = (await import(LOWLIGHT)) as Lowlight;
  const lowlight = createLowlight(common);
  if (!lowlight.registered(language)) return;
  replaceChildren(code, coloured(lowlight.highlight(language, text).children));
}

type Coloured =
  | { type: 'text'; value: string }
  | { type: 'element'; properties: { className?: unknown }; children: Coloured[] };

const coloured = (nodes: readonly Coloured[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return escaped(node.value);
      const classes = [node.properties.className].flat().join(' ');
      return `<span class="${escaped(classes)}">${coloured(node.children)}</span>`;
    })
    .join('');

/** A piece of text as HTML, with the places that were found in `<mark>`. */
export function markedSnippet(text: string, places: readonly (readonly [number, number])[] = []) {
  let html = '';
  let end = 0;
  for (const [from, to] of places) {
    html += `${escaped(text.slice(end, from))}<mark>${escaped(text.slice(from, to))}</mark>`;
    end = to;
  }
  return html + escaped(text.slice(end));
}
