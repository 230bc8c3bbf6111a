import { sentencesOf } from '../../platform/language/sentences.ts';
import type { Passage } from './vision-builder.types.ts';

/**
 * What a board may be made of in a passage that may tell of danger, though of none that is urgent (D76): its
 * other sentences, each read by itself.
 */
export function safePassages(passage: Passage, isSafe: (text: string) => boolean): Passage[] {
  if (isSafe(passage.text)) return [passage];
  // An answer in a few words takes its sense from the question, which says nothing of a part of one.
  const { wants: _none, ...rest } = passage;
  return sentencesOf(passage.text).flatMap(({ text }) => (isSafe(text) ? [{ ...rest, text }] : []));
}
