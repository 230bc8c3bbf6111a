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
  /** The pillars whose words of danger hold a vision back, none where all were blank; null where one was made. */
  const [heldBack, setHeldBack] = useState<readonly PillarId[] | null>(null);
  const handIn = () => {
    setHeldBack(null);
    void kept
      .send(async (texts, key) => {
        const result = await mutateAsync({ texts, key });
        const response = responseOf(kind, texts, result);
        if (response === null) setHeldBack(result.withheld);
        // The answers stay on the sheet where nothing was made of them.
        if (response === null) return null;
        onMade(response);
        return result;
      })
      // Told in a toast; the answers are kept.
      .catch(() => {});
  };
  return { handIn, isPending, heldBack };
}

/** What was just handed in, as it is kept; null where nothing was made of it. */
function responseOf(
  kind: VisionFormKind,
  texts: readonly string[],
  { safety, responseId, withheld: _, ...made }: VisionResult,
): VisionResponse | null {
  if (safety?.tier === 'now' || responseId === null) return null;
  const answers = STEPS[kind].map(({ id, name, question }, at) => ({
    ...{ pillar: id as PillarId, pillarName: name, question },
    answer: texts[at] ?? '',
  }));
  const createdAt = new Date().toISOString();
  return { ...made, id: responseId, kind, answers, kept: [], takenOver: [], createdAt };
}
