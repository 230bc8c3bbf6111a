import type { User } from '@pathkeeper/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { connection } from '../../lib/api/connection.ts';
import { changeCopy, forgetCopy } from '../../lib/storage/offline-copy.ts';
import { isKept } from './kept-queries.ts';

/** Answers come in flocks; they are written together. */
const PAUSE_MS = 250;

/**
 * Keeps on this device what can be read offline, as it is answered or changed here. What belongs to
 * the person that this page was signed in for is kept for that person only, and nothing for a visitor.
 * `onSignedIn` is called when it is known that somebody is.
 */
export function keepCopy(client: QueryClient, onSignedIn: () => void): void {
  let owner: number | null = null;
  let waiting = new Map<string, { key: QueryKey; data: unknown }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = async () => {
    const answers = [...waiting.values()];
    waiting = new Map();
    if (owner === null) return;
    const now = Date.now();
    const whose = owner;
    const { withAnswer } = await import('./copy-rules.ts');
    await changeCopy(whose, (copy) =>
      answers.reduce((kept, { key, data }) => withAnswer(kept, key, data, now), copy),
    );
  };

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, queryHash, state } = event.query;
    if (queryKey[0] === 'current-user') {
      const next = (state.data as User | null)?.id ?? null;
      if (next !== owner) waiting = new Map();
      owner = next;
      if (owner === null) void forgetCopy();
      else onSignedIn();
    }
    // What was just read from the copy need not go back into it.
    if (owner === null || connection.isOffline() || !isKept(queryKey)) return;
    waiting.set(queryHash, { key: queryKey, data: state.data });
    clearTimeout(timer);
    // Without its rules nothing is kept, and nothing else is lost.
    timer = setTimeout(() => void write().catch(() => {}), PAUSE_MS);
  });
}
