import { can, type User, type VisionToday } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useQuietAfterDanger } from '../../profile/quiet.queries.ts';
import { siteInfo } from '../../site/site.queries.ts';
import { askedToday } from './daily.queries.ts';

/** The longest time that a browser can wait for, in ms. */
const LONGEST = 2 ** 31 - 1;

/**
 * What is asked today once its hour has come (D70), also on a page that stays open; null before, once it is answered, where
 * the tools are closed and in the quiet after words of danger.
 */
export function useDueToday(user: User): VisionToday | null {
  const { data: site } = useQuery(siteInfo());
  const isOpen = can(user, 'useVision', { visionAccess: site?.visionAccess ?? 'admins' });
  const isQuiet = useQuietAfterDanger(user.id) !== false;
  const { data: today, refetch } = useQuery({ ...askedToday(), enabled: isOpen });
  const dueAt = today && !today.due ? today.dueAt : null;
  useEffect(() => {
    if (!dueAt) return;
    const wait = Math.min(Math.max(Date.parse(dueAt) - Date.now(), 0) + 1000, LONGEST);
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [dueAt, refetch]);
  return today?.due && !isQuiet ? today : null;
}
