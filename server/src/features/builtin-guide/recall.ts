import type { Analyse } from '../../platform/language/analyse.ts';
import type { Reading } from '../../platform/language/reading.ts';
import { sentencesOf } from '../../platform/language/sentences.ts';
import { themesOf } from '../../platform/language/themes.ts';
import type { GuideEntry } from '../guide-provider/index.ts';
import { daysBetween, earlier, spelled, stretch } from './dates.ts';
import type { Slots } from './observe/observation.ts';
import { clauseOf, shortClauseOf, wholeOf } from './observe/quote.ts';
import { quoted, seedOf } from './words.ts';

/** An earlier page that shares a subject with this one, and a line of each about it. */
export interface Recalled {
  page: GuideEntry;
  kind: 'word' | 'person' | 'changed' | 'tag';
  text: string;
  slots: Slots;
}

interface Subject {
  /** As this page writes it. */
  text: string;
  pattern: RegExp;
  person: string | null;
  sentences: readonly number[];
}

/** Words that two pages share by living in the same world. */
const everyday = new Set(
  'phone bus car house home door table room bed kitchen shop coffee tea dinner lunch breakfast school class office email book train street window chair bath toast soup bread plate cup bag shoe coat rain garden road park stair bench chapter paper light water box list card photo picture song film game room hair hand face arm head eye minute night morning'.split(
    ' ',
  ),
);

/** Sentences of an earlier page that are looked at for a line worth recalling. */
const LOOKED_AT = 3;

/** Those of the earlier pages that can be recalled, the nearest first, each with its line. */
export function recalled(
  analyse: Analyse,
  reading: Reading,
  page: GuideEntry,
  related: readonly GuideEntry[],
): Recalled[] {
  const subjects = subjectsOf(reading, page);
  const found = related.flatMap((other): Recalled[] => {
    for (const subject of subjects) {
      const found = recallBy(analyse, reading, page, other, subject);
      if (found) return [found];
    }
    const tag = page.tags.find((own) => other.tags.includes(own));
    const whole = tag ? opening(analyse, other) : null;
    return whole
      ? [
          {
            page: other,
            kind: 'tag',
            text: whole.q,
            slots: { ...dates(page, other), ...slotsOf(whole) },
          },
        ]
      : [];
  });
  // Somebody known to both pages, or a change of tone, is worth more than a word.
  const weight = ({ kind }: Recalled) => ['tag', 'word', 'person', 'changed'].indexOf(kind);
  return found.sort((a, b) => weight(b) - weight(a));
}

function subjectsOf(reading: Reading, page: GuideEntry): Subject[] {
  const people = reading.people.map((person) => ({
    word: person.key,
    person: person.label,
    sentences: person.sentences,
  }));
  const words = themesOf(page.content, page.tags)
    .filter((theme) => !everyday.has(theme.toLowerCase()))
    .map((theme) => ({
      word: theme,
      person: null,
      sentences: [],
    }));
  return [...people, ...words].flatMap(({ word, person, sentences }) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${escaped(word)}(?:e?s)?(?![\\p{L}\\p{N}])`,
      'iu',
    );
    const match = pattern.exec(reading.text);
    if (!match) return [];
    const where =
      sentences.length > 0
        ? sentences
        : reading.sentences.filter(({ text }) => pattern.test(text)).map(({ index }) => index);
    return [{ text: match[0], pattern, person, sentences: where }];
  });
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

interface Line {
  q: string;
  k: string | null;
  valence: number;
  rank: number;
}

const slotsOf = ({ q, k }: Line): Slots => ({ q: quoted(q), ...(k ? { kq: quoted(k) } : {}) });

function dates(page: GuideEntry, other: GuideEntry): Slots {
  const days = daysBetween(other.localDate, page.localDate);
  return {
    date: spelled(other.localDate, page.localDate),
    ...(days > 0 ? { ago: earlier(other.localDate, page.localDate) } : {}),
    ...(days > 1 ? { gap: stretch(days) } : {}),
  };
}

function recallBy(
  analyse: Analyse,
  reading: Reading,
  page: GuideEntry,
  other: GuideEntry,
  subject: Subject,
): Recalled | null {
  const lines = sentencesOf(other.content)
    .filter(({ text }) => subject.pattern.test(text) && text.length < 400)
    .slice(0, LOOKED_AT)
    .flatMap(({ text }) => lineOf(analyse, text, subject.pattern) ?? []);
  const line = lines.sort((a, b) => b.rank - a.rank)[0];
  if (!line) return null;
  const here = hereOf(reading, subject);
  const turned = here !== null && line.valence * here.valence <= -1.5;
  return {
    page: other,
    kind: turned ? 'changed' : subject.person ? 'person' : 'word',
    text: line.q,
    slots: {
      ...dates(page, other),
      ...slotsOf(line),
      c: quoted(subject.text),
      ...(subject.person ? { who: subject.person } : {}),
      ...(here ? { here: quoted(here.q) } : {}),
      ...(here?.k ? { khere: quoted(here.k) } : {}),
    },
  };
}

/** The line of a single sentence about a subject, or its whole when no clause has it. */
function lineOf(analyse: Analyse, text: string, pattern: RegExp): Line | null {
  const reading = analyse(text);
  const sentence = reading.sentences[0];
  const match = pattern.exec(text);
  if (!sentence || !match || sentence.spoken) return null;
  const at = { start: match.index, end: match.index + match[0].length, text: match[0] };
  const clause = clauseOf(sentence, at) ?? (sentence.words >= 5 ? wholeOf(sentence) : null);
  if (!clause || clause.text.split(' ').length < 3) return null;
  const cues = reading.cues.length + reading.feelings.length;
  return {
    q: clause.text,
    k: shortClauseOf(sentence, at)?.text ?? null,
    valence: reading.valence.whole,
    rank: cues + Math.min(clause.text.length, 80) / 40 + (seedOf(text) % 100) / 200,
  };
}

function hereOf(reading: Reading, subject: Subject): Line | null {
  for (const index of subject.sentences) {
    const sentence = reading.sentences[index];
    const match = sentence && !sentence.spoken ? subject.pattern.exec(sentence.text) : null;
    if (!sentence || !match) continue;
    const start = sentence.start + match.index;
    const at = { start, end: start + match[0].length, text: match[0] };
    const clause = clauseOf(sentence, at);
    if (!clause) continue;
    const feelings = reading.feelings.filter((feeling) => feeling.sentence === index);
    const valence = feelings.reduce((sum, feeling) => sum + feeling.valence, 0);
    return { q: clause.text, k: shortClauseOf(sentence, at)?.text ?? null, valence, rank: 0 };
  }
  return null;
}

function opening(analyse: Analyse, other: GuideEntry): Line | null {
  const first = sentencesOf(other.content).find(
    ({ text }) => text.length < 300 && text.split(' ').length > 3,
  );
  return first ? lineOf(analyse, first.text, /\p{L}+/u) : null;
}
