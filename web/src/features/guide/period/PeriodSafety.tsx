import type { SafetyAnswer } from '@pathkeeper/contract';
import { QuietHelp, SafetyBody } from '../../safety/index.ts';
import classes from './PeriodSafety.module.css';

/** The safety answer at the head of a period whose entries tell of danger. */
export function PeriodSafety({ answer }: { answer: SafetyAnswer }) {
  if (answer.tier === 'quiet') return <QuietHelp answer={answer} />;
  return (
    <section aria-labelledby="talk-to-a-person" className={classes.safe}>
      <h2 id="talk-to-a-person" className={classes.title}>
        Talk to a person
      </h2>
      <SafetyBody answer={answer} />
    </section>
  );
}
