import { Parser } from 'htmlparser2';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** What HTML is allowed in: an article of the blog (D58), or a post or reply of the forum. */
export type HtmlKind = 'article' | 'post';

/** Addresses of our own pictures: no other may be shown, as it would tell its host who reads. */
const OWN_PICTURE = /^\/api\/files\/[\w-]{43}\/\d{3,4}$/;

const INLINE = ['a', 'br', 'code', 'em', 's', 'strong'];
const BLOCKS = ['blockquote', 'li', 'ol', 'p', 'pre', 'ul'];
const TABLE = ['table', 'tbody', 'td', 'th', 'thead', 'tr'];

/** What a picture of elsewhere leaves where it stood. */
const NO_FIGURE = /<figure>\s*<\/figure>/g;

/** A tag that no kind allows: what is renamed to it goes, and the words in it stay. */
const GONE = { tagName: 'gone', attribs: {} };

/** Elements that HTML may stand in, at most; deeper, the library would drop words with the tags. */
const DEEPEST = 250;

/** Shorter HTML cannot be nested so deep that reading it takes long. */
const LONG = 20_000;

/** Cleaning may leave paragraphs in paragraphs, which the next one takes apart; a third found nothing to do. */
const PASSES = 4;

const ALWAYS: IOptions = {
  // Names and classes could be made to look like parts of the application.
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedClasses: { code: [/^language-[\w+#.-]{1,30}$/] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nestingLimit: 20,
};

const KINDS: Record<HtmlKind, IOptions> = {
  article: {
    ...ALWAYS,
    // A list in a list is two deep: what somebody indents past all use still comes back as it was.
    nestingLimit: 60,
    allowedTags: [
      ...INLINE,
      ...BLOCKS,
      ...TABLE,
      ...['h2', 'h3', 'h4', 'hr', 'u'],
      ...['figure', 'figcaption', 'img'],
      ...['aside', 'sup'],
    ],
    allowedAttributes: {
      ...ALWAYS.allowedAttributes,
      aside: ['role', 'data-footnote'],
      img: ['alt', 'height', 'src', 'width'],
      sup: ['data-footnote'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    transformTags: {
      a: linkWith('noopener'),
      // Notes are the only asides, and their calls the only raised numbers.
      aside: (tagName, attribs) => footnote(tagName, attribs, { role: 'note' }),
      // Other names of what is allowed: without them the words would stay, and lose what set them apart.
      ...{ b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2', h5: 'h4', h6: 'h4' },
      img: ownPicture,
      ol: counted,
      sup: (tagName, attribs) => footnote(tagName, attribs, {}),
      td: counted,
      th: counted,
    },
  },
  post: {
    ...ALWAYS,
    allowedTags: [...INLINE, ...BLOCKS, ...['h3', 'h4', 'h5', 'h6', 'hr']],
    transformTags: { a: linkWith('nofollow ugc noopener'), ol: counted },
  },
};

/**
 * HTML with everything taken out that its kind does not allow. What is left opens and closes its own
 * tags only, loads nothing but our own pictures, runs nothing, and may be put into a page as it is.
 * Cleaning it again changes nothing. Of HTML nested past all reason only the words are left.
 */
export function sanitise(kind: HtmlKind, html: string): string {
  const once = (source: string) => sanitizeHtml(source, KINDS[kind]).replaceAll(NO_FIGURE, '');
  let clean = once(isTooDeep(html) ? words(html) : html);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const again = once(clean);
    if (again === clean) return clean;
    clean = again;
  }
  return once(words(clean));
}

/** The words of HTML as text. */
const words = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

class TooDeep extends Error {}

/** Whether elements stand in each other deeper than `DEEPEST`: found before reading on costs anything. */
function isTooDeep(html: string): boolean {
  if (html.length < LONG) return false;
  let depth = 0;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      if (depth > DEEPEST) throw new TooDeep();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  try {
    parser.end(html);
    return false;
  } catch (error) {
    if (error instanceof TooDeep) return true;
    throw error;
  }
}

/** Every link says the same of itself, whatever its writer said. */
function linkWith(rel: string): sanitizeHtml.Transformer {
  return (tagName, { href }) => ({
    tagName,
    attribs: { ...(href === undefined ? {} : { href }), rel },
  });
}

/** A picture of ours; any other goes. */
function ownPicture(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (!OWN_PICTURE.test(attribs.src ?? '')) return GONE;
  return counted(tagName, attribs);
}

/** A note, or its call, with its number; without one it is neither. */
function footnote(
  tagName: string,
  { 'data-footnote': number = '' }: sanitizeHtml.Attributes,
  always: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  if (!/^[1-9]\d{0,2}$/.test(number)) return GONE;
  return { tagName, attribs: { ...always, 'data-footnote': number } };
}

const NUMBERS = ['colspan', 'rowspan', 'start', 'width', 'height'];

/** Attributes that are numbers go when they are none. */
function counted(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const kept = Object.entries(attribs).filter(
    ([name, value]) => !NUMBERS.includes(name) || /^\d{1,5}$/.test(value),
  );
  return { tagName, attribs: Object.fromEntries(kept) };
}
