import type { Prompt } from '@pathkeeper/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage, type Page } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import type { PromptsAddress } from './prompts.address.ts';

/** Prompts that a page of the library loads. */
const PAGE = 24;

/** A shelf, one page after another. */
export const promptPages = ({ shelf, theme, query }: PromptsAddress) =>
  infiniteQueryOptions({
    queryKey: [...keys.prompts, 'pages', { shelf, theme, query }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const asked = { shelf, theme, query, limit: PAGE, cursor: pageParam ?? undefined };
      return callPage(api.prompts.list, { query: asked }, { signal });
    },
    getNextPageParam: (last) => last.next,
  });

export const promptContents = () =>
  queryOptions({
    queryKey: [...keys.prompts, 'contents'],
    queryFn: ({ signal }) => call(api.prompts.contents, {}, { signal }),
  });

/** Keeps a prompt for later, or no longer; the lists show it at once. */
export function useKeepPrompt() {
  const show = useShowMark();
  return useMutation({
    meta: {
      changes: ['promptMarks'],
      changesOnFailure: ['prompts'],
      errorTitle: 'Prompt Not Kept',
      errorText: 'Please try again.',
    },
    scope: { id: 'kept-prompts' },
    mutationFn: ({ id, isSet }: { id: string; isSet: boolean }) =>
      call(api.prompts.mark, { params: { id }, body: { mark: 'kept', isSet } }),
    onMutate: ({ id, isSet }) => show(id, { keptAt: isSet ? new Date().toISOString() : null }),
  });
}

/** Notes that a prompt was taken to the sheet. It is there already: a failure is not worth a word. */
export function useTakePrompt() {
  return useMutation({
    meta: { changes: ['promptMarks'] },
    mutationFn: (id: string) =>
      call(api.prompts.mark, { params: { id }, body: { mark: 'taken', isSet: true } }),
  });
}

/** Changes a prompt in every list that shows it. */
function useShowMark() {
  const client = useQueryClient();
  return async (id: string, change: Partial<Prompt>) => {
    const queryKey = [...keys.prompts, 'pages'];
    await client.cancelQueries({ queryKey });
    client.setQueriesData<InfiniteData<Page<Prompt>>>(
      { queryKey },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((prompt) =>
              prompt.id === id ? { ...prompt, ...change } : prompt,
            ),
          })),
        },
    );
  };
}
