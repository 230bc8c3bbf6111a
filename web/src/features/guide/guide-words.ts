import type { EntryReflection, GuideSource } from '@pathkeeper/contract';
import { clockTime, today } from '../../lib/dates.ts';

const SIGNS = ['†', '‡', '§', '‖', '¶'];

/** The sign of the nth note: †, ‡, §, ‖, ¶, then each of them twice, and so on. */
export function signOf(place: number): string {
  const sign = SIGNS[place % SIGNS.length] ?? '†';
  return sign.repeat(Math.floor(place / SIGNS.length) + 1);
}

/** 'March 3', with the year when it is not `currentYear`. */
export function shortDay(localDate: string, currentYear = new Date().getFullYear()): string {
  const day = new Date(`${localDate}T12:00:00`);
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    ...(day.getFullYear() !== currentYear && { year: 'numeric' }),
  }).format(day);
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
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const written = today(new Date(createdAt));
  const day = written === today(now) ? '' : `on ${shortDay(written, now.getFullYear())} `;
  return `Written for you ${day}at ${clockTime(createdAt, zone)} by ${source.name}`;
}

/** Whether the entry was edited after the reflection was made. */
export const isOlderThanPage = (reflection: EntryReflection, page: { updatedAt: string }) =>
  Date.parse(page.updatedAt) > Date.parse(reflection.createdAt);
