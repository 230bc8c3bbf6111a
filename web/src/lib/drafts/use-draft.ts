import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraft } from './draft.ts';
import { saysSame } from './draft-record.ts';
import type { Draft, DraftOptions, DraftState } from './draft-types.ts';

/** What a form is drawn and saved with. */
export interface DraftForm<T>
  extends Omit<DraftState<T>, 'start'>,
    Pick<Draft<T>, 'change' | 'startOver'> {
  /** What was saved elsewhere since these fields were begun; null when nothing was, or the same. */
  theirs: T | null;
  /**
   * Saves the fields by `work` and deletes the draft once that has succeeded, wherever its writer is
   * by then. `expected` is what its writer knows to stand there, `key` the idempotency key.
   *
   * @throws what `work` throws, or MovedToSuccessor
   */
  send<R>(work: (fields: T, expected: T, key: string) => Promise<R>): Promise<R>;
  /** The mechanism itself, for a form that is more than filled in and sent. */
  draft: Draft<T>;
}

/**
 * The fields of a form, kept in the browser until the server has them: a form that is left opens again
 * as it was. `key` names the form and whose it is, and stays the same as long as the form is mounted;
 * `start` is what it holds when nothing was typed; `options` are those of the first call. With `opened` it
 * goes on with a draft that is open already.
 */
export function useDraft<T extends object>(
  key: string,
  start: T,
  options?: DraftOptions<T>,
  opened?: Draft<T> | null,
): DraftForm<T> {
  const [draft] = useState(() => opened ?? createDraft(key, start, options));
  /** What the fields being sent are to take the place of. */
  const [over, setOver] = useState<T | null>(null);
  const { start: begun, ...state } = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => draft.open(), [draft]);
  useEffect(() => draft.follow(start));
  const isElsewhere = !saysSame(begun, start) && !saysSame(state.fields, begun);
  const newer = isElsewhere && !saysSame(state.fields, start) ? start : null;
  // An answer changes what is shown elsewhere before the form has heard it.
  const theirs = state.isSending ? over : newer;
  return {
    ...state,
    theirs,
    draft,
    change: draft.change,
    startOver: draft.startOver,
    send(work) {
      setOver(theirs);
      return draft.send(({ fields, start: from, saveKey }) =>
        work(fields, theirs ?? from, saveKey),
      );
    },
  };
}
