import { can, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { recentEntries } from '../../entries/entries.queries.ts';
import { useQuietAfterDanger } from '../../profile/quiet.queries.ts';
import { siteInfo } from '../../site/site.queries.ts';
import { askedHere } from './asked-here.ts';
import { askedToday } from './daily.queries.ts';

const DailyStepDialog = lazy(async () => ({
  default: (await import('./DailyStepDialog.tsx')).DailyStepDialog,
}));

/** How often it is looked whether this is a moment to ask, in ms. */
const LOOK = 2000;
/** After the last key somebody is taken to be writing for so long, in ms. */
const WRITING = 20_000;
/** The longest time that a browser can wait for, in ms. */
const LONGEST = 2 ** 31 - 1;

/**
 * Asks for today's step once it is due (D70), once in this browser: on whatever screen of the signed-in is open, never over
 * another dialog, never while somebody writes, and never in the quiet after words of danger. At the writing desk the day's
 * page comes first: there it waits until one of today is kept.
 */
export function DailyAsk({ user }: { user: User }) {
  const { data: site } = useQuery(siteInfo());
  const isOpen = can(user, 'useVision', { visionAccess: site?.visionAccess ?? 'admins' });
  const isQuiet = useQuietAfterDanger(user.id) !== false;
  const { data: today, refetch } = useQuery({ ...askedToday(), enabled: isOpen });
  const [asked, setAsked] = useState(() => askedHere(user.id));
  const isDue = today?.due === true && !isQuiet && asked !== today.localDate;
  const isFirst = useIsPageFirst(isDue ? today.localDate : null);
  const isFree = useFreeMoment(isDue && !isFirst);
  const [isAsking, setIsAsking] = useState(false);

  // A page that stays open asks when the hour comes.
  const dueAt = today && !today.due ? today.dueAt : null;
  useEffect(() => {
    if (!dueAt) return;
    const wait = Math.min(Math.max(Date.parse(dueAt) - Date.now(), 0) + 1000, LONGEST);
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [dueAt, refetch]);

  useEffect(() => {
    if (isFree) setIsAsking(true);
  }, [isFree]);

  if (!isAsking || isFirst || !today || isQuiet || asked === today.localDate) return null;
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

/** Whether the writing desk is open and nothing of this day stands in the journal yet; null asks nothing. */
function useIsPageFirst(localDate: string | null): boolean {
  const isAtDesk = useLocation({ select: ({ pathname }) => pathname === paths.home });
  const isAsked = isAtDesk && localDate !== null;
  const { data } = useQuery({ ...recentEntries(), enabled: isAsked });
  return isAsked && data?.[0]?.localDate !== localDate;
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
