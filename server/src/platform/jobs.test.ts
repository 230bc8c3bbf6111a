import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { type Job, listJobRuns, runJob, startJobs } from './jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const job = (name: string, run: () => Promise<void>): Job => ({ name, at: '* * * * * *', run });

describe('a job', () => {
  it('is run by one process at a time, and by the next one afterwards', async () => {
    let runs = 0;
    let finish = () => {};
    const slow = job('slow', async () => {
      runs += 1;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    const first = runJob(test.db, slow);
    await expect.poll(() => runs).toBe(1);
    expect(await runJob(test.db, slow)).toBe(false);
    expect(
      await runJob(
        test.db,
        job('another', async () => {}),
      ),
    ).toBe(true);
    finish();
    expect(await first).toBe(true);
    expect(
      await runJob(
        test.db,
        job('slow', async () => {}),
      ),
    ).toBe(true);
  });

  it('that fails lets go of its lock, and is tried again when it is due', async () => {
    const failures: object[] = [];
    const broken = job('broken', async () => {
      throw new TypeError('what somebody wrote');
    });
    const stop = startJobs(test.db, [broken], {
      atOnce: 3,
      onFailure: (details) => failures.push(details),
    });
    await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(1);
    stop();
    expect(failures[0]).toEqual({ job: 'broken', code: 'TypeError' });
    const [run] = (await listJobRuns(test.db)).filter(({ name }) => name === 'broken');
    expect(run?.failure).toBe('TypeError');
    expect(await runJob(test.db, { ...broken, run: async () => {} })).toBe(true);
  });

  it('leaves connections to itself and to others, also when every job is due at once', async () => {
    const ran = new Set<string>();
    const names = Array.from({ length: 12 }, (_, index) => `due ${index}`);
    const due = names.map((name) =>
      job(name, async () => {
        await test.db.execute(sql`select 1`);
        ran.add(name);
      }),
    );
    const stop = startJobs(test.db, due, { atOnce: 3, onFailure: () => {} });
    await expect.poll(() => ran.size, { timeout: 10_000 }).toBe(names.length);
    stop();
  });

  it('does nothing once it is stopped', async () => {
    let runs = 0;
    const often = job('often', async () => {
      runs += 1;
    });
    startJobs(test.db, [often], { atOnce: 3, onFailure: () => {} })();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(runs).toBe(0);
  });
});
