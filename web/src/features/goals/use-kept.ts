import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { storage } from '../../lib/storage.ts';
import { currentUser } from '../accounts/accounts.queries.ts';

export interface Kept<T> {
  fields: T;
  /** Changes some of the fields and keeps all of them in the same moment. */
  change(fields: Partial<T>): void;
  /** What was typed on an earlier occasion is back. */
  isBack: boolean;
  /** Forgets what was typed: it is saved, or not wanted. */
  forget(): void;
  /** Forgets it and starts again. */
  startOver(): void;
}

/**
 * The text fields of a form, kept in the browser for this person until they are saved (decision 16): a
 * form that is closed, by accident or not, opens again as it was left. `form` names it.
 */
export function useKept<T extends Record<string, string>>(form: string, start: T): Kept<T> {
  const { data: user } = useQuery(currentUser());
  const key = `goals:${user?.id}:${form}`;
  const [earlier] = useState(() => readKept(key, start));
  const [fields, setFields] = useState(earlier ?? start);
  const [isBack, setIsBack] = useState(earlier !== null);
  const latest = useRef(fields);
  const put = (next: T) => {
    latest.current = next;
    setFields(next);
  };
  const forget = () => storage.remove(key);
  return {
    fields,
    isBack,
    change(some) {
      const next = { ...latest.current, ...some };
      put(next);
      if (isSame(next, start)) forget();
      else storage.set(key, JSON.stringify(next));
    },
    forget,
    startOver() {
      forget();
      put(start);
      setIsBack(false);
    },
  };
}

const isSame = <T extends Record<string, string>>(a: T, b: T) =>
  Object.keys(b).every((name) => a[name] === b[name]);

/** What was kept, if it has the fields of the form and says anything else than it starts with. */
function readKept<T extends Record<string, string>>(key: string, start: T): T | null {
  try {
    const kept = JSON.parse(storage.get(key) ?? 'null') as Record<string, unknown> | null;
    if (!kept || Object.keys(start).some((name) => typeof kept[name] !== 'string')) return null;
    return isSame(kept as T, start) ? null : (kept as T);
  } catch {
    return null;
  }
}
