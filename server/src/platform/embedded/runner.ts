import { spawn } from 'node:child_process';
import { chown } from 'node:fs/promises';
import type { Account } from './account.ts';

/** The output and exit status of a program. */
export interface Outcome {
  /** The exit code; null if it could not be run or was ended by a signal. */
  code: number | null;
  /** Standard output and standard error, as they came. */
  output: string;
}

interface RunOptions {
  cwd: string;
  /** The program leaves a server behind it. */
  leavesServer?: boolean;
}

/** Runs programs as PostgreSQL's account and hands files to it. */
export interface Runner {
  run(file: string, args: string[], options: RunOptions): Promise<Outcome>;
  own(path: string): Promise<void>;
}

/**
 * `readAll` lets the account pass and read closed folders (never write in them), by way of
 * setpriv: for a clone in root's home.
 */
export function createRunner(account: Account | null, readAll: boolean): Runner {
  return {
    async run(file, args, options) {
      if (!account) return execute(file, args, options);
      const { uid, gid } = account;
      if (!readAll) return execute(file, args, { ...options, uid, gid });
      return execute('setpriv', [...readAllArguments(account), file, ...args], options);
    },
    async own(path) {
      if (account) await chown(path, account.uid, account.gid);
    },
  };
}

function readAllArguments({ uid, gid }: Account): string[] {
  return [
    ...['--reuid', String(uid), '--regid', String(gid), '--clear-groups', '--no-new-privs'],
    ...['--inh-caps', '+dac_read_search', '--ambient-caps', '+dac_read_search'],
    // Else access(2), with which PostgreSQL looks for its own parts, ignores the capability.
    ...['--securebits', '+no_setuid_fixup', '--'],
  ];
}

function execute(
  file: string,
  args: string[],
  { leavesServer, ...options }: RunOptions & { uid?: number; gid?: number },
): Promise<Outcome> {
  return new Promise((resolve) => {
    // On Windows the server would inherit the pipes and hold them open for its whole life.
    const pipe = leavesServer && process.platform === 'win32' ? 'ignore' : 'pipe';
    const child = spawn(file, args, {
      ...options,
      env: environment(),
      stdio: ['ignore', pipe, pipe],
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: null, output: output + error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** PostgreSQL must not see the app's secrets, and PG* variables would change its behaviour. */
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'ComSpec'];
  const entries = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}
