import type { Reading, Sentence } from '../../../platform/language/reading.ts';
import { retold } from '../../../platform/language/retell.ts';
import type { Observation, Slots } from './observation.ts';

/** Those who will not be asked what they think. */
const speechless = /^(?:dog|cat|baby|landlord|landlady|therapist)$/;

/** The one other person a sentence names, as slot {who}. */
export function whoIn(reading: Reading, { index }: Sentence): Slots {
  const named = reading.people.filter(
    ({ key, sentences }) => sentences.includes(index) && !speechless.test(key),
  );
  const who = named.length === 1 ? named[0]?.label : undefined;
  return who ? { who } : none;
}

const none: Slots = {};

/**
 * Slots for asking about an observation without quoting it: {did}, {didnt}, {do} and {felt} say what
 * its writer did, did not, does and suffered, {they} what somebody else did to them.
 */
export function saidBack(reading: Reading, { sentences, at, quote }: Observation): Slots {
  const sentence = reading.sentences[sentences[0] ?? 0];
  const place = at ?? quote;
  return sentence && place && sentences.length === 1 ? clauseOf(reading, sentence, place) : none;
}

const feels = /^you(?: \w+)? (?:were|felt)\b/;

function clauseOf(reading: Reading, sentence: Sentence, at: { start: number; end: number }): Slots {
  const clause = retold(sentence, at);
  if (!clause) return none;
  const { text, subject, tense, negated, state } = clause;
  if (subject === 'other')
    return tense === 'past' && !negated && !state && /\byour?\b/.test(text) ? { they: text } : none;
  if (tense === 'present') return { do: text };
  if (state)
    return feels.test(text) && !negated && isLow(reading, sentence) ? { felt: text } : none;
  return negated ? { didnt: text } : { did: text };
}

function isLow({ feelings }: Reading, { index }: Sentence): boolean {
  const here = feelings.filter(({ sentence }) => sentence === index);
  return here.some(({ valence }) => valence < 0) && here.every(({ valence }) => valence < 1);
}
