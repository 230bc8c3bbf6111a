import type { CallInput, Factors } from '@pathkeeper/contract';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/api/api.ts';
import { lateApi } from '../../../lib/api/late-endpoints.ts';
import { beginSession, leaveSession } from '../../../lib/api/session.ts';
import { keys } from '../../../lib/queries/query-keys.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';

const api = lateApi.security;

/** The second factors of the account, without their secrets. */
export const factors = () =>
  queryOptions({
    queryKey: [...keys.sessions, 'factors'],
    queryFn: ({ signal }): Promise<Factors> => call(api.factors, {}, { signal }),
  });

/** What happened to the account, newest first. */
export const activity = () =>
  infiniteQueryOptions({
    queryKey: [...keys.sessions, 'activity'],
    queryFn: ({ signal, pageParam }) =>
      callPage(api.activity, { query: { limit: 10, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Keeps an account that was to be deleted; the caller leads on. */
export const useKeepAccount = () =>
  useMutation({
    meta: {
      changes: 'nothing',
      errorTitle: 'The account is not kept yet.',
      errorText: 'Please try again.',
    },
    mutationFn: () => call(api.keepAccount, {}),
  });

/** What changes factors or sessions is shown in the lists of both. */
const changing = { changes: ['sessions'] as const, waitsForChanges: true };

/** Takes the second step of a sign-in and keeps the tokens. */
export function useSecondStep() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: (body: CallInput<typeof api.secondStep>['body']) => call(api.secondStep, { body }),
    onSuccess: (signedIn) => {
      client.clear();
      beginSession(signedIn);
    },
  });
}

/** Sends this browser to the place where people can sign in instead. */
export const useSso = () =>
  useMutation({
    meta: { changes: 'nothing', errorTitle: 'Not Reached' },
    mutationFn: async (body: CallInput<typeof api.beginSso>['body']) => {
      const { url } = await call(api.beginSso, { body });
      window.location.assign(url);
    },
  });

/** Signs in with what the other place answered, and keeps the tokens. */
export function useTakeSso() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: (answer: string) => call(api.takeSso, { body: { answer } }),
    onSuccess: (signedIn) => {
      client.clear();
      beginSession(signedIn);
    },
  });
}

export const useLinkSso = () =>
  useMutation({
    meta: changing,
    mutationFn: (answer: string) => call(api.linkSso, { body: { answer } }),
  });

export const useUnlinkSso = () =>
  useMutation({
    meta: { ...changing, errorTitle: 'Still Linked' },
    mutationFn: () => call(api.unlinkSso, {}),
  });

/** What a proof needs beside the password. */
export const proofNeeds = () =>
  queryOptions({
    queryKey: [...keys.sessions, 'proof'],
    queryFn: ({ signal }) => call(api.beginProof, {}, { signal }),
    gcTime: 0,
    staleTime: 0,
  });

export const useProve = () =>
  useMutation({
    meta: { changes: 'nothing' },
    mutationFn: (body: CallInput<typeof api.prove>['body']) => call(api.prove, { body }),
  });

export const useBeginTotp = () =>
  useMutation({
    meta: { changes: 'nothing', errorTitle: 'Nothing Was Switched On' },
    mutationFn: () => call(api.beginTotp, {}),
  });

export const useConfirmTotp = () =>
  useMutation({
    meta: changing,
    mutationFn: (body: CallInput<typeof api.confirmTotp>['body']) =>
      call(api.confirmTotp, { body }),
  });

export const useRemoveTotp = () =>
  useMutation({
    meta: { ...changing, errorTitle: 'Codes Stay On' },
    mutationFn: () => call(api.removeTotp, {}),
  });

export const useMakeCodes = () =>
  useMutation({
    meta: { ...changing, errorTitle: 'No New Codes' },
    mutationFn: () => call(api.makeRecoveryCodes, {}),
  });

/** Makes a passkey with the browser's authenticator and adds it. */
export const useAddPasskey = () =>
  useMutation({
    meta: changing,
    mutationFn: async (name: string) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { ticket, options } = await call(api.beginPasskey, {});
      const answer = await startRegistration({
        optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
      });
      const body = { ticket, name, answer: answer as typeof answer & Record<string, unknown> };
      return call(api.addPasskey, { body: body as never });
    },
  });

export const useRenamePasskey = () =>
  useMutation({
    meta: { ...changing, errorTitle: 'Name Not Saved' },
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(api.renamePasskey, { params: { id }, body: { name } }),
  });

export const useRemovePasskey = () =>
  useMutation({
    meta: { ...changing, errorTitle: 'Passkey Not Removed' },
    mutationFn: (id: string) => call(api.removePasskey, { params: { id } }),
  });

/** Signs out everywhere, here too. */
export function useEndAllSessions() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: 'nothing', errorTitle: 'Not Signed Out' },
    mutationFn: () => call(api.endAllSessions, {}),
    onSuccess: async () => {
      const left = leaveSession();
      client.clear();
      await left;
    },
  });
}

/** Changes the password; every other place is signed out, so the list of them is asked for again. */
export function useChangePassword() {
  return useMutation({
    meta: { changes: ['sessions'], waitsForChanges: true },
    mutationFn: (body: CallInput<typeof api.changePassword>['body']) =>
      call(api.changePassword, { body }),
  });
}
