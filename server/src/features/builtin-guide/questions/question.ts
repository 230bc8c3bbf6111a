import type { Mood } from '@pathkeeper/contract';
import type { EntryKind } from '../../entry-kind/index.ts';
import { isHeavy, isLight, seedOf } from '../words.ts';
import { MONTH_QUESTIONS, QUESTIONS, WEEK_QUESTIONS } from './questions.data.ts';

interface About {
  kind: EntryKind;
  mood: Mood | null;
  /** Whether the entry has bad or mixed news in it (`hasHardWords`). */
  isHard: boolean;
  /** Whether it has few words: then a question about hard news would be about nothing else. */
  isBrief: boolean;
  /** Whether it has lines enough to be asked about them. */
  hasLines: boolean;
  /** Whether it tells of a day, and not of a thought or of long ago. */
  isOfDay: boolean;
  /** Questions that were asked already, of this entry or lately of its writer. */
  asked: readonly string[];
  seed: string;
}

type List = readonly string[];

/** Moods of days of which nothing but the day may be told. */
const ORDINARY: ReadonlySet<Mood | null> = new Set([null, 'neutral', 'calm', 'content']);

/**
 * A question for an entry, none of those already asked; empty when none is left or none fits: a few words
 * without a light mood are asked nothing, and neither is a short entry with bad news. Those for its kind
 * and mood are asked as often as those for any entry.
 */
export function questionFor(about: About): string {
  const { kind, mood, isHard, isBrief, asked, seed } = about;
  const isBright = isLight(mood) && !isHard;
  if (kind === 'records') return '';
  if ((kind === 'short' || (isHard && isBrief)) && !isBright) return '';
  const done = new Set(asked);
  const left = (list: List) => list.filter((question) => !done.has(question));
  const own = left(ofKind(about));
  const any = left(ofAny(about));
  const number = seedOf(`${seed}:${asked.length}`);
  const isTold = kind === 'plain' || kind === 'work';
  const pool = own.length > 0 && (!isTold || number % 2 === 0 || any.length === 0) ? own : any;
  return pool[(number >>> 1) % pool.length] ?? '';
}

/** A question to begin a page with; another each day. */
export function questionToBeginWith(seed: string): string {
  const list = [...QUESTIONS.day, ...QUESTIONS.goodDay].filter(
    (question) => !/\b(?:this|these|here|it)\b/.test(question),
  );
  return list[seedOf(seed) % list.length] ?? '';
}

/** Those that fit any entry of its length and tone. */
function ofAny({ kind, mood, isHard, hasLines, isOfDay }: About): List {
  if (kind === 'short' || kind === 'list' || kind === 'verse') return [];
  const isOrdinary = !isHard && ORDINARY.has(mood) && (kind === 'plain' || kind === 'work');
  return [
    ...QUESTIONS.page,
    ...(hasLines ? QUESTIONS.lines : []),
    ...(isOfDay && isOrdinary ? QUESTIONS.day : []),
    ...(isOfDay && isOrdinary && mood !== null && mood !== 'neutral' ? QUESTIONS.goodDay : []),
  ];
}

function ofKind({ kind, mood, isHard }: About): List {
  switch (kind) {
    case 'conflict':
    case 'fear':
    case 'dream':
    case 'list':
    case 'others':
    case 'verse':
    case 'short':
      return QUESTIONS[kind];
    default:
  }
  if (isHeavy(mood)) return QUESTIONS.heavy;
  if (isHard) return [];
  if (kind === 'work') return QUESTIONS.work;
  if (mood === 'reflective' || mood === 'thoughtful') return QUESTIONS.thought;
  if (mood === 'determined') return QUESTIONS.resolve;
  return isLight(mood) ? QUESTIONS.light : [];
}

const WEEK = 7 * 86_400_000;

/** The question of a period; the next one has another. */
export function questionOfPeriod(kind: 'week' | 'month', from: string): string {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const number =
    kind === 'week' ? Math.floor(Date.parse(`${from}T00:00:00Z`) / WEEK) : year * 12 + month;
  const list = kind === 'week' ? WEEK_QUESTIONS : MONTH_QUESTIONS;
  return list[number % list.length] ?? '';
}
