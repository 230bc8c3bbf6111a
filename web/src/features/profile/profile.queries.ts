import type { CallInput, Progress, Session, Settings, User } from '@pathkeeper/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { keys } from '../../lib/query-keys.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { currentUser } from '../accounts/accounts.queries.ts';
import { progress } from '../progression/progression.queries.ts';
import { useQuietAfterDanger } from './quiet.queries.ts';
import {
  andThen,
  changesOf,
  isOwed,
  type Mirror,
  NOTHING_TURNED,
  readMirror,
  reconcile,
  type Turned,
  turn,
  writeMirror,
} from './settings-mirror.ts';

/** How often a setting that the server has not heard of is tried again, in ms. */
const RETRY = 15_000;

/** The settings, and whether light or dark is a choice or the default. */
export type KnownSettings = Settings & { isDarkModeChosen: boolean };

const known = ({ settings: chosen, isDarkModeChosen }: Mirror): KnownSettings => ({
  ...chosen,
  isDarkModeChosen,
});

/**
 * Somebody's settings. What this browser remembers holds at once; what the server has not heard of
 * yet is told to it before it is asked, here and again when the network is back.
 */
export const settings = (userId: number) =>
  queryOptions({
    queryKey: ['settings', userId],
    queryFn: ({ signal }) => settle(userId, NOTHING_TURNED, signal),
    initialData: () => {
      const mirror = readMirror(userId);
      return mirror ? known(mirror) : undefined;
    },
    initialDataUpdatedAt: 0,
    refetchOnReconnect: 'always',
    refetchInterval: () => (isOwed(readMirror(userId)) ? RETRY : false),
  });

let settling: Promise<unknown> = Promise.resolve();

/** One at a time: each sends whole kinds, and the later must know what the earlier has turned. */
function settle(userId: number, turned: Turned, signal?: AbortSignal): Promise<KnownSettings> {
  const settled = settling.then(() => settleNow(userId, turned, signal));
  settling = settled.catch(() => {});
  return settled;
}

/**
 * Asks for the settings, tells of what was turned here beside what they are there by now (another
 * device may have turned the others), and keeps what holds then.
 */
async function settleNow(
  userId: number,
  turned: Turned,
  signal?: AbortSignal,
): Promise<KnownSettings> {
  const sent = andThen(readMirror(userId)?.unsaved ?? NOTHING_TURNED, turned);
  let answer = await call(api.profile.settings, {}, signal && { signal });
  for (const body of changesOf(answer, sent)) {
    answer = await call(api.profile.saveSettings, { body });
  }
  const mirror = reconcile(answer, sent, readMirror(userId)?.unsaved ?? NOTHING_TURNED);
  writeMirror(userId, mirror);
  return known(mirror);
}

/**
 * Saves switches that were turned. They hold here from the first moment and are kept in the browser
 * when the server cannot be told; then it is told later.
 */
export function useSaveSettings(userId: number) {
  const client = useQueryClient();
  const { queryKey } = settings(userId);
  return useMutation({
    // The answer is the settings, and takes their place.
    meta: { changes: 'nothing' },
    scope: { id: 'settings' },
    mutationFn: (turned: Turned) => settle(userId, turned),
    onMutate: async (turned) => {
      await client.cancelQueries({ queryKey });
      const shown = client.getQueryData(queryKey);
      const mirror = readMirror(userId) ?? (shown && asMirror(shown));
      if (!mirror) return;
      const next = turn(mirror, turned);
      writeMirror(userId, next);
      client.setQueryData(queryKey, known(next));
    },
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
  });
}

const asMirror = ({ isDarkModeChosen, ...chosen }: KnownSettings): Mirror => ({
  settings: chosen,
  isDarkModeChosen,
  unsaved: NOTHING_TURNED,
});

/**
 * Whether the reader has put the game away (D27), or it keeps out of the way after words of danger
 * (D32). Undefined until it is known: nothing of the game is shown before. False for visitors, and
 * where nobody could be asked.
 */
export function useQuietMode(): boolean | undefined {
  const { data: user } = useQuery(currentUser());
  const { data, isError } = useQuery({ ...settings(user?.id ?? 0), enabled: Boolean(user) });
  const isAfterDanger = useQuietAfterDanger(user?.id);
  if (user === null) return false;
  const isChosen = data?.game.quietMode ?? (isError ? false : undefined);
  if (isAfterDanger || isChosen) return true;
  return isAfterDanger === undefined || isChosen === undefined ? undefined : false;
}

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
    queryFn: ({ signal }) => call(api.accounts.sessions, {}, { signal }),
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
    mutationFn: (id: string) => call(api.accounts.endSession, { params: { id } }),
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
