import type { CallInput, ManagedArticle } from '@pathkeeper/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { ApiError, isAlreadySaved } from '../../lib/api/api-error.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { bodyOf, type Writing } from './article-writing.ts';

const calls = lateApi.blogAdmin;

/** An article as its editor opens it: read anew each time, and never under the hands of its author. */
export const managedArticle = (id: number) =>
  queryOptions({
    queryKey: [...keys.articles, 'one', id],
    queryFn: ({ signal }) => call(calls.article, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
  });

export const articleVersions = (id: number) =>
  queryOptions({
    queryKey: [...keys.articles, 'versions', id],
    queryFn: ({ signal }) => call(calls.versions, { params: { id } }, { signal }),
    staleTime: 0,
  });

export const articleVersion = (id: number, version: number, now: number) =>
  queryOptions({
    // What it is compared with is the article as it stands.
    queryKey: [...keys.articles, 'versions', id, version, now],
    queryFn: ({ signal }) => call(calls.version, { params: { id, version } }, { signal }),
  });

/** Reads an article past every cache. */
export const readArticle = (id: number) => call(calls.article, { params: { id } });

/**
 * Begins an article. An earlier try that got through after all, with fewer words, is that article:
 * what is in the editor then goes on as a change of it.
 */
export async function beginArticle(
  writing: Writing,
  key: string,
): Promise<{ article: ManagedArticle; isOlder: boolean }> {
  try {
    const article = await call(calls.begin, { body: bodyOf(writing) }, { key });
    return { article, isOlder: false };
  } catch (error) {
    const body = isAlreadySaved(error) ? (error.body as { article?: ManagedArticle }) : {};
    if (!body.article) throw error;
    return { article: body.article, isOlder: true };
  }
}

export const saveWriting = (id: number, writing: Writing) =>
  call(calls.saveDraft, {
    params: { id },
    body: { ...bodyOf(writing), expectedVersion: writing.version || undefined },
  });

type Change = Omit<CallInput<typeof calls.update>['body'], 'expectedVersion'>;

/** Changes an article for its readers. */
export function updateArticle(id: number, writing: Writing, change: Change) {
  const { category, ...body } = bodyOf(writing);
  return call(calls.update, {
    params: { id },
    body: {
      ...body,
      ...(category ? { category } : {}),
      ...change,
      expectedVersion: writing.version || undefined,
    },
  });
}

const one = (id: number) => ({ params: { id } });

export const discardWaiting = (id: number) => call(calls.discardWaiting, one(id));
export const unpublishArticle = (id: number) => call(calls.unpublish, one(id));
export const featureArticle = (id: number) => call(calls.feature, one(id));
export const openPreview = (id: number) => call(calls.openPreview, one(id));
export const closePreview = (id: number) => call(calls.closePreview, one(id));
export const returnToVersion = (id: number, version: number) =>
  call(calls.returnTo, { params: { id, version } });
