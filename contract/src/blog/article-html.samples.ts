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
