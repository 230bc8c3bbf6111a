import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** What HTML is allowed in: an article of the blog (D58), or a post or reply of the forum. */
export type HtmlKind = 'article' | 'post';

/** Addresses of our own pictures: no other may be shown, as it would tell its host who reads. */
const OWN_PICTURE = /^\/api\/files\/[\w-]{43}\/\d{3,4}$/;

const INLINE = ['a', 'br', 'code', 'em', 's', 'strong'];
const BLOCKS = ['blockquote', 'li', 'ol', 'p', 'pre', 'ul'];
const TABLE = ['table', 'tbody', 'td', 'th', 'thead', 'tr'];

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
    allowedTags: [
      ...INLINE,
      ...BLOCKS,
      ...TABLE,
      ...['h2', 'h3', 'h4', 'hr', 'u'],
      ...['figure', 'figcaption', 'img'],
    ],
    allowedAttributes: {
      ...ALWAYS.allowedAttributes,
      img: ['alt', 'height', 'src', 'width'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    transformTags: { a: linkWith('noopener') },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
  },
  post: {
    ...ALWAYS,
    allowedTags: [...INLINE, ...BLOCKS],
    transformTags: { a: linkWith('nofollow ugc noopener') },
  },
};

/**
 * HTML with everything taken out that its kind does not allow. What is left opens and closes its own
 * tags only, loads nothing but our own pictures, runs nothing, and may be put into a page as it is.
 */
export function sanitise(kind: HtmlKind, html: string): string {
  return sanitizeHtml(html, KINDS[kind]);
}

/** Every link says the same of itself, whatever its writer said. */
function linkWith(rel: string): sanitizeHtml.Transformer {
  return (tagName, { href }) => ({
    tagName,
    attribs: { ...(href === undefined ? {} : { href }), rel },
  });
}
