import { ALL_MOODS, addDays, MONTH_NAMES, type Mood } from '@pathkeeper/contract';
import { commonWords } from '../../../platform/language/themes.ts';

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
    | 'journal'
    | 'range'
    | 'words'
    | 'outside'
    | 'wide';
  /** Whether it asks for a number or a date, not for lines. */
  wants: 'when' | 'how-often' | 'lines';
  /** The words that are looked for, as typed. */
  words: string[];
  mood: Mood | null;
  /** First and last local date, inclusive. */
  range: { from: string; to: string } | null;
}

/** The most words of a question that are searched for. */
const WORDS = 12;

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
    /\bhow (?:many|much|long|often) (?:\w+ ){0,4}(?:written|write|pages|entries|words|journal\w*|kept)\s*(?:\w+ ){0,3}\??$|\bwhen did i (?:start|begin|first write|last write)\s*(?:writing|this journal|here|journaling)?\s*\??$/,
    'journal',
  ],
];

const OUTSIDE =
  /\bshould i\b|\bwill (?:i|it|he|she|they|we|my)\b|\bwhat (?:is|'s) wrong with me\b|\b(?:dose|dosage|medication|diagnos\w+|symptoms?|lawyer|legal|invest|stocks?|bitcoin|lottery|weather tomorrow|capital of|recipe|translate|code|poem|joke)\b|\bdo (?:they|he|she|people) (?:love|like|hate)\b|\b(?:ignore|disregard) (?:all|your|the|previous)\b|\bsystem prompt\b|\bwhat should i do\b|\btell me what to\b|\bmeaning of life\b|^why\b/;

const ASKING = new Set(
  'when last first time did write wrote written writing mention mentioned mentioning often many times about pages page entries entry journal say said tell told what which who how have had been ever was were does come came after before most much lately recently day days today yesterday week month year show find lines line word words know'.split(
    ' ',
  ),
);

/** Reads a question (S1.3). What it cannot place is looked for by its words. */
export function parseQuestion(question: string, today: string): Asked {
  const text = question.toLowerCase().replaceAll('’', "'").trim();
  const mood = moodIn(text);
  const range = rangeIn(text, today);
  const words = wordsIn(question, mood);
  const wants = /\bhow (?:often|many)\b/.test(text)
    ? 'how-often'
    : /\bwhen\b|\bwhat day\b|\blast time\b|\bfirst time\b/.test(text)
      ? 'when'
      : 'lines';
  const of = (kind: Asked['kind']): Asked => ({ kind, wants, words, mood, range });
  const known = KINDS.find(([pattern]) => pattern.test(text))?.[1];
  if (known) return of(known);
  if (OUTSIDE.test(text)) return of('outside');
  if (mood && /\b(?:was|felt|feel|feeling|been|am|mood|last|often)\b/.test(text)) return of('mood');
  if (words.length > 0) return of('words');
  return of(range ? 'range' : 'wide');
}

function moodIn(text: string): Mood | null {
  return ALL_MOODS.find((mood) => new RegExp(`\\b${mood}\\b`).test(text)) ?? null;
}

function wordsIn(question: string, mood: Mood | null): string[] {
  const all = question.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  const months = new Set(MONTH_NAMES.map((name) => name.toLowerCase()));
  const own = all.filter((word) => {
    const lower = word.toLowerCase().replace(/['’]s$/u, '');
    if (lower.length < 3 || ASKING.has(lower) || lower === mood || months.has(lower)) return false;
    return !commonWords.has(lower) && !/^\d+$/.test(lower);
  });
  return [...new Set(own.map((word) => word.replace(/['’]s$/u, '')))].slice(0, WORDS);
}

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
