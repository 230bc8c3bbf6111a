import { useCallback, useState } from 'react';

export interface Selection {
  selected: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Selects every id there is, or none once all of them are. */
  toggleAll: () => void;
}

/**
 * Which entries of a list are selected. It outlives more of the list being loaded, and drops what
 * leaves it; `ids` is undefined while nobody knows what the list holds.
 */
export function useSelection(ids: readonly number[] | undefined): Selection {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  if (ids && selected.size > 0) {
    const there = new Set(ids);
    const kept = [...selected].filter((id) => there.has(id));
    if (kept.length < selected.size) setSelected(new Set(kept));
  }
  const toggle = useCallback((id: number) => {
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return {
    selected,
    toggle,
    toggleAll: () => setSelected(new Set(ids && selected.size < ids.length ? ids : [])),
  };
}
