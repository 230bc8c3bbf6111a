import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../bench/random.ts';
import { audit, type Findings } from './audit.ts';
import { newTally, type Tally } from './errand.ts';
import { Notebook } from './notebook.ts';
import type { Stage } from './stage.ts';
import type { Trial } from './trials.ts';
import { Writer } from './writer.ts';

const WRITERS = 8;
/** In every so many rounds somebody new joins, and completes a quest. */
const NEWCOMER_EVERY = 4;
/** A round that is not over by then will never be. */
const ROUND_MS = 120_000;

export interface Result extends Findings {
  name: string;
  rounds: number;
  tally: Tally;
  /** The longest from the end of a strike until the app was well and somebody's save came through. */
  healingMs: number;
}

interface Scene {
  trial: Trial;
  stage: Stage;
  random: Random;
  signal: AbortSignal;
}

/** Lets it happen `rounds` times to people who write all the while, and looks after each. */
export async function runRounds(scene: Scene, rounds: number): Promise<Result> {
  const { trial, stage, random, signal } = scene;
  const notebook = new Notebook();
  const tally = newTally();
  const result: Result = { name: trial.name, rounds, tally, healingMs: 0, lost: [], doubled: [] };
  const { padding = 0 } = trial;
  const account = { port: stage.port, notebook, tally, random };
  const person = (name: string) => new Writer({ ...account, name, padding });
  const writers = Array.from({ length: WRITERS }, (_, n) => person(`writer${n}`));
  await stage.untilWell(AbortSignal.any([signal, AbortSignal.timeout(ROUND_MS)]));
  await Promise.all(writers.map((writer) => writer.join(signal)));
  for (let round = 1; round <= rounds; round += 1) {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(ROUND_MS)]);
    const newcomers = round % NEWCOMER_EVERY === 1 ? [person(`newcomer${round}`)] : [];
    const circumstances = { ...scene, signal: patience };
    try {
      const healingMs = await oneRound(circumstances, { writers, newcomers }, tally);
      result.healingMs = Math.max(result.healingMs, healingMs);
    } catch (error) {
      signal.throwIfAborted();
      tally.faults.push(`round ${round} was given up: ${error}`);
      return result;
    }
    const isTenth = round % 10 === 0 || round === rounds;
    const connection = await stage.open();
    const findings = await audit(connection, notebook, isTenth);
    await connection.end();
    result.lost.push(...findings.lost.map((what) => `round ${round}: ${what}`));
    result.doubled.push(...findings.doubled.map((what) => `round ${round}: ${what}`));
    if (isTenth) console.log(line(result, round));
  }
  const ended = stage.keeper.ownEnds();
  if (ended > 0 && !trial.endsApp) tally.faults.push(`the app ended by itself ${ended} times`);
  return result;
}

async function oneRound(
  { trial, stage, random, signal }: Scene,
  { writers, newcomers }: { writers: Writer[]; newcomers: Writer[] },
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
    ...newcomers.map(async (newcomer) => {
      await newcomer.join(signal);
      await newcomer.quest(signal);
    }),
  ];
  const all = Promise.all(writing);
  // Awaited below; until then a failure must not count as one that nobody looks at.
  all.catch(() => {});
  await sleep(100 + random.next() * 500);
  await trial.strike(stage, random);
  const began = performance.now();
  const before = tally.acknowledged;
  await stage.untilWell(signal);
  while (tally.acknowledged === before) {
    signal.throwIfAborted();
    await sleep(5);
  }
  const healingMs = performance.now() - began;
  await sleep(random.next() * 200);
  isOver = true;
  await all;
  return healingMs;
}

function line({ name, rounds, tally, lost, doubled, healingMs }: Result, round: number): string {
  const told = tally.acknowledged.toLocaleString('en-US');
  return (
    `${name.padEnd(9)}${String(round).padStart(4)}/${rounds}  ${told} acknowledged, ` +
    `${lost.length} lost, ${doubled.length} doubled, healed within ${Math.round(healingMs)} ms`
  );
}
