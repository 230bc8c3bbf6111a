import type { AdminPerson } from '@pathkeeper/contract';
import { useState } from 'react';

/** Who is chosen in the table: people one by one, over its pages, or all that match. */
export interface Selection {
  /** Those who were chosen one by one, by id. */
  people: ReadonlyMap<number, AdminPerson>;
  isAll: boolean;
  isChosen: (id: number) => boolean;
  choose: (people: readonly AdminPerson[], is: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

const NOBODY: Selection['people'] = new Map();

/** A selection that ends when the table is narrowed otherwise (`of`). */
export function useSelection(of: string): Selection {
  const [state, setState] = useState({ of, people: NOBODY, isAll: false });
  const { people, isAll } = state.of === of ? state : { people: NOBODY, isAll: false };
  return {
    people,
    isAll,
    isChosen: (id) => isAll || people.has(id),
    choose(some, is) {
      const next = new Map(people);
      for (const person of some) {
        if (is) next.set(person.id, person);
        else next.delete(person.id);
      }
      setState({ of, people: next, isAll: false });
    },
    chooseAll: () => setState({ of, people: NOBODY, isAll: true }),
    clear: () => setState({ of, people: NOBODY, isAll: false }),
  };
}
