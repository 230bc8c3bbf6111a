import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { inWords } from '../../../lib/text/in-words.ts';
import classes from './FinishedGoals.module.css';

interface FinishedGoalsProps {
  count: number;
  children: ReactNode;
}

/** What is finished, folded away until it is asked for. */
export function FinishedGoals({ count, children }: FinishedGoalsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const words = inWords(count);
  return (
    <div className={classes.finished}>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronDown aria-hidden size={20} stroke={1.6} className={classes.chevron} />
        {words.charAt(0).toUpperCase() + words.slice(1)} finished
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
