import { hedgesOf } from '../../../platform/language/cues.ts';
import { withoutEnd } from '../../../platform/language/edges.ts';
import type { Reading, Sentence } from '../../../platform/language/reading.ts';
import { commonWords } from '../../../platform/language/themes.ts';
import { inWords, joined, quoted } from '../words.ts';
import type { Observation } from './observation.ts';
import { clauseOf, quoteSlots, shortClauseOf, wholeOf } from './quote.ts';

/** What stands out by its signs: questions, brackets, lists, capitals, and words that hold back. */
export function observeMarks(reading: Reading): Observation[] {
  return [
    ...questions(reading),
    ...asides(reading),
    ...hedges(reading),
    ...list(reading),
    ...shouts(reading),
  ];
}

function questions({ sentences }: Reading): Observation[] {
  const asked = sentences.filter(
    ({ text, spoken, words }) => !spoken && words >= 3 && withoutEnd(text, /["”')]/).endsWith('?'),
  );
  return asked.flatMap((sentence) => {
    const whole = wholeOf(sentence);
    if (!whole) return [];
    const bare = wholeOf({ ...sentence, text: withoutEnd(sentence.text, /\?/) }, 70);
    const ends = sentence.index === sentences.length - 1;
    return [
      {
        kind: ends ? 'endsOnQuestion' : 'ownQuestion',
        score: ends ? 6.2 : 5.2,
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
    if (
      !match ||
      !inside ||
      sentence.spoken ||
      inside.split(/\s+/).length < 3 ||
      /https?:|\d{2}/.test(inside)
    )
      return [];
    const start = sentence.start + match.index + 1;
    const text = inside.replace(/[.,;\s]+$/, '');
    const quote = { start, end: start + text.length, text };
    return [
      {
        kind: 'aside',
        score: 4.8,
        sentences: [sentence.index],
        slots: quoteSlots(quote, text.length <= 60 ? quote : null),
        quote,
      },
    ];
  });
}

function hedges({ sentences, sampled }: Reading): Observation[] {
  const found = sentences.flatMap((sentence) =>
    sentence.spoken ? [] : hedgesOf(sentence).map((span) => ({ sentence, span })),
  );
  const kinds = [...new Map(found.map((hedge) => [hedge.span.text.toLowerCase(), hedge])).values()];
  if (found.length < 3 || kinds.length < 2 || sampled) return [];
  const shown = kinds
    .map((hedge) => ({ ...hedge, quote: clauseOf(hedge.sentence, hedge.span) }))
    .find(({ quote }) => quote);
  if (!shown?.quote) return [];
  return [
    {
      kind: 'hedges',
      score: 3 + Math.min(found.length, 6) * 0.2,
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

/** A line of a list in which somebody is to be told, asked or thanked: it weighs more than the rest. */
const toSomebody =
  /\b(?:tell|ask|call|ring|write to|talk to|say sorry to|apologi[sz]e to|forgive|thank|hug|visit) (?:him|her|them|my|mum|dad|mom|nan|gran|\p{Lu})/u;

function list({ sentences, sampled }: Reading): Observation[] {
  const lines = sentences.filter(({ item }) => item);
  const whole = (line: Sentence | undefined) => (line ? wholeOf(line, 110) : null);
  const longest =
    lines.find(({ text }) => toSomebody.test(text) && text.length > 9) ??
    [...lines].sort((a, b) => b.text.length - a.text.length)[0];
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
        ...(longest.text.length >= Math.max(...lines.map(({ text }) => text.length))
          ? { longest: quoted(q.text) }
          : { line: quoted(q.text) }),
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
      score: 3.6,
      sentences: [only.sentence.index],
      slots: { c: quoted(only.token.text), ...quoteSlots(quote, null) },
      quote,
    },
  ];
}
