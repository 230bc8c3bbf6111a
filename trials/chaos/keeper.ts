import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { main } from './places.ts';

/** Does what a process manager does: starts the app, and starts it again whenever it has ended. */
export interface Keeper {
  kill(): void;
  /** How often the app ended without being asked to. */
  ownEnds(): number;
  /** Ends it for good, the way an operator does. */
  stop(): Promise<void>;
}

/** Between two starts, as a process manager waits. */
const PAUSE_MS = 50;
/** No trial kills as often; beyond, the app does not start at all. */
const MAX_STARTS = 1000;

/** Keeps the built app running with these settings and nothing of the caller's own. */
export function keepRunning(settings: Record<string, string>): Keeper {
  let child: ChildProcess | undefined;
  let isStopping = false;
  let wasKilled = false;
  let ownEnds = 0;

  async function run(): Promise<void> {
    for (let starts = 0; !isStopping && starts < MAX_STARTS; starts += 1) {
      wasKilled = false;
      child = spawn(process.execPath, [main], {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          LIMITS_SCALE: '0',
          LEVEL_GATES: 'open',
          LOG_LEVEL: 'silent',
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
        // Ctrl-C is for us to pass on.
        detached: true,
      });
      await once(child, 'exit');
      if (isStopping) return;
      if (!wasKilled) ownEnds += 1;
      await sleep(PAUSE_MS);
    }
  }

  const ended = run();
  return {
    kill() {
      wasKilled = true;
      child?.kill('SIGKILL');
    },
    ownEnds: () => ownEnds,
    async stop() {
      isStopping = true;
      child?.kill('SIGTERM');
      // Whatever keeps it from ending must not keep us.
      const patience = setTimeout(() => child?.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(patience);
    },
  };
}
