import { type Answers, isEnough, stateOf } from '../answers.ts';
import type { Step } from '../tools.ts';
import classes from './StepDots.module.css';

interface StepDotsProps {
  steps: readonly Step[];
  answers: Answers;
  isSending: boolean;
  onOpen: (at: number) => void;
}

const SAID = { answered: 'answered', skipped: 'not answered', here: '', open: 'not answered' };

/** Seven lozenges on a line; those that can be gone to from here are buttons. */
export function StepDots({ steps, answers, isSending, onOpen }: StepDotsProps) {
  const firstOpen = answers.texts.findIndex((text) => !isEnough(text));
  return (
    <nav aria-label="Steps of the form">
      <ol className={classes.dots}>
        {steps.map(({ id, name }, at) => {
          const state = stateOf(answers, at);
          const isWithinReach = firstOpen === -1 || at <= Math.max(firstOpen, answers.at);
          const said = [name, `step ${at + 1} of ${steps.length}`, SAID[state]];
          return (
            <li key={id} className={classes.step} data-state={state}>
              <button
                type="button"
                className={classes.dot}
                aria-label={said.filter(Boolean).join(', ')}
                aria-current={state === 'here' ? 'step' : undefined}
                disabled={!isWithinReach || isSending}
                onClick={() => onOpen(at)}
              >
                <span className={classes.lozenge} />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
