import type { Reading, Span } from '../../../platform/language/reading.ts';
import { inWords, quoted } from '../words.ts';
import type { Observation } from './observation.ts';
import { observation, placed } from './placed.ts';
import { quoteSlots } from './quote.ts';

/** Who is on a page, named or not, and what they say. */
export function observePeople(reading: Reading): Observation[] {
  return [...speech(reading), ...people(reading), ...unnamed(reading)];
}

function speech(reading: Reading): Observation[] {
  return reading.speech.flatMap(({ span, sentence }) => {
    const words = span.text.split(/\s+/).length;
    if (words < 2 || words > 18 || /["“”\n]/.test(span.text) || !/\p{Ll}/u.test(span.text))
      return [];
    const short = words <= 10 && !/[?!]$/.test(span.text);
    const speaker = speakerOf(reading, sentence, span);
    return [
      {
        kind: speaker === 'you' ? 'ownSpeech' : 'speech',
        score: words >= 3 ? 5.2 : 4.2,
        sentences: [sentence],
        slots: {
          ...quoteSlots(span, short ? span : null),
          ...(speaker && speaker !== 'you' ? { speaker } : {}),
        },
        quote: span,
      },
    ];
  });
}

const says =
  '(?:(?:just|then|only|once|finally|had|have|has) )?(?:said|says|say|went|goes|asked|asks|told me|told us|shouted|whispered|replied|was like|wrote|texted)';
const saidBefore = new RegExp(
  `([\\p{L}'’-]+) ${says}(?: (?:to (?:me|us)|me|at me|it))?[\\s,:]*["“'‘]?$`,
  'iu',
);
const saidAfter = new RegExp(`^[.,!?…]?["”'’]?,? ([\\p{L}'’-]+) ${says}`, 'iu');

/** Who says it, where a word of saying stands right beside it: a person's label, or "you". */
function speakerOf(reading: Reading, index: number, span: Span): string | null {
  const sentence = reading.sentences[index];
  if (!sentence) return null;
  const before = sentence.text.slice(0, Math.max(0, span.start - sentence.start));
  const after = sentence.text.slice(span.end - sentence.start);
  const word = (saidBefore.exec(before) ?? saidAfter.exec(after))?.[1]?.toLowerCase();
  if (word === 'i') return 'you';
  const named = reading.people.find(({ key, label }) => key === word || label === `your ${word}`);
  return word && named ? named.label : null;
}

function people(reading: Reading): Observation[] {
  const speakers = reading.people.filter(({ key }) => !/^(?:dog|cat|baby)$/.test(key));
  const found = speakers.slice(0, 3).flatMap((person) => {
    const places = person.sentences.flatMap((index) => {
      const sentence = reading.sentences[index];
      const token = sentence?.tokens.find(
        ({ lower }) => lower === person.key || person.key.endsWith(lower),
      );
      const place = token ? placed(reading, index, token) : null;
      return place ? [place] : [];
    });
    const place = places.sort((a, b) => b.sentence.words - a.sentence.words)[0];
    if (!place) return [];
    const often = person.sentences.length >= 2 && reading.sentences.length >= 4 && !reading.sampled;
    return [
      observation('person', 2.8 + Math.min(person.mentions, 4) * 0.2, place, {
        who: person.label,
        ...(often
          ? { n: inWords(person.sentences.length), m: inWords(reading.sentences.length) }
          : {}),
      }),
    ];
  });
  return found;
}

const somebody =
  /\b(?:m[ae]n|wom[ae]n|girls?|boys?|guys?|bloke|lady|ladies|doctor|nurse|midwife|teacher|coach|friends?|mate|patient|customer|client|driver|kids?|child(?:ren)?|son|daughter|sister|brother|wife|husband|partner|boss|manager|neighbou?rs?|colleagues?|stranger|dentist|vet|gp|consultant|tutor|professor|lecturer|student|puppy|kitten|dog|cat|horse|cow|mare|ewe|hen|bird|teammate|guitarist|singer|author|player|dealer|landlord|landlady|cashier|waiter|waitress|barista|officer|soldier|pilot|mechanic|plumber|builder|farmer|baby|twins?|toddler|aunt|uncle|cousin|niece|nephew|gran\w*|nan|grand\w+|mum|mom|dad|father|mother|god|therapist|counsellor|crush|ex|girlfriend|boyfriend|bride|groom|king|queen|old|someone|somebody|person|one)\b/i;

function unnamed(reading: Reading): Observation[] {
  if (reading.people.length > 0 || reading.sampled || somebody.test(reading.text)) return [];
  const tokens = reading.sentences.flatMap(({ tokens: own }) => own);
  if (
    tokens.some(
      ({ pos, text }, at) =>
        pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text) && tokens[at - 1]?.pos !== 'PUNCT',
    )
  )
    return [];
  const said = ['she', 'he'].map((word) => tokens.filter(({ lower }) => lower === word));
  const [she = [], he = []] = said;
  const most = she.length > he.length ? she : he;
  if ((she.length > 0 && he.length > 0) || most.length < 3) return [];
  const token = most.find(({ text }) => /^\p{Ll}/u.test(text)) ?? most[0];
  const sentence = reading.sentences.find(
    (own) => token && own.start <= token.start && own.end >= token.end,
  );
  const place = token && sentence ? placed(reading, sentence.index, token) : null;
  if (!token || !place) return [];
  return [observation('unnamed', 4.8, place, { c: quoted(token.text), n: inWords(most.length) })];
}
