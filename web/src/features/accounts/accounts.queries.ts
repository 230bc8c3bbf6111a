import type { CallInput, User } from '@pathkeeper/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { ApiError, SessionError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/endpoints.ts';
import { beginSession, leaveSession, maySignIn, oweSignOut } from '../../lib/api/session.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

/** The signed-in person, or null (S1.4: a 401 gives null). */
export const currentUser = () =>
  queryOptions({
    queryKey: keys.currentUser,
    queryFn: async ({ signal }): Promise<User | null> => {
      if (!maySignIn()) return null;
      try {
        return await call(api.accounts.me, {}, { signal });
      } catch (error) {
        if (error instanceof SessionError) return null;
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });

/** The name to show (S1.3). */
export const shownName = (user: User): string => user.displayName ?? user.username;

/** Signs in and keeps the tokens; every cached answer of whoever was here before goes. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: (body: CallInput<typeof api.accounts.login>['body']) =>
      call(api.accounts.login, { body }),
    onSuccess: (signedIn) => {
      client.clear();
      beginSession(signedIn);
    },
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: (body: CallInput<typeof api.accounts.register>['body']) =>
      call(api.accounts.register, { body }),
    onSuccess: (signedIn) => {
      client.clear();
      beginSession(signedIn);
    },
  });
}

/** Signs out here even when the server cannot be told; that failure is only logged. Nothing is left. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: async () => {
      const left = leaveSession();
      client.clear();
      await call(api.accounts.logout, {}).catch((error: unknown) => {
        oweSignOut();
        console.error('Signing out could not be told to the server.', error);
      });
      await left;
    },
  });
}
