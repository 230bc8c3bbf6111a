import type { User, VisionResponse } from '@pathkeeper/contract';
import { useState } from 'react';
import { isUntouched } from './answers.ts';
import { HeldBack } from './HeldBack.tsx';
import { Complete } from './journey/Complete.tsx';
import { Creating } from './journey/Creating.tsx';
import { JourneySteps } from './steps/JourneySteps.tsx';
import { ToCome } from './ToCome.tsx';
import { placeOf, STEPS } from './tools.ts';
import { useAnswers } from './use-answers.ts';
import { useHandInAnswers } from './use-hand-in.ts';
import { useLatestResponse } from './vision-form.queries.ts';

/** The Life Vision Journey: its seven questions, or what was made of them last (S3.2.8). */
export function VisionJourneyScreen({ user }: { user: User }) {
  const kept = useAnswers('journey', user.id);
  const [own, setOwn] = useState<VisionResponse | null>(null);
  const { latest: made, isLoading } = useLatestResponse('journey', own);
  const [shown, setShown] = useState<'new' | 'steps' | null>(null);
  const { handIn, isPending, heldBack } = useHandInAnswers('journey', kept, (response) => {
    setOwn(response);
    setShown('new');
  });
  const isBegun = !isUntouched(kept.answers) || kept.answers.at > 0;
  if (isPending) return <Creating answers={kept.answers} />;
  if (isLoading && !isBegun) {
    return <ToCome label="Loading the journey" />;
  }
  if (made && shown !== 'steps' && (shown === 'new' || !isBegun)) {
    return (
      <Complete
        response={made}
        isNew={shown === 'new'}
        onAnswer={(pillar) => {
          const given = STEPS.journey.map(
            ({ id }) => made.answers.find((each) => each.pillar === id)?.answer ?? '',
          );
          kept.beginWith(given);
          if (pillar) kept.open(placeOf('journey', pillar));
          setShown('steps');
        }}
      />
    );
  }
  return (
    <>
      {heldBack && (
        <HeldBack pillars={heldBack} onOpen={(pillar) => kept.open(placeOf('journey', pillar))} />
      )}
      <JourneySteps kept={kept} isSending={isPending} onGenerate={handIn} />
    </>
  );
}
