/** A name after `@`, as those that are told of it are found (D48): no part of a mail address or a path. */
const NAME = /(?<![\w@./-])@[A-Za-z0-9_.-]{2,49}[A-Za-z0-9_]/g;

/** Where an `@` calls nobody. */
const NOT_IN = 'code, pre, a';

/**
 * Rendered words with the names that they call marked, to be set apart by the style sheet. `members` are
 * the names among them that are somebody's, in lower case; any other stays a word like the rest.
 */
export function withMentions(contentHtml: string, members: readonly string[]): string {
  if (members.length === 0) return contentHtml;
  const { body } = new DOMParser().parseFromString(contentHtml, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if (!text.parentElement?.closest(NOT_IN)) mark(text, members);
  return body.innerHTML;
}

function mark(text: Text, members: readonly string[]): void {
  const found = [...text.data.matchAll(NAME)].filter(({ 0: name }) =>
    members.includes(name.slice(1).toLowerCase()),
  );
  // From the end, so that the places before stay what they are.
  for (const { 0: name, index } of found.reverse()) {
    const called = text.splitText(index);
    called.splitText(name.length);
    const span = document.createElement('span');
    span.dataset.mention = '';
    called.replaceWith(span);
    span.append(called);
  }
}
