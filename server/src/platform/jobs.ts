import { Cron } from 'croner';
import { sql } from 'drizzle-orm';
import type { Database } from './database/index.ts';
import { codeOf } from './errors.ts';
import { jobRuns } from './instance.tables.ts';
import { createTurns } from './limits/turns.ts';

/** Work that is done again and again without anybody asking for it. */
export interface Job {
  /** Unique among all jobs. */
  name: string;
  /** When it is due, as a cron pattern in UTC. */
  at: string;
  run(): Promise<void>;
}

/** Why a job failed, in words for administrators and the log: of things their ids, and nothing that somebody wrote. */
export class JobFailure extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/**
 * Runs a job unless another process of the installation is at it; resolves with whether it ran. The
 * lock is that of a transaction, so it goes when this process does.
 */
export async function runJob(db: Database, { name, run }: Job): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // The job works on connections of its own, however long that takes.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const [lock] = await tx.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`job ${name}`}, 0)) as held`,
    );
    if (lock?.held) await run();
    return lock?.held === true;
  });
}

interface JobOptions {
  /** How many run at a time; each holds one connection and works on others. */
  atOnce: number;
  onFailure(details: { job: string; code: string }): void;
}

/**
 * Starts every job and gives back how to stop them: that waits for none, for each has to bear being
 * broken off at any point. All can be due together, as on a computer that wakes up: they take turns,
 * or they would hold every connection and wait for one more.
 */
export function startJobs(
  db: Database,
  jobs: readonly Job[],
  { atOnce, onFailure }: JobOptions,
): () => void {
  const turns = createTurns();
  const turn = { name: 'jobs', atOnce, waiting: jobs.length };
  let isStopped = false;
  const timers = jobs.map(
    (job) =>
      new Cron(job.at, { timezone: 'UTC', unref: true, protect: true }, async () => {
        await turns.take(turn, 0, async () => {
          if (!isStopped) await runAndRecord(db, job, onFailure);
        });
      }),
  );
  return () => {
    isStopped = true;
    for (const timer of timers) timer.stop();
  };
}

async function runAndRecord(
  db: Database,
  job: Job,
  onFailure: JobOptions['onFailure'],
): Promise<void> {
  const began = Date.now();
  // Without the message, which may quote what is stored.
  const code = await runJob(db, job).then(
    (ran) => (ran ? null : undefined),
    (error: Error) => codeOf(error) ?? error.name,
  );
  if (code === undefined) return;
  if (code !== null) onFailure({ job: job.name, code });
  // That it ran is worth no further failure.
  await recordRun(db, { name: job.name, began, failure: code }).catch(() => {});
}

async function recordRun(
  db: Database,
  { name, began, failure }: { name: string; began: number; failure: string | null },
): Promise<void> {
  const values = { ranAt: new Date(began), took: Date.now() - began, failure };
  await db
    .insert(jobRuns)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: jobRuns.name, set: values });
}

export type JobRun = typeof jobRuns.$inferSelect;

/** When each job last ran. */
export function listJobRuns(db: Database): Promise<JobRun[]> {
  return db.select().from(jobRuns);
}
