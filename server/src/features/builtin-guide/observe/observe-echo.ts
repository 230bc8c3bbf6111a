import type { Reading, Sentence, Token } from '../../../platform/language/reading.ts';
import { commonWords } from '../../../platform/language/themes.ts';
import { isThing } from '../../../platform/language/things.ts';
import { quoted } from '../words.ts';
import type { Observation } from './observation.ts';
import { clauseOf, shortClauseOf } from './quote.ts';
import { salience } from './salience.ts';

/** Sentences between which a word may be remembered. */
const REACH = 4;

interface Place {
  sentence: Sentence;
  token: Token;
}

/** A weighty word said twice, the second time in another light: the page answering itself. */
export function observeEchoes(reading: Reading): Observation[] {
  if (reading.sampled) return [];
  const found = [...placesByLemma(reading)].flatMap(([, places]) => {
    const [one, two] = places;
    if (places.length !== 2 || !one || !two) return [];
    const apart = two.sentence.index - one.sentence.index;
    const ends = two.sentence.index === reading.sentences.length - 1;
    if (apart < 1 || (apart > REACH && !ends)) return [];
    const a = clauseOf(one.sentence, one.token);
    const b = clauseOf(two.sentence, two.token);
    if (!a || !b || a.text === b.text || a.text.length + b.text.length > 180) return [];
    const weight = salience(reading, one.sentence) + salience(reading, two.sentence);
    if (weight < 3.4) return [];
    const k = shortClauseOf(two.sentence, two.token);
    return [
      {
        kind: 'echo',
        score: 4.6 + weight * 0.4,
        sentences: [one.sentence.index, two.sentence.index],
        slots: {
          c: quoted(two.token.text),
          a: quoted(a.text),
          b: quoted(b.text),
          ...(k ? { k: quoted(k.text) } : {}),
        },
        quote: b,
      },
    ];
  });
  return found.sort((a, b) => b.score - a.score).slice(0, 1);
}

function placesByLemma(reading: Reading): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const sentence of reading.sentences) {
    if (sentence.spoken || sentence.item) continue;
    for (const token of sentence.tokens) {
      if (!/^(?:NOUN|VERB|ADJ|ADV)$/.test(token.pos) || !weighty(token)) continue;
      places.set(token.lower, [...(places.get(token.lower) ?? []), { sentence, token }]);
    }
  }
  return places;
}

function weighty({ lower, lemma, text }: Token): boolean {
  return (
    lower.length > 3 &&
    /^\p{Ll}+$/u.test(text) &&
    !commonWords.has(lower) &&
    !commonWords.has(lemma) &&
    !isThing(lower)
  );
}
