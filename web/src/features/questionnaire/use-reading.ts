import type { LifePath, SafetyAnswer } from '@pathkeeper/contract';
import { useEffect, useRef, useState } from 'react';
import { SessionError } from '../../lib/api/api-error.ts';
import { showCrisisNotice } from '../../lib/crisis/crisis-notice.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/toast.ts';
import { analysisFailure } from './analysis-failure.ts';
import { useAnalyse } from './questionnaire.queries.ts';

interface ReadingOptions {
  /** Null for a visitor. */
  userId: number | null;
  guard: (then: () => void) => void;
  onRead: (found: LifePath, answers: string[]) => void;
}

/** Has answers read; where somebody is in danger now there is no reading, but people to call. */
export function useReading({ userId, guard, onRead }: ReadingOptions) {
  const [safety, setSafety] = useState<SafetyAnswer | null>(null);
  const [isDone, setIsDone] = useState(false);
  /** False once its screen is gone, while the answer may still be on its way. */
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  const analyse = useAnalyse(({ ikigaiAnalysis, safety: danger }, answers) => {
    // Whoever is leaving still sees this screen for a moment, while the next one is fetched.
    const isHere = isDrawn.current && window.location.pathname === paths.questionnaire;
    const isUrgent = danger?.tier === 'now';
    // What is not urgent is a line beside the reading (D76).
    if (!isHere || !isUrgent) showCrisisNotice({ userId, safety: danger, words: 'told' });
    setSafety(isUrgent ? danger : null);
    if (!ikigaiAnalysis) return;
    setIsDone(true);
    onRead(ikigaiAnalysis, answers);
  });
  const send = (answers: string[]) =>
    analyse.mutate(answers, {
      onError: (error) => {
        if (error instanceof SessionError) return;
        toast({
          title: 'Analysis Error',
          description: analysisFailure(error),
          tone: 'destructive',
        });
      },
    });
  return {
    isReading: analyse.isPending,
    /** Something was read since the page was opened. */
    isDone,
    safety,
    back: () => setSafety(null),
    read: (answers: string[]) => {
      if (!analyse.isPending) guard(() => send(answers));
    },
  };
}
