import type {
  CallInput,
  Progress,
  Session,
  Settings,
  SettingType,
  User,
} from '@pathkeeper/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { api } from '../../lib/endpoints.ts';
import { currentUser } from '../accounts/accounts.queries.ts';
import { progress } from '../progression/progression.queries.ts';
import { readMirror, reconcile, writeMirror } from './settings-mirror.ts';

/** How often a setting that the server has not heard of is tried again, in ms. */
const RETRY = 15_000;

/**
 * Somebody's settings. What this browser remembers holds at once; what the server has not heard of
 * yet is told to it before it is asked, here and again when the network is back.
 */
export const settings = (userId: number) =>
  queryOptions({
    queryKey: ['settings', userId],
    queryFn: async ({ signal }): Promise<Settings> => {
      const sent = readMirror(userId);
      for (const settingType of sent?.unsaved ?? []) {
        await saveSettings({ settingType, settings: sent?.settings[settingType] } as SettingChange);
      }
      const answer = await call(api.profile.settings, {}, { signal });
      const mirror = reconcile(answer.settings, sent, readMirror(userId));
      writeMirror(userId, mirror);
      return mirror.settings;
    },
    initialData: () => readMirror(userId)?.settings,
    initialDataUpdatedAt: 0,
    refetchOnReconnect: 'always',
    refetchInterval: () => (readMirror(userId)?.unsaved.length ? RETRY : false),
  });

/** One whole kind of settings. */
export type SettingChange = CallInput<typeof api.profile.saveSettings>['body'];

const saveSettings = (body: SettingChange) => call(api.profile.saveSettings, { body });

/**
 * Saves one whole kind of settings. It holds here from the first moment and is kept in the browser
 * when the server cannot be told; then it is told later.
 */
export function useSaveSettings(userId: number) {
  const client = useQueryClient();
  const { queryKey } = settings(userId);
  return useMutation({
    scope: { id: 'settings' },
    mutationFn: saveSettings,
    onMutate: async ({ settingType, settings: chosen }) => {
      await client.cancelQueries({ queryKey });
      const known = client.getQueryData(queryKey);
      if (!known) return;
      const next = { ...known, [settingType]: chosen } as Settings;
      const unsaved = new Set<SettingType>(readMirror(userId)?.unsaved).add(settingType);
      writeMirror(userId, { settings: next, unsaved: [...unsaved] });
      client.setQueryData(queryKey, next);
    },
    onSuccess: (answer, { settingType, settings: chosen }) => {
      const sent = {
        settings: { ...answer.settings, [settingType]: chosen },
        unsaved: [settingType],
      };
      const mirror = reconcile(answer.settings, sent, readMirror(userId));
      writeMirror(userId, mirror);
      client.setQueryData(queryKey, mirror.settings);
    },
  });
}

/**
 * Whether the reader has put the game away (decision 27). Undefined until it is known: nothing of the
 * game is shown before. False for visitors, and where nobody could be asked.
 */
export function useQuietMode(): boolean | undefined {
  const { data: user } = useQuery(currentUser());
  const { data, isError } = useQuery({ ...settings(user?.id ?? 0), enabled: Boolean(user) });
  if (user === null) return false;
  return data?.game.quietMode ?? (isError ? false : undefined);
}

/** Changes the names shown or the emblem worn; it shows at once and goes back if it is refused. */
export function useUpdateMe(errorTitle: string) {
  const client = useQueryClient();
  const { queryKey } = currentUser();
  return useMutation({
    meta: { errorTitle, errorText: 'Please try again later.' },
    scope: { id: 'me' },
    mutationFn: (body: CallInput<typeof api.accounts.updateMe>['body']) =>
      call(api.accounts.updateMe, { body }),
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
    meta: { errorTitle: 'Theme Not Changed', errorText: 'Please try again later.' },
    scope: { id: 'theme' },
    mutationFn: (activeTheme: string) => call(api.progression.setTheme, { body: { activeTheme } }),
    onMutate: async (activeTheme) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.activeTheme;
      wear(activeTheme);
      return before;
    },
    onSuccess: (standing) => client.setQueryData(queryKey, standing),
    onError: (_error, _theme, before) => before && wear(before),
  });
}

/** The places somebody is signed in, last used first. */
export const sessions = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call(api.accounts.sessions, {}, { signal }),
  });

/** Signs out somewhere else. */
export function useEndSession() {
  const client = useQueryClient();
  const { queryKey } = sessions();
  return useMutation({
    meta: { errorTitle: 'Not Signed Out', errorText: 'Please try again later.' },
    mutationFn: (id: string) => call(api.accounts.endSession, { params: { id } }),
    onSuccess: (_done, id) =>
      client.setQueryData(queryKey, (known: Session[] | undefined) =>
        known?.filter((session) => session.id !== id),
      ),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
