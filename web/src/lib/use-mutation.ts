import {
  type DefaultError,
  type MutationMeta,
  type UseMutationOptions,
  type UseMutationResult,
  // biome-ignore lint/style/noRestrictedImports: the one place that wraps it
  useMutation as useAnyMutation,
} from '@tanstack/react-query';
import type { Changes } from './query-keys.ts';

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
      /** The screen shows the helplines of the answer itself. */
      showsHelplines?: boolean;
      /** Title of the toast that a failure shows; without it a failure is silent here. */
      errorTitle?: string;
      /** Its text when the server gave no sentence of its own. */
      errorText?: string;
    };
  }
}

/**
 * TanStack's `useMutation` whose `meta` is not optional: every mutation says what it changes, or
 * `changes: 'nothing'`. What its answer brings (XP, badges, a level, helplines) is shown by the
 * listener in `app/answers.ts`.
 */
export function useMutation<
  Data = unknown,
  Failure = DefaultError,
  Variables = void,
  Context = unknown,
>(
  options: UseMutationOptions<Data, Failure, Variables, Context> & { meta: MutationMeta },
): UseMutationResult<Data, Failure, Variables, Context> {
  return useAnyMutation(options);
}
