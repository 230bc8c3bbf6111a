import { useState } from 'react';
import {
  type Answerer,
  type Answers,
  dropAnswers,
  keepAnswers,
  noAnswers,
  readAnswers,
} from './kept-answers.ts';

export interface KeptAnswers {
  answers: Answers;
  /** False once the browser has refused to keep them. */
  isKept: boolean;
  /** Changes the answer to the open question, and keeps it in the same moment. */
  write(text: string): void;
  /** Opens another question, 0 to 15. */
  open(at: number): void;
  replace(answers: Answers): void;
  /** Forgets them all, once they have been read and are kept elsewhere. */
  clear(): void;
}

/** Somebody's answers as they are written, kept over a reload. */
export function useAnswers(answerer: Answerer): KeptAnswers {
  const [answers, setAnswers] = useState(() => readAnswers(answerer));
  const [isKept, setIsKept] = useState(true);
  const replace = (next: Answers) => {
    setAnswers(next);
    setIsKept(keepAnswers(answerer, next));
  };
  return {
    answers,
    isKept,
    replace,
    write: (text) => replace({ ...answers, texts: answers.texts.with(answers.at, text) }),
    open: (at) => replace({ ...answers, at }),
    clear() {
      dropAnswers(answerer);
      setAnswers(noAnswers());
    },
  };
}
