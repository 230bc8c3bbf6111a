import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { generator } from '../../bench/random.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { cli, removeFolders } from './places.ts';
import { type Result, runRounds } from './rounds.ts';
import type { Stage } from './stage.ts';
import { TRIALS, type Trial } from './trials.ts';

const USAGE = `npm run chaos -- [--rounds N] [--only ${TRIALS.map(({ name }) => name).join('|')}] [--seed N]`;

const stopping = new AbortController();
const stages = new Set<Stage>();

/** Lets the built app fall in every way there is, and counts what was lost or doubled. */
async function chaos(): Promise<boolean> {
  const { rounds, trials, seed } = readArguments();
  console.log(`Seed ${seed}; the same again with --seed ${seed}, as far as time allows.`);
  await ensureBuilt();
  const results: Result[] = [];
  for (const trial of trials) {
    const result = await hold(trial, rounds, seed);
    if (result) results.push(result);
  }
  console.log('');
  for (const result of results) summarise(result);
  return results.every(
    ({ lost, doubled, tally }) => lost.length + doubled.length + tally.faults.length === 0,
  );
}

function readArguments(): { rounds: number; trials: Trial[]; seed: number } {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '100' },
      only: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
  const trials = TRIALS.filter(({ name }) => values.only === undefined || name === values.only);
  const isUsable = Number.isInteger(rounds) && rounds > 0 && rounds <= 1000;
  if (!isUsable || !Number.isInteger(seed) || trials.length === 0) throw new Error(USAGE);
  return { rounds, trials, seed };
}

async function hold(trial: Trial, asked: number, seed: number): Promise<Result | null> {
  const random = generator(seed);
  const stage = await trial.open(random);
  if (!stage) {
    console.log(`${trial.name}: left out; ${trial.why}.`);
    return null;
  }
  stages.add(stage);
  const scene = { trial, stage, random, signal: stopping.signal };
  const result = await runRounds(scene, trial.rounds(asked));
  await close(stage);
  await check(stage, result);
  return result;
}

/** What the app's own check says: the ledger is the totals. */
async function check({ settings }: Stage, { tally }: Result): Promise<void> {
  if (settings.DATABASE_URL) return;
  const env = { PATH: process.env.PATH, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'check'], { env });
  if (!stdout.includes('all as they should be')) tally.faults.push(stdout.trim());
}

async function close(stage: Stage): Promise<void> {
  stages.delete(stage);
  await stage.close();
}

function summarise({ name, rounds, tally, lost, doubled, healingMs }: Result): void {
  const refused = [...tally.refused].map(([status, times]) => `${times} × ${status}`).join(', ');
  console.log(
    [
      `${name}: ${rounds} rounds`,
      `${tally.acknowledged} acknowledged`,
      `${lost.length} lost`,
      `${doubled.length} doubled`,
      `longest healing ${Math.round(healingMs)} ms`,
      `longest wait of one writer ${Math.round(tally.longestMs)} ms`,
      `on the way ${tally.cutOff} cut off, refused ${refused || 'none'}`,
    ].join('; '),
  );
  for (const what of [...lost, ...doubled, ...new Set(tally.faults)]) console.log(`  ${what}`);
}

let ending = false;

/** Leaves no process and no file behind, however the trials ended. */
async function end(code: number, why?: unknown): Promise<void> {
  if (ending) return;
  ending = true;
  if (why !== undefined) console.error(why);
  stopping.abort();
  await Promise.allSettled([...stages].map(close));
  removeFolders();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void end(130, `\nStopped by ${signal}; tidying up …`));
}
process.on('uncaughtException', (error) => void end(1, error));
chaos().then(
  (isGood) => end(isGood ? 0 : 1),
  (error: unknown) => end(1, error),
);
