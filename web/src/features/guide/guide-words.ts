import type { EntryReflection, GuideSource } from '@pathkeeper/contract';
import { clockHere, dayHere, longMonthDay, today } from '../../lib/dates.ts';

const SIGNS = ['†', '‡', '§', '‖', '¶'];

/** The sign of the nth note: †, ‡, §, ‖, ¶, then each of them twice, and so on. */
export function signOf(place: number): string {
  const sign = SIGNS[place % SIGNS.length] ?? '†';
  return sign.repeat(Math.floor(place / SIGNS.length) + 1);
}

/**
 * The first sentence of a text, and the rest of it with its white space; joined they are the text. A
 * sentence does not end inside a quotation, and one that begins with a quotation is a new one.
 */
export function firstSentence(text: string): [string, string] {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[“”.!?…]/gu)) {
    if (sign === '“') depth += 1;
    else if (sign === '”') depth = Math.max(0, depth - 1);
    const isLast = sign === '”' ? /[.!?…]/u.test(text[index - 1] ?? '') : sign !== '“';
    const end = index + sign.length;
    if (depth === 0 && isLast && /^(\s|$)/u.test(text.slice(end))) {
      return [text.slice(0, end), text.slice(end)];
    }
  }
  return [text, ''];
}

/** A quotation in its marks, closed with a full stop of ours where its own words have no end. */
export const quoted = (words: string): string =>
  /[.!?…,;:。！？]$/u.test(words) ? `“${words}”` : `“${words}”.`;

/** What can be said aloud of a text that is still coming: everything up to its last whole sentence. */
export function wholeSentences(text: string): string {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
  const last = sentences.at(-1);
  const isWhole = last && /[.!?…]["”’)\]]*\s*$/u.test(last.segment);
  return last && !isWhole ? text.slice(0, last.index) : text;
}

/** 'Written for you at 22:58 by Pathkeeper’s own guide', with the day when that is not today. */
export function writtenLine(
  { createdAt, source }: { createdAt: string; source: GuideSource },
  now = new Date(),
): string {
  const written = dayHere(createdAt);
  const day = written === today(now) ? '' : `on ${longMonthDay(written, today(now))} `;
  return `Written for you ${day}at ${clockHere(createdAt)} by ${source.name}`;
}

/** Whether the entry was edited after the reflection was made. */
export const isOlderThanPage = (reflection: EntryReflection, page: { updatedAt: string }) =>
  Date.parse(page.updatedAt) > Date.parse(reflection.createdAt);
