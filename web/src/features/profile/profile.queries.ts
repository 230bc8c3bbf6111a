import type { Settings } from '@pathkeeper/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { currentUser } from '../accounts/accounts.queries.ts';
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
