import type { Mood } from '@pathkeeper/contract';
import type { EntryKind } from '../../entry-kind/index.ts';
import { isHeavy, isLight, seedOf } from '../words.ts';
import { MONTH_QUESTIONS, QUESTIONS, WEEK_QUESTIONS } from './questions.data.ts';

interface About {
  kind: EntryKind;
  mood: Mood | null;
  /** Questions that were asked already, of this entry or lately of its writer. */
  asked: readonly string[];
  seed: string;
}

/**
 * A question for an entry, none of those already asked; empty when none is left or none fits. Those for
 * its kind and mood are asked as often as those for any entry.
 */
export function questionFor({ kind, mood, asked, seed }: About): string {
  const done = new Set(asked);
  const left = (list: readonly string[]) => list.filter((question) => !done.has(question));
  const own = left(ofKind(kind, mood));
  const any = left(QUESTIONS.plain);
  const number = seedOf(`${seed}:${asked.length}`);
  const isTold = kind === 'plain' || kind === 'work';
  const pool = own.length > 0 && (!isTold || number % 2 === 0 || any.length === 0) ? own : any;
  return pool[(number >>> 1) % pool.length] ?? '';
}

function ofKind(kind: EntryKind, mood: Mood | null): readonly string[] {
  if (kind in QUESTIONS && kind !== 'plain') {
    const own = QUESTIONS[kind as Exclude<keyof typeof QUESTIONS, 'light' | 'heavy'>];
    return isHeavy(mood) && kind !== 'list' ? [...own, ...QUESTIONS.heavy] : own;
  }
  if (isHeavy(mood)) return QUESTIONS.heavy;
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
