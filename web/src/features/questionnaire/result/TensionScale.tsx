import type { LifePath } from '@pathkeeper/contract';
import { QuoteLink } from './QuoteLink.tsx';
import classes from './TensionScale.module.css';

type Quote = LifePath['quotes'][number];

interface TensionScaleProps {
  want: Quote;
  hold: Quote;
  onTurn: (question: number) => void;
}

/** What is wanted and what holds, in their own words at the two ends of a ruler. It measures nothing. */
export function TensionScale({ want, hold, onTurn }: TensionScaleProps) {
  return (
    <div className={classes.scale}>
      <p className={classes.want}>
        <QuoteLink question={want.question} onTurn={onTurn}>
          “{want.text}”
        </QuoteLink>
      </p>
      <div className={classes.ruler} aria-hidden>
        <span className={classes.mark} />
      </div>
      <p className={classes.hold}>
        <QuoteLink question={hold.question} onTurn={onTurn}>
          “{hold.text}”
        </QuoteLink>
      </p>
    </div>
  );
}
