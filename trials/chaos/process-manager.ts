import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { main } from './paths.ts';

/** Starts the app, and starts it again whenever it exits, as systemd or a container runtime does. */
export interface ProcessManager {
  kill(): void;
  /** How often the app exited without being told to. */
  unexpectedExits(): number;
  /** Stops it for good with SIGTERM, as an operator does. */
  stop(): Promise<void>;
}

/** The pause between two starts. */
const PAUSE_MS = 50;
/** More starts than any trial causes: beyond, the app cannot start at all. */
const MAX_STARTS = 1000;

/** Keeps the built app running with these settings only; no environment of the caller. */
export function startProcessManager(settings: Record<string, string>): ProcessManager {
  let child: ChildProcess | undefined;
  let isStopping = false;
  let wasKilled = false;
  let unexpectedExits = 0;

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
        // Ctrl-C must not reach it directly.
        detached: true,
      });
      await once(child, 'exit');
      if (isStopping) return;
      if (!wasKilled) unexpectedExits += 1;
      await sleep(PAUSE_MS);
    }
  }

  const ended = run();
  return {
    kill() {
      wasKilled = true;
      child?.kill('SIGKILL');
    },
    unexpectedExits: () => unexpectedExits,
    async stop() {
      isStopping = true;
      child?.kill('SIGTERM');
      // The trials must end even if the app does not.
      const timeout = setTimeout(() => child?.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(timeout);
    },
  };
}
