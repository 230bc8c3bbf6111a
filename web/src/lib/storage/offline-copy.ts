import type { Entry } from '@pathkeeper/contract';
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { sessionOwner } from '../api/tokens.ts';

/** A page that can be read without a network, and when it was last seen here. */
export interface KeptEntry {
  entry: Entry;
  /** Epoch milliseconds of the last time it was opened by itself; null if only listed. */
  openedAt: number | null;
  /** Epoch milliseconds of the last time it was seen at all. */
  seenAt: number;
}

/** What this device remembers of one account. There is never more than one copy. */
export interface OfflineCopy {
  owner: number;
  /** Answers of the server by the query they answer. */
  answers: Record<string, unknown>;
  entries: KeptEntry[];
}

const KEY = 'copy';

let store: UseStore | undefined;

/** The browser's database, opened when first needed; it can be switched off, and then throws. */
function inStore<T>(mode: IDBTransactionMode, use: (objects: IDBObjectStore) => Promise<T>) {
  store ??= createStore('pathkeeper-offline', 'copies');
  return store(mode, use);
}

/**
 * The copy of whoever is signed in, or null. With a token at hand it has to be that person's; without
 * one (it expired, and could not be renewed for want of a network) it is the last person's, who has
 * not signed out, for that would have taken the copy along.
 */
export async function readCopy(): Promise<OfflineCopy | null> {
  try {
    const copy = await inStore('readonly', (objects) =>
      promisifyRequest<OfflineCopy | undefined>(objects.get(KEY)),
    );
    const owner = sessionOwner();
    return copy && (owner === null || owner === copy.owner) ? copy : null;
  } catch {
    return null;
  }
}

/**
 * Changes the copy of one account in a single transaction. A copy of somebody else's is thrown away
 * first. Nothing is written once that account is signed out here, in this tab or another.
 */
export async function changeCopy(
  owner: number,
  change: (copy: OfflineCopy) => OfflineCopy,
): Promise<void> {
  try {
    await inStore('readwrite', async (objects) => {
      const kept = await promisifyRequest<OfflineCopy | undefined>(objects.get(KEY));
      if (sessionOwner() !== owner) return;
      const mine = kept?.owner === owner ? kept : { owner, answers: {}, entries: [] };
      await promisifyRequest(objects.put(change(mine), KEY));
    });
  } catch {
    // Without a database, or a full one, there is no reading offline; nothing else is lost.
  }
}

/** Forgets everything. Called whenever a session ends here, and when none is found. */
export async function forgetCopy(): Promise<void> {
  try {
    await inStore('readwrite', (objects) => promisifyRequest(objects.clear()));
  } catch {
    // Nothing was kept, so nothing remains.
  }
}
