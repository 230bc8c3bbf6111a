import { useState } from 'react';

/** Who is chosen in the table: people one by one, over its pages, or all that match. */
export interface Selection {
  ids: ReadonlySet<number>;
  isAll: boolean;
  isChosen: (id: number) => boolean;
  choose: (ids: readonly number[], is: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

const NOBODY: ReadonlySet<number> = new Set();

/** A selection that ends when the table is narrowed otherwise (`of`). */
export function useSelection(of: string): Selection {
  const [state, setState] = useState({ of, ids: NOBODY, isAll: false });
  const { ids, isAll } = state.of === of ? state : { ids: NOBODY, isAll: false };
  return {
    ids,
    isAll,
    isChosen: (id) => isAll || ids.has(id),
    choose(some, is) {
      const next = new Set(ids);
      for (const id of some) {
        if (is) next.add(id);
        else next.delete(id);
      }
      setState({ of, ids: next, isAll: false });
    },
    chooseAll: () => setState({ of, ids: NOBODY, isAll: true }),
    clear: () => setState({ of, ids: NOBODY, isAll: false }),
  };
}
