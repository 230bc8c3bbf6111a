import { closesAt, isSingle, opensAt } from '../../../platform/language/quotation-marks.ts';

/** A single quote mark that is not closed within this many characters opens no quotation. */
const LONGEST_QUOTATION = 320;

/** Whether a quotation begins here, even if its end has not been received yet. */
function beginsQuotation(text: string, start: number, isWhole: boolean): boolean {
  const opener = text.charAt(start);
  if (!opensAt(text, start)) return false;
  if (!isSingle(opener)) return true;
  const reach = start + LONGEST_QUOTATION;
  for (let index = start + 1; index < Math.min(text.length, reach); index++) {
    if (closesAt(text, index, opener)) return true;
    if (text.startsWith('\n\n', index)) return false;
  }
  return !isWhole && text.length < reach;
}

/** For each place in the text, whether a quotation is open before it. A blank line closes all. */
function openBefore(text: string, isWhole: boolean): boolean[] {
  const open: boolean[] = [];
  let opener = '';
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    open.push(depth > 0);
    const character = text.charAt(index);
    if (depth === 0) {
      if (beginsQuotation(text, index, isWhole)) [opener, depth] = [character, 1];
    } else if (closesAt(text, index, opener)) depth--;
    else if (character === opener && opensAt(text, index)) depth++;
    else if (character === '\n' && text.charAt(index + 1) === '\n') depth = 0;
  }
  return open;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const ABBREVIATED = /(^|\s)(Mr|Mrs|Ms|Dr|Prof|St|Mt|vs|e\.g|i\.e)\.\s*$/;
const CONTINUES = /^[^\p{L}\p{N}]*\p{Ll}/u;

/**
 * The sentences of a text, each with the white space after it, so that joined they are the text.
 * A quotation is never cut, however many sentences it has. More text may follow unless it
 * `isWhole`.
 */
export function splitSentences(text: string, isWhole = true): string[] {
  const open = openBefore(text, isWhole);
  const sentences: string[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const before = sentences.at(-1);
    const goesOn =
      before !== undefined &&
      (open[index] ||
        ABBREVIATED.test(before) ||
        (CONTINUES.test(segment) && !before.endsWith('\n')));
    if (goesOn) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** A longer sentence is checked before it is complete. */
const LONGEST = 2000;

/** Collects streamed text and passes it on in whole sentences. */
export interface SentenceBuffer {
  /** The sentences that are complete now. */
  push(piece: string): string[];
  /** What is left at the end. */
  end(): string[];
}

export function createSentenceBuffer(): SentenceBuffer {
  let held = '';
  return {
    push(piece) {
      held += piece;
      const sentences = splitSentences(held, false);
      // The end of a sentence is known only when the first letter of the next one has arrived.
      let complete = sentences.length - 1;
      if (!/[\p{L}\p{N}]/u.test(sentences.at(-1) ?? '')) complete--;
      if (held.length > LONGEST) complete = sentences.length;
      const ready = sentences.slice(0, Math.max(0, complete));
      held = held.slice(ready.join('').length);
      return ready;
    },
    end() {
      const rest = splitSentences(held);
      held = '';
      return rest;
    },
  };
}
