import { IconArrowLeft } from '@tabler/icons-react';
import { useId } from 'react';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { firstMissing, isEnough, isTooLong, lengthOf } from '../answers.ts';
import { STEPS, type Step } from '../tools.ts';
import type { AnswersDraft } from '../use-answers.ts';
import classes from './FormSteps.module.css';
import { StepDots } from './StepDots.tsx';
import { StepSheet } from './StepSheet.tsx';

interface FormStepsProps {
  kept: AnswersDraft;
  isSending: boolean;
  onCreate: () => void;
}

/** The seven steps of the vision form (S3.2.7, S3.5). */
export function FormSteps({ kept, isSending, onCreate }: FormStepsProps) {
  const { answers, isKept, open } = kept;
  const { at, texts } = answers;
  const steps = STEPS.form;
  const id = useId();
  const step = steps[at];
  if (!step) return null;
  const text = texts[at] ?? '';
  const isLast = at === steps.length - 1;
  const missing = isLast ? firstMissing(answers) : -1;
  const isDone = isEnough(text) && !isTooLong(text) && missing === -1;
  const next = () => {
    if (!isDone || isSending) return;
    if (isLast) onCreate();
    else open(at + 1);
  };
  return (
    <StepSheet
      {...{ id, step, kept, isSending }}
      className={classes.screen}
      title={`Step ${at + 1} of ${steps.length} · Vision Form · Pathkeeper`}
      rows={5}
      isCounted
      onNext={next}
      head={
        <>
          <StepDots steps={steps} answers={answers} isSending={isSending} onOpen={open} />
          <div className={classes.head}>
            <div className={classes.pillar}>
              <PillarMark pillar={step.id} size={20} style={{ color: `var(--f-${step.ink})` }} />
              <SmallCaps as="p">{step.name}</SmallCaps>
            </div>
            <p className={classes.place}>
              Step <b>{at + 1}</b> of {steps.length}
            </p>
          </div>
        </>
      }
      foot={
        <>
          <p id={`${id}-reason`} className={classes.reason} role="status">
            {!isEnough(text) ? (
              <TooShort length={lengthOf(text)} />
            ) : (
              missing >= 0 && missing !== at && <Missing step={steps[missing]} />
            )}
          </p>
          <div className={classes.foot}>
            <Button
              className={classes.previous}
              icon={<IconArrowLeft aria-hidden />}
              disabled={at === 0 || isSending}
              onClick={() => open(at - 1)}
            >
              Previous
            </Button>
            <p className={classes.kept}>
              {isKept ? text.trim() && 'Kept as you type' : 'This browser will not keep it'}
            </p>
            <Button
              type="submit"
              variant="filled"
              className={classes.next}
              disabled={!isDone && !isSending}
              aria-describedby={`${id}-reason`}
              busy={isSending}
              {...(isLast && { busyLabel: 'Processing...' })}
            >
              {isLast ? 'Create Vision' : 'Next'}
            </Button>
          </div>
        </>
      }
    />
  );
}

function TooShort({ length }: { length: number }) {
  return (
    <>
      Please provide more detail (minimum 20 characters)
      {length === 20 && ': one more, and it goes on'}
    </>
  );
}

function Missing({ step }: { step: Step | undefined }) {
  return step ? <>{step.name} still needs more detail before a vision can be made.</> : null;
}
