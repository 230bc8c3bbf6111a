import type { CallInput, Progress, Session, User } from '@pathkeeper/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { currentUser } from '../accounts/accounts.queries.ts';
import { progress } from '../progression/progression.queries.ts';

// Apart from profile.queries.ts, which every first screen loads.

/** Changes the names shown or the emblem worn; it shows at once and goes back if it is refused. */
export function useUpdateMe(errorTitle: string) {
  const client = useQueryClient();
  const { queryKey } = currentUser();
  return useMutation({
    meta: { changes: 'nothing', errorTitle, errorText: 'Please try again later.' },
    scope: { id: 'me' },
    mutationFn: (body: CallInput<typeof api.profile.update>['body']) =>
      call(api.profile.update, { body }),
    onMutate: async ({ emblem }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before && emblem !== undefined) {
        const worn: User = { ...before, emblem };
        client.setQueryData(queryKey, worn);
      }
      return before;
    },
    onSuccess: (user: User) => client.setQueryData(queryKey, user),
    onError: (_error, _body, before) => {
      if (before) client.setQueryData(queryKey, before);
      // What was there before may itself have been a wish that was refused.
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** Chooses a theme; the page wears it at once and takes it off again if it is refused. */
export function useSetTheme() {
  const client = useQueryClient();
  const { queryKey } = progress();
  const wear = (activeTheme: string) =>
    client.setQueryData(
      queryKey,
      (known: Progress | undefined) => known && { ...known, activeTheme },
    );
  return useMutation({
    meta: {
      changes: 'nothing',
      errorTitle: 'Theme Not Changed',
      errorText: 'Please try again later.',
    },
    scope: { id: 'theme' },
    mutationFn: (activeTheme: string) => call(api.progression.setTheme, { body: { activeTheme } }),
    onMutate: async (activeTheme) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.activeTheme;
      wear(activeTheme);
      return before;
    },
    onSuccess: (standing) => client.setQueryData(queryKey, standing),
    onError: (_error, _theme, before) => {
      if (before) wear(before);
      // What was worn before may itself have been a wish that was refused.
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** The places somebody is signed in, last used first. */
export const sessions = () =>
  queryOptions({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => call(lateApi.security.sessions, {}, { signal }),
  });

/** Signs out somewhere else. */
export function useEndSession() {
  const client = useQueryClient();
  const { queryKey } = sessions();
  return useMutation({
    meta: {
      changes: ['sessions'],
      changesOnFailure: ['sessions'],
      waitsForChanges: true,
      errorTitle: 'Not Signed Out',
      errorText: 'Please try again later.',
    },
    mutationFn: (id: string) => call(lateApi.security.endSession, { params: { id } }),
    onSuccess: (_done, id) =>
      client.setQueryData(queryKey, (known: Session[] | undefined) =>
        known?.filter((session) => session.id !== id),
      ),
  });
}

/** Asks for everything, and has the browser save what comes: a download of its own, page or no page. */
export function useDownloadEverything() {
  return useMutation({
    meta: {
      changes: 'nothing',
      errorTitle: 'The download did not begin.',
      errorText: 'Please try again.',
    },
    mutationFn: () => call(api.export.url, {}),
    onSuccess: ({ url }) => {
      const link = document.createElement('a');
      link.href = url;
      // Without it a refusal would take the place of the page.
      link.download = '';
      document.body.append(link);
      link.click();
      link.remove();
    },
  });
}
