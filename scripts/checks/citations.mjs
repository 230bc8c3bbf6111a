/**
 * What a source file cites: `S1.2` a section of the requirements, `D16` a product decision, `ADR-0007`
 * one of our own decisions.
 *
 * @param {string} text
 * @returns {string[]} each citation once
 */
export function citationsIn(text) {
  // What stands between “+” and “/” is packed data.
  return [...new Set(text.match(/(?<![\w+/])(?:S[1-9](?:\.\d+)+|D\d{1,3}|ADR-\d{4})(?![\w+/])/g))];
}

/**
 * What the headings of a Markdown file can be cited as: the first word of `## S1.2 Screens`.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export function headingsIn(markdown) {
  return [...markdown.matchAll(/^#+ ((?:S[1-9](?:\.\d+)+|D\d{1,3}))(?= |$)/gm)].map(
    ([, number]) => /** @type {string} */ (number),
  );
}
