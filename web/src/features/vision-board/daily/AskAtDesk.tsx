import type { User } from '@pathkeeper/contract';
import { lazy, useEffect, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { useFocusAfter } from '../../../ui/page/focus.ts';
import { noteAsked } from './asked-here.ts';
import classes from './Daily.module.css';
import { useNotTonight } from './daily.queries.ts';
import { useDueToday } from './use-due-today.ts';

const DailyStepDialog = lazy(async () => ({
  default: (await import('./DailyStepDialog.tsx')).DailyStepDialog,
}));

/**
 * Asks for today's step at the writing desk (D70), under the day's page and never over it, until it is answered or put off.
 * Whoever was asked here is not asked anew on another screen.
 */
export function AskAtDesk({ user }: { user: User }) {
  const today = useDueToday(user);
  const later = useNotTonight();
  const [isOpen, setIsOpen] = useState(false);
  const localDate = today?.localDate;
  useEffect(() => {
    if (localDate) noteAsked(user.id, localDate, false);
  }, [user.id, localDate]);
  // The day's page is what is written on next.
  useFocusAfter(today !== null && today !== undefined, () =>
    document.querySelector('main textarea, main [contenteditable="true"]'),
  );
  if (!today) return null;
  return (
    <section className={classes.ask} aria-labelledby="daily-ask">
      <h2 id="daily-ask" className={classes.question}>
        {today.question}
      </h2>
      <div className={classes.acts}>
        <Button onClick={() => setIsOpen(true)}>Name today’s step</Button>
        <Button
          variant="bare"
          busy={later.isPending}
          onClick={() => later.mutate({ forDays: 1, localDate: today.localDate })}
        >
          Not tonight
        </Button>
      </div>
      {isOpen && (
        <LazyPart>
          <DailyStepDialog today={today} onClose={() => setIsOpen(false)} />
        </LazyPart>
      )}
    </section>
  );
}
