import { sentencesOf } from '../../platform/language/sentences.ts';
import { checkSafety, isLongAgo } from '../safety/index.ts';
import type { Passage } from './vision-builder.types.ts';

/**
 * What a board may be made of in a passage that may tell of danger, though of none that is urgent (D76): its
 * sentences that are safe by themselves. What others went through long ago hinders none. Nothing is left where what
 * is left tells of danger as a whole.
 */
export function safePassages(passage: Passage, isSafe: (text: string) => boolean): Passage[] {
  if (isSafe(passage.text)) return [passage];
  const all = sentencesOf(passage.text);
  const isOver = (text: string) => isLongAgo(text) && checkSafety(text)?.who === 'other';
  const left = all.filter(({ text }) => isOver(text) || isSafe(text));
  const ofToday = left.filter(({ text }) => !isOver(text));
  if (!isSafe(ofToday.map(({ text }) => text).join('\n'))) return [];
  if (left.length === all.length) return [passage];
  // An answer in a few words takes its sense from the question, which says nothing of a part of one.
  const { wants: _none, ...rest } = passage;
  return left.map(({ text }) => ({ ...rest, isPart: true, text }));
}
