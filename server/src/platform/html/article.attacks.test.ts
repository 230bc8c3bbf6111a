import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { ATTACKS } from '../../../test/html-attacks.data.ts';
import { XSS_ATTACKS } from '../../../test/html-attacks.xss.data.ts';
import { sanitise } from './index.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const HTML = 'http://www.w3.org/1999/xhtml';
const OWN = 'https://own.example';
const PICTURE = `/api/files/${'h'.repeat(43)}/960`;
const EVERY = Object.values(XSS_ATTACKS).flat();

const isText = () => true;
const isNumber = (value: string) => /^\d{1,5}$/.test(value);
const isNote = (value: string) => /^[1-9]\d{0,2}$/.test(value);

/** Leads to the web or to an address of mail; what looks like an address of ours is one. */
function isLink(value: string): boolean {
  const { protocol, origin } = new URL(value, OWN);
  if (!['http:', 'https:', 'mailto:'].includes(protocol)) return false;
  return /^(https?|mailto):/i.test(value.trim()) || origin === OWN;
}

/** The allow-list once more, by hand (D58): what an article may hold, and what may stand on it. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  ...Object.fromEntries(
    'p br hr h2 h3 h4 em strong s u blockquote ul li pre table thead tbody tr figure figcaption'
      .split(' ')
      .map((name) => [name, {}]),
  ),
  a: { href: isLink, rel: (value) => value === 'noopener' },
  code: { class: (value) => /^language-[\w+#.-]{1,30}$/.test(value) },
  aside: { role: (value) => value === 'note', 'data-footnote': isNote },
  img: { src: (value) => value === PICTURE, alt: isText, width: isNumber, height: isNumber },
  ol: { start: isNumber },
  sup: { 'data-footnote': isNote },
  td: { colspan: isNumber, rowspan: isNumber },
  th: { colspan: isNumber, rowspan: isNumber, scope: isText },
};

function judgeNode(node: Node, html: string): void {
  if (node.nodeName === '#text') return;
  expect('tagName' in node ? node.namespaceURI : node.nodeName, html).toBe(HTML);
  if (!('tagName' in node)) return;
  const attributes = ALLOWED[node.tagName];
  expect(attributes, `<${node.tagName}> in ${html}`).toBeDefined();
  for (const { name, value } of node.attrs) {
    expect(attributes?.[name]?.(value), `${name}="${value}" in ${html}`).toBe(true);
  }
  for (const child of node.childNodes) judgeNode(child, html);
}

/**
 * What a browser makes of it: read by the rules of the HTML standard, with scripts and without, it holds
 * nothing but what is allowed, and so does what the browser would write when asked for it again.
 */
function judge(html: string): string {
  const clean = sanitise('article', html);
  for (const scriptingEnabled of [true, false]) {
    let read = clean;
    for (let again = 0; again < 3; again += 1) {
      const tree = parseFragment(read, { scriptingEnabled });
      for (const node of tree.childNodes) judgeNode(node, read);
      read = serialize(tree);
    }
  }
  expect(sanitise('article', clean)).toBe(clean);
  return clean;
}

const FRAMES: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `<p>before ${attack} after</p><p>next</p>`,
  (attack) => `<table><tbody><tr><td>${attack}</td></tr></tbody></table>`,
  (attack) => `<figure><img src="${PICTURE}" alt="x"><figcaption>${attack}</figcaption></figure>`,
  (attack) => `<pre><code class="language-html">${attack}</code></pre>`,
  (attack) => `<a href="${attack}" title='${attack}'>x</a>`,
  (attack) => `<img src="${PICTURE}" alt="${attack}">`,
  (attack) => `<!-- ${attack} --><ul><li>${attack}`,
];

describe('an article against known attacks', () => {
  it('is tried with more than a hundred and sixty', () => {
    expect(new Set([...ATTACKS, ...EVERY]).size).toBeGreaterThan(160);
  });

  it.each([...ATTACKS, ...EVERY])('lets nothing through of %j', (attack) => {
    for (const frame of FRAMES) judge(frame(attack));
  });

  it.each([
    ['tags', '<blockquote>'],
    ['lists', '<ul><li>'],
    ['tables', '<table><tr><td>'],
    ['formatting that is closed wrong', '<strong><em></strong>'],
    ['links', '<a href="https://x.example">'],
    ['what is unknown', '<div><svg><math>'],
  ])('takes 2 MB of nested %s without a stack that ends or a minute', (_, piece) => {
    const began = performance.now();
    const clean = sanitise('article', piece.repeat(2_000_000 / piece.length));
    expect(performance.now() - began).toBeLessThan(20_000);
    let deepest = 0;
    let depth = 0;
    for (const [, slash, name] of clean.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (!['br', 'hr', 'img'].includes(name ?? '')) depth += slash ? -1 : 1;
      deepest = Math.max(deepest, depth);
    }
    expect(deepest).toBeLessThanOrEqual(60);
    expect(depth).toBe(0);
  });
});

/** HTML of allowed and other tags, more or less well made, with hostile attributes and text. */
const tag = fc.constantFrom(
  ...Object.keys(ALLOWED),
  ...'div span script style svg math template noscript form select title b'.split(' '),
);
const attribute = fc
  .tuple(
    fc.constantFrom(
      ...'href src class id style onclick alt colspan scope srcset rel role data-footnote'.split(
        ' ',
      ),
    ),
    fc.oneof(
      fc.constantFrom(PICTURE, 'https://x.example', 'javascript:alert(1)', 'data:,x', '//y', '3'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    fc.constantFrom('"', "'", ''),
  )
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);
const opening = fc
  .tuple(tag, fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '/>', ''))
  .map(([name, attributes, end]) => `<${name}${attributes.join('')}${end}`);
const soup = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: opening },
      { weight: 4, arbitrary: tag.map((name) => `</${name}>`) },
      { weight: 2, arbitrary: fc.constantFrom(...EVERY) },
      { weight: 2, arbitrary: fc.constantFrom('<!--', '-->', ']]>', '<![CDATA[', '&', '&lt;') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

it('lets through only what is allowed, and needs no second cleaning, whatever goes in', () => {
  fc.assert(
    fc.property(soup, (html) => void judge(html)),
    { numRuns: 1500 },
  );
});

it('keeps every word that stands between the tags', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const nested = fc.letrec<{ block: string }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 4 },
      word.map((text) => `<p>${text}</p>`),
      fc
        .tuple(
          fc.constantFrom('blockquote', 'ul', 'div', 'section'),
          fc.array(tie('block'), { maxLength: 3 }),
        )
        .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
    ),
  })).block;
  const words = (html: string) =>
    html
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/);
  fc.assert(
    fc.property(nested, (html) => {
      expect(words(judge(html))).toEqual(words(html));
    }),
  );
});
