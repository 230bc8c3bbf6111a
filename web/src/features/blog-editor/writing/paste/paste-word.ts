const LIST = /mso-list:\s*l\d+ level(\d)/i;

/** Word's lists are paragraphs that say which list they are of, and at what depth. */
export function listsOfWord(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const depth = Number(LIST.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (depth === 0) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const sign = signOf(paragraph);
    // A single o with no point behind it is a circle.
    const isNumbered = /^\s*\(?[\da-z]{1,3}[.)]/i.test(sign);
    const start = Number(/^\s*\(?(\d+)/.exec(sign)?.[1] ?? 1);
    open = open.slice(0, depth);
    while (open.length < depth) {
      const list = document.createElement(isNumbered ? 'ol' : 'ul');
      if (isNumbered && start > 1) list.setAttribute('start', String(start));
      const parent = open.at(-1);
      if (parent) (parent.lastElementChild ?? parent).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = document.createElement('li');
    const words = document.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    open.at(-1)?.append(item);
    last = open[0] ?? null;
    paragraph.remove();
  }
}

/** The sign before an item, which goes; where Word has marked it. */
function signOf(paragraph: Element): string {
  const sign = paragraph.querySelector<HTMLElement>('span[style*="mso-list"]');
  const text = sign?.textContent ?? paragraph.textContent ?? '';
  sign?.remove();
  return text;
}

/** Word's footnotes, which it links with their calls by names: each becomes a note behind the block that calls it. */
export function notesOfWord(body: HTMLElement): void {
  for (const call of body.querySelectorAll<HTMLAnchorElement>(
    'a[href^="#_ftn"], a[href^="#_edn"]',
  )) {
    const name = /^#_((?:ftn|edn)\d+)$/.exec(call.getAttribute('href') ?? '')?.[1];
    const words = name && body.querySelector(`[id="${name}"]`);
    if (!words || words.contains(call)) continue;
    for (const back of words.querySelectorAll('a[href^="#_ftnref"], a[href^="#_ednref"]')) {
      back.remove();
    }
    // The editor numbers them anew, in the order of their calls.
    const number = name.slice(3).slice(0, 3);
    const mark = document.createElement('sup');
    mark.dataset.footnote = number;
    call.replaceWith(mark);
    const note = document.createElement('aside');
    note.dataset.footnote = number;
    note.append(...words.childNodes);
    words.remove();
    behind(mark, body).after(note);
  }
  for (const list of body.querySelectorAll(
    '[style*="mso-element:footnote-list"], [style*="mso-element:endnote-list"]',
  )) {
    if ((list.textContent ?? '').trim() === '') list.remove();
  }
}

/** The block of a call, and the last of the notes that stand behind it. */
function behind(mark: Element, body: HTMLElement): Element {
  let block = mark;
  while (
    block.parentElement &&
    block.parentElement !== body &&
    !block.matches('p, li, table, h2, h3')
  ) {
    block = block.parentElement;
  }
  block = block.closest('table') ?? block.closest('body > ul, body > ol') ?? block;
  while (block.nextElementSibling?.matches('aside[data-footnote]')) {
    block = block.nextElementSibling;
  }
  return block;
}
