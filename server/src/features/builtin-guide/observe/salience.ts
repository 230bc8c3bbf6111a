import type { Reading, Sentence } from '../../../platform/language/reading.ts';

const self = /\b(?:i|me|my|myself|im|ive|we|us|our)\b/;
const other = /\b(?:he|she|they|him|her|them|his|their)\b/;
const held =
  /n't\b|\b(?:never|cannot|cant|couldnt|didnt|dont|havent|wouldnt|not|nobody|no one|without|almost|nearly)\b/;
const turn =
  /\b(?:but|yet|though|actually|except|only|still|instead|anyway|even|because|in the end|turns out|at least|finally|rather than|for once)\b/;
const mind =
  /\b(?:think|thought|know|knew|known|realis\w+|realiz\w+|remember\w*|understand|understood|believe|suppose|wonder\w*|notic\w+|regret|forgive|trust|promise\w*|sorry|proud|love\w*|hate\w*|miss|afraid|scared|ashamed)\b/;
const wish = /\b(?:want|wanted|wish|hope|hoped|would like|i'd like|will|i'll|should)\b/;
const MOST = 4;

/**
 * How much of its writer a sentence holds, from 0 to 4: themselves and somebody else, what is felt,
 * held back, turned round, wished. Weather, lists and furniture hold little.
 */
export function salience(reading: Reading, sentence: Sentence): number {
  const { folded, index, words } = sentence;
  const felt = reading.feelings.filter((feeling) => feeling.sentence === index);
  const others =
    other.test(folded) || reading.people.some(({ sentences }) => sentences.includes(index));
  const mine = self.test(folded);
  let score = 0;
  if (mine) score += 0.7;
  if (others) score += 0.3;
  if (mine && others) score += 0.5;
  if (felt.some(({ own, state, negated }) => own && state && !negated)) score += 0.9;
  else if (felt.some(({ valence }) => Math.abs(valence) >= 1.8)) score += 0.4;
  if (mine && held.test(folded)) score += 0.8;
  if (turn.test(folded)) score += 0.5;
  if (mine && mind.test(folded)) score += 0.6;
  if (mine && wish.test(folded)) score += 0.4;
  if (index === reading.sentences.length - 1 && index > 2) score += 0.9;
  if (words < 4) score -= 0.9;
  if (words > 32) score -= 0.6;
  if (sentence.item) score -= 0.5;
  return Math.max(0, Math.min(MOST, score));
}
