import { Button } from '../../ui/controls/Button.tsx';
import classes from './HeldBack.module.css';
import type { HeldBackFor } from './use-hand-in.ts';

interface HeldBackProps {
  why: HeldBackFor;
  /** Goes to the first question. */
  onFirst: () => void;
}

/**
 * Over the answers when nothing was made of them: after words of danger, beside the people to call (D32,
 * D71), or because all were left blank.
 */
export function HeldBack({ why, onFirst }: HeldBackProps) {
  return (
    <p className={classes.held} role="status">
      {why === 'danger' ? (
        'Nothing was made of these answers for now. They stay here as you wrote them.'
      ) : (
        <>
          All seven were left blank, so nothing was made; one answer is enough to begin.{' '}
          <Button variant="bare" onClick={onFirst}>
            Go to the first
          </Button>
        </>
      )}
    </p>
  );
}
