import type { Sentence, Token, Word } from './reading.ts';
import { PLACES, THINGS } from './things.data.ts';

const things = new Set(THINGS.split(' '));
const places = new Set(PLACES.split(' '));

interface Seen {
  first: Token;
  count: number;
  sentences: number[];
}

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

/** The things of a text, the most frequent first. */
export function thingsOf(sentences: readonly Sentence[]): Word[] {
  return gathered(sentences, (token) =>
    token.pos === 'NOUN' && isThing(token.lower) ? singular(token.lower, things) : null,
  );
}

/** Where a text takes place: "in the kitchen", "at work", "on the train". */
export function placesOf(sentences: readonly Sentence[]): Word[] {
  return gathered(sentences, (token, at, tokens) => {
    if (!places.has(token.lower)) return null;
    const before = tokens.slice(Math.max(0, at - 3), at).map((other) => other.lower);
    const preposition = before.findLast((word) =>
      /^(in|at|on|into|to|from|through|across|by|outside|inside|behind|near)$/.test(word),
    );
    return preposition ? token.lower : null;
  });
}

/** Words of weight that come back: three times or more, in two sentences or more. */
export function repeatedIn(sentences: readonly Sentence[], common: ReadonlySet<string>): Word[] {
  const pages = gathered(sentences, (token) => {
    if (!/^(NOUN|VERB|ADJ|ADV)$/.test(token.pos) || token.lower.length < 3) return null;
    if (!/^\p{L}+$/u.test(token.lower) || common.has(token.lower) || common.has(token.lemma))
      return null;
    return token.lower;
  });
  return pages.filter((word) => word.count >= 3 && word.sentences.length >= 2);
}

function gathered(
  sentences: readonly Sentence[],
  keyOf: (token: Token, at: number, tokens: readonly Token[]) => string | null,
): Word[] {
  const seen = new Map<string, Seen>();
  for (const sentence of sentences) {
    sentence.tokens.forEach((token, at) => {
      const key = keyOf(token, at, sentence.tokens);
      if (!key) return;
      const known = seen.get(key) ?? { first: token, count: 0, sentences: [] };
      known.count += 1;
      if (known.sentences.at(-1) !== sentence.index) known.sentences.push(sentence.index);
      seen.set(key, known);
    });
  }
  return [...seen]
    .map(([lemma, { first, count, sentences: where }]) => ({
      lemma,
      span: { start: first.start, end: first.end, text: first.text },
      count,
      sentences: where,
    }))
    .sort((a, b) => b.count - a.count);
}
