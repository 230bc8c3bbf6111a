import { describe, expect, it } from 'vitest';
import { gravityIn } from './features/guide/guide.tasks.ts';
import { openSafety, readAhead } from './features/safety/index.ts';
import { createWorkers } from './platform/workers/index.ts';
import { answer } from './worker.ts';

const settings = { SAFETY_FILE: undefined };
/** What a worker would answer, in this thread. */
const workers = createWorkers({ settings });

describe('the worker', () => {
  it.each(['safety.read', 'guide.built-in', 'guide.grave', 'growth.findings'])(
    'knows the task %s',
    async (task) => {
      const answered = answer({ task, input: [], settings }).catch((error: Error) => error.message);
      expect(await answered).not.toBe(`worker.ts does not list the task ${task}.`);
    },
  );
});

describe('entries that are read ahead', () => {
  it('are known to the safety check, with what it finds itself', async () => {
    const safety = openSafety(settings);
    const calm = { content: 'The harbour was quiet. '.repeat(200), tags: ['sea'] };
    const danger = { content: `${calm.content} I want to kill myself tonight.`, tags: [] };
    const tag = { content: calm.content, tags: ['i want to die'] };
    expect([calm, danger, tag].some(safety.isRead)).toBe(false);
    await readAhead({ workers }, safety, 1, [calm, danger, tag]);
    expect([calm, danger, tag].every(safety.isRead)).toBe(true);
    const found = [calm, danger, tag].map(safety.dangerInEntry);
    expect(found).toEqual([calm, danger, tag].map(openSafety(settings).dangerInEntry));
    expect(found.map((each) => each?.urgency ?? null)).toEqual([null, 'now', 'now']);
  });

  it('are grave or not in their order', async () => {
    const contents = ['Rain on the shed. '.repeat(300), 'My mother died on Tuesday.'];
    expect(await gravityIn({ workers }, 1, contents)).toMatchObject([
      { grave: null },
      { grave: { people: expect.any(Array) } },
    ]);
  });
});
