import clsx from 'clsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { type Answers, stateOf } from '../answers.ts';
import type { Step } from '../tools.ts';
import classes from './PillarRuler.module.css';

interface PillarRulerProps {
  steps: readonly Step[];
  answers: Answers;
}

/** The progress of the journey: a named box for each pillar, hatched where it was skipped. */
export function PillarRuler({ steps, answers }: PillarRulerProps) {
  const { at } = answers;
  return (
    <div
      role="progressbar"
      aria-label="Progress of the journey"
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={at + 1}
      aria-valuetext={`Pillar ${at + 1} of ${steps.length}, ${steps[at]?.name}`}
      className={classes.ruler}
    >
      {steps.map(({ id, name }, step) => {
        const state = stateOf(answers, step);
        return (
          <div key={id}>
            <SmallCaps as="p" className={clsx(classes.name, state === 'here' && classes.here)}>
              {name}
            </SmallCaps>
            <div className={classes.box} data-state={state} />
          </div>
        );
      })}
    </div>
  );
}
