import type { Reading } from '../../../platform/language/reading.ts';
import { fill } from './fill.ts';
import type { Observation } from './observation.ts';
import { wholeOf } from './quote.ts';
import { quoted, seedOf } from './words.ts';

const AFTER = [
  'The next line is {line}.',
  'Straight after it comes {line}.',
  'And then: {line}.',
  'What follows is {line}.',
  'You went on: {line}.',
];
const BEFORE = [
  'The line before it is {line}.',
  'It comes straight after {line}.',
  'It follows on {line}.',
  'Just before it stands {line}.',
];
const CLOSING = ['It is also the last line.', 'The page ends there.', 'After that the page stops.'];

/** Where on the page an observation stands: the short line beside it, or that it is the last. */
export function besideIt(
  reading: Reading,
  { sentences, slots }: Observation,
  used: ReadonlySet<number>,
  seed: string,
): string | null {
  const [index] = sentences;
  if (sentences.length !== 1 || index === undefined || reading.sampled || !slots.q) return null;
  const chance = seedOf(`${seed}:beside:${index}`);
  if (index === reading.sentences.length - 1 && reading.sentences.length > 4 && chance % 3 === 0) {
    return CLOSING[chance % CLOSING.length] ?? null;
  }
  for (const [step, ways] of chance % 2 === 0
    ? [[1, AFTER] as const, [-1, BEFORE] as const]
    : [[-1, BEFORE] as const, [1, AFTER] as const]) {
    const other = reading.sentences[index + step];
    const own = reading.sentences[index];
    if (
      !other ||
      !own ||
      other.paragraph !== own.paragraph ||
      other.spoken ||
      other.item ||
      used.has(other.index)
    )
      continue;
    const line = wholeOf(other, 75);
    if (line && other.words >= 3 && line.text !== slots.q)
      return fill(ways[chance % ways.length] ?? '', { line: quoted(line.text) });
  }
  return null;
}
