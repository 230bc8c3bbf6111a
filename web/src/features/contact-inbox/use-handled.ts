import type { ContactMessage } from '@pathkeeper/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useArchive, useDelete } from './inbox.queries.ts';

/** How long a message that is to be deleted can be brought back, in ms. */
export const GRACE = 10_000;

/** What was done with a message whose row stays until the list is opened anew. */
export type Handled = 'archived' | 'unarchived' | 'deleting' | 'deleted';

type Rows = ReadonlyMap<number, Handled>;

const without = (rows: Rows, id: number): Rows =>
  new Map([...rows].filter(([each]) => each !== id));

/**
 * What was done from this screen, row by row, with its undo (D57). Deleting waits: the call is sent when
 * its time is over, or when the screen or the window is left.
 */
export function useHandled() {
  const [rows, setRows] = useState<Rows>(new Map());
  const archive = useArchive();
  const { mutate: remove } = useDelete();
  const waiting = useRef(new Map<number, { message: ContactMessage; timer: number }>());

  const set = (id: number, act: Handled) => setRows((all) => new Map(all).set(id, act));
  const drop = useCallback((id: number) => setRows((all) => without(all, id)), []);

  const carryOut = useCallback(
    (id: number) => {
      const due = waiting.current.get(id);
      if (!due) return;
      waiting.current.delete(id);
      clearTimeout(due.timer);
      setRows((all) => new Map(all).set(id, 'deleted'));
      remove(due.message, { onError: () => drop(id) });
    },
    [remove, drop],
  );

  const carryOutAll = useRef(() => {});
  carryOutAll.current = () => {
    for (const id of [...waiting.current.keys()]) carryOut(id);
  };
  useEffect(() => {
    const leave = () => carryOutAll.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    rows,
    isBusy: archive.isPending,
    /** Archives a message, or takes it out of the archive; its row becomes a line with the way back. */
    archive: (message: ContactMessage, onDone: () => void) =>
      archive.mutate(message, {
        onSuccess({ archived }) {
          set(message.id, archived ? 'archived' : 'unarchived');
          onDone();
        },
      }),
    /** Deletes a message for good once its time is over. */
    remove(message: ContactMessage, onDone: () => void) {
      const timer = window.setTimeout(() => carryOut(message.id), GRACE);
      waiting.current.set(message.id, { message, timer });
      set(message.id, 'deleting');
      onDone();
    },
    undo(message: ContactMessage) {
      const due = waiting.current.get(message.id);
      if (due) {
        clearTimeout(due.timer);
        waiting.current.delete(message.id);
        drop(message.id);
      } else archive.mutate(message, { onSuccess: () => drop(message.id) });
    },
    /** Another list is opened: only what still waits keeps its line. */
    forget: useCallback(
      () => setRows((all) => new Map([...all].filter(([, act]) => act === 'deleting'))),
      [],
    ),
  };
}
