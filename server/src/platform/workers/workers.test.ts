import { afterEach, describe, expect, it } from 'vitest';
import { createTurns } from '../limits/turns.ts';
import { answering, createWorkers, defineTask, type Workers } from './index.ts';

const module = new URL('../../../test/fixtures/worker.mjs', import.meta.url);
const settings = { SAFETY_FILE: undefined };
const large = 100_000;

const task = (name: string) => defineTask({ name, run: (input: unknown) => input });
const [echo, slow, endless, refuses] = [
  ...[task('test.echo'), task('test.slow'), task('test.endless'), task('test.refuses')],
] as const;

let workers: Workers | undefined;
afterEach(() => workers?.close());

function open(bounds: Parameters<typeof createWorkers>[0]['bounds'] = {}): Workers {
  workers = createWorkers({ settings, module, bounds: { threads: 1, ...bounds } });
  return workers;
}

describe('workers', () => {
  it('answer a large task with plain data and a refusal as a refusal', async () => {
    const { run } = open();
    const input = { at: new Date(0), list: [1, null, 'a'] };
    expect(await run(echo, { ownerId: 1, input, size: large })).toEqual(input);
    await expect(run(refuses, { ownerId: 1, input, size: large })).rejects.toMatchObject({
      ...{ code: 'conflict', message: 'Not so.', status: 409 },
    });
  });

  it('give up a task at its deadline with a 503, and go on with the next', async () => {
    const { run } = open({ deadline: 1_000 });
    await expect(run(endless, { ownerId: 1, input: 0, size: large })).rejects.toMatchObject({
      ...{ code: 'unavailable', status: 503, details: { retryAfter: 5 } },
    });
    expect(await open().run(echo, { ownerId: 1, input: 1, size: large })).toBe(1);
  });

  it('that die amid a task, or of the memory it takes, are replaced: the task gets a 503', async () => {
    const { run } = open({ megabytes: 16 });
    for (const name of ['test.dies', 'test.swells']) {
      const asked = run(task(name), { ownerId: 1, input: 0, size: large });
      await expect(asked).rejects.toMatchObject({ code: 'unavailable', status: 503 });
      expect(await run(echo, { ownerId: 1, input: name, size: large })).toBe(name);
    }
  });

  it('refuse with a 503 what finds no place in the queue', async () => {
    const { run } = open({ queue: 1 });
    const asked = [1, 2, 3, 4].map((ownerId) => run(slow, { ownerId, input: 300, size: large }));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', status: 503 } });
  });

  it('take one task of an account at a time, so that the next account waits for one only', async () => {
    const { run } = open();
    const done: string[] = [];
    const ask = async (ownerId: number, name: string) => {
      await run(slow, { ownerId, input: 20, size: large });
      done.push(name);
    };
    const first = [1, 2, 3, 4].map((nth) => ask(1, `first ${nth}`));
    await Promise.all([...first, ask(2, 'second')]);
    expect(done.indexOf('second')).toBeLessThan(2);
    expect(done.filter((name) => name !== 'second')).toEqual([
      ...['first 1', 'first 2', 'first 3', 'first 4'],
    ]);
  });

  it('leave to this thread what is read in a moment', async () => {
    const here = defineTask({ name: 'test.here', run: () => 'here' });
    expect(await open().run(here, { ownerId: 1, input: null, size: 10 })).toBe('here');
  });

  it('answer a task that is not listed with an error that names it', async () => {
    await expect(answering([echo])({ task: 'x', input: 1, settings })).rejects.toThrow(
      'worker.ts does not list the task x.',
    );
  });
});

describe('turns', () => {
  const rule = { name: 'reads', atOnce: 2, waiting: 1 };

  it('let some work go on, some wait in order, and refuse more until one has ended', async () => {
    const turns = createTurns();
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const work = (nth: number) =>
      turns.take(rule, 1, () => {
        begun.push(nth);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = [work(1), work(2), work(3)];
    await expect(work(4)).rejects.toMatchObject({ code: 'too_many_requests', status: 429 });
    await turns.take(rule, 2, async () => begun.push(20));
    expect(begun).toEqual([1, 2, 20]);
    ends[0]?.();
    await expect.poll(() => begun).toEqual([1, 2, 20, 3]);
    for (const end of ends) end();
    await Promise.all(all);
    expect(await turns.take(rule, 1, async () => 'again')).toBe('again');
  });

  it('go on to the next when one fails', async () => {
    const turns = createTurns();
    const one = { ...rule, atOnce: 1 };
    const failing = turns.take(one, 1, () => Promise.reject(new Error('no')));
    const next = turns.take(one, 1, async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
