import { inject, vi } from 'vitest';
import { runTyped } from '../src/cli/main.ts';

/** Where a command works: settings, and the folder in which it is typed. */
export interface Typed {
  env?: Record<string, string>;
  folder?: string;
}

/** Runs a command in this process as if it had been typed, and gives what it printed. */
export async function typed(args: string[], { env = {}, folder }: Typed = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void out.push(line));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void err.push(line));
  const before = process.cwd();
  if (folder) process.chdir(folder);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    const code = await runTyped(args);
    const text = (lines: string[]) => lines.map((line) => `${line}\n`).join('');
    return { code, stdout: text(out), stderr: text(err) };
  } finally {
    process.chdir(before);
    vi.unstubAllEnvs();
    log.mockRestore();
    error.mockRestore();
  }
}

/** Settings by which a command finds a database of the tests' server, which listens on a socket. */
export function databaseEnv(database: string): Record<string, string> {
  const { host, port, username, password } = inject('postgres').app;
  return {
    DATABASE_URL: `postgres:///${database}`,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: username,
    PGPASSWORD: password,
  };
}
