import type { Entry } from '@pathkeeper/contract';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '../../lib/api/api.ts';

type Change = (entry: Entry) => Entry | null;
type Snapshot = [QueryKey, unknown][];

const isPages = (data: unknown): data is InfiniteData<Page<Entry>> =>
  typeof data === 'object' && data !== null && 'pages' in data;
const isEntry = (data: unknown): data is Entry =>
  typeof data === 'object' && data !== null && 'content' in data;

function changeList(list: Entry[], ids: ReadonlySet<number>, change: Change): Entry[] {
  return list.flatMap((entry) => (ids.has(entry.id) ? (change(entry) ?? []) : entry));
}

/**
 * Changes entries wherever they are cached (lists, searches, details) before the server has
 * answered; null takes one away. Returns what was there, for `restore`.
 */
export async function changeCached(
  client: QueryClient,
  ids: readonly number[],
  change: Change,
): Promise<Snapshot> {
  const filter = { queryKey: ['entries'] };
  await client.cancelQueries(filter);
  const before = client.getQueriesData(filter);
  const wanted = new Set(ids);
  client.setQueriesData<unknown>(filter, (data: unknown) => {
    if (Array.isArray(data)) return changeList(data as Entry[], wanted, change);
    if (isPages(data)) {
      const pages = data.pages.map((page) => ({
        ...page,
        items: changeList(page.items, wanted, change),
      }));
      return { ...data, pages };
    }
    if (isEntry(data) && wanted.has(data.id)) return change(data) ?? undefined;
    return data;
  });
  return before;
}

/** Puts back what `changeCached` found. */
export function restore(client: QueryClient, snapshot: Snapshot | undefined): void {
  for (const [key, data] of snapshot ?? []) client.setQueryData(key, data);
}
