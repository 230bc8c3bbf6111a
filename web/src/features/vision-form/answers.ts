import { characterCount, VISION_LIMITS } from '@pathkeeper/contract';

/** Seven answers as far as they are written, in the order of their form. */
export interface Answers {
  texts: string[];
  /** What was taken off the sheet when its question was skipped; it can be brought back. */
  aside: string[];
  /** The open step, 0 to 6. */
  at: number;
  /** The furthest step that was open. */
  reached: number;
}

const COUNT = 7;
const blanks = (): string[] => Array.from({ length: COUNT }, () => '');

export const noAnswers = (): Answers => ({ texts: blanks(), aside: blanks(), at: 0, reached: 0 });

export const isUntouched = ({ texts, aside }: Answers): boolean =>
  [...texts, ...aside].every((text) => text.trim() === '');

/** Answers that a form can show, whatever was kept. */
export function readable(kept: Answers): Answers {
  if (kept.texts?.length !== COUNT || kept.aside?.length !== COUNT) return noAnswers();
  const step = (at: number) => (Number.isInteger(at) ? Math.min(Math.max(at, 0), COUNT - 1) : 0);
  const at = step(kept.at);
  return { ...kept, at, reached: Math.max(at, step(kept.reached)) };
}

/** How long an answer is, as the form counts it. */
export const lengthOf = (text: string): number => characterCount(text.trim());

/** Whether the form goes on from an answer: more than 20 characters, trimmed (S3.5). */
export const isEnough = (text: string): boolean => lengthOf(text) > VISION_LIMITS.answer.moreThan;

/** Whether an answer is longer than the server takes. */
export const isTooLong = (text: string): boolean => characterCount(text) > VISION_LIMITS.answer.max;

export type StepState = 'answered' | 'skipped' | 'here' | 'open';

/** What the row of steps shows of one. */
export function stateOf({ texts, at, reached }: Answers, step: number): StepState {
  if (step === at) return 'here';
  if (texts[step]?.trim()) return 'answered';
  return step < reached ? 'skipped' : 'open';
}

/** The first step that keeps the seven from being handed in; -1 when none does. */
export const firstMissing = ({ texts }: Answers): number =>
  texts.findIndex((text) => !isEnough(text) || isTooLong(text));
