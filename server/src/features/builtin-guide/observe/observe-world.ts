import type { Reading, Word } from '../../../platform/language/reading.ts';
import { SENSES } from '../../../platform/language/things.data.ts';
import type { Observation } from './observation.ts';
import { observation, placed } from './placed.ts';
import { clauseOf, quoteSlots, shortClauseOf, wholeOf } from './quote.ts';

/** What the body says on a page, and its fullest lines. */
export function observeWorld(reading: Reading): Observation[] {
  return [...senses(reading), ...lines(reading)];
}

const senses = (reading: Reading): Observation[] =>
  SENSES.flatMap(({ sense, words }) => {
    const known = new Set(words.split(' '));
    for (const sentence of reading.sentences) {
      const at = sentence.tokens.findIndex(
        ({ lower }, index) =>
          known.has(lower) && (sense !== 'body' || sentence.tokens[index - 1]?.lower === 'my'),
      );
      const token = sentence.tokens[at];
      const place = token ? placed(reading, sentence.index, token) : null;
      if (place) return [observation(sense, sense === 'body' ? 4.2 : 4.4, place)];
    }
    return [];
  });

/** Things that stand in every day and say little about any. */
const ordinary = new Set(
  'wall door room floor house table bed street car shop school road park window phone computer train bus station chair flat office bathroom bedroom kitchen sky screen email desk roof'.split(
    ' ',
  ),
);

/** Figures of speech, in which nothing can be pointed at. */
const idioms =
  /on (?:my|her|his|their|your) plate|in the same boat|last straw|over the moon|by the book|on the ball|bigger picture|in the bag|game chang|off the hook|rock bottom|piece of cake|hit the (?:road|wall|roof)|under the weather|back to square|cold feet|the whole picture|out of the window|under the (?:bus|rug|carpet)|on the fence|a level playing/;

const pluralOnly = /(?:[^s]s|sses|shes|ches)$/;
const singularInS =
  /^(?:bus|gas|lens|canvas|tennis|glass|grass|dress|moss|compass|mattress|necklace|cross|brass|news)$/;

/** A single thing one could point at, in the line that is quoted. */
export function thingIn(reading: Reading, line: string): string | null {
  const word = reading.things.find(({ span, sentences }) => {
    const text = span.text.toLowerCase();
    const plural = pluralOnly.test(text) && !singularInS.test(text);
    const sentence = reading.sentences[sentences[0] ?? 0];
    return (
      sentence?.text.includes(line) && line.includes(span.text) && !plural && !ordinary.has(text)
    );
  });
  return word && isAlone(reading, word) ? word.span.text.toLowerCase() : null;
}

/** Not part of a compound such as "phone call" or "half life", whose second word changes the thing. */
function isAlone(reading: Reading, word: Word): boolean {
  const tokens = reading.sentences[word.sentences[0] ?? 0]?.tokens ?? [];
  const at = tokens.findIndex(({ start }) => start === word.span.start);
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  if (idioms.test(reading.sentences[word.sentences[0] ?? 0]?.folded ?? '')) return false;
  if (
    ordinary.has(word.span.text.toLowerCase()) &&
    !/^(?:the|my|our|his|her)$/.test(before?.lower ?? '')
  )
    return false;
  if (
    next?.pos === 'NOUN' ||
    next?.text === '-' ||
    before?.text === '-' ||
    before?.pos === 'NOUN' ||
    before?.pos === 'PROPN'
  )
    return false;
  return (
    before?.pos === 'DET' ||
    before?.pos === 'PRON' ||
    before?.pos === 'ADJ' ||
    before?.lower === "'s"
  );
}

/** The fullest sentences, for pages of which nothing more particular can be said. */
function lines(reading: Reading): Observation[] {
  return reading.sentences.flatMap((sentence) => {
    if (sentence.spoken) return [];
    const verb = sentence.tokens.find(({ pos }) => pos === 'VERB' || pos === 'AUX');
    const quote = (verb && clauseOf(sentence, verb)) ?? wholeOf(sentence);
    if (!quote || quote.text.split(/\s+/).length < 4) return [];
    const weighty = reading.things.filter(({ sentences }) =>
      sentences.includes(sentence.index),
    ).length;
    const k = verb ? shortClauseOf(sentence, verb) : quote.text.length <= 60 ? quote : null;
    return [
      {
        kind: 'line',
        score:
          2.4 +
          Math.min(weighty, 2) * 0.2 +
          (sentence.words >= 5 && sentence.words <= 18 ? 0.6 : 0),
        sentences: [sentence.index],
        slots: quoteSlots(quote, k),
        quote,
        ...(verb ? { at: verb } : {}),
      },
    ];
  });
}
