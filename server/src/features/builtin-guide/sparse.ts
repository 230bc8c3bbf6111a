import { MOODS } from '@pathkeeper/contract';
import { sound } from '../../platform/language/clauses.ts';
import { withoutEnd } from '../../platform/language/edges.ts';
import type { Reading } from '../../platform/language/reading.ts';
import type { GuideEntry, ReflectionDraft } from '../guide-provider/index.ts';
import { oneOf } from './fill.ts';
import type { Slots } from './observe/observation.ts';
import { salience } from './observe/salience.ts';
import { ASK } from './phrases/ask.data.ts';
import { SPARSE } from './phrases/sparse.data.ts';
import { joined, quoted } from './words.ts';

type Little = Omit<ReflectionDraft, 'growthPattern'>;

/** What can be said of a page without English sentences; null for a page that has them. */
export function reflectOnLittle(reading: Reading, page: GuideEntry, seed: string): Little | null {
  if (reading.language === 'none') return onSigns(page, seed);
  if (reading.language === 'other') return onAnotherLanguage(reading, page, seed);
  if (reading.words <= 8) return onFewWords(reading, page, seed);
  return null;
}

function onSigns(page: GuideEntry, seed: string): Little {
  const sign = /\S{1,24}/u.exec(page.content.trim())?.[0] ?? '';
  const shown = Array.from(new Intl.Segmenter('en').segment(sign), ({ segment }) => segment)
    .slice(0, 6)
    .join('');
  if (!shown || /["“”]/.test(shown))
    return {
      insights: [`The page has no words on it yet. ${facts(page, seed)}`.trim()],
      reflectionQuestion: '',
      quotes: [],
    };
  const slots = { q: quoted(shown), k: quoted(shown) };
  return {
    insights: [[oneOf(SPARSE.signs, slots, seed) ?? '', facts(page, seed)].join(' ').trim()],
    reflectionQuestion: oneOf(SPARSE.signsQuestion, slots, seed) ?? '',
    quotes: [],
  };
}

function onAnotherLanguage(reading: Reading, page: GuideEntry, seed: string): Little {
  const lines = reading.sentences
    .map(({ text }) => bare(text))
    .filter((text) => text.length >= 2 && sound(text));
  const text =
    lines.find((line) => line.length >= 12 && line.length <= 110) ??
    lines.map(firstPart).find((line) => line.length <= 110);
  if (!text) {
    return {
      insights: [
        `I read English best, and this page is in another language. ${facts(page, seed)}`.trim(),
      ],
      reflectionQuestion: '',
      quotes: [],
    };
  }
  const short = lines
    .concat(lines.map(firstPart))
    .find((line) => line.length <= 60 && !/[?!？！]$/u.test(line));
  const slots = { q: quoted(text), ...(short ? { k: quoted(short) } : {}) };
  const words = short && /\s/.test(short) === false && /\p{Script=Latin}/u.test(short);
  return {
    insights: [[oneOf(SPARSE.other, slots, seed) ?? '', facts(page, seed)].join(' ').trim()],
    reflectionQuestion: oneOf(words ? SPARSE.otherShort : SPARSE.otherQuestion, slots, seed) ?? '',
    quotes: [{ entryId: page.id, text, note: 'As you wrote it.' }],
  };
}

/** A line up to its first comma, for lines too long to be quoted whole. */
function firstPart(line: string): string {
  return line.split(/[,;:、，；：—–]/u)[0]?.trim() ?? line;
}

function bare(text: string): string {
  return withoutEnd(text.replace(/^[¿¡]+(?=\S)/u, ''), /[\s.,;:…。、]/u);
}

/** What can be said of a page that gives nothing to observe: one line of it, and a question. */
export function onFewWords(reading: Reading, page: GuideEntry, seed: string): Little {
  const [fullest] = [...reading.sentences].sort(
    (a, b) => salience(reading, b) - salience(reading, a) || b.text.length - a.text.length,
  );
  const all = bare(page.content.trim());
  const fits = all.length <= 70 && sound(all);
  const text = fits ? all : bare(fullest?.text ?? all).slice(0, 120);
  const one = reading.words <= 1;
  if (!text || !sound(text)) {
    const word = /\p{L}{2,30}/u.exec(page.content)?.[0];
    const slots = word ? { q: quoted(word), k: quoted(word) } : { q: 'what you wrote', k: 'it' };
    return {
      insights: [oneOf(SPARSE.few.slice(1, 3), slots, seed) ?? ''],
      reflectionQuestion: oneOf(SPARSE.wordQuestion, slots, seed) ?? '',
      quotes: [],
    };
  }
  const ways = one ? SPARSE.word : reading.words > 8 ? SPARSE.brief : SPARSE.few;
  const slots: Slots = {
    q: quoted(text),
    ...asked([text, ...reading.sentences.map((sentence) => bare(sentence.text))]),
    most: fits ? 'all' : 'one line',
  };
  return {
    insights: [[oneOf(ways, slots, seed) ?? '', facts(page, seed)].join(' ').trim()],
    reflectionQuestion:
      oneOf(one ? SPARSE.wordQuestion : SPARSE.fewQuestion, slots, seed) ??
      oneOf(ASK.open, {}, seed) ??
      '',
    quotes: one
      ? []
      : [{ entryId: page.id, text, note: fits ? 'The whole of it.' : 'The line I would keep.' }],
  };
}

/** Of a few lines, the first that is short enough to be asked about. */
function asked(lines: readonly string[]): Slots {
  const short = lines
    .map((line) => withoutEnd(line, /[?!]/))
    .find(
      (line) =>
        line &&
        isShort(line.split(/\s+/).length, lines.length) &&
        !/[.?!:]/.test(line) &&
        sound(line),
    );
  return short ? { k: quoted(short) } : {};
}

/** Two words at least, where the page has more than the one. */
function isShort(words: number, lines: number): boolean {
  return words <= 8 && (words > 1 || lines < 3);
}

/** The mood and tags of a page: what it says in every language. */
function facts(page: GuideEntry, seed: string): string {
  const mood = page.mood ? oneOf(SPARSE.mark, { mood: MOODS[page.mood].label }, seed) : null;
  const tags =
    page.tags.length > 0
      ? oneOf(
          page.tags.length === 1 ? SPARSE.tag : SPARSE.tags,
          { tags: joined(page.tags.slice(0, 3)) },
          seed,
        )
      : null;
  return [mood, tags].filter((part) => part !== null).join(' ');
}
