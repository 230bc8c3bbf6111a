import { ALL_MOODS, addDays, MONTH_NAMES, type Mood } from '@pathkeeper/contract';
import { commonWords } from '../../../platform/language/themes.ts';
import { ASKING_WORDS, KNOWN_WORDS } from './asking.data.ts';

/** What a question to Merlin asks for, as far as pages and counts can answer it. */
export interface Asked {
  kind:
    | 'first-page'
    | 'how-read'
    | 'what-to-write'
    | 'coming-back'
    | 'who'
    | 'mood'
    | 'intentions'
    | 'todays-line'
    | 'longest'
    | 'journal'
    | 'range'
    | 'words'
    | 'outside'
    | 'wide';
  /** Whether it asks for a number or a date, not for lines. */
  wants: 'first' | 'last' | 'when' | 'how-often' | 'lines';
  /** The words that are looked for, as typed. */
  words: string[];
  mood: Mood | null;
  /** First and last local date, inclusive. */
  range: { from: string; to: string } | null;
}

/** The most words of a question that are searched for. */
const WORDS = 6;

const KINDS: readonly (readonly [RegExp, Asked['kind']])[] = [
  [/\bfirst (?:page|entry) (?:be )?about\b|\bhow (?:do|should) i (?:begin|start)\b/, 'first-page'],
  [
    /\bhow do you (?:read|work)\b|\bwhat (?:are|can) you(?: do)?\b|\bwho are you\b|\bare you (?:real|human|a person|ai|a bot)\b/,
    'how-read',
  ],
  [
    /\bwhat (?:might|should|could|can|do) i write (?:about )?(?:today|now|tonight|next)?\s*\??$/,
    'what-to-write',
  ],
  [
    /\b(?:keeps?|kept|comes?|coming) (?:coming )?back\b|\bwhat do i (?:mostly |usually )?write about(?: most| the most| mostly)?\s*\??$|\bmost(?: often)? (?:written|in my pages)\b|\bmy themes?\b/,
    'coming-back',
  ],
  [
    /\bwho (?:do|did|have|am|is|are|comes?|keeps?|was|were)(?: \w+){0,3} (?:write|written|writing|mention|mentioned|in my pages|most|back|named)\b|\bwhich people\b/,
    'who',
  ],
  [
    /\bwhat did i (?:say|promise|write)(?: that)? i (?:would|was going to|wanted to|'d)\b|\bwhat (?:do|did) i (?:really |actually )?want\b|\bmy (?:goals?|plans?|promises|intentions)\b/,
    'intentions',
  ],
  [
    /\b(?:line|sentence)s? of (?:today|my latest|the latest|my last)|\btoday'?s page\b/,
    'todays-line',
  ],
  [
    /\blongest\b(?: (?:one|page|entry|thing|text|piece)\b.*|(?: i(?:'ve| have)? (?:ever )?(?:wrote|written))?)\s*\??$/,
    'longest',
  ],
];

/** What a person, a doctor or nobody can answer. */
const OUTSIDE =
  /\bshould (?:i|we)\b|\bwill (?:i|it|he|she|they|we|my)\b|\bwhat (?:is|'s) wrong with me\b|\bwhat should i do\b|\btell me what to\b|\bmeaning of life\b|\b(?:ignore|disregard) (?:all|your|the|previous)\b|\bsystem prompt\b|\bdo (?:they|he|she|people) (?:love|like|hate)\b|^why\b/;
/** The same, unless the question is about what was written. */
const OUTSIDE_UNWRITTEN =
  /\b(?:dose|dosage|medication|diagnos\w+|symptoms?|lawyer|legal|invest|stocks?|bitcoin|lottery|weather tomorrow|capital of|recipe|translate|code|poem|joke)\b/;
const OF_PAGES =
  /\b(?:did|was|were|had|have) (?:i|we|he|she|they|my|the|\w+)\b|\b(?:pages?|entr(?:y|ies)|mention\w*|wrote|written)\b/;

const JOURNAL =
  /\bhow (?:many|much|long|often)\b.*\b(?:writ\w*|wrote|pages?|entries|words|journal\w*|kept)\b|\bwhen did i (?:start|begin|first write|last write)\b/;

const asking = new Set(ASKING_WORDS.split(' '));
const known = KNOWN_WORDS.split(' ');

/** Reads a question (S1.3). What it cannot place is looked for by its words. */
export function parseQuestion(typed: string, today: string): Asked {
  const question = typed.replace(/\p{L}{3,}/gu, mended);
  const text = question.toLowerCase().replaceAll('’', "'").trim();
  const mood = moodIn(text);
  const range = rangeIn(text, today);
  const words = wordsIn(question, mood, range !== null);
  const of = (kind: Asked['kind']): Asked => ({ kind, wants: wantsOf(text), words, mood, range });
  const asked = KINDS.find(([pattern]) => pattern.test(text))?.[1];
  if (asked) return of(asked);
  if (OUTSIDE.test(text)) return of('outside');
  if (OUTSIDE_UNWRITTEN.test(text) && !OF_PAGES.test(text)) return of('outside');
  if (mood && /\b(?:was|felt|feel|feeling|been|am|mood|last|often)\b/.test(text)) return of('mood');
  if (words.length > 0) return of('words');
  if (JOURNAL.test(text)) return of(range && !/\bsince\b/.test(text) ? 'range' : 'journal');
  return of(range ? 'range' : 'wide');
}

function wantsOf(text: string): Asked['wants'] {
  if (/\bhow (?:often|many)\b/.test(text)) return 'how-often';
  if (/\bfirst\b/.test(text)) return 'first';
  if (
    /\b(?:last|latest|recently)\b(?! (?:week|month|year|spring|summer|autumn|winter))/.test(text)
  ) {
    return 'last';
  }
  return /\bwhen\b|\bwh(?:at|ich) (?:day|date)s?\b/.test(text) ? 'when' : 'lines';
}

/** One of the words that questions are known by, for one with a letter too many, too few or changed over. */
function mended(word: string): string {
  const lower = word.toLowerCase();
  if (word !== lower || asking.has(lower) || commonWords.has(lower)) return word;
  return known.find((right) => right[0] === lower[0] && isSlip(lower, right)) ?? word;
}

function isSlip(typed: string, right: string): boolean {
  const [short, long] = typed.length < right.length ? [typed, right] : [right, typed];
  if (long.length - short.length === 1) {
    return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
  }
  return (
    typed.length === right.length &&
    [...typed].some(
      (letter, at) =>
        typed.slice(0, at) + (typed[at + 1] ?? '') + letter + typed.slice(at + 2) === right,
    )
  );
}

function moodIn(text: string): Mood | null {
  return ALL_MOODS.find((mood) => new RegExp(`\\b${mood}\\b`).test(text)) ?? null;
}

function wordsIn(question: string, mood: Mood | null, hasRange: boolean): string[] {
  const all = question.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  const months = new Set(MONTH_NAMES.map((name) => name.toLowerCase()));
  const own = all
    .map((word) => word.replace(/['’]\p{L}{1,2}$/u, ''))
    .filter((word) => {
      const lower = word.toLowerCase();
      if (lower.length < 2 || asking.has(lower) || lower === mood) return false;
      return !(hasRange && (months.has(lower) || /^\d+$/.test(lower))) && !NOT_ONE.test(word);
    });
  return [...new Set(own)].slice(0, WORDS);
}

/** What an apostrophe leaves of a word: “didn’t”, “I’ve”. */
const NOT_ONE = /^(?:didn|don|doesn|wasn|weren|haven|hasn|isn|aren|couldn|wouldn|i)$/iu;

function rangeIn(text: string, today: string): { from: string; to: string } | null {
  const back = (days: number) => addDays(today, -days);
  if (/\byesterday\b/.test(text)) return { from: back(1), to: back(1) };
  if (/\btoday\b/.test(text)) return { from: today, to: today };
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (/\bthis week\b/.test(text)) return { from: back(weekday), to: today };
  if (/\blast week\b/.test(text)) return { from: back(weekday + 7), to: back(weekday + 1) };
  const month = (year: number, index: number) => {
    const first = new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
    return { from: first, to: new Date(Date.UTC(year, index + 1, 0)).toISOString().slice(0, 10) };
  };
  const [year = 0, now = 1] = today.split('-').map(Number);
  if (/\bthis month\b/.test(text)) return month(year, now - 1);
  if (/\blast month\b/.test(text)) return month(year, now - 2);
  const named = MONTH_NAMES.findIndex((name) =>
    new RegExp(`\\b(?:in|on|of|during|since) ${name.toLowerCase()}\\b`).test(text),
  );
  if (named < 0) return null;
  const given = Number(/\b(?:19|20)\d\d\b/.exec(text)?.[0] ?? (named < now ? year : year - 1));
  const day = Number(
    new RegExp(`${MONTH_NAMES[named]?.toLowerCase()} (\\d{1,2})\\b`).exec(text)?.[1] ?? 0,
  );
  if (day < 1 || day > 31) return month(given, named);
  const date = `${given}-${String(named + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return { from: date, to: date };
}
