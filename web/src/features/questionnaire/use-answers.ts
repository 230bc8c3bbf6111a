import { useState } from 'react';
import {
  type Answerer,
  type Answers,
  areSame,
  dropAnswers,
  keepAnswers,
  noAnswers,
  readAnswers,
  withVisitors,
} from './kept-answers.ts';

export interface KeptAnswers {
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

/** Somebody's answers as they are written, kept over a reload. */
export function useAnswers(answerer: Answerer): KeptAnswers {
  const [answers, setAnswers] = useState(() => readAnswers(answerer));
  const [isKept, setIsKept] = useState(true);
  // Another tab may have answered more since; what is not kept stands here alone.
  const newest = () => (isKept ? readAnswers(answerer) : answers);
  const replace = (next: Answers) => {
    setAnswers(next);
    setIsKept(keepAnswers(answerer, next));
  };
  return {
    answers,
    isKept,
    takeOver: (visitors) => replace(withVisitors(newest(), visitors)),
    write: (text) => replace({ texts: newest().texts.with(answers.at, text), at: answers.at }),
    open: (at) => replace({ texts: newest().texts, at }),
    clear(read) {
      if (!areSame(newest().texts, read)) return;
      dropAnswers(answerer);
      setAnswers(noAnswers());
    },
  };
}
