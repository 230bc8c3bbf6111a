import { ADVICE_PATTERNS, type AdviceKind } from './advice.data.ts';

/** A forbidden part of a model's answer, and its position. */
export interface AdviceFinding {
  kind: AdviceKind;
  span: { start: number; end: number };
}

/**
 * Looks in a model's words for a diagnosis, advice on medicine, a means of doing harm, or a claim to
 * be a person or a therapist (D32). Reflective prose passes: “you wrote that you feel anxious”.
 *
 * @returns the first finding, or null
 */
export function checkAdvice(text: string): AdviceFinding | null {
  const plain = text.replace(/[’‘]/g, "'").toLowerCase();
  for (const { start, sentence } of sentencesOf(plain)) {
    for (const { kind, pattern, unless } of ADVICE_PATTERNS) {
      const match = pattern.exec(sentence);
      if (!match || unless?.test(sentence)) continue;
      const from = start + match.index;
      return { kind, span: { start: from, end: from + match[0].length } };
    }
  }
  return null;
}

/** Sentences of bounded length, so that no pattern can run long. */
const LONGEST = 400;

function* sentencesOf(text: string): Generator<{ start: number; sentence: string }> {
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const ends = at === text.length || at - start >= LONGEST || /[.!?\n]/.test(text.charAt(at));
    if (!ends) continue;
    if (at > start) yield { start, sentence: text.slice(start, at) };
    start = /[.!?\n]/.test(text.charAt(at)) ? at + 1 : at;
  }
}
