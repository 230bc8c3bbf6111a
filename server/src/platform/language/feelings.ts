import {
  BEING,
  COLOURS,
  NEGATORS,
  ONLY_AFTER_BEING,
  STATES,
  STRONGER,
  WEAKER,
} from './feelings.data.ts';
import type { Feeling, Sentence, Token } from './reading.ts';

interface Sense {
  emotion: string;
  valence: number;
  state: boolean;
}

const lexicon = new Map<string, Sense>();
for (const { valence, words } of COLOURS)
  for (const word of words.split(' ')) lexicon.set(word, { emotion: '', valence, state: false });
for (const { emotion, valence, words } of STATES)
  for (const word of words.split(' ')) lexicon.set(word, { emotion, valence, state: true });

const afterBeing = setOf(ONLY_AFTER_BEING);
const being = setOf(BEING);
const negators = setOf(NEGATORS);
const stronger = setOf(STRONGER);
const weaker = setOf(WEAKER);
const self = setOf("i im i'm me my myself we us our");
const others = setOf(
  'he she they you it that this her him his their them everyone everybody nobody who which there',
);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** The feeling words of a sentence, with what negates or strengthens them counted in. */
export function feelingsOf(sentence: Sentence): Feeling[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at) => {
    const sense = lexicon.get(token.lower);
    if (!sense || token.pos === 'PROPN') return [];
    const before = tokens.slice(Math.max(0, at - 5), at);
    const near = before.slice(-4);
    const isState = sense.state && (!afterBeing.has(token.lower) || follows(near));
    if (sense.state && !isState && afterBeing.has(token.lower)) return [];
    const negated = near.some((other, index) => negates(other, near.slice(index + 1)));
    return [
      {
        span: { start: token.start, end: token.end, text: token.text },
        lemma: token.lower,
        emotion: sense.emotion,
        valence: weigh(sense.valence, near, negated),
        negated,
        state: isState,
        own: !sentence.spoken && !isSupposed(tokens, at) && isOwn(tokens, at),
        sentence: sentence.index,
      },
    ];
  });
}

/** "I was so very tired": a form of being, and nothing but adverbs between. */
function follows(near: readonly Token[]): boolean {
  for (let at = near.length - 1; at >= 0; at -= 1) {
    const token = near[at];
    if (!token) return false;
    if (being.has(token.lower)) return true;
    if (
      token.pos !== 'ADV' &&
      token.pos !== 'PART' &&
      !stronger.has(token.lower) &&
      !weaker.has(token.lower) &&
      token.lower !== 'a'
    )
      return false;
  }
  return false;
}

function negates(token: Token, between: readonly Token[]): boolean {
  if (!negators.has(token.lower)) return false;
  if (token.lower === 'no' && between.length > 1) return false;
  return !between.some(
    (other) => other.pos === 'PUNCT' || /^(only|but|because|and)$/.test(other.lower),
  );
}

function weigh(valence: number, near: readonly Token[], negated: boolean): number {
  let weight = valence;
  if (near.slice(-2).some((token) => stronger.has(token.lower))) weight *= 1.3;
  if (near.slice(-2).some((token) => weaker.has(token.lower))) weight *= 0.6;
  if (negated) weight *= -0.5;
  return Math.max(-3, Math.min(3, weight));
}

const supposing = setOf(
  "if whether would could should might wish wished 'd expected supposed allowed hoping hoped pretend pretended pretending used unless",
);

/** "I thought I would feel proud": imagined, asked or wished, and so not said to be. */
function isSupposed(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 7), at).map(({ lower }) => lower);
  // "tired, not because I was sad": a feeling that is ruled out.
  const ruledOut = before.some((word, index) => word === 'because' && before[index - 1] === 'not');
  // "He asked me was I scared": a question, said back.
  const asked = before.some(
    (word, index) => /^(?:was|am|were)$/.test(word) && before[index + 1] === 'i',
  );
  return ruledOut || asked || before.some((word) => supposing.has(word));
}

/** Whether the nearest subject before the word is the writer; without any, a sentence like "Tired." */
function isOwn(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const token = tokens[before];
    if (!token) break;
    if (token.pos === 'PUNCT' && /^[;:()]/.test(token.text)) break;
    if (self.has(token.lower)) return token.lower !== 'my' && token.lower !== 'our';
    if (others.has(token.lower) || token.pos === 'PROPN') return false;
    if (token.pos === 'NOUN' && isVerbAfter(tokens, before)) return false;
  }
  const next = tokens[at + 1];
  return at <= 2 && (!next || next.pos === 'PUNCT' || next.pos === 'ADV' || next.pos === 'CCONJ');
}

function isVerbAfter(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.pos === 'VERB' || next?.pos === 'AUX';
}
