import { DomUtils, parseDocument } from 'htmlparser2';
import { replaceChildren } from './replace-children.ts';

/**
 * Links the calls of an article's notes with the notes, there and back. Where there is no margin a note is
 * shown only when its call is followed; one that nothing leads to is marked as open.
 */
export function linkNotes(document: ReturnType<typeof parseDocument>): void {
  const numbered = (name: string) =>
    DomUtils.getElementsByTagName(name, document).filter(
      ({ attribs }) => attribs['data-footnote'] !== undefined,
    );
  const calls = numbered('sup');
  const seen = new Set<string>();
  for (const note of numbered('aside')) {
    const number = note.attribs['data-footnote'] ?? '';
    const own = seen.has(number)
      ? []
      : calls.filter(({ attribs }) => attribs['data-footnote'] === number);
    seen.add(number);
    const [first] = own;
    if (!first) {
      note.attribs['data-open'] = '';
      continue;
    }
    note.attribs.id = `footnote-${number}`;
    first.attribs.id = `footnote-mark-${number}`;
    for (const call of own) {
      replaceChildren(call, `<a href="#footnote-${number}">${number}</a>`);
    }
    const [back] = parseDocument(
      `<a href="#footnote-mark-${number}" aria-label="Back to the text">↩</a>`,
    ).children;
    if (back) DomUtils.appendChild(note, back);
  }
}
