import fc from 'fast-check';

/** Address of a picture of ours. */
export const SAMPLE_PICTURE = `/api/files/${'h'.repeat(43)}/960`;

/** A note as it is written, and as the server draws it for readers. */
export const NOTE = {
  written:
    '<p>Sleep matters<sup data-footnote="1">1</sup>.</p><aside role="note" data-footnote="1"><p>A source.</p></aside>',
  drawn:
    '<p>Sleep matters<sup data-footnote="1" id="footnote-mark-1"><a href="#footnote-1">1</a></sup>.</p>' +
    '<aside role="note" data-footnote="1" id="footnote-1"><p>A source.</p>' +
    '<a href="#footnote-mark-1" aria-label="Back to the text">&#x21a9;</a></aside>',
};

/**
 * HTML as the editor of articles writes it, with everything that it offers. For the tests of both sides: the
 * editor reads it back as it was, and the server lets it through (D58), so that nothing typed is lost.
 */
export const ARTICLE_HTML: readonly string[] = [
  '<h2>Ice</h2><h3>Thin</h3><h4>Black</h4>',
  '<p>One <strong>two</strong> <em>three</em> <s>four</s> <u>five</u> <code>six</code><br>&amp; &lt;more&gt;</p>',
  '<p><strong><em>both</em></strong> and <a href="/about" rel="noopener"><strong>within</strong></a></p>',
  '<ul><li><p>a</p></li><li><p>b</p><ol start="3"><li><p>c</p></li></ol></li></ul><hr>',
  '<blockquote><p>c</p><ul><li><p>d</p></li></ul></blockquote>',
  '<pre><code class="language-ts">d &lt; e\n  f</code></pre><pre><code>g</code></pre>',
  '<table><tbody><tr><th scope="col"><p>f</p></th><th scope="row"><p>g</p></th></tr><tr><td colspan="2"><p>h</p></td></tr></tbody></table>',
  `<figure><img src="${SAMPLE_PICTURE}" alt="A lake" width="1600" height="900"><figcaption>k <em>l</em></figcaption></figure>`,
  `<figure><img src="${SAMPLE_PICTURE}" alt="" width="960" height="540"></figure>`,
  NOTE.written,
  '<p><a href="https://x.example/?a=1&amp;b=2" rel="noopener">h</a> <a href="#on-ice" rel="noopener">i</a> <a href="mailto:a@x.example" rel="noopener">j</a></p>',
];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const word = fc.string({
  unit: fc.constantFrom(...'aZ7éß湖א🙂<>&"\'`=/#;'),
  minLength: 1,
  maxLength: 6,
});
const text = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) => escaped(words.join(' ')));

/** Marks in the order in which the editor puts one into another. */
const MARKS: readonly (readonly [string, string])[] = [
  ['<a href="https://x.example/?a=1&amp;b=2" rel="noopener">', '</a>'],
  ['<strong>', '</strong>'],
  ['<em>', '</em>'],
  ['<s>', '</s>'],
  ['<u>', '</u>'],
];
const marked = fc
  .tuple(text, fc.subarray([...MARKS]))
  .map(([words, marks]) =>
    marks.reduceRight((inner, [open, end]) => `${open}${inner}${end}`, words),
  );
const run = fc.oneof(
  marked,
  text.map((words) => `<code>${words}</code>`),
);
/** What stands in a line: marked words with plain ones, a new line or the call of a note between them. */
const between = fc.oneof(text, fc.constantFrom('<br>', '<sup data-footnote="1">1</sup>'));
const inline = fc
  .tuple(text, fc.array(fc.tuple(run, between), { maxLength: 3 }))
  .map(([first, rest]) => first + rest.flat().join(''));

const paragraph = inline.map((words) => `<p>${words}</p>`);
const code = fc
  .tuple(fc.constantFrom('', ' class="language-ts"'), fc.array(text, { maxLength: 3 }))
  .map(([language, lines]) => `<pre><code${language}>${lines.join('\n  ')}</code></pre>`);
const figure = fc
  .tuple(word, fc.option(text, { nil: '' }))
  .map(
    ([alt, caption]) =>
      `<figure><img src="${SAMPLE_PICTURE}" alt="${escaped(alt).replaceAll('"', '&quot;')}" width="960" height="540">${caption && `<figcaption>${caption}</figcaption>`}</figure>`,
  );
const note = paragraph.map((words) => `<aside role="note" data-footnote="1">${words}</aside>`);

const { block } = fc.letrec<{ block: string; blocks: string; list: string; table: string }>(
  (tie) => ({
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      paragraph,
      fc
        .tuple(fc.constantFrom('h2', 'h3', 'h4'), inline)
        .map(([tag, words]) => `<${tag}>${words}</${tag}>`),
      fc.oneof(code, figure, note, fc.constant('<hr>')),
      tie('blocks').map((inner) => `<blockquote>${inner}</blockquote>`),
      tie('list'),
      tie('table'),
    ),
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
    list: fc
      .tuple(
        fc.constantFrom('ul', 'ol', 'ol start="3"'),
        fc.array(fc.tuple(paragraph, fc.option(tie('block'), { nil: '' })), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(
        ([tag, items]) =>
          `<${tag}>${items.map((item) => `<li>${item.join('')}</li>`).join('')}</${tag.slice(0, 2)}>`,
      ),
    table: fc
      .tuple(tie('blocks'), tie('blocks'))
      .map(
        ([head, cell]) =>
          `<table><tbody><tr><th scope="col">${head}</th><th scope="row">${head}</th></tr><tr><td colspan="2">${cell}</td></tr></tbody></table>`,
      ),
  }),
);

/** Articles of everything that the editor offers, in any order and in each other, as it writes them. */
export const articleHtml: fc.Arbitrary<string> = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks) => blocks.join(''));
