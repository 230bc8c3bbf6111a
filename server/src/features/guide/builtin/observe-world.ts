import type { Reading, Word } from '../../../platform/language/reading.ts';
import { SENSES } from '../../../platform/language/things.data.ts';
import type { Observation } from './observation.ts';
import { observation, placed } from './placed.ts';
import { clauseOf, quoteSlots, shortClauseOf, wholeOf } from './quote.ts';
import { quoted } from './words.ts';

/** What a page lets be seen, heard, counted and found again. */
export function observeWorld(reading: Reading): Observation[] {
  return [
    ...senses(reading),
    ...numbers(reading),
    ...things(reading),
    ...places(reading),
    ...lines(reading),
  ];
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
      if (place) return [observation(sense, sense === 'body' ? 5.8 : 5.4, place)];
    }
    return [];
  });

const notCounted =
  /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|seconds?|times?|am|pm|o'clock|percent|degrees?|thirty|forty|o|st|th|x|of|more|people|things?|half|quarter|past|kg|km|miles?|pounds?|quid|dollars?|euros?|years?-old|year)$/;

function numbers(reading: Reading): Observation[] {
  for (const sentence of reading.sentences) {
    if (sentence.spoken || sentence.item || !/\bcount/.test(sentence.folded)) continue;
    for (const [at, token] of sentence.tokens.entries()) {
      if (
        token.pos !== 'NUM' ||
        /^(?:one|two|1|2|0|once)$/.test(token.lower) ||
        !/^(?:\p{L}{3,}|\d{1,3})$/u.test(token.text)
      )
        continue;
      if (
        /^(?:at|since|around|until|by|chapter|page|level|room|number|aged?|am|was|turned|'m|the|no)$/.test(
          sentence.tokens[at - 1]?.lower ?? '',
        )
      )
        continue;
      let end = at + 1;
      while (sentence.tokens[end]?.pos === 'ADJ' && end < at + 3) end += 1;
      const noun = sentence.tokens[end];
      if (noun?.pos !== 'NOUN' || notCounted.test(noun.lower) || !noun.lower.endsWith('s'))
        continue;
      if (sentence.tokens.slice(at, end).some(({ lower }) => notCounted.test(lower))) continue;
      const place = placed(reading, sentence.index, token);
      if (!place) continue;
      const text = reading.text.slice(token.start, noun.end);
      if (/\n/.test(text)) continue;
      return [observation('counted', 5.2, place, { k: quoted(text) })];
    }
  }
  return [];
}

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

function things(reading: Reading): Observation[] {
  return reading.things.slice(0, 6).flatMap((word) => {
    const surface = word.span.text.toLowerCase();
    if ((pluralOnly.test(surface) && !singularInS.test(surface)) || !isAlone(reading, word))
      return [];
    const place = placed(reading, word.sentences[0] ?? 0, word.span);
    const plain = ordinary.has(surface) ? 1 : 0;
    return place
      ? [observation('thing', 3.4 - plain + word.count * 0.4, place, { thing: surface })]
      : [];
  });
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

function places(reading: Reading): Observation[] {
  return reading.places.slice(0, 2).flatMap((word) => {
    const place = placed(reading, word.sentences[0] ?? 0, word.span);
    return place ? [observation('place', 2.8, place)] : [];
  });
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
          1 + Math.min(weighty, 3) * 0.4 + (sentence.words >= 5 && sentence.words <= 16 ? 0.6 : 0),
        sentences: [sentence.index],
        slots: quoteSlots(quote, k),
        quote,
      },
    ];
  });
}
