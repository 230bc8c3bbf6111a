import { addDays, MONTH_NAMES, MOODS, type Mood } from '@pathkeeper/contract';

/** Between curly quotation marks, as only verbatim parts of an entry may stand. */
export const quoted = (text: string): string => `“${text}”`;

/** "a, b and c". */
export function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** "1 page", "3 pages". */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;

/** "March 3", with its year when that is not the year of the day it is read on (S3.9). */
export function spelled(date: string, readOn: string): string {
  const [year, month, day] = date.split('-');
  const name = `${MONTH_NAMES[Number(month) - 1]} ${Number(day)}`;
  return year === readOn.slice(0, 4) ? name : `${name}, ${Number(year)}`;
}

/** "March 3", "March 1 to March 31" or "the time before March 1". */
export function spelledDays({ from, to }: { from: string; to: string }, readOn: string): string {
  if (from === to) return spelled(from, readOn);
  if (from < '1000') return `the time before ${spelled(addDays(to, 1), readOn)}`;
  return `${spelled(from, readOn)} to ${spelled(to, readOn)}`;
}

/** Whole days from one local date to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** What a mood is called: "Happy". */
export const moodName = (mood: Mood): string => MOODS[mood].label;

/** A number from a text, the same for the same text: what chooses between equals. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
