import type { Reading, Token } from '../../../platform/language/reading.ts';
import { commonWords } from '../../../platform/language/themes.ts';
import type { Observation } from './observation.ts';

/** Sentences apart at which "he" is taken for the same he. */
const REACH = 2;

/**
 * Whether two things seen on a page are about the same people or the same matter: they stand in one
 * sentence, name the same person, share a weighty word, or speak of the same "he" or "she" close by.
 */
export function shareSubject(reading: Reading, one: Observation, other: Observation): boolean {
  const [a] = one.sentences;
  const [b] = other.sentences;
  if (a === undefined || b === undefined || a === b) return a === b;
  if (reading.people.some(({ sentences }) => sentences.includes(a) && sentences.includes(b)))
    return true;
  const [words, others] = [weighty(reading, one), weighty(reading, other)];
  if ([...words].some((word) => others.has(word))) return true;
  if (Math.abs(a - b) > REACH) return false;
  const folded = [a, b].map((index) => reading.sentences[index]?.folded ?? '');
  return [/\b(?:he|him|his)\b/, /\b(?:she|her|hers)\b/].some((pronoun) =>
    folded.every((text) => pronoun.test(text)),
  );
}

/** Adverbs that two lines may share and have nothing in common. */
const vague =
  /^(?!.*ly$)|^(?:really|actually|probably|finally|only|usually|honestly|completely|totally|nearly|early|suddenly|obviously|literally|basically|definitely|exactly|apparently|especially|absolutely)$/;

function weighty(reading: Reading, { sentences, quote }: Observation): Set<string> {
  const tokens = sentences.flatMap((index) => reading.sentences[index]?.tokens ?? []);
  const inside = (token: Token) => !quote || (token.start >= quote.start && token.end <= quote.end);
  return new Set(
    tokens
      .filter(
        (token) =>
          inside(token) &&
          /^(?:NOUN|VERB|ADJ|ADV)$/.test(token.pos) &&
          token.lower.length > 3 &&
          (token.pos === 'ADV'
            ? !vague.test(token.lower)
            : !commonWords.has(token.lower) && !commonWords.has(token.lemma)),
      )
      .map(({ lemma }) => lemma),
  );
}
