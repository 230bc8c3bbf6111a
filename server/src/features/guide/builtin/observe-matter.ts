import { MOODS } from '@pathkeeper/contract';
import type { Feeling, Reading, Sentence, Span, Word } from '../../../platform/language/reading.ts';
import { SENSES } from '../../../platform/language/things.data.ts';
import type { Page } from '../guide.types.ts';
import type { Observation, Slots } from './observation.ts';
import { clauseOf, quoteSlots, shortClauseOf, wholeOf } from './quote.ts';
import { inWords, quoted } from './words.ts';

/** Who, what, where and which feelings are on a page. */
export function observeMatter(reading: Reading, page: Page): Observation[] {
  return [
    ...feelings(reading),
    ...moodGap(reading, page),
    ...slope(reading),
    ...speech(reading),
    ...people(reading),
    ...unnamed(reading),
    ...senses(reading),
    ...numbers(reading),
    ...things(reading),
    ...places(reading),
    ...lines(reading),
  ];
}

interface Placed {
  sentence: Sentence;
  quote: Span;
  slots: Slots;
}

/** The clause round a place, where the place is in a sentence the writer speaks. */
function placed(reading: Reading, index: number, at: Span): Placed | null {
  const sentence = reading.sentences[index];
  const quote = sentence && !sentence.spoken ? clauseOf(sentence, at) : null;
  if (!sentence || !quote) return null;
  return { sentence, quote, slots: quoteSlots(quote, shortClauseOf(sentence, at)) };
}

function observation(kind: string, score: number, { sentence, quote, slots }: Placed, more: Slots = {}): Observation {
  return { kind, score, sentences: [sentence.index], slots: { ...slots, ...more }, quote };
}

function feelings(reading: Reading): Observation[] {
  const found: Observation[] = [];
  const named = reading.feelings.filter(({ own, state }) => own && state);
  for (const feeling of named) {
    const place = placed(reading, feeling.sentence, feeling.span);
    if (!place) continue;
    if (feeling.negated) found.push(observation('notFeeling', 5.6, place));
    else found.push(observation('feeling', 5.8 + Math.abs(feeling.valence) * 0.3, place, { c: quoted(feeling.span.text) }));
  }
  const other = pairOf(named.filter(({ negated }) => !negated));
  if (other) {
    const [first, second] = other;
    const place = placed(reading, second.sentence, second.span);
    if (place) {
      found.push(
        observation('twoFeelings', 6.8, place, { c: quoted(first.span.text), d: quoted(second.span.text) }),
      );
    }
  }
  const glad = reading.feelings
    .filter(({ valence, negated, state }) => valence >= 1 && !negated && !state)
    .sort((a, b) => b.valence - a.valence)[0];
  const place = glad && !isMixed(reading, glad) ? placed(reading, glad.sentence, glad.span) : null;
  if (glad && place && glad.valence >= 1.9) found.push(observation('glad', 5.6, place));
  return found;
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

function moodGap(reading: Reading, page: Page): Observation[] {
  if (!page.mood || !gladMoods.has(page.mood)) return [];
  const low = reading.feelings.find(({ own, state, valence, negated }) => own && state && valence <= -1.5 && !negated);
  const place = low && placed(reading, low.sentence, low.span);
  if (!low || !place) return [];
  return [observation('moodGap', 6.6, place, { c: quoted(low.span.text), mood: MOODS[page.mood].label })];
}

function slope(reading: Reading): Observation[] {
  const { sentences, valence } = reading;
  if (sentences.length < 4 || Math.abs(valence.last - valence.first) < 1.8 || valence.first * valence.last >= 0) return [];
  const lightens = valence.last > valence.first;
  const strongest = (from: number, to: number, sign: number) =>
    reading.feelings
      .filter((feeling) => feeling.sentence >= from && feeling.sentence < to && feeling.valence * sign >= 1)
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
      score: 7,
      sentences: [a.sentence.index, b.sentence.index],
      slots: { a: quoted(a.quote.text), b: quoted(b.quote.text), ...short },
      quote: b.quote,
    },
  ];
}

function speech(reading: Reading): Observation[] {
  return reading.speech.flatMap(({ span, sentence }) => {
    const words = span.text.split(/\s+/).length;
    if (words < 2 || words > 18 || /["“”\n]/.test(span.text) || !/\p{Ll}/u.test(span.text)) return [];
    const short = span.text.length <= 60 && !/[?!]$/.test(span.text);
    return [
      {
        kind: 'speech',
        score: words >= 3 ? 6.6 : 5,
        sentences: [sentence],
        slots: quoteSlots(span, short ? span : null),
        quote: span,
      },
    ];
  });
}

function people(reading: Reading): Observation[] {
  const speakers = reading.people.filter(({ key }) => !/^(?:dog|cat|baby)$/.test(key));
  const found = speakers.slice(0, 3).flatMap((person) => {
    const places = person.sentences.flatMap((index) => {
      const sentence = reading.sentences[index];
      const token = sentence?.tokens.find(({ lower }) => lower === person.key || person.key.endsWith(lower));
      const place = token ? placed(reading, index, token) : null;
      return place ? [place] : [];
    });
    const place = places.sort((a, b) => b.sentence.words - a.sentence.words)[0];
    if (!place) return [];
    const often = person.sentences.length >= 2 && reading.sentences.length >= 4 && !reading.sampled;
    return [
      observation('person', 5 + Math.min(person.mentions, 4) * 0.4, place, {
        who: person.label,
        ...(often ? { n: inWords(person.sentences.length), m: inWords(reading.sentences.length) } : {}),
      }),
    ];
  });
  const [one, two] = speakers;
  const first = found[0];
  if (one && two && first?.quote) {
    const apart = !one.sentences.some((index) => two.sentences.includes(index));
    found.push({
      ...first,
      kind: 'twoPeople',
      score: apart ? 5.6 : 4.6,
      slots: { q: first.slots.q ?? '', who: one.label, other: two.label },
    });
  }
  return found;
}

const somebody =
  /\b(?:m[ae]n|wom[ae]n|girls?|boys?|guys?|bloke|lady|ladies|doctor|nurse|midwife|teacher|coach|friends?|mate|patient|customer|client|driver|kids?|child(?:ren)?|son|daughter|sister|brother|wife|husband|partner|boss|manager|neighbou?rs?|colleagues?|stranger|dentist|vet|gp|consultant|tutor|professor|lecturer|student|puppy|kitten|dog|cat|horse|cow|mare|ewe|hen|bird|teammate|guitarist|singer|author|player|dealer|landlord|landlady|cashier|waiter|waitress|barista|officer|soldier|pilot|mechanic|plumber|builder|farmer|baby|twins?|toddler|aunt|uncle|cousin|niece|nephew|gran\w*|nan|grand\w+|mum|mom|dad|father|mother|god|therapist|counsellor|crush|ex|girlfriend|boyfriend|bride|groom|king|queen|old|someone|somebody|person|one)\b/i;

function unnamed(reading: Reading): Observation[] {
  if (reading.people.length > 0 || reading.sampled || somebody.test(reading.text)) return [];
  const tokens = reading.sentences.flatMap(({ tokens: own }) => own);
  if (tokens.some(({ pos, text }, at) => pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text) && tokens[at - 1]?.pos !== 'PUNCT')) return [];
  const said = ['she', 'he'].map((word) => tokens.filter(({ lower }) => lower === word));
  const [she = [], he = []] = said;
  const most = she.length > he.length ? she : he;
  if ((she.length > 0 && he.length > 0) || most.length < 3) return [];
  const token = most.find(({ text }) => /^\p{Ll}/u.test(text)) ?? most[0];
  const sentence = reading.sentences.find((own) => token && own.start <= token.start && own.end >= token.end);
  const place = token && sentence ? placed(reading, sentence.index, token) : null;
  if (!token || !place) return [];
  return [observation('unnamed', 7, place, { c: quoted(token.text), n: inWords(most.length) })];
}

const senses = (reading: Reading): Observation[] =>
  SENSES.flatMap(({ sense, words }) => {
    const known = new Set(words.split(' '));
    for (const sentence of reading.sentences) {
      const at = sentence.tokens.findIndex(
        ({ lower }, index) => known.has(lower) && (sense !== 'body' || sentence.tokens[index - 1]?.lower === 'my'),
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
    if (sentence.spoken || sentence.item) continue;
    for (const [at, token] of sentence.tokens.entries()) {
      if (token.pos !== 'NUM' || /^(?:one|two|1|2|0|once)$/.test(token.lower) || !/^(?:\p{L}{3,}|\d{1,3})$/u.test(token.text)) continue;
      if (/^(?:at|since|around|until|by|chapter|page|level|room|number|aged?|am|was|turned|'m|the|no)$/.test(sentence.tokens[at - 1]?.lower ?? '')) continue;
      let end = at + 1;
      while (sentence.tokens[end]?.pos === 'ADJ' && end < at + 3) end += 1;
      const noun = sentence.tokens[end];
      if (noun?.pos !== 'NOUN' || notCounted.test(noun.lower) || !noun.lower.endsWith('s')) continue;
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

const pluralOnly = /(?:[^s]s|sses|shes|ches)$/;
const singularInS = /^(?:bus|gas|lens|canvas|tennis|glass|grass|dress|moss|compass|mattress|necklace|cross|brass|news)$/;

function things(reading: Reading): Observation[] {
  return reading.things.slice(0, 6).flatMap((word) => {
    const surface = word.span.text.toLowerCase();
    if ((pluralOnly.test(surface) && !singularInS.test(surface)) || !isAlone(reading, word)) return [];
    const place = placed(reading, word.sentences[0] ?? 0, word.span);
    return place ? [observation('thing', 3.2 + word.count * 0.5, place, { thing: surface })] : [];
  });
}

/** Not part of a compound such as "phone call" or "half life", whose second word changes the thing. */
function isAlone(reading: Reading, word: Word): boolean {
  const tokens = reading.sentences[word.sentences[0] ?? 0]?.tokens ?? [];
  const at = tokens.findIndex(({ start }) => start === word.span.start);
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  if (next?.pos === 'NOUN' || next?.text === '-' || before?.text === '-' || before?.pos === 'NOUN' || before?.pos === 'PROPN') return false;
  return before?.pos === 'DET' || before?.pos === 'PRON' || before?.pos === 'ADJ' || before?.lower === "'s";
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
    if (!quote) return [];
    const weighty = reading.things.filter(({ sentences }) => sentences.includes(sentence.index)).length;
    const k = verb ? shortClauseOf(sentence, verb) : quote.text.length <= 60 ? quote : null;
    return [
      {
        kind: 'line',
        score: 1 + Math.min(weighty, 3) * 0.4 + (sentence.words >= 5 && sentence.words <= 16 ? 0.6 : 0),
        sentences: [sentence.index],
        slots: quoteSlots(quote, k),
        quote,
      },
    ];
  });
}
