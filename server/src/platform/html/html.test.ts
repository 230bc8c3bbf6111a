import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ARTICLE_HTML,
  articleHtml,
  SAMPLE_PICTURE,
} from '../../../../contract/src/blog/article-html.samples.ts';
import { ATTACKS, MARKDOWN_ATTACKS } from '../../../test/html-attacks.data.ts';
import {
  firstWords,
  type HtmlKind,
  markdownProse,
  markdownText,
  renderMarkdown,
  sanitise,
} from './index.ts';

const picture = SAMPLE_PICTURE;

const INLINE = ['a', 'br', 'code', 'em', 's', 'strong'];
const BLOCKS = ['blockquote', 'li', 'ol', 'p', 'pre', 'ul'];
const POST = new Set([...INLINE, ...BLOCKS, 'h3', 'h4', 'h5', 'h6', 'hr']);
const ARTICLE = new Set([
  ...INLINE,
  ...BLOCKS,
  ...['table', 'tbody', 'td', 'th', 'thead', 'tr'],
  ...['h2', 'h3', 'h4', 'hr', 'u', 'figure', 'figcaption', 'img', 'aside', 'sup'],
]);
const EMPTY = new Set(['br', 'hr', 'img']);

/** What an attribute may be, whatever it stands on. */
const VALUES: Record<string, (value: string) => boolean> = {
  href: (value) => ['http:', 'https:', 'mailto:'].includes(new URL(value, 'https://x').protocol),
  rel: (value) => /^(nofollow ugc )?noopener$/.test(value),
  src: (value) => value === picture,
  class: (value) => /^language-[\w+#.-]{1,30}$/.test(value),
  alt: () => true,
  height: () => true,
  width: () => true,
  start: () => true,
  colspan: () => true,
  rowspan: () => true,
  scope: () => true,
  role: (value) => value === 'note',
  'data-footnote': (value) => /^[1-9]\d{0,2}$/.test(value),
};

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)( ?\/)?>|[^<>]+/gy;

const decoded = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Reads what was let through letter by letter, with nothing of the library's: text without angle
 * brackets, allowed tags written in one way only, each closed where it was opened.
 */
function judge(kind: HtmlKind, html: string): void {
  const allowed = kind === 'post' ? POST : ARTICLE;
  const open: string[] = [];
  let read = 0;
  for (const [whole, slash, name, attributes = ''] of html.matchAll(TOKEN)) {
    read += whole.length;
    if (name === undefined) continue;
    expect(allowed, html).toContain(name);
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      expect(VALUES[key]?.(decoded(value)), `${key}="${value}" in ${html}`).toBe(true);
    }
    if (slash) expect(open.pop(), html).toBe(name);
    else if (!EMPTY.has(name)) open.push(name);
  }
  expect(read, html).toBe(html.length);
  expect(open, html).toEqual([]);
}

function judgeAll(html: string): void {
  for (const kind of ['article', 'post'] as const) {
    const clean = sanitise(kind, html);
    judge(kind, clean);
    judge(kind, sanitise(kind, clean));
  }
  judge('post', renderMarkdown(html));
}

/** A tag without an end, and a quotation mark, can be written in two ways. */
const asTyped = (html: string) => html.replaceAll(' />', '>').replaceAll('&quot;', '"');

describe('the sanitiser', () => {
  it.each(ARTICLE_HTML)('lets %s by, as its editor makes it', (html) => {
    // A tag without an end is written in the other way.
    const clean = sanitise('article', html);
    expect(clean.replaceAll(' />', '>')).toBe(html);
    judge('article', clean);
  });

  it('lets by whatever its editor can make of them', () => {
    fc.assert(
      fc.property(articleHtml, (html) => {
        expect(asTyped(sanitise('article', html))).toBe(asTyped(html));
      }),
      { numRuns: 300 },
    );
  });

  it('lets lists by however deep they are indented', () => {
    let html = '<p>deepest</p>';
    for (let depth = 20; depth > 0; depth -= 1) {
      html = `<ul><li><p>level ${depth}</p>${html}</li></ul>`;
    }
    expect(sanitise('article', html)).toBe(html);
  });

  it('shows no picture but our own, and in a post none', () => {
    const html = `<p>x<img src="https://y.example/a.png" alt="a"><img alt="b"><img src="${picture}?x"></p>`;
    expect(sanitise('article', html)).toBe('<p>x</p>');
    expect(sanitise('post', `<p>x<img src="${picture}"></p>`)).toBe('<p>x</p>');
  });

  it('knows no raised letters and no asides but notes and what calls them', () => {
    const html =
      '<p>x<sup>2</sup></p><aside><p>y</p></aside><aside data-footnote="z" role="alert">w';
    expect(sanitise('article', html)).toBe('<p>x2</p><p>yw</p>');
    expect(sanitise('post', '<sup data-footnote="1">1</sup>')).toBe('1');
    expect(sanitise('article', '<aside data-footnote="2" id="root" role="alert"><p>v')).toBe(
      '<aside role="note" data-footnote="2"><p>v</p></aside>',
    );
  });

  it('cleans so that a second cleaning finds nothing', () => {
    expect(sanitise('article', '<p>a<svg><p>b</svg></p>c')).toBe('<p>a</p><p>b</p><p></p>c');
  });

  it('keeps the words alone of what is nested past all reason', () => {
    const html = `${'<b>'.repeat(20_000)}a &lt;i&gt; ${'</b>'.repeat(20_000)}<p>b</p>`;
    expect(sanitise('article', html).trim()).toMatch(/^a &lt;i&gt; +b$/);
  });

  it('keeps the words where it takes the tags', () => {
    expect(sanitise('post', '<h1>One</h1><div><p>two <font>three</font></p></div>')).toBe(
      'One<p>two three</p>',
    );
  });

  it('says of every link of a post what a search engine should know', () => {
    expect(sanitise('post', '<a href="https://x.example" rel="me">x</a>')).toBe(
      '<a href="https://x.example" rel="nofollow ugc noopener">x</a>',
    );
  });

  it.each(ATTACKS)('lets nothing through of %j', (attack) => {
    judgeAll(attack);
    judgeAll(`<p>${attack}</p>`);
    judgeAll(`<blockquote><a href="${attack}">${attack}`);
    expect(sanitise('article', attack)).not.toMatch(/alert\(1\).*<\/script>/);
  });

  it('holds for whatever they are put together to', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS, ...MARKDOWN_ATTACKS.filter(({ length }) => length < 200)),
      fc.constantFrom(...'<>"\'=/&;:#x` \n\t\0\\', '<p>', '</p>', '<a href=', '<b>', '<!--', '-->'),
      fc.string({ unit: 'binary', maxLength: 10 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => judgeAll(pieces.join(''))),
      { numRuns: 150 },
    );
  });

  it('takes no longer for what is made to take long', () => {
    for (const piece of ['<b>', '<p>', '<a href="', '<!--', '&', '</p>', '<table><td>']) {
      const began = performance.now();
      sanitise('article', piece.repeat(30_000 / piece.length));
      expect(performance.now() - began, piece).toBeLessThan(5000);
    }
  });
});

describe('Markdown', () => {
  it('becomes what its signs say', () => {
    expect(renderMarkdown('**Ice** and _snow_,\nat `-5`\n\n> quoted\n\n- one\n- two')).toBe(
      '<p><strong>Ice</strong> and <em>snow</em>,<br />\nat <code>-5</code></p>\n' +
        '<blockquote>\n<p>quoted</p>\n</blockquote>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n',
    );
  });

  it.each([
    ['quotes', '>', 4000],
    ['quotes and lists', '> - ', 1200],
    ['lists', '1. ', 1600],
    ['emphasis', '*_', 2000],
  ])('shows the words in %s, however deep they stand', (_what, mark, times) => {
    const source = `${mark.repeat(times)} a last word`;
    expect(renderMarkdown(source)).toContain('a last word');
    expect(markdownText(source)).toContain('a last word');
    judge('post', renderMarkdown(source));
  });

  it('links addresses, written out or not, and says of them that a stranger wrote them', () => {
    const rel = 'rel="nofollow ugc noopener"';
    expect(renderMarkdown('[lake](https://x.example/a) and https://y.example/?a=1&b=2')).toBe(
      `<p><a href="https://x.example/a" ${rel}>lake</a> and ` +
        `<a href="https://y.example/?a=1&amp;b=2" ${rel}>https://y.example/?a=1&amp;b=2</a></p>\n`,
    );
  });

  it('has headings below those of the page, and breaks', () => {
    const source = '# One\n\nTwo\n---\n\n##### Five\n\n---\n\n- # Six';
    expect(renderMarkdown(source)).toBe(
      '<h3>One</h3>\n<h4>Two</h4>\n<h6>Five</h6>\n<hr />\n<ul>\n<li>\n<h3>Six</h3>\n</li>\n</ul>\n',
    );
    expect(markdownText(source)).toBe('One Two Five Six');
  });

  it('links to pictures of elsewhere, by their words or their address', () => {
    const link = (words: string) =>
      `<a href="https://x.example/a.png" rel="nofollow ugc noopener">${words}</a>`;
    expect(
      renderMarkdown('![a *lake*](https://x.example/a.png) ![](https://x.example/a.png)'),
    ).toBe(`<p>${link('a lake')} ${link('https://x.example/a.png')}</p>\n`);
    expect(renderMarkdown('[![b](/c.png)](https://x.example/a.png)')).toBe(`<p>${link('b')}</p>\n`);
    expect(markdownText('![](https://x.example/a.png)')).toBe('https://x.example/a.png');
  });

  it.each(['//evil.example', 'ftp://x.example', 'tel:1', 'data:image/png;base64,AA'])(
    'shows as it was typed what it would not link: %s',
    (address) => {
      for (const source of [`[a](${address})`, `![a](${address})`]) {
        expect(renderMarkdown(source)).not.toContain('<a rel');
        expect(markdownText(source)).toContain(source);
      }
    },
  );

  it('shows HTML and tables as they were typed', () => {
    expect(renderMarkdown('<b>Ice</b> & snow')).toBe('<p>&lt;b&gt;Ice&lt;/b&gt; &amp; snow</p>\n');
    expect(renderMarkdown('|a|\n|-|')).toBe('<p>|a|<br />\n|-|</p>\n');
  });

  it.each(MARKDOWN_ATTACKS)('lets nothing through of %j', (attack) => {
    judge('post', renderMarkdown(attack));
    judgeAll(attack);
  });

  it('has the same first words as the HTML that was made of it', () => {
    const marks = [
      '**',
      '*',
      '`',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '    ',
      '```\n',
      '<',
      '&',
      '"',
      '\\',
    ].concat(['# ', '### ', '\n---\n', '![b](https://x.example/c)', '![](']);
    const words = [
      'a',
      ' b ',
      '😀',
      'é\u00a0',
      '&amp;',
      '&lt;p&gt;',
      '[x](https://x.example/?a=1&b)',
    ];
    const piece = fc.oneof(fc.constantFrom(...marks, ...words), fc.string({ unit: 'grapheme' }));
    const source = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    const texts = [...MARKDOWN_ATTACKS, '😀'.repeat(400), `${'a '.repeat(900)}&`];
    fc.assert(
      fc.property(source, fc.nat({ max: 40 }), (text, length) => {
        const first = [...markdownText(text)].slice(0, length).join('');
        expect(firstWords(renderMarkdown(text), length)).toBe(first);
      }),
      { examples: texts.map((text) => [text, 30]) },
    );
  });

  it('gives its writer’s own words, without code and links', () => {
    const source = '**One** `two` [three](https://x.example)\n\n> four\n\n```\nfive\n```';
    expect(markdownProse(source).split(/\s+/).filter(Boolean)).toEqual(['One', 'four']);
    expect(markdownProse('a https://y.example/@six b').trim()).toMatch(/^a\s+b$/);
  });

  it('shows plain words whole', () => {
    const words = fc.stringMatching(/^[a-zA-Zäöü湖 ]{1,60}$/);
    fc.assert(
      fc.property(words, (text) => {
        expect(
          renderMarkdown(text)
            .replaceAll(/<[^>]+>/g, '')
            .trim(),
        ).toBe(text.trim());
      }),
    );
  });
});
