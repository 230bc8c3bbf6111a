import { WIDE } from '@pathkeeper/contract';

/** Widest title, in columns: an ideograph takes two. */
const MOST = 42;
/** A sentence shorter than this says too little to be a title by itself. */
const LEAST = 12;

const CLAUSE = /[,;:.!?…。，、！？—–]$/u;

const width = (text: string): number =>
  [...text].reduce((columns, character) => columns + (WIDE.test(character) ? 2 : 1), 0);

const trimmed = (title: string): string => title.replace(/[\s,;:.。，、—–-]+$/u, '');

/**
 * What an entry is called, since entries have no titles: its first sentence or clause when that is
 * short enough, else its first words and an ellipsis. Null when it begins with no words at all; it
 * is then called by its date.
 */
export function entryTitle(content: string): string | null {
  const start = content.slice(0, 400).trimStart();
  const line = (start.split('\n', 1)[0] ?? '').replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  if (width(line) <= MOST) return trimmed(line) || line;

  let words = '';
  let clause = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(line)) {
    if (width(words + segment) > MOST) break;
    words += segment;
    if (CLAUSE.test(words) && width(words) >= LEAST) clause = words;
  }
  // A single word may be longer than any title.
  return clause ? trimmed(clause) : `${trimmed(words) || [...line].slice(0, MOST).join('')}…`;
}
