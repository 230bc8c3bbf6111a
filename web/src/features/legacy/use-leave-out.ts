import { useCallback, useRef } from 'react';
import { plainDay } from '../../lib/dates.ts';
import { toast } from '../../ui/toast.ts';
import type { LeaveOut } from './BookEntries.tsx';
import type { LegacyAddress } from './legacy.address.ts';

/** Leaves single entries out of the book, with a way to put each back. The focus goes to the next one. */
export function useLeaveOut(
  address: LegacyAddress,
  onAddress: (change: LegacyAddress) => void,
): LeaveOut {
  const now = useRef({ address, onAddress });
  now.current = { address, onAddress };
  return useCallback((entry, from) => {
    const set = (change: (ids: number[]) => number[]) => {
      const ids = change(now.current.address.withoutEntries ?? []);
      now.current.onAddress({ withoutEntries: ids.length > 0 ? ids : undefined });
    };
    const article = from.closest('article');
    const next = article?.nextElementSibling ?? article?.previousElementSibling;
    (next?.querySelector('a') ?? document.getElementById('main'))?.focus({ preventScroll: true });
    set((ids) => [...ids, entry.id]);
    toast({
      title: 'Left out of the book.',
      description: `The entry of ${plainDay(entry.localDate)} stays in your journal as it is.`,
      action: { label: 'Undo', onClick: () => set((ids) => ids.filter((id) => id !== entry.id)) },
    });
  }, []);
}
