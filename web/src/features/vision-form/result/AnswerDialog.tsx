import type { PillarId, VisionGoal, VisionResponse } from '@pathkeeper/contract';
import { pillarOf, VISION_LIMITS } from '@pathkeeper/contract';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { findIn } from '../passages.ts';
import { useSayBetter } from '../vision-form.queries.ts';
import classes from './AnswerDialog.module.css';

/** Words of an answer; with a goal they are its phrase, and can be said better. */
export interface Passage {
  pillar: PillarId;
  quote: string;
  goal: VisionGoal | null;
}

interface AnswerDialogProps {
  response: VisionResponse;
  passage: Passage | null;
  onClose: () => void;
}

/** An answer as it was given, what is quoted of it marked. */
export function AnswerDialog({ response, passage, onClose }: AnswerDialogProps) {
  return (
    <Dialog
      opened={passage !== null}
      onClose={onClose}
      title={passage ? `${pillarOf(passage.pillar).name}, your answer` : ''}
      size="md"
      readOnly={passage?.goal == null}
    >
      {passage && <Answer response={response} passage={passage} onClose={onClose} />}
    </Dialog>
  );
}

function Answer({ response, passage, onClose }: AnswerDialogProps & { passage: Passage }) {
  const { pillar, quote, goal } = passage;
  const given = response.answers.find((each) => each.pillar === pillar);
  const found = given && findIn(given.answer, quote);
  return (
    <>
      {given && <p className={classes.question}>{given.question}</p>}
      <p className={classes.answer} dir="auto">
        {found ? (
          <>
            {found.before}
            <mark>{found.found}</mark>
            {found.after}
          </>
        ) : (
          given?.answer
        )}
      </p>
      {goal && <SayBetter goal={goal} onDone={onClose} />}
    </>
  );
}

function SayBetter({ goal, onDone }: { goal: VisionGoal; onDone: () => void }) {
  const [phrase, setPhrase] = useState(goal.phrase ?? '');
  const { mutateAsync, isPending } = useSayBetter();
  const isSame = phrase.trim() === (goal.phrase ?? '');
  const isTooLong = phrase.trim().length > VISION_LIMITS.phrase;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSame || isTooLong || phrase.trim() === '') return;
    void mutateAsync({ id: goal.id, phrase: phrase.trim(), from: goal.phrase }).then(
      onDone,
      () => {},
    );
  };
  return (
    <Sending value={isPending}>
      <form className={classes.better} onSubmit={save}>
        <TextArea
          label="Say the phrase better"
          hint="Your answer stays as you gave it."
          error={isTooLong && `A phrase can be at most ${VISION_LIMITS.phrase} characters long.`}
          value={phrase}
          dir="auto"
          onChange={(event) => setPhrase(event.target.value)}
        />
        <Button
          type="submit"
          variant="filled"
          disabled={isSame || isTooLong || phrase.trim() === ''}
          busy={isPending}
          busyLabel="Saving…"
        >
          Save the phrase
        </Button>
      </form>
    </Sending>
  );
}
