import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import {
  addressOf,
  daysInOrder,
  type EntriesAddress,
  type Filters,
  filtersOf,
} from '../entries.address.ts';

/** How long somebody has to stop typing before the list follows, in ms. */
const PAUSE = 300;

export interface FilterDraft {
  draft: Filters;
  /** Changes fields; the list follows after a short pause. */
  change: (fields: Partial<Filters>) => void;
  /** Lets the list follow at once. */
  applyNow: () => void;
  /** Empties every field; the place stays. */
  clear: () => void;
  /** Nothing is filled in. */
  isEmpty: boolean;
}

/**
 * The panel's fields as they are being filled in. The address is the truth: what is typed becomes an
 * address, and an address that came from elsewhere (back, forward, a link) refills the fields.
 */
export function useFilterDraft(
  address: EntriesAddress,
  onAddress: (address: EntriesAddress) => void,
): FilterDraft {
  const [draft, setDraft] = useState<Filters>(() => filtersOf(address));
  const key = JSON.stringify(address);
  const sent = useRef(key);

  const apply = (filters: Filters) => {
    // Days in the wrong order find nothing; the field says so instead.
    if (!daysInOrder(filters)) return;
    const next = addressOf(address.place, filters);
    const nextKey = JSON.stringify(next);
    if (nextKey === key) return;
    sent.current = nextKey;
    onAddress(next);
  };
  const applyLater = useDebouncedCallback(apply, PAUSE);

  useEffect(() => {
    // An answer to what was sent from here must not overwrite what was typed since.
    if (key === sent.current) return;
    sent.current = key;
    applyLater.cancel();
    setDraft(filtersOf(address));
  }, [key, address, applyLater]);

  const none = filtersOf(address.place === undefined ? {} : { place: address.place });
  return {
    draft,
    isEmpty: JSON.stringify(draft) === JSON.stringify(none),
    change(fields) {
      const next = { ...draft, ...fields };
      setDraft(next);
      applyLater(next);
    },
    applyNow() {
      applyLater.cancel();
      apply(draft);
    },
    clear() {
      applyLater.cancel();
      setDraft(none);
      apply(none);
    },
  };
}
