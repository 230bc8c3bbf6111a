import { QUESTIONS } from '@pathkeeper/contract';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import classes from './AnswersDialog.module.css';

interface AnswersDialogProps {
  answers: readonly string[];
  /** The answer to open at, 1 to 16; 0 opens at the first, null is closed. */
  opened: number | null;
  onClose: () => void;
}

/** All sixteen answers beside their questions, as they were written. */
export function AnswersDialog({ answers, opened, onClose }: AnswersDialogProps) {
  return (
    <Dialog
      opened={opened !== null}
      onClose={onClose}
      title="Your answers"
      meta="As you wrote them, all sixteen"
      size="lg"
      readOnly
    >
      <AnswerList answers={answers} turned={opened ?? 0} />
    </Dialog>
  );
}

/** Milliseconds until the dialog stands. */
const SETTLED = 60;

function AnswerList({ answers, turned }: { answers: readonly string[]; turned: number }) {
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Once the dialog has its size and has put the focus where it begins.
    const timer = setTimeout(() => {
      here.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ol className={classes.list}>
      {QUESTIONS.map(({ number, question }) => (
        <li
          key={number}
          ref={number === turned ? here : undefined}
          tabIndex={number === turned ? -1 : undefined}
          data-here={number === turned || undefined}
          data-autofocus={number === turned || undefined}
          className={classes.row}
        >
          <span className={classes.number} aria-hidden>
            {number}
          </span>
          <div>
            <h3 className={classes.question}>{question}</h3>
            <p className={classes.answer} dir="auto">
              {answers[number - 1]}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
