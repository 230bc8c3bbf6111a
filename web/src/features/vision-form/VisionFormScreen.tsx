import type { User, VisionResponse } from '@pathkeeper/contract';
import { useState } from 'react';
import { Sending } from '../../ui/forms/sending.ts';
import { isUntouched } from './answers.ts';
import { HeldBack } from './HeldBack.tsx';
import { ResultBoard } from './result/ResultBoard.tsx';
import { FormSteps } from './steps/FormSteps.tsx';
import { ToCome } from './ToCome.tsx';
import { placeOf, STEPS } from './tools.ts';
import { useAnswers } from './use-answers.ts';
import { useHandInAnswers } from './use-hand-in.ts';
import { useLatestResponse } from './vision-form.queries.ts';

/** The vision form: its seven steps, or the board that was made of them last (S3.2.7). */
export function VisionFormScreen({ user }: { user: User }) {
  const kept = useAnswers('form', user.id);
  const [made, setMade] = useState<VisionResponse | null>(null);
  const { latest, isLoading } = useLatestResponse('form', made);
  const [shown, setShown] = useState<'new' | 'steps' | null>(null);
  const { handIn, isPending, heldBack } = useHandInAnswers('form', kept, (response) => {
    setMade(response);
    setShown('new');
  });
  const isBegun = !isUntouched(kept.answers);
  if (isLoading && !isBegun) {
    return <ToCome label="Loading the form" />;
  }
  if (latest && shown !== 'steps' && (shown === 'new' || !isBegun)) {
    return (
      <ResultBoard
        response={latest}
        isNew={shown === 'new'}
        onAgain={() => {
          kept.beginWith(textsOf(latest));
          setShown('steps');
        }}
      />
    );
  }
  return (
    <Sending value={isPending}>
      {heldBack && (
        <HeldBack pillars={heldBack} onOpen={(pillar) => kept.open(placeOf('form', pillar))} />
      )}
      <FormSteps kept={kept} isSending={isPending} onCreate={handIn} />
    </Sending>
  );
}

/** What was answered, in the order of the form. */
const textsOf = (response: VisionResponse | null | undefined): string[] =>
  STEPS.form.map(({ id }) => response?.answers.find(({ pillar }) => pillar === id)?.answer ?? '');
