import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { connection } from '../../lib/api/connection.ts';
import { answerOrRecall } from './recall.ts';

const kept = vi.hoisted(() => ({ copy: null as object | null }));
// Loaded for this file by itself, with what was kept in place of the browser's database.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('../../lib/storage/offline-copy.ts', () => ({ readCopy: async () => kept.copy }));

const FOLDERS = ['folders'];
const OLD = [{ id: 1, name: 'Kept' }];
const NEW = [{ id: 1, name: 'New' }];

let client: QueryClient;
const ask = (queryFn: () => Promise<unknown>, queryKey: readonly unknown[] = FOLDERS) =>
  client.fetchQuery({ queryKey, queryFn, staleTime: 0 });
const away = () => Promise.reject(new NetworkError());

beforeEach(() => {
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', persister: answerOrRecall } },
  });
  kept.copy = { owner: 7, answers: { '["folders"]': OLD }, entries: [] };
});
afterEach(() => {
  connection.found();
  vi.useRealTimers();
});

describe('a question to the server', () => {
  it('is answered by the server whenever it answers, and never by the copy', async () => {
    expect(await ask(async () => NEW)).toBe(NEW);
    expect(connection.isOffline()).toBe(false);
  });

  it('is answered by the copy when the server is out of reach, which is told', async () => {
    expect(await ask(away)).toBe(OLD);
    expect(connection.isOffline()).toBe(true);
  });

  it('that is refused stays refused, whatever the copy holds', async () => {
    const refused = () => Promise.reject(new ApiError(403, { error: 'No.' }, 'No.'));
    await expect(ask(refused)).rejects.toThrow('403');
    expect(connection.isOffline()).toBe(false);
  });

  it('fails as ever where the copy has nothing to say', async () => {
    await expect(ask(away, ['goals'])).rejects.toThrow(NetworkError);
    await expect(ask(away, ['custom-tags'])).rejects.toThrow(NetworkError);
    kept.copy = null;
    await expect(ask(away)).rejects.toThrow(NetworkError);
    expect(connection.isOffline()).toBe(false);
  });

  it('leaves what is shown alone when asking again fails', async () => {
    await ask(async () => NEW);
    await expect(ask(away)).rejects.toThrow(NetworkError);
    expect(client.getQueryData(FOLDERS)).toBe(NEW);
  });

  it('is answered by the copy when the server keeps an empty page waiting', async () => {
    vi.useFakeTimers();
    const answer = ask(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answer).toBe(OLD);
  });
});
