import { THINGS } from './things.data.ts';

const things = new Set(THINGS.split(' '));

/** The singular of a plural that has one in the list, else the word itself. */
export function singular(word: string, known: ReadonlySet<string>): string {
  if (known.has(word)) return word;
  for (const [ending, instead] of [
    ['ies', 'y'],
    ['ves', 'f'],
    ['es', ''],
    ['s', ''],
  ] as const) {
    if (word.endsWith(ending)) {
      const one = word.slice(0, word.length - ending.length) + instead;
      if (known.has(one)) return one;
    }
  }
  return word;
}

/** Whether a word, singular or plural, names something one could point at. */
export function isThing(word: string): boolean {
  return things.has(singular(word, things));
}
