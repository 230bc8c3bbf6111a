import type { Reading } from '../../../platform/language/reading.ts';
import type { GuideEntry } from '../../guide-provider/index.ts';
import { inWords, quoted } from '../words.ts';
import type { Observation } from './observation.ts';
import { clauseOf, quoteSlots, shortClauseOf, wholeOf } from './quote.ts';
import { salience } from './salience.ts';

/** What a sentence must hold for its "but" to be worth showing. */
const TURNS = 1.9;

/** What can be seen in how a page is built. */
export function observeForm(reading: Reading, page: GuideEntry): Observation[] {
  return [
    ...contrasts(reading),
    ...repetitions(reading),
    ...shortest(reading),
    ...closing(reading),
    ...night(reading, page),
  ];
}

function contrasts(reading: Reading): Observation[] {
  const { contrasts: found, sentences } = reading;
  return found.flatMap(({ sentence, word, before, after }) => {
    const own = sentences[sentence];
    if (!own || before.text.length > 110 || after.text.length > 110) return [];
    if (salience(reading, own) < TURNS) return [];
    const short = before.text.length <= 60 && after.text.length <= 60;
    return [
      {
        kind: 'contrast',
        score: 4.6 + (short ? 0.3 : 0),
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
        score: 3.6 + Math.min(word.count, 6) * 0.2,
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
      words >= 3 && words <= 5 && tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX'),
  );
  const [sentence] = brief;
  const quote = sentence && wholeOf(sentence);
  if (brief.length !== 1 || !sentence || !quote || mean < 11) return [];
  return [
    {
      kind: 'shortest',
      score: 3.6,
      sentences: [sentence.index],
      slots: { ...quoteSlots(quote, quote), n: inWords(sentence.words), m: inWords(mean) },
      quote,
    },
  ];
}

/** The last line, where it is short and the writer or somebody else is in it. */
function closing({ sentences, people, sampled }: Reading): Observation[] {
  const last = sentences.at(-1);
  const quote = last && !last.spoken && !last.item ? wholeOf(last, 110) : null;
  if (!last || !quote || sentences.length < 3 || sampled || last.words < 3 || last.words > 18)
    return [];
  const inhabited =
    /\b(?:i|me|my|we|us|our|he|she|they|him|her)\b/.test(last.folded) ||
    people.some(({ sentences: where }) => where.includes(last.index));
  const verb = last.tokens.find(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (!inhabited || !verb || /[?!]$/.test(quote.text)) return [];
  return [
    {
      kind: 'closing',
      score: 4.4,
      sentences: [last.index],
      slots: quoteSlots(quote, last.words <= 8 ? quote : null),
      quote,
      at: verb,
    },
  ];
}

function night(reading: Reading, page: GuideEntry): Observation[] {
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
      score: 2.8,
      sentences: [sentence.index],
      slots: { hour, ...quoteSlots(quote, shortClauseOf(sentence, at)) },
      quote,
    },
  ];
}
