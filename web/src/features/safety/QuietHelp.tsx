import type { SafetyAnswer } from '@pathkeeper/contract';
import { useState } from 'react';
import classes from './QuietHelp.module.css';
import { SafetyDialog } from './SafetyDialog.tsx';

interface QuietHelpProps {
  answer: SafetyAnswer;
  /** Where it floats over a screen: puts it away. */
  onClose?: () => void;
}

/** One quiet line, with the helplines a press away (D76). It takes nothing from what it stands beside. */
export function QuietHelp({ answer, onClose }: QuietHelpProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div role="note" className={classes.line} data-floating={onClose ? true : undefined}>
      <p>{answer.message}</p>
      <button type="button" className={classes.link} onClick={() => setIsOpen(true)}>
        People to talk to
      </button>
      {onClose && (
        <button type="button" className={classes.link} onClick={onClose}>
          Put this away
        </button>
      )}
      <SafetyDialog opened={isOpen} answer={answer} onClose={() => setIsOpen(false)} />
    </div>
  );
}
