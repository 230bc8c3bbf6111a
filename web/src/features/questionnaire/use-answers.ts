import { useDraft } from '../../lib/drafts/use-draft.ts';
import {
  type Answerer,
  type Answers,
  answersKey,
  areSame,
  dropAnswers,
  isUntouched,
  noAnswers,
  readAnswers,
  readable,
  withVisitors,
} from './answers.ts';

export interface AnswersDraft {
  answers: Answers;
  /** False once the browser has refused to keep them. */
  isKept: boolean;
  /** Changes the answer to the open question, and keeps it in the same moment. */
  write(text: string): void;
  /** Opens another question, 0 to 15. */
  open(at: number): void;
  /** Takes over what a visitor answered here. */
  takeOver(visitors: Answers): void;
  /** Forgets them, once they have been read and are kept elsewhere; others than those `read` stay. */
  clear(read: readonly string[]): void;
}

/** Somebody's answers as they are written, in all tabs the same, kept over a reload. */
export function useAnswers(answerer: Answerer): AnswersDraft {
  const { fields, isKept, change, startOver } = useDraft(answersKey(answerer), noAnswers(), {
    isShared: true,
    isEmpty: (answers) => isUntouched(answers) && answers.at === 0,
  });
  const answers = readable(fields);
  const { at } = answers;
  return {
    answers,
    isKept,
    takeOver: (visitors) => change((newest) => withVisitors(readable(newest), visitors)),
    write: (text) => change((newest) => ({ texts: readable(newest).texts.with(at, text), at })),
    open: (next) => change((newest) => ({ texts: readable(newest).texts, at: next })),
    clear(read) {
      // Another tab may have answered more since; what is not kept stands here alone.
      const newest = isKept ? readAnswers(answerer) : answers;
      if (!areSame(newest.texts, read)) return;
      dropAnswers(answerer);
      startOver();
    },
  };
}
