import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { generator } from '../../bench/seed/random.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import type { Installation } from './installation.ts';
import { cli, removeFolders } from './paths.ts';
import { type Result, runRounds } from './rounds.ts';
import { TRIALS, type Trial } from './trials.ts';

const USAGE = `npm run chaos -- [--rounds N] [--only ${TRIALS.map(({ name }) => name).join('|')}] [--seed N]`;

const stopping = new AbortController();
const installations = new Set<Installation>();

/** Runs every trial on the built app, and counts what was lost or doubled. */
async function chaos(): Promise<boolean> {
  const { rounds, trials, seed } = readArguments();
  console.log(`Seed ${seed}; the same again with --seed ${seed}, as far as time allows.`);
  await ensureBuilt();
  const results: Result[] = [];
  for (const trial of trials) {
    const result = await runTrial(trial, rounds, seed);
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

async function runTrial(trial: Trial, requested: number, seed: number): Promise<Result | null> {
  const random = generator(seed);
  const installation = await trial.open(random);
  if (!installation) {
    console.log(`${trial.name}: left out; ${trial.why}.`);
    return null;
  }
  installations.add(installation);
  const context = { trial, installation, random, signal: stopping.signal };
  const result = await runRounds(context, trial.rounds(requested));
  await close(installation);
  await check(installation, result);
  return result;
}

/** Runs the app's own check: totals agree with the ledger. */
async function check({ settings }: Installation, { tally }: Result): Promise<void> {
  if (settings.DATABASE_URL) return;
  const env = { PATH: process.env.PATH, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'check'], { env });
  if (!stdout.includes('all as they should be')) tally.faults.push(stdout.trim());
}

async function close(installation: Installation): Promise<void> {
  installations.delete(installation);
  await installation.close();
}

function summarise({ name, rounds, tally, lost, doubled, recoveryMs }: Result): void {
  const refused = [...tally.refused].map(([status, times]) => `${times} × ${status}`).join(', ');
  console.log(
    [
      `${name}: ${rounds} rounds`,
      `${tally.acknowledged} acknowledged`,
      `${lost.length} lost`,
      `${doubled.length} doubled`,
      `longest recovery ${Math.round(recoveryMs)} ms`,
      `longest wait of one writer ${Math.round(tally.longestMs)} ms`,
      `on the way ${tally.cutOff} cut off, refused ${refused || 'none'}`,
    ].join('; '),
  );
  for (const what of [...lost, ...doubled, ...new Set(tally.faults)]) console.log(`  ${what}`);
}

let isEnding = false;

/** Stops every process and removes every file, however the trials ended. */
async function end(code: number, why?: unknown): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (why !== undefined) console.error(why);
  stopping.abort();
  await Promise.allSettled([...installations].map(close));
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
