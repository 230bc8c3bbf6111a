import { withoutQuotations } from '../../../platform/language/quotation-marks.ts';
import { splitSentences } from './sentences.ts';

/** A model's own words without mark-up, emoji and exclamation marks: the voice has none of them. */
export function plainProse(own: string): string {
  return own
    .replace(/[*`]+|__+/g, '')
    .replace(/^[ \t]*(?:#+|[-•]|\d+[.)])[ \t]+/gm, '')
    .replace(/ ?\p{Extended_Pictographic}[\u200d\ufe0f\p{Emoji_Modifier}]*/gu, '')
    .replace(/\?!+|!+\?/g, '?')
    .replace(/!+/g, '.');
}

/** As many whole sentences from the beginning as fit into `max` characters. */
export function fitting(text: string, max: number): string {
  let kept = '';
  for (const sentence of splitSentences(text.trim())) {
    if ((kept + sentence).trimEnd().length > max) break;
    kept += sentence;
  }
  return kept.trimEnd();
}

const ONE_QUESTION = /^[^?？؟]*[?？؟]$/;

/** The text as one question: a single question mark, at its end. Null when it cannot be one. */
export function asQuestion(text: string, max: number): string | null {
  const asks = (candidate: string) =>
    candidate.length <= max && ONE_QUESTION.test(withoutQuotations(candidate));
  const whole = text.trim();
  if (asks(whole)) return whole;
  const sentences = splitSentences(whole).map((sentence) => sentence.trim());
  return sentences.reverse().find(asks) ?? null;
}
