import {
  type DefaultError,
  type MutationMeta,
  replaceEqualDeep,
  type UseMutationOptions,
  type UseMutationResult,
  // biome-ignore lint/style/noRestrictedImports: the one place that wraps it
  useMutation as useAnyMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Changes } from './query-keys.ts';
import { isSecondPress } from './second-press.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What the call changes: it is then fetched anew (`query-keys.ts`). */
      changes: Changes;
      /** What is fetched anew after a failure: the answer may have been lost, or was shown ahead. */
      changesOnFailure?: Changes;
      /** The mutation is pending until what it changed is there. */
      waitsForChanges?: boolean;
      /** Said when it succeeds, with what it earned (S1.4). */
      announce?: { title: string; words: string };
      /** Whether an answer is worth that; without it each is. */
      announcesIf?: (answer: unknown) => boolean;
      /** The screen shows the helplines of the answer itself. */
      showsHelplines?: boolean;
      /** Title of the toast that a failure shows; without it a failure is silent here. */
      errorTitle?: string;
      /** Its text when the server gave no sentence of its own. */
      errorText?: string;
      /** That text is said too where the server was not reached, in place of a word on the network. */
      errorTextOffline?: true;
    };
  }
}

/**
 * TanStack's `useMutation` whose `meta` is not optional: every mutation says what it changes, or
 * `changes: 'nothing'`. What its answer brings (XP, badges, a level, helplines) is shown by the
 * listener in `app/answers.ts`.
 *
 * A second press sends nothing: while the last call is under way, or has just succeeded, the same call
 * again is that call. Any other call in between makes it a call of its own.
 */
export function useMutation<
  Data = unknown,
  Failure = DefaultError,
  Variables = void,
  Context = unknown,
>(
  options: UseMutationOptions<Data, Failure, Variables, Context> & { meta: MutationMeta },
): UseMutationResult<Data, Failure, Variables, Context> {
  const mutation = useAnyMutation(options);
  const { mutateAsync: send } = mutation;
  const last = useRef<Press<Data, Variables | undefined> | null>(null);
  const mutateAsync = useCallback(
    (...args: Parameters<typeof send>): Promise<Data> => {
      const [variables] = args;
      if (last.current && isSame(last.current, variables)) return last.current.answer;
      const answer = send(...args);
      const press = { variables, answer, isUnderWay: true, succeededAt: null as number | null };
      last.current = press;
      const end = (succeededAt: number | null) =>
        Object.assign(press, { isUnderWay: false, succeededAt });
      void answer.then(
        () => end(Date.now()),
        () => end(null),
      );
      return answer;
    },
    [send],
  );
  const mutate = useCallback(
    (...args: Parameters<typeof send>): void => void mutateAsync(...args).catch(() => {}),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}

interface Press<Data, Variables> {
  variables: Variables;
  answer: Promise<Data>;
  isUnderWay: boolean;
  /** Epoch milliseconds; null before it has succeeded. */
  succeededAt: number | null;
}

const isSame = <V>(last: Press<unknown, V>, variables: V): boolean =>
  (last.isUnderWay || isSecondPress(last.succeededAt)) &&
  replaceEqualDeep(last.variables, variables) === last.variables;
