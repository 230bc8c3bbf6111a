import { MOODS } from '@pathkeeper/contract';
import type { Feeling, Reading } from '../../../platform/language/reading.ts';
import type { GuideEntry } from '../../guide-provider/index.ts';
import { quoted } from '../words.ts';
import type { Observation, Slots } from './observation.ts';
import { observation, placed } from './placed.ts';

/** Which feelings are named on a page, and how they go from its beginning to its end. */
export function observeFeelings(reading: Reading, page: GuideEntry): Observation[] {
  return [...feelings(reading), ...moodGap(reading, page), ...slope(reading)];
}

function feelings(reading: Reading): Observation[] {
  const found: Observation[] = [];
  const named = reading.feelings.filter(({ own, state }) => own && state);
  for (const feeling of named) {
    const place = placed(reading, feeling.sentence, feeling.span);
    if (!place || isTakenBack(reading, feeling)) continue;
    if (feeling.negated) found.push(observation('notFeeling', 4.6, place));
    else
      found.push(
        observation('feeling', 4.6 + Math.abs(feeling.valence) * 0.2, place, {
          c: quoted(feeling.span.text),
          ...(isAdjective(reading, feeling) ? { adj: quoted(feeling.span.text) } : {}),
        }),
      );
  }
  const other = pairOf(named.filter(({ negated }) => !negated));
  if (other) {
    const [first, second] = other;
    const place = placed(reading, second.sentence, second.span);
    if (place) {
      found.push(
        observation('twoFeelings', 5.4, place, {
          c: quoted(first.span.text),
          d: quoted(second.span.text),
        }),
      );
    }
  }
  const glad = reading.feelings
    .filter(({ valence, negated, state }) => valence >= 1 && !negated && !state)
    .sort((a, b) => b.valence - a.valence)[0];
  const place = glad && !isMixed(reading, glad) ? placed(reading, glad.sentence, glad.span) : null;
  if (glad && place && glad.valence >= 1.9) found.push(observation('glad', 4.6, place));
  return found;
}

/** "tired", which one can be, and not "grief", which one has. */
function isAdjective(reading: Reading, { span, sentence, valence }: Feeling): boolean {
  const token = reading.sentences[sentence]?.tokens.find(({ start }) => start === span.start);
  return valence < 0 && token !== undefined && token.pos !== 'NOUN' && token.pos !== 'PROPN';
}

/** "I was happy, and then I looked and wasn't". */
function isTakenBack(reading: Reading, { span, sentence, negated }: Feeling): boolean {
  const own = reading.sentences[sentence];
  const rest = own?.folded.slice(span.end - own.start) ?? '';
  return !negated && /\b(?:wasn't|isn't|aren't|weren't|not any ?more|no longer)\b/.test(rest);
}

/** Two named feelings that pull in different directions. */
function pairOf(named: readonly Feeling[]): [Feeling, Feeling] | null {
  const glad = named.find(({ valence }) => valence >= 1);
  const low = named.find(({ valence }) => valence <= -1);
  if (!glad || !low || glad.emotion === low.emotion) return null;
  return glad.span.start < low.span.start ? [glad, low] : [low, glad];
}

/** Whether something low or a "but", a wish or a condition stands in the same sentence. */
function isMixed(reading: Reading, feeling: Feeling): boolean {
  const sentence = reading.sentences[feeling.sentence];
  return (
    reading.feelings.some((other) => other.sentence === feeling.sentence && other.valence < 0) ||
    /\b(?:but|if|would|could|should|wish|used to|not|never|supposed|pretend\w*|wasn't|isn't|didn't|don't|though|yet|sarcas\w*|sure)\b|n't\b/.test(
      sentence?.folded ?? '',
    )
  );
}

const gladMoods = new Set(['happy', 'excited', 'calm', 'grateful', 'content', 'energetic']);

function moodGap(reading: Reading, page: GuideEntry): Observation[] {
  if (!page.mood || !gladMoods.has(page.mood)) return [];
  const low = reading.feelings.find(
    ({ own, state, valence, negated }) => own && state && valence <= -1.5 && !negated,
  );
  const place = low && placed(reading, low.sentence, low.span);
  if (!low || !place) return [];
  return [
    observation('moodGap', 5.2, place, { c: quoted(low.span.text), mood: MOODS[page.mood].label }),
  ];
}

function slope(reading: Reading): Observation[] {
  const { sentences, valence } = reading;
  if (
    sentences.length < 4 ||
    Math.abs(valence.last - valence.first) < 1.8 ||
    valence.first * valence.last >= 0
  )
    return [];
  const lightens = valence.last > valence.first;
  const strongest = (from: number, to: number, sign: number) =>
    reading.feelings
      .filter(
        (feeling) =>
          feeling.sentence >= from && feeling.sentence < to && feeling.valence * sign >= 1,
      )
      .sort((a, b) => Math.abs(b.valence) - Math.abs(a.valence))[0];
  const third = sentences.length / 3;
  const early = strongest(0, third, lightens ? -1 : 1);
  const late = strongest(sentences.length - third, sentences.length, lightens ? 1 : -1);
  const a = early && placed(reading, early.sentence, early.span);
  const b = late && placed(reading, late.sentence, late.span);
  if (!a || !b) return [];
  const short: Slots = a.slots.k && b.slots.k ? { ka: a.slots.k, kb: b.slots.k } : {};
  return [
    {
      kind: lightens ? 'lightens' : 'darkens',
      score: 5.6,
      sentences: [a.sentence.index, b.sentence.index],
      slots: { a: quoted(a.quote.text), b: quoted(b.quote.text), ...short },
      quote: b.quote,
    },
  ];
}
