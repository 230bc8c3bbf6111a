import type { LifePath } from '@pathkeeper/contract';
import { useState } from 'react';
import { keepVisitorReading, readVisitorReading, type VisitorReading } from './answers.ts';

/** What was read in a visitor's answers, kept in this browser and nowhere else. */
export function useVisitorReading(isVisitor: boolean) {
  const [made, setMade] = useState<VisitorReading | null>(() =>
    isVisitor ? readVisitorReading() : null,
  );
  const [isKept, setIsKept] = useState(true);
  return {
    made,
    /** False when the browser would not keep it: then it is gone with the page. */
    isKept,
    keep(answers: string[], ikigaiAnalysis: LifePath) {
      const next = { answers, ikigaiAnalysis, createdAt: new Date().toISOString() };
      setMade(next);
      setIsKept(keepVisitorReading(next));
    },
  };
}
