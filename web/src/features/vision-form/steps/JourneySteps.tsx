import { IconArrowLeft } from '@tabler/icons-react';
import { useId } from 'react';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { type Answers, isTooLong, stateOf } from '../answers.ts';
import { STEPS } from '../tools.ts';
import type { AnswersDraft } from '../use-answers.ts';
import classes from './JourneySteps.module.css';
import { PillarRuler } from './PillarRuler.tsx';
import { StepSheet } from './StepSheet.tsx';

interface JourneyStepsProps {
  kept: AnswersDraft;
  isSending: boolean;
  onGenerate: () => void;
}

/** The seven questions of the Life Vision Journey, each of which can be skipped (S3.2.8). */
export function JourneySteps({ kept, isSending, onGenerate }: JourneyStepsProps) {
  const { answers, isKept, open, skip } = kept;
  const { at, texts } = answers;
  const steps = STEPS.journey;
  const id = useId();
  const step = steps[at];
  if (!step) return null;
  const isLast = at === steps.length - 1;
  const isFine = !isTooLong(texts[at] ?? '');
  const next = () => {
    if (!isFine || isSending) return;
    if (isLast) onGenerate();
    else open(at + 1);
  };
  return (
    <>
      <PillarRuler steps={steps} answers={answers} />
      <StepSheet
        {...{ id, step, kept, isSending }}
        className={classes.screen}
        title={`${step.name} · Life Vision Journey · Pathkeeper`}
        rows={6}
        onNext={next}
        aside={
          <div className={classes.aside}>
            <span
              className={classes.medallion}
              style={{ '--pillar': `var(--f-${step.ink})` } as React.CSSProperties}
            >
              <PillarMark pillar={step.id} size={56} />
            </span>
            <div>
              <SmallCaps as="p">{step.name}</SmallCaps>
              <p className={classes.place}>
                Pillar {at + 1} of {steps.length}
              </p>
            </div>
          </div>
        }
        head={null}
        foot={
          <div className={classes.foot}>
            <Button
              className={classes.previous}
              icon={<IconArrowLeft aria-hidden />}
              disabled={at === 0 || isSending}
              onClick={() => open(at - 1)}
            >
              Previous
            </Button>
            <p id={`${id}-reason`} className={classes.kept}>
              {isKept ? skippedLine(answers) : 'This browser will not keep it.'}
            </p>
            <Button
              variant="bare"
              className={classes.skip}
              disabled={isSending}
              onClick={() => {
                skip();
                if (isLast) onGenerate();
              }}
            >
              Skip Question
            </Button>
            <Button
              type="submit"
              variant="filled"
              className={classes.next}
              disabled={!isFine}
              busy={isSending}
            >
              {isLast ? 'Generate Vision' : 'Continue'}
            </Button>
          </div>
        }
      />
    </>
  );
}

/** Says what was skipped, without asking for it. */
function skippedLine(answers: Answers): string {
  const kept = answers.texts[answers.at]?.trim() ? 'Kept as you type. ' : '';
  const names = STEPS.journey.flatMap(({ name }, at) =>
    stateOf(answers, at) === 'skipped' ? [name] : [],
  );
  if (names.length === 0) return kept.trim();
  const [only] = names;
  return names.length === 1
    ? `${kept}${only} was skipped; it can wait.`
    : `${kept}${new Intl.ListFormat('en').format(names)} were skipped; they can wait.`;
}
