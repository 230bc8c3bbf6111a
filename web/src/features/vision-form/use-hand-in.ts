import type { PillarId, VisionResponse, VisionResult } from '@pathkeeper/contract';
import { useState } from 'react';
import { STEPS, type VisionFormKind } from './tools.ts';
import type { AnswersDraft } from './use-answers.ts';
import { useHandIn } from './vision-form.queries.ts';

/** Hands the kept answers in. `onMade` is called with what was made of them. */
export function useHandInAnswers(
  kind: VisionFormKind,
  kept: AnswersDraft,
  onMade: (response: VisionResponse) => void,
) {
  const { mutateAsync, isPending } = useHandIn(kind);
  /** The last try found words of danger, and made nothing. */
  const [isHeldBack, setIsHeldBack] = useState(false);
  const handIn = () => {
    setIsHeldBack(false);
    void kept
      .send(async (texts, key) => {
        const result = await mutateAsync({ texts, key });
        const response = responseOf(kind, texts, result);
        setIsHeldBack(response === null);
        // The answers stay on the sheet where nothing was made of them.
        if (response === null) return null;
        onMade(response);
        return result;
      })
      // Told in a toast; the answers are kept.
      .catch(() => {});
  };
  return { handIn, isPending, isHeldBack };
}

/** What was just handed in, as it is kept; null where nothing was made of it. */
function responseOf(
  kind: VisionFormKind,
  texts: readonly string[],
  { safety, responseId, ...made }: VisionResult,
): VisionResponse | null {
  if (safety?.tier === 'now' || responseId === null) return null;
  const answers = STEPS[kind].map(({ id, name, question }, at) => ({
    ...{ pillar: id as PillarId, pillarName: name, question },
    answer: texts[at] ?? '',
  }));
  const createdAt = new Date().toISOString();
  return { ...made, id: responseId, kind, answers, kept: [], takenOver: [], createdAt };
}
