import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import {
  type Answers,
  dropAnswers,
  dropVisitorsAnswers,
  isComplete,
  takeClaim,
  visitorsAnswers,
} from './answers.ts';
import { Notice } from './Notice.tsx';

interface LeftByVisitorProps {
  isReading: boolean;
  onRead: (answers: string[]) => void;
  /** Goes on with answers that are not finished. */
  onTake: (answers: Answers) => void;
}

/**
 * Offers back what was answered in this browser before somebody signed in. Nothing of it is shown:
 * it may have been another person at the same table. Whoever came from their reading to open an account has
 * it read for that account at once.
 */
export function LeftByVisitor({ isReading, onRead, onTake }: LeftByVisitorProps) {
  const [left, setLeft] = useState(visitorsAnswers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they arrive with their reading
  useEffect(() => {
    if (takeClaim() && left && isComplete(left)) onRead(left.texts);
  }, []);
  if (!left) return null;
  const drop = () => {
    dropVisitorsAnswers();
    setLeft(null);
  };
  const count = left.texts.filter((text) => text.trim() !== '').length;
  return (
    <Notice
      actions={
        <>
          {isComplete(left) ? (
            <Button busy={isReading} busyLabel="Analyzing..." onClick={() => onRead(left.texts)}>
              Read them and keep it
            </Button>
          ) : (
            <Button
              onClick={() => {
                onTake(left);
                // A reading that was made before stays, and is offered next.
                dropAnswers('visitor');
                setLeft(visitorsAnswers());
              }}
            >
              Go on with them
            </Button>
          )}
          <Button variant="bare" disabled={isReading} onClick={drop}>
            They are not mine
          </Button>
        </>
      }
    >
      {count === 1 ? 'One question was' : `${count} questions were`} answered in this browser before
      you signed in.
    </Notice>
  );
}
