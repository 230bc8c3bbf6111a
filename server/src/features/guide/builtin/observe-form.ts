import type { Reading } from '../../../platform/language/reading.ts';
import type { Page } from '../guide.types.ts';
import type { Observation } from './observation.ts';
import { clauseOf, quoteSlots, shortClauseOf, wholeOf } from './quote.ts';
import { inWords, ordinal, quoted } from './words.ts';

/** What can be seen in how a page is built. */
export function observeForm(reading: Reading, page: Page): Observation[] {
  return [
    ...contrasts(reading),
    ...repetitions(reading),
    ...shortest(reading),
    ...bookends(reading),
    ...lateSelf(reading),
    ...night(reading, page),
  ];
}

function contrasts({ contrasts: found, sentences }: Reading): Observation[] {
  return found.flatMap(({ sentence, word, before, after }) => {
    const own = sentences[sentence];
    if (!own || before.text.length > 110 || after.text.length > 110) return [];
    const short = before.text.length <= 60 && after.text.length <= 60;
    return [
      {
        kind: 'contrast',
        score: 6.4 + (/\b(?:i|me|my|we)\b/.test(own.folded) ? 0.6 : -0.6) + (short ? 0.4 : 0),
        sentences: [sentence],
        slots: {
          a: quoted(before.text),
          b: quoted(after.text),
          c: quoted(word.text),
          ...(short ? { ka: quoted(before.text), kb: quoted(after.text) } : {}),
        },
        quote: after,
      },
    ];
  });
}

function repetitions({ repeated, sentences, sampled }: Reading): Observation[] {
  if (sampled) return [];
  return repeated.slice(0, 2).flatMap((word) => {
    const places = word.sentences.flatMap((index) => {
      const sentence = sentences[index];
      const token = sentence?.tokens.find(({ lower }) => lower === word.lemma);
      const quote = sentence && token && !sentence.spoken ? clauseOf(sentence, token) : null;
      return quote ? [{ index, quote }] : [];
    });
    const place = places.at(-1);
    if (!place) return [];
    return [
      {
        kind: 'repeat',
        score: 5.4 + Math.min(word.count, 8) * 0.35,
        sentences: [place.index],
        slots: {
          c: quoted(word.span.text),
          n: inWords(word.count),
          ...quoteSlots(place.quote, null),
        },
        quote: place.quote,
      },
    ];
  });
}

function shortest({ sentences, sampled }: Reading): Observation[] {
  const prose = sentences.filter(({ item, spoken }) => !item && !spoken);
  if (prose.length < 5 || sampled) return [];
  const mean = Math.round(prose.reduce((sum, { words }) => sum + words, 0) / prose.length);
  const brief = prose.filter(
    ({ words, tokens }) =>
      words >= 2 && words <= 5 && tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX'),
  );
  const [sentence] = brief;
  const quote = sentence && wholeOf(sentence);
  if (brief.length !== 1 || !sentence || !quote || mean < 11) return [];
  return [
    {
      kind: 'shortest',
      score: 6.2,
      sentences: [sentence.index],
      slots: { ...quoteSlots(quote, quote), n: inWords(sentence.words), m: inWords(mean) },
      quote,
    },
  ];
}

function bookends({ sentences }: Reading): Observation[] {
  const first = sentences[0];
  const last = sentences.at(-1);
  if (
    !first ||
    !last ||
    sentences.length < 5 ||
    first.item ||
    last.item ||
    first.spoken ||
    last.spoken
  )
    return [];
  const a = clauseOf(
    first,
    first.tokens.find(({ pos }) => pos === 'VERB' || pos === 'AUX') ?? first,
  );
  const b = clauseOf(
    last,
    last.tokens.findLast(({ pos }) => pos === 'VERB' || pos === 'AUX') ?? last,
  );
  if (!a || !b) return [];
  const short = a.text.length <= 60 && b.text.length <= 60 && !/[?!]$/.test(a.text + b.text);
  return [
    {
      kind: 'bookends',
      score: 3.4,
      sentences: [first.index, last.index],
      slots: {
        a: quoted(a.text),
        b: quoted(b.text),
        ...(short ? { ka: quoted(a.text), kb: quoted(b.text) } : {}),
      },
      quote: b,
    },
  ];
}

function lateSelf({ sentences, sampled }: Reading): Observation[] {
  const at = sentences.findIndex(({ folded }) =>
    /\b(?:i|me|my|we|us|our|im|myself)\b/.test(folded),
  );
  const sentence = sentences[at];
  const word = sentence?.tokens.find(({ lower }) => lower === 'i');
  if (at < 3 || at > 11 || !sentence || sentence.spoken || !word || sampled) return [];
  if (sentences.slice(0, at).some(({ item, words }) => item || words < 3)) return [];
  if (
    /\b(?:me|my|we|us|our|im|myself)\b/.test(sentence.folded.slice(0, word.start - sentence.start))
  )
    return [];
  const quote = clauseOf(sentence, word);
  if (!quote) return [];
  return [
    {
      kind: 'lateSelf',
      score: 5.6,
      sentences: [at],
      slots: {
        c: quoted(word.text),
        nth: ordinal(at + 1),
        ...quoteSlots(quote, shortClauseOf(sentence, word)),
      },
      quote,
    },
  ];
}

function night(reading: Reading, page: Page): Observation[] {
  const sentence = reading.sentences.find(
    (candidate) => !candidate.spoken && !candidate.item && candidate.words >= 6,
  );
  if (page.hour > 4 || page.hour < 0 || !sentence) return [];
  const at = sentence.tokens.find(({ pos }) => pos === 'VERB' || pos === 'AUX') ?? sentence;
  const quote = clauseOf(sentence, at);
  if (!quote) return [];
  const hour = page.hour === 0 ? 'after midnight' : `after ${inWords(page.hour)} in the morning`;
  return [
    {
      kind: 'night',
      score: 4.4,
      sentences: [sentence.index],
      slots: { hour, ...quoteSlots(quote, shortClauseOf(sentence, at)) },
      quote,
    },
  ];
}
