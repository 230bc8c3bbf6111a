import { ALL_MOODS, type Mood } from '@pathkeeper/contract';
import { commonWords } from '../../../platform/language/themes.ts';
import { ASKING_WORDS, CALENDAR_WORDS, KNOWN_WORDS } from './asking.data.ts';
import { type Days, daysAsked } from './days-asked.ts';
import { isSlip } from './slips.ts';

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
    | 'no-such-day'
    | 'moods'
    | 'words'
    | 'outside'
    | 'wide';
  /** Whether it asks for a number or a date, not for lines. */
  wants: 'first' | 'last' | 'when' | 'how-often' | 'lines';
  /** The words that are looked for, as typed. */
  words: string[];
  mood: Mood | null;
  /** First and last local date, inclusive. */
  range: Days | null;
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
    /\b(?:keeps?|kept|comes?|coming) (?:coming )?back\b|\bwhat (?:do|did|have|am) i (?:been )?(?:mostly |usually |most )?(?:write|wrote|written|writing|talk|talked|talking|mention|mentioned)(?: most)? about(?: most| the most| mostly| lately)?\s*\??$|\bwhat (?:do|did|have) i (?:mention|mentioned) (?:the )?most\b|\bwhat (?:are|is) my (?:pages|journal|entries) (?:mostly )?about\b|\bmost(?: often)? (?:written|in my pages)\b|\bmy themes?\b/,
    'coming-back',
  ],
  [/\b(?:my|which|what) (?:most (?:common|frequent) |usual |main )?moods?\b/, 'moods'],
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
const calendar = CALENDAR_WORDS.split(' ');

/** Reads a question (S1.3). What it cannot place is looked for by its words. */
export function parseQuestion(typed: string, today: string): Asked {
  const question = withApostrophes(typed).replace(/\p{L}{3,}/gu, mended);
  const text = question.toLowerCase().replaceAll('’', "'").trim();
  const dated = daysAsked(question.replaceAll('’', "'"), today);
  const days = dated?.days ?? null;
  const range = days === 'no-such-day' ? null : days;
  const rest = dated?.rest ?? question;
  const undated = rest.toLowerCase().replace(/\s+/g, ' ').replace(/ \?/g, '?').trim();
  const mood = moodIn(text);
  const words = wordsIn(rest, mood);
  const of = (kind: Asked['kind']): Asked => ({
    kind,
    wants: wantsOf(undated),
    words,
    mood,
    range,
  });
  const asked = KINDS.find(([pattern, kind]) =>
    pattern.test(kind === 'what-to-write' || kind === 'todays-line' ? text : undated),
  )?.[1];
  if (days === 'no-such-day') return of('no-such-day');
  if (
    asked === 'coming-back' &&
    range &&
    !/\b(?:most|mostly|usually|back|themes?)\b/.test(undated)
  ) {
    return of('range');
  }
  if (asked) return of(asked);
  if (OUTSIDE.test(text)) return of('outside');
  if (OUTSIDE_UNWRITTEN.test(text) && !OF_PAGES.test(text)) return of('outside');
  if (mood && /\b(?:was|felt|feel|feeling|been|am|mood|last|often)\b/.test(text)) return of('mood');
  if (words.length > 0) return of('words');
  if (JOURNAL.test(text)) return of(range ? 'range' : 'journal');
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

/** With the apostrophes that hurried fingers leave out: “hows”, “didnt”, “ive”. */
const withApostrophes = (typed: string): string =>
  typed
    .replace(/\b(what|when|how|who|where|why|that)s\b/giu, "$1's")
    .replace(/\b(did|do|does|was|were|have|has|is|are|could|would|should)nt\b/giu, "$1n't")
    .replace(/\bi(ve|m)\b/giu, "I'$1");

/** One of the words that questions are known by, for one with a letter too many, too few or changed over. */
function mended(word: string): string {
  const lower = word.toLowerCase();
  if (asking.has(lower) || commonWords.has(lower)) return word;
  const near = (right: string) => right[0] === lower[0] && isSlip(lower, right);
  // “Fridays” is no slip of one Friday, and a name is none of a verb.
  const inCalendar = lower.endsWith('s') ? undefined : calendar.find(near);
  if (word !== lower) return inCalendar ?? word;
  return inCalendar ?? known.find(near) ?? word;
}

function moodIn(text: string): Mood | null {
  return ALL_MOODS.find((mood) => new RegExp(`\\b${mood}\\b`).test(text)) ?? null;
}

function wordsIn(question: string, mood: Mood | null): string[] {
  const all = question.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  const own = all
    .map((word) => word.replace(/['’]\p{L}{1,2}$/u, ''))
    .filter((word) => {
      const lower = word.toLowerCase();
      if (lower.length < 2 || asking.has(lower) || lower === mood) return false;
      return !NOT_ONE.test(word);
    });
  return [...new Set(own)].slice(0, WORDS);
}

/** What an apostrophe leaves of a word: “didn’t”, “I’ve”. */
const NOT_ONE = /^(?:didn|don|doesn|wasn|weren|haven|hasn|isn|aren|couldn|wouldn|i)$/iu;
