import { KIN } from '../../../platform/language/people.data.ts';
import type { Cue, Person, Reading, Sentence, Token } from '../../../platform/language/reading.ts';
import { inWords, quoted } from '../words.ts';
import type { Observation, Slots } from './observation.ts';
import { observation, placed } from './placed.ts';
import { clauseOf } from './quote.ts';
import { salience } from './salience.ts';

/** What is open, given or running on between the writer and somebody. */
export function observeRelations(reading: Reading): Observation[] {
  return [
    ...unfinished(reading),
    ...untold(reading),
    ...accounts(reading),
    ...owed(reading),
    ...doneFor(reading),
    ...threads(reading),
  ];
}

const kinLabels = new Map(
  KIN.flatMap(([words, label]) => words.split('|').map((word) => [word, label] as const)),
);

/** Who an action is directed at, as a sentence to the writer may name them: "Dan", "your dad", "her". */
function objectAfter(reading: Reading, tokens: readonly Token[], from: number): string | null {
  for (const [step, token] of tokens.slice(from, from + 4).entries()) {
    const { lower } = token;
    if (/^(?:him|her|them)$/.test(lower)) {
      const next = tokens[from + step + 1];
      // "her chapter" is a thing of hers.
      return lower === 'her' && next && /^(?:NOUN|ADJ|PROPN)$/.test(next.pos) ? null : lower;
    }
    const named = reading.people.find(({ key, kind }) => kind === 'name' && key === lower);
    if (named) return tokens[from + step + 1]?.lower === "'s" ? null : named.label;
    const kin = kinLabels.get(lower);
    const known = kin && reading.people.find(({ key }) => key === kin);
    if (known) return tokens[from + step + 1]?.lower === "'s" ? null : known.label;
    if (!/^(?:to|with|sorry|my|for)$/.test(lower)) return null;
  }
  return null;
}

const verbs: readonly [string, RegExp][] = [
  ['toApologise', /(?:sorry|apologi[sz]e|make it up to)$/],
  ['toAsk', /ask$/],
  ['toThank', /thank$/],
  ['toVisit', /visit$/],
  ['toTell', /tell$/],
  ['toTalk', /./],
];

const done =
  /\b(?:told|rang|called|phoned|said sorry|apologi[sz]ed|texted|asked|thanked|visited|spoke to|wrote to)\b/;

/** Something the writer means to say to somebody and has not, as far as the page goes. */
function unfinished(reading: Reading): Observation[] {
  return cuesOf(reading, 'toTell').flatMap((cue) => {
    const place = placed(reading, cue.sentence, cue.match);
    if (!place) return [];
    const { sentence } = place;
    const verb = verbs.find(([, pattern]) => pattern.test(cue.match.text.toLowerCase()));
    const at = sentence.tokens.findIndex(({ start }) => start >= cue.match.end);
    const obj = at < 0 ? null : objectAfter(reading, sentence.tokens, at);
    const settled = reading.sentences
      .slice(sentence.index + 1)
      .some(({ folded }) => /\bi\b/.test(folded) && done.test(folded));
    if (!verb || settled) return [];
    const before = obj ? earlierQuarrel(reading, sentence, obj) : null;
    return [
      observation(verb[0], obj ? 7 : 5.6, place, {
        ...(obj ? { obj } : {}),
        ...(before ? { a: before } : {}),
      }),
    ];
  });
}

/** The line about a quarrel with the same person, further up. */
function earlierQuarrel(reading: Reading, to: Sentence, obj: string): string | null {
  const person = reading.people.find(({ label }) => label === obj);
  const cue = cuesOf(reading, 'fight').find(
    ({ sentence }) => sentence < to.index && person?.sentences.includes(sentence),
  );
  const sentence = cue && reading.sentences[cue.sentence];
  const quote = cue && sentence && clauseOf(sentence, cue.match);
  return quote ? quoted(quote.text) : null;
}

const toldTo = /(?:told|tell) (everyone|everybody|them|people|him|her|my \w+|\w+)/;

/** "I owe Yusuf": to whom, where it says so. */
function owed(reading: Reading): Observation[] {
  return cuesOf(reading, 'owe').flatMap((cue) => {
    const place = placed(reading, cue.sentence, cue.match);
    const at = place?.sentence.tokens.findIndex(({ lower }) => lower === 'owe') ?? -1;
    const obj = place && at >= 0 ? objectAfter(reading, place.sentence.tokens, at + 1) : null;
    return place ? [observation('owe', 6.2, place, obj ? { obj } : {})] : [];
  });
}

/** What somebody was told, with who it was. */
function accounts(reading: Reading): Observation[] {
  return cuesOf(reading, 'account').flatMap((cue) => {
    const place = placed(reading, cue.sentence, cue.match);
    const word = toldTo.exec(cue.match.text.toLowerCase())?.[1]?.replace(/^my /, '') ?? '';
    const person = reading.people.find(({ key }) => key === word || key === kinLabels.get(word));
    const obj = /^(?:everyone|everybody|them|him|her)$/.test(word) ? word : person?.label;
    return place ? [observation('account', 6, place, obj ? { obj } : {})] : [];
  });
}

/** Something kept from somebody, with who it is kept from where the sentence says. */
function untold(reading: Reading): Observation[] {
  return cuesOf(reading, 'unsaid').flatMap((cue) => {
    const place = placed(reading, cue.sentence, cue.match);
    if (!place) return [];
    const { tokens } = place.sentence;
    const at = tokens.findIndex(({ start }) => start >= cue.match.end);
    const obj = at < 0 ? null : objectAfter(reading, tokens, at);
    if (/^(?:we|they|he|she|neither|not talking)\b/i.test(cue.match.text))
      return [observation('unspoken', 6, place)];
    return [
      observation('unsaid', 7, place, {
        ...(obj ? { obj } : {}),
        ...(obj && !/^(?:him|her|them)$/.test(obj) ? { name: obj } : {}),
      }),
    ];
  });
}

function cuesOf(reading: Reading, kind: string): Cue[] {
  return reading.cues.filter((cue) => cue.kind === kind);
}

/** "Priya covered the standup for me": somebody's deed, with the writer at its other end. */
function doneFor(reading: Reading): Observation[] {
  return reading.people.flatMap((person) =>
    person.sentences.flatMap((index) => {
      const sentence = reading.sentences[index];
      const match = sentence && /\b(?:for|with) me\b/.exec(sentence.folded);
      if (
        !sentence ||
        !match ||
        /\b(?:not|n't|never|didn't|wouldn't|if|sorry|asked|hard|wants?|wanted)\b|n't\b/.test(
          sentence.folded.slice(0, match.index),
        )
      )
        return [];
      const at = sentence.tokens.findIndex(({ lower }) => isOf(person, lower));
      const verb = sentence.tokens.slice(at + 1, at + 4).find(({ pos }) => pos === 'VERB');
      const token = sentence.tokens[at];
      const until = (verb?.end ?? 0) - sentence.start;
      if (!token || !verb || until > match.index || match.index - until > 40) return [];
      const place = placed(reading, index, { ...token, end: sentence.start + match.index });
      return place ? [observation('doneFor', 5.8, place, { who: person.label })] : [];
    }),
  );
}

function isOf(person: Person, word: string): boolean {
  return person.kind === 'name' ? person.key === word : kinLabels.get(word) === person.key;
}

/** Somebody who is there from one end of the page to the other. */
function threads(reading: Reading): Observation[] {
  const [most, next] = reading.people.filter(({ key }) => !/^(?:dog|cat|baby)$/.test(key));
  const [first] = most?.sentences ?? [];
  const last = most?.sentences.at(-1);
  if (!most || first === undefined || last === undefined || reading.sampled) return [];
  if (last - first < 2 || (next && next.sentences.length >= most.sentences.length)) return [];
  const [one, two] = [first, last].map((index) => {
    const sentence = reading.sentences[index];
    const token = sentence?.tokens.find(({ lower }) => isOf(most, lower));
    return token ? placed(reading, index, token) : null;
  });
  if (!one || !two || one.quote.text.length + two.quote.text.length > 180) return [];
  const weight = salience(reading, one.sentence) + salience(reading, two.sentence);
  const slots: Slots = {
    who: most.label,
    a: quoted(one.quote.text),
    b: quoted(two.quote.text),
    ...(most.sentences.length > 2
      ? { n: inWords(most.sentences.length), m: inWords(reading.sentences.length) }
      : {}),
  };
  return [
    {
      kind: 'thread',
      score: 4.2 + weight * 0.4 + Math.min(most.sentences.length, 5) * 0.2,
      sentences: [first, last],
      slots,
      quote: two.quote,
    },
  ];
}
