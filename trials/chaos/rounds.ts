import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../bench/seed/random.ts';
import { Acknowledged } from './acknowledged.ts';
import { audit, type Findings } from './audit.ts';
import { newTally, type Tally } from './http.ts';
import type { Trial } from './trials.ts';
import type { Busy, Work } from './works/work.ts';
import { Writer } from './writer.ts';

const WRITERS = 8;
/** Every so many rounds a new user registers and completes a quest. */
const NEWCOMER_EVERY = 4;
/** A round that takes longer has failed. */
const ROUND_MS = 120_000;

export interface Result extends Findings {
  name: string;
  rounds: number;
  tally: Tally;
  /** The longest time from the end of a fault until the app was healthy and a save was acknowledged. */
  recoveryMs: number;
}

interface RoundContext {
  trial: Trial;
  installation: Busy;
  random: Random;
  signal: AbortSignal;
}

/** Injects the fault `rounds` times while users write, and audits after each. */
export async function runRounds(context: RoundContext, rounds: number): Promise<Result> {
  const { trial, installation, random, signal } = context;
  const acknowledged = new Acknowledged();
  const tally = newTally();
  const result: Result = { name: trial.name, rounds, tally, recoveryMs: 0, lost: [], doubled: [] };
  const { padding = 0 } = trial;
  const account = { port: installation.port, tally, random };
  const person = (name: string) => new Writer({ ...account, name, acknowledged, padding });
  const works = installation.works((name) => ({ ...account, name }));
  const writers = Array.from({ length: WRITERS }, (_, n) => person(`writer${n}`));
  await installation.untilHealthy(AbortSignal.any([signal, AbortSignal.timeout(ROUND_MS)]));
  await Promise.all(writers.map((writer) => writer.join(signal)));
  const first = await installation.open();
  for (const work of works) await work.join(signal, first);
  await first.end();
  for (let round = 1; round <= rounds; round += 1) {
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(ROUND_MS)]);
    const newcomers = round % NEWCOMER_EVERY === 1 ? [person(`newcomer${round}`)] : [];
    const roundContext = { ...context, signal: timeout };
    try {
      const recoveryMs = await oneRound(roundContext, { writers, newcomers, works }, tally);
      result.recoveryMs = Math.max(result.recoveryMs, recoveryMs);
    } catch (error) {
      signal.throwIfAborted();
      tally.faults.push(`round ${round} was given up: ${error}`);
      return result;
    }
    const isTenth = round % 10 === 0 || round === rounds;
    const connection = await installation.open();
    const all = [await audit(connection, acknowledged, isTenth)];
    for (const work of works) all.push(await work.audit(connection));
    await connection.end();
    for (const { lost, doubled } of all) {
      result.lost.push(...lost.map((what) => `round ${round}: ${what}`));
      result.doubled.push(...doubled.map((what) => `round ${round}: ${what}`));
    }
    if (isTenth) console.log(line(result, round));
  }
  const ended = installation.processManager.unexpectedExits();
  if (ended > 0 && !trial.endsApp) tally.faults.push(`the app ended by itself ${ended} times`);
  return result;
}

async function oneRound(
  { trial, installation, random, signal }: RoundContext,
  { writers, newcomers, works }: { writers: Writer[]; newcomers: Writer[]; works: Work[] },
  tally: Tally,
): Promise<number> {
  let isOver = false;
  const writing = [
    ...writers.map(async (writer) => {
      while (!isOver) {
        await writer.write(signal);
        await sleep(random.next() * 60);
      }
    }),
    ...works.map(async (work) => {
      while (!isOver) await work.act(signal);
    }),
    ...newcomers.map(async (newcomer) => {
      await newcomer.join(signal);
      await newcomer.quest(signal);
    }),
  ];
  const all = Promise.all(writing);
  // Awaited below; until then a failure must not count as an unhandled rejection.
  all.catch(() => {});
  await sleep(100 + random.next() * 500);
  await trial.injectFault(installation, random);
  const began = performance.now();
  const before = tally.acknowledged;
  await installation.untilHealthy(signal);
  while (tally.acknowledged === before) {
    signal.throwIfAborted();
    await sleep(5);
  }
  const recoveryMs = performance.now() - began;
  await sleep(random.next() * 200);
  isOver = true;
  await all;
  return recoveryMs;
}

function line({ name, rounds, tally, lost, doubled, recoveryMs }: Result, round: number): string {
  const reported = tally.acknowledged.toLocaleString('en-US');
  return (
    `${name.padEnd(9)}${String(round).padStart(4)}/${rounds}  ${reported} acknowledged, ` +
    `${lost.length} lost, ${doubled.length} doubled, recovered within ${Math.round(recoveryMs)} ms`
  );
}
