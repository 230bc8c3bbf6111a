import type { User } from '@pathkeeper/contract';
import { useLocation } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { askedHere } from './asked-here.ts';
import { useDueToday } from './use-due-today.ts';

const DailyStepDialog = lazy(async () => ({
  default: (await import('./DailyStepDialog.tsx')).DailyStepDialog,
}));

/** How often it is looked whether this is a moment to ask, in ms. */
const LOOK = 2000;
/** After the last key somebody is taken to be writing for so long, in ms. */
const WRITING = 20_000;

/**
 * Asks for today's step once it is due (D70), once in this browser: on whatever screen of the signed-in is open, never over
 * another dialog, never while somebody writes, and never in the quiet after words of danger. At the writing desk nothing
 * lies over the day's page: there `AskAtDesk` asks beside it.
 */
export function DailyAsk({ user }: { user: User }) {
  const isAtDesk = useLocation({ select: ({ pathname }) => pathname === paths.home });
  const today = useDueToday(user);
  const [asked, setAsked] = useState(() => askedHere(user.id));
  const isDue = today !== null && !isAtDesk && asked !== today.localDate;
  const isFree = useFreeMoment(isDue);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (isFree) setIsAsking(true);
  }, [isFree]);

  if (!isAsking || !isDue) return null;
  return (
    <LazyPart>
      <DailyStepDialog
        today={today}
        onClose={() => {
          setAsked(today.localDate);
          setIsAsking(false);
        }}
      />
    </LazyPart>
  );
}

/** Whether the caret stands among words: a pause in them is no moment to ask. */
function isAmongWords(): boolean {
  const field = document.activeElement;
  const isBox = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
  if (isBox) return false;
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)
    return field.value.trim() !== '';
  return (
    field instanceof HTMLElement && field.isContentEditable && field.textContent?.trim() !== ''
  );
}

const isDialogOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Becomes true at a moment when nothing lies over the page and nobody has just written. */
function useFreeMoment(isWanted: boolean): boolean {
  const [isFree, setIsFree] = useState(false);
  useEffect(() => {
    setIsFree(false);
    if (!isWanted) return;
    let lastKey = 0;
    const noteKey = () => {
      lastKey = Date.now();
    };
    const look = () => {
      if (document.visibilityState !== 'visible' || isDialogOpen() || isAmongWords()) return;
      if (Date.now() - lastKey >= WRITING) setIsFree(true);
    };
    document.addEventListener('input', noteKey, true);
    const timer = setInterval(look, LOOK);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', noteKey, true);
    };
  }, [isWanted]);
  return isFree && isWanted;
}
