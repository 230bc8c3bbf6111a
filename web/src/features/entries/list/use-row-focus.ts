import { type FocusEvent, useCallback, useEffect, useRef } from 'react';
import { focusSoon } from '../../../ui/page/focus.ts';
import { menuButtonId } from '../EntryMenu.tsx';

/**
 * Keeps the focus in the list. A row that leaves while the focus is in it, or while its dialog is
 * open, passes it to the row that takes its place; without this a keyboard reader would be thrown
 * to the top of the page.
 */
export function useRowFocus(ids: readonly number[]) {
  const last = useRef<{ id: number; index: number } | null>(null);
  // Whether it was in the list when it was last seen; a row that vanishes leaves it nowhere.
  const isInside = useRef(false);
  const latest = useRef(ids);
  latest.current = ids;

  const giveBack = useCallback(() => {
    focusSoon(() => {
      const there = latest.current;
      if (!last.current) return null;
      const { id, index } = last.current;
      const next = there.includes(id) ? id : there[Math.min(index, there.length - 1)];
      return document.getElementById(next === undefined ? 'main' : menuButtonId(next));
    });
  }, []);

  useEffect(() => {
    const gone = last.current && !ids.includes(last.current.id);
    if (gone && isInside.current && document.activeElement === document.body) giveBack();
  }, [ids, giveBack]);

  const onFocus = useCallback((event: FocusEvent) => {
    isInside.current = true;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]');
    if (!row) return;
    const id = Number(row.dataset.entry);
    last.current = { id, index: latest.current.indexOf(id) };
  }, []);

  const onBlur = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) isInside.current = false;
  }, []);

  return { onFocus, onBlur, giveBack };
}
