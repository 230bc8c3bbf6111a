import type { Mood } from '@pathkeeper/contract';
import { isHeavy, isLight } from '../../../platform/language/moods.ts';
import type { EntryKind } from '../../entry-kind/index.ts';
import { seedOf } from '../words.ts';
import { MONTH_QUESTIONS, WEEK_QUESTIONS } from './period-questions.data.ts';
import { QUESTIONS } from './questions.data.ts';

interface About {
  kind: EntryKind;
  mood: Mood | null;
  words: number;
  /** Whether it has bad or mixed news in it (`hasHardWords`). */
  isHard: boolean;
  /** Whether it seems to be about one thing: of several nobody knows which one is asked about. */
  isOneThing: boolean;
  /** Whether it tells of a day, and not of a thought or of long ago. */
  isOfDay: boolean;
  /** Questions that were asked already, of this entry or lately of its writer. */
  asked: readonly string[];
  seed: string;
}

type List = readonly string[];

/** Moods of days of which nothing but the day may be told. */
const ORDINARY: ReadonlySet<Mood | null> = new Set([
  null,
  'neutral',
  'calm',
  'content',
  'determined',
]);
/** A day with such a mood had some good in it. */
const PLEASANT: ReadonlySet<Mood | null> = new Set(['calm', 'content']);
/** An entry with fewer words has said all there is to say; a mood or a kind that tells more needs fewer. */
const ENOUGH_WORDS = { heavy: 12, told: 8, glad: 6, other: 12 };

/**
 * A question for an entry, none of those already asked; empty when none is left or none is sure to fit.
 * Of bad or mixed news, and on a hard day, only what fits any entry is asked.
 */
export function questionFor(about: About): string {
  const { asked, seed } = about;
  const done = new Set(asked);
  const left = (list: List) => list.filter((question) => !done.has(question));
  const [own, any] = [left(ofKind(about)), left(ofAny(about))];
  const number = seedOf(`${seed}:${asked.length}`);
  // On a hard day whose words say so too, what is asked is gentle.
  const isOwn = any.length === 0 || number % 2 === 0 || (isHeavy(about.mood) && about.isHard);
  const chosen = own.length > 0 && isOwn ? own : any;
  // A light page has better ones than those that fit any, as long as they last.
  const isOut = chosen.length === 0 && ofAny(about).length > 0;
  const pool = isOut ? left(QUESTIONS.any) : chosen;
  return pool[(number >>> 1) % pool.length] ?? '';
}

/** A question to begin a page with; another each day. */
export function questionToBeginWith(seed: string): string {
  const list = [...QUESTIONS.day, ...QUESTIONS.goodDay].filter(
    (question) => !/\b(?:this|these|here|it)\b/.test(question),
  );
  return list[seedOf(seed) % list.length] ?? '';
}

/** What is of no kind with questions of its own: of what only may be grave it is known that it is not (`isAskable`). */
const isTold = (kind: EntryKind): boolean => !OF_THEIR_OWN.has(kind);
const OF_THEIR_OWN: ReadonlySet<EntryKind> = new Set([
  'conflict',
  'dream',
  'fear',
  'list',
  'others',
  'records',
  'short',
  'verse',
]);

function enoughWith(mood: Mood | null): number {
  if (isHeavy(mood)) return ENOUGH_WORDS.heavy;
  return isLight(mood) || PLEASANT.has(mood) ? ENOUGH_WORDS.glad : ENOUGH_WORDS.told;
}

/** Those that fit any entry in its writer's own prose. */
function ofAny({ kind, mood, words, isHard, isOfDay }: About): List {
  if (!isTold(kind) || words < enoughWith(mood)) return [];
  // On a glad day what lightens a hard one is out of place.
  if (isHard && isLight(mood)) return QUESTIONS.any;
  if (isHard || isHeavy(mood)) return [...QUESTIONS.any, ...QUESTIONS.mixed];
  const isOrdinary = isOfDay && ORDINARY.has(mood);
  return [
    ...(isLight(mood) ? QUESTIONS.glad : QUESTIONS.any),
    ...QUESTIONS.page,
    ...(isOrdinary ? QUESTIONS.day : []),
    ...(isOrdinary && PLEASANT.has(mood) ? QUESTIONS.goodDay : []),
  ];
}

/** Those for its kind, or for its mood where it is of no kind. */
function ofKind({ kind, mood, words, isHard, isOneThing }: About): List {
  if (kind === 'short') return isLight(mood) && !isHard ? QUESTIONS.short : [];
  if (kind === 'records' || (kind === 'list' && (isHard || isHeavy(mood)))) return [];
  if (!isTold(kind)) return words < ENOUGH_WORDS.other ? [] : (QUESTIONS[kind as Asked] ?? []);
  if (words < enoughWith(mood) || !isOneThing) return [];
  // A mood alone is no burden: a tired page may be about the weather.
  if (isHeavy(mood)) return isHard ? QUESTIONS.heavy : [];
  if (isHard) return [];
  if (kind === 'work') return QUESTIONS.work;
  if (mood === 'reflective' || mood === 'thoughtful') return QUESTIONS.thought;
  if (mood === 'determined') return QUESTIONS.resolve;
  return isLight(mood) ? QUESTIONS.light : [];
}

/** Kinds with questions of their own. */
type Asked = 'conflict' | 'fear' | 'dream' | 'list' | 'others' | 'verse';

const WEEK = 7 * 86_400_000;

/** The question of a period; the next one has another. */
export function questionOfPeriod(kind: 'week' | 'month', from: string): string {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const number =
    kind === 'week' ? Math.floor(Date.parse(`${from}T00:00:00Z`) / WEEK) : year * 12 + month;
  const list = kind === 'week' ? WEEK_QUESTIONS : MONTH_QUESTIONS;
  return list[number % list.length] ?? '';
}
