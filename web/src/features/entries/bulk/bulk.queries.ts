import type { Entry } from '@pathkeeper/contract';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { api } from '../../../lib/api/endpoints.ts';
import { keys } from '../../../lib/queries/query-keys.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';

/** What is done to each of several entries, and what takes it back. */
export interface BulkAct {
  apply: (entry: Entry) => Promise<unknown>;
  undo: (entry: Entry) => Promise<unknown>;
}

export const moveTo = (folderId: number | null): BulkAct => ({
  apply: ({ id }) => call(api.entries.move, { params: { id }, body: { folderId } }),
  undo: ({ id, folderId: before }) =>
    call(api.entries.move, { params: { id }, body: { folderId: before } }),
});

export const deleteThem: BulkAct = {
  apply: ({ id }) => call(api.entries.remove, { params: { id } }),
  undo: ({ id }) => call(api.entries.restore, { params: { id } }),
};

/** Adds tags; the words stay as the server has them, and an entry changed elsewhere is left alone. */
export function tagWith(tags: readonly string[]): BulkAct {
  const versions = new Map<number, number>();
  const save = async ({ id, content, mood, version }: Entry, all: readonly string[]) => {
    const body = { content, mood, tags: [...all], version: versions.get(id) ?? version };
    const saved = await call(api.entries.update, { params: { id }, body });
    versions.set(id, saved.version);
  };
  return {
    apply: (entry) => save(entry, [...entry.tags, ...tags]),
    undo: (entry) => save(entry, entry.tags),
  };
}

export interface BulkResult {
  done: Entry[];
  failed: number;
}

/**
 * Does one thing to each of several entries, one after the other: each is whole or not done at all, and what
 * fails leaves the rest to go on. `place` counts those that were tried, while it runs.
 */
export function useBulk() {
  const [place, setPlace] = useState<number | null>(null);
  const changes = [...keys.entries, 'progress', 'bin', 'entriesBack'] as const;
  const { mutateAsync, isPending } = useMutation({
    meta: { changes, changesOnFailure: changes },
    mutationFn: async ({
      entries,
      act,
    }: {
      entries: readonly Entry[];
      act: BulkAct['apply'];
    }): Promise<BulkResult> => {
      const result: BulkResult = { done: [], failed: 0 };
      for (const [index, entry] of entries.entries()) {
        setPlace(index + 1);
        try {
          await act(entry);
          result.done.push(entry);
        } catch {
          result.failed += 1;
        }
      }
      return result;
    },
    onSettled: () => setPlace(null),
  });
  return { run: mutateAsync, isPending, place };
}
