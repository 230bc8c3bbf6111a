import type { Reading } from '../../platform/language/reading.ts';
import { fill } from './fill.ts';
import type { Observation } from './observe/observation.ts';
import { wholeOf } from './observe/quote.ts';
import { salience } from './observe/salience.ts';
import { quoted, seedOf } from './words.ts';

/** What a line must hold to be worth mentioning beside another. */
const WORTH = 1.6;

/** Words of a line that may need the one before it to be understood. */
const POINTING = 6;

const AFTER = [
  'The next line is {line}.',
  'Straight after it comes {line}.',
  'And then: {line}.',
  'What follows is {line}.',
];

/** The short line that goes on from an observation, where it holds something too. */
export function besideIt(
  reading: Reading,
  { kind, sentences, slots }: Observation,
  used: ReadonlySet<number>,
  seed: string,
): string | null {
  const [index] = sentences;
  const short = sentences.length === 1 && (slots.q?.split(' ').length ?? 9) <= POINTING;
  const heard = kind === 'speech' || kind === 'ownSpeech';
  const back =
    (short && !heard) || kind === 'closing' ? beforeIt(reading, index ?? 0, used, seed) : null;
  if (back || kind === 'closing') return back;
  if (sentences.length !== 1 || index === undefined || reading.sampled || !slots.q) return null;
  const own = reading.sentences[index];
  const next = reading.sentences[index + 1];
  if (!own || !next || kind === 'list' || used.has(next.index)) return null;
  if (next.paragraph !== own.paragraph || next.spoken || next.item || next.words < 3) return null;
  const line = salience(reading, next) < WORTH ? null : wholeOf(next, 75);
  const way = AFTER[seedOf(`${seed}:beside:${index}`) % AFTER.length] ?? '';
  return line && line.text !== slots.q ? fill(way, { line: quoted(line.text) }) : null;
}

const BEFORE = [
  'Just before it: {line}.',
  'It comes after {line}.',
  'The line before it is {line}.',
];
const pointsBack = /\b(?:it|that|this|them|him|her|he|she|they|one|so|either|too)\b/;

/** The line a closing one points back to, without which it would hang in the air. */
function beforeIt(
  reading: Reading,
  index: number,
  used: ReadonlySet<number>,
  seed: string,
): string | null {
  const last = reading.sentences[index];
  const other = reading.sentences[index - 1];
  if (!last || !other || last.words > 9 || !pointsBack.test(last.folded)) return null;
  if (other.paragraph !== last.paragraph || other.spoken || used.has(other.index)) return null;
  const line = other.words < 5 ? null : wholeOf(other, 110);
  const way = BEFORE[seedOf(`${seed}:before`) % BEFORE.length] ?? '';
  return line && fill(way, { line: quoted(line.text) });
}
