import { useEffect, useState, useSyncExternalStore } from 'react';
import { type FormKeeper, type FormState, formKeeper, type KeepOptions } from './form-keeper.ts';
import { saySame } from './kept-pages.ts';

export interface KeptForm<T>
  extends Omit<FormState<T>, 'start'>,
    Pick<FormKeeper<T>, 'change' | 'startOver'> {
  /** What was saved elsewhere since these fields were begun; null when nothing was, or the same. */
  theirs: T | null;
  /**
   * Saves the fields by `work` and forgets them once that has succeeded, wherever their writer is by
   * then. `expected` is what their writer knows to stand there, `key` what makes a second try safe.
   */
  send<R>(work: (fields: T, expected: T, key: string) => Promise<R>): Promise<R>;
}

/**
 * The fields of a form, kept in the browser until the server has them: a form that is left opens again
 * as it was. `form` names it and whose it is, and stays as long as the form does; `start` is what it
 * holds when nothing was typed.
 */
export function useKeptForm<T extends object>(
  form: string,
  start: T,
  options?: KeepOptions<T>,
): KeptForm<T> {
  const [keeper] = useState(() => formKeeper(form, start, options));
  const { start: begun, ...state } = useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => keeper.open(), [keeper]);
  useEffect(() => keeper.follow(start));
  const isElsewhere = !saySame(begun, start) && !saySame(state.fields, begun);
  const theirs = isElsewhere && !state.isSending && !saySame(state.fields, start) ? start : null;
  return {
    ...state,
    theirs,
    change: keeper.change,
    startOver: keeper.startOver,
    send: (work) => keeper.send((fields, from, key) => work(fields, theirs ?? from, key)),
  };
}
