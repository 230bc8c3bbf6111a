import type { Reading, Sentence } from '../../../platform/language/reading.ts';
import { hedgesOf } from '../../../platform/language/cues.ts';
import { commonWords } from '../../../platform/language/themes.ts';
import type { Page } from '../guide.types.ts';
import type { Observation } from './observation.ts';
import { clauseOf, quoteSlots, shortClauseOf, wholeOf } from './quote.ts';
import { inWords, joined, ordinal, quoted } from './words.ts';

/** What can be seen in how a page is built. */
export function observeForm(reading: Reading, page: Page): Observation[] {
  return [
    ...contrasts(reading),
    ...repetitions(reading),
    ...shortest(reading),
    ...bookends(reading),
    ...questions(reading),
    ...asides(reading),
    ...hedges(reading),
    ...lateSelf(reading),
    ...list(reading),
    ...shouts(reading),
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
        slots: { c: quoted(word.span.text), n: inWords(word.count), ...quoteSlots(place.quote, null) },
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
    ({ words, tokens }) => words >= 2 && words <= 5 && tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX'),
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
  if (!first || !last || sentences.length < 5 || first.item || last.item || first.spoken || last.spoken) return [];
  const a = clauseOf(first, first.tokens.find(({ pos }) => pos === 'VERB' || pos === 'AUX') ?? first);
  const b = clauseOf(last, last.tokens.findLast(({ pos }) => pos === 'VERB' || pos === 'AUX') ?? last);
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

function questions({ sentences }: Reading): Observation[] {
  const asked = sentences.filter(({ text, spoken, words }) => !spoken && words >= 3 && /\?+["”')]*$/.test(text));
  return asked.flatMap((sentence) => {
    const whole = wholeOf(sentence);
    if (!whole) return [];
    const bare = wholeOf({ ...sentence, text: sentence.text.replace(/\?+$/, '') }, 70);
    const ends = sentence.index === sentences.length - 1;
    return [
      {
        kind: ends ? 'endsOnQuestion' : 'ownQuestion',
        score: ends ? 7.2 : 6.4,
        sentences: [sentence.index],
        slots: quoteSlots(whole, bare),
        quote: whole,
      },
    ];
  });
}

function asides({ sentences }: Reading): Observation[] {
  return sentences.flatMap((sentence) => {
    const match = /\(([^()\n"“”]{6,110})\)/u.exec(sentence.text);
    const inside = match?.[1];
    if (!match || !inside || sentence.spoken || inside.split(/\s+/).length < 3 || /https?:|\d{2}/.test(inside)) return [];
    const start = sentence.start + match.index + 1;
    const text = inside.replace(/[.,;\s]+$/, '');
    const quote = { start, end: start + text.length, text };
    return [
      {
        kind: 'aside',
        score: 6,
        sentences: [sentence.index],
        slots: quoteSlots(quote, text.length <= 60 ? quote : null),
        quote,
      },
    ];
  });
}

function hedges({ sentences, sampled }: Reading): Observation[] {
  const found = sentences.flatMap((sentence) => (sentence.spoken ? [] : hedgesOf(sentence).map((span) => ({ sentence, span }))));
  const kinds = [...new Map(found.map((hedge) => [hedge.span.text.toLowerCase(), hedge])).values()];
  if (found.length < 3 || kinds.length < 2 || sampled) return [];
  const shown = kinds
    .map((hedge) => ({ ...hedge, quote: clauseOf(hedge.sentence, hedge.span) }))
    .find(({ quote }) => quote);
  if (!shown?.quote) return [];
  return [
    {
      kind: 'hedges',
      score: 5 + Math.min(found.length, 6) * 0.3,
      sentences: [shown.sentence.index],
      slots: {
        n: inWords(found.length),
        list: joined(kinds.slice(0, 3).map(({ span }) => quoted(span.text))),
        c: quoted(shown.span.text),
        ...quoteSlots(shown.quote, shortClauseOf(shown.sentence, shown.span)),
      },
      quote: shown.quote,
    },
  ];
}

function lateSelf({ sentences, sampled }: Reading): Observation[] {
  const at = sentences.findIndex(({ folded }) => /\b(?:i|me|my|we|us|our|im|myself)\b/.test(folded));
  const sentence = sentences[at];
  const word = sentence?.tokens.find(({ lower }) => lower === 'i');
  if (at < 3 || at > 11 || !sentence || sentence.spoken || !word || sampled) return [];
  if (sentences.slice(0, at).some(({ item, words }) => item || words < 3)) return [];
  if (/\b(?:me|my|we|us|our|im|myself)\b/.test(sentence.folded.slice(0, word.start - sentence.start))) return [];
  const quote = clauseOf(sentence, word);
  if (!quote) return [];
  return [
    {
      kind: 'lateSelf',
      score: 5.6,
      sentences: [at],
      slots: { c: quoted(word.text), nth: ordinal(at + 1), ...quoteSlots(quote, shortClauseOf(sentence, word)) },
      quote,
    },
  ];
}

function list({ sentences, sampled }: Reading): Observation[] {
  const lines = sentences.filter(({ item }) => item);
  const whole = (line: Sentence | undefined) => (line ? wholeOf(line, 110) : null);
  const longest = [...lines].sort((a, b) => b.text.length - a.text.length)[0];
  const a = whole(lines[0]);
  const b = whole(lines.at(-1));
  const q = whole(longest);
  const oneEach = lines.every(({ lastOfLine }) => lastOfLine);
  if (lines.length < 3 || !a || !b || !q || !longest || sampled || !oneEach) return [];
  const short = a.text.length <= 60 && b.text.length <= 60;
  return [
    {
      kind: 'list',
      score: 6.4,
      sentences: [longest.index],
      slots: {
        n: inWords(lines.length),
        a: quoted(a.text),
        b: quoted(b.text),
        q: quoted(q.text),
        ...(short ? { ka: quoted(a.text), kb: quoted(b.text) } : {}),
      },
      quote: q,
    },
  ];
}

function shouts({ sentences, text }: Reading): Observation[] {
  if (text === text.toUpperCase()) return [];
  const loud = sentences.flatMap((sentence) =>
    sentence.spoken
      ? []
      : sentence.tokens
          .filter((token) => /^\p{Lu}{4,}$/u.test(token.text) && commonWords.has(token.lower))
          .map((token) => ({ sentence, token })),
  );
  const [only] = loud;
  const quote = only && clauseOf(only.sentence, only.token);
  if (loud.length !== 1 || !only || !quote) return [];
  return [
    {
      kind: 'shout',
      score: 5,
      sentences: [only.sentence.index],
      slots: { c: quoted(only.token.text), ...quoteSlots(quote, null) },
      quote,
    },
  ];
}

function night(reading: Reading, page: Page): Observation[] {
  const sentence = reading.sentences.find((candidate) => !candidate.spoken && !candidate.item && candidate.words >= 4);
  if (page.hour > 4 || page.hour < 0 || !sentence) return [];
  const at = sentence.tokens.find(({ pos }) => pos === 'VERB' || pos === 'AUX') ?? sentence;
  const quote = clauseOf(sentence, at);
  if (!quote) return [];
  const hour = page.hour === 0 ? 'after midnight' : `after ${inWords(page.hour)} in the morning`;
  return [
    {
      kind: 'night',
      score: 5.2,
      sentences: [sentence.index],
      slots: { hour, ...quoteSlots(quote, shortClauseOf(sentence, at)) },
      quote,
    },
  ];
}
