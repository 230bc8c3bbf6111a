import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { Selection } from '@tiptap/pm/state';

/** A picture that came with pasted words, and what it shows in words. */
export interface PastedPicture {
  file: File;
  alt: string;
}

/** What stands around the number of a picture; no text has it. */
const SIGN = '\uE000';
const MARK = new RegExp(`^${SIGN}(\\d+)${SIGN}$`);

/** What a figure cannot stand in; it comes behind. */
const WHOLE = 'table, ul, ol, blockquote, pre';
const LINE = 'p, h1, h2, h3, h4, h5, h6, figure';

/** Puts a mark, as a block of its own, where a picture stands or behind the block it is in, and takes it out. */
export function markPlace(picture: Element, index: number): void {
  const mark = document.createElement('p');
  mark.textContent = `${SIGN}${index}${SIGN}`;
  const whole = outermost(picture, WHOLE);
  const line = picture.closest(LINE);
  const block = whole ?? line;
  if (block) behind(block).after(mark);
  else picture.before(mark);
  picture.remove();
  const isSpent = line?.textContent?.trim() === '' && !line.querySelector('img');
  if (isSpent && !whole) line.remove();
}

/** Behind the marks of the pictures before it, which stood in the same block. */
function behind(block: Element): Element {
  const next = block.nextElementSibling;
  return next && MARK.test(next.textContent ?? '') ? behind(next) : block;
}

function outermost(from: Element, what: string): Element | null {
  const found = from.closest(what);
  const further = found?.parentElement ? outermost(found.parentElement, what) : null;
  return further ?? found;
}

const markIn = ({ textContent }: Node): number | null => {
  const [, index] = MARK.exec(textContent) ?? [];
  return index === undefined ? null : Number(index);
};

/** What is pasted, without marks, and how many of its blocks come after each picture, by its number. */
export function takeMarks(pasted: Slice): { slice: Slice; after: number[] } {
  const blocks: Node[] = [];
  const before: number[] = [];
  pasted.content.forEach((block) => {
    const index = markIn(block);
    if (index === null) blocks.push(block);
    else before[index] = blocks.length;
  });
  if (before.length === 0) return { slice: pasted, after: [] };
  return {
    // A table at either end stays whole.
    slice: Slice.maxOpen(Fragment.from(blocks), false),
    after: before.map((count) => blocks.length - count),
  };
}

/** Where a picture stands once the slice has been pasted up to the selection, given how many blocks come after it. */
export function placeBefore({ $to }: Selection, slice: Slice, after: number): number {
  const last = slice.content.lastChild;
  // Behind a block that takes no text the selection is already in the next one.
  const isInLast = $to.depth > 0 && (slice.openEnd > 0 || last?.eq($to.node(1)) === true);
  const end = isInLast ? $to.index(0) + 1 : $to.index(0);
  return $to.posAtIndex(Math.max(end - after, 0), 0);
}
