import type { GuideEntry } from '../../guide-provider/index.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Whole sentences from the beginning, or from the end, of at most `room` characters. */
function wholeSentences(text: string, room: number, from: 'start' | 'end'): string {
  const near = from === 'start' ? text.slice(0, room * 2) : text.slice(-room * 2);
  const sentences = [...segmenter.segment(near)].map(({ segment }) => segment);
  // The text was cut here, and with it the last or first sentence.
  if (near.length < text.length) sentences.splice(from === 'start' ? -1 : 0, 1);
  if (from === 'end') sentences.reverse();
  const kept: string[] = [];
  let length = 0;
  for (const sentence of sentences) {
    length += sentence.length;
    if (length > room) break;
    kept.push(sentence);
  }
  return (from === 'end' ? kept.reverse() : kept).join('').trim();
}

const GAP = '\n[…]\n';
/** How much of a long entry's room its beginning gets; the end gets the rest. */
const BEGINNING = 0.6;

/** An entry in at most `room` characters: its beginning and its end, by whole sentences. */
export function shortened(text: string, room: number): string {
  if (text.length <= room) return text;
  const first = Math.floor((room - GAP.length) * BEGINNING);
  const start = wholeSentences(text, first, 'start');
  const end = wholeSentences(text, room - GAP.length - first, 'end');
  // Nothing but one endless sentence: then by characters, none of them cut in two.
  if (start === '' && end === '') return text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return [start, end].filter((part) => part !== '').join(GAP);
}

/** How many characters each text may have so that all fit: short ones whole, long ones alike. */
export function rooms(lengths: readonly number[], budget: number): number[] {
  const given = new Map<number, number>();
  let left = budget;
  const shortestFirst = lengths.map((length, index) => ({ length, index }));
  shortestFirst.sort((a, b) => a.length - b.length);
  shortestFirst.forEach(({ length, index }, place) => {
    const share = Math.floor(left / (lengths.length - place));
    const room = Math.min(length, share);
    given.set(index, room);
    left -= room;
  });
  return lengths.map((_, index) => given.get(index) ?? 0);
}

/** A block that nothing inside can end: `mark` is new and secret with every question. */
export function block(mark: string, name: string, head: object | null, text: string): string {
  const about = head ? `${JSON.stringify(head)}\n` : '';
  return `<<${mark} ${name}>>\n${about}${text}\n<<${mark} end>>`;
}

/** An entry as data: what is known of it, then as much of its text as there is room for. */
export function entryBlock(mark: string, page: GuideEntry, text: string): string {
  const { id, localDate, hour, mood, tags } = page;
  return block(mark, 'page', { entryId: id, date: localDate, hour, mood, tags }, text);
}
