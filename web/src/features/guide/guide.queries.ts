import type { Entry, GuideSettings } from '@pathkeeper/contract';
import {
  infiniteQueryOptions,
  type MutationMeta,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { oneEntry } from '../entries/entries.queries.ts';

const KEY = ['guide'];

/** The answer is the setting, and takes its place. */
const NOT_SAVED: MutationMeta = {
  changes: 'nothing',
  errorTitle: 'Setting Not Saved',
  errorText: 'It stands as it was. Please try again.',
};

/** Records of the sent-list that come at once. */
const SENT_PAGE = 30;

/** Asks for a reflection on an entry. With a safety answer the entry has no reflection. */
export function useAnalyze() {
  const client = useQueryClient();
  return useMutation({
    meta: {
      changes: ['reflection', 'progress'],
      announce: { title: 'AI Reflection Generated!', words: 'It stands in the margin.' },
      showsHelplines: true,
      errorTitle: 'Failed to generate reflection',
      errorText: 'Please try again later.',
    },
    mutationFn: (id: number) => call(api.guide.analyze, { params: { id } }, { unhurried: true }),
    onSuccess: ({ entry }) => {
      // The page may have been edited in the meantime: only what was asked for is new.
      client.setQueryData(oneEntry(entry.id).queryKey, (known: Entry | undefined) =>
        known && known.version > entry.version
          ? { ...known, aiReflection: entry.aiReflection }
          : entry,
      );
    },
  });
}

/** Which guide answers, where entries would be sent, and the user's consent (D33). */
export const guideSettings = () =>
  queryOptions({
    queryKey: [...KEY, 'settings'],
    queryFn: ({ signal }) => call(api.guide.settings, {}, { signal }),
  });

function useGuideSetting<V>(send: (variables: V) => Promise<GuideSettings>) {
  const client = useQueryClient();
  return useMutation({
    meta: NOT_SAVED,
    scope: { id: 'guide-settings' },
    mutationFn: send,
    onSuccess: (settings) => client.setQueryData(guideSettings().queryKey, settings),
    // The settings on the screen may be out of date; the error is given after they were fetched again.
    onError: () => client.fetchQuery({ ...guideSettings(), staleTime: 0 }).catch(() => null),
  });
}

/**
 * Consents to sending entries to the destination on the screen, or withdraws consent. Refused when the
 * destination has changed; the new one is shown then.
 */
export const useSetConsent = () =>
  useGuideSetting((consent: { allowed: boolean; destination: string }) =>
    call(api.guide.setConsent, { body: consent }),
  );

/** Opens or closes a folder to the outside guide. */
export const useSetFolder = () =>
  useGuideSetting(({ id, allowed }: { id: number; allowed: boolean }) =>
    call(api.guide.setFolder, { params: { id }, body: { allowed } }),
  );

/** Whether the outside guide may see an entry. */
export const entrySetting = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'entry', id],
    queryFn: ({ signal }) => call(api.guide.entrySetting, { params: { id } }, { signal }),
  });

export function useSetEntry(id: number) {
  const client = useQueryClient();
  return useMutation({
    meta: NOT_SAVED,
    scope: { id: `guide-entry ${id}` },
    mutationFn: (allowed: boolean) =>
      call(api.guide.setEntry, { params: { id }, body: { allowed } }),
    onSuccess: (setting) => client.setQueryData(entrySetting(id).queryKey, setting),
  });
}

/** What was sent to an outside guide, newest first; fetched each time it is opened. */
export const sentPages = () =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'sent'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage(
        api.guide.sent,
        { query: { limit: SENT_PAGE, cursor: pageParam ?? undefined } },
        { signal },
      ),
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
