import { useDraft } from '../../lib/drafts/use-draft.ts';
import { type Answers, isUntouched, noAnswers, readable } from './answers.ts';
import type { VisionFormKind } from './tools.ts';

export interface AnswersDraft {
  answers: Answers;
  /** False once the browser has refused to keep them. */
  isKept: boolean;
  /** Changes the answer to the open step, and keeps it in the same moment. */
  write(text: string): void;
  /** Opens another step, 0 to 6. */
  open(at: number): void;
  /** Takes the open answer off the sheet and opens the next step. */
  skip(): void;
  /** Brings back what was written on a step before it was skipped. */
  bringBack(at: number): void;
  /** Begins with answers that were given before. */
  beginWith(texts: readonly string[]): void;
  /**
   * Hands the answers in by `work` and forgets them once it has answered; they stay where it answers
   * null or fails. `key` is the idempotency key.
   */
  send<R>(work: (texts: readonly string[], key: string) => Promise<R | null>): Promise<R | null>;
}

/** Somebody's seven answers as they are written, kept over a reload, a lost network and a session's end. */
export function useAnswers(kind: VisionFormKind, userId: number): AnswersDraft {
  const { fields, isKept, change, draft } = useDraft(`vision-${kind}:${userId}`, noAnswers(), {
    isShared: true,
    isEmpty: isUntouched,
  });
  const open = (newest: Answers, at: number) => ({ at, reached: Math.max(newest.reached, at) });
  return {
    answers: readable(fields),
    isKept,
    write: (text) =>
      change((stored) => {
        const { texts, at } = readable(stored);
        return { texts: texts.with(at, text) };
      }),
    open: (at) => change((stored) => open(readable(stored), at)),
    skip: () =>
      change((stored) => {
        const { texts, aside, at, reached } = readable(stored);
        const written = texts[at] ?? '';
        return {
          texts: texts.with(at, ''),
          aside: written.trim() ? aside.with(at, written) : aside,
          ...open({ texts, aside, at, reached }, Math.min(at + 1, texts.length - 1)),
        };
      }),
    bringBack: (at) =>
      change((stored) => {
        const { texts, aside, ...rest } = readable(stored);
        const both = [aside[at], texts[at]].filter((text) => text?.trim()).join('\n\n');
        return { ...rest, texts: texts.with(at, both), aside: aside.with(at, ''), at };
      }),
    beginWith: (given) => change(() => ({ ...noAnswers(), texts: [...given], reached: 6 })),
    send: (work) =>
      draft.send((record) => work(readable(record.fields).texts, record.saveKey)) as Promise<
        Awaited<ReturnType<typeof work>>
      >,
  };
}
