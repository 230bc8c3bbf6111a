import { access, constants, open, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gainAccess } from './access.ts';
import { chooseAccount } from './account.ts';
import { type Binaries, locateBinaries } from './binaries.ts';
import { EmbeddedPostgresError, explainFileError, explainOutput } from './errors.ts';
import { boundLog, ownFolder, privateFolder, replaceFile } from './files.ts';
import { initialise, readPassword } from './initialise.ts';
import { type Layout, layoutOf } from './layout.ts';
import { findPostmaster, releaseStaleLocks, socketAnswers } from './postmaster.ts';
import { appSettings, renderSettings, type Settings } from './settings.ts';

/** A start that failed; `passing` if trying again in a moment may help. */
export interface StartFailure {
  error: EmbeddedPostgresError;
  passing: boolean;
}

/** One PostgreSQL in one folder: its files are ready, its server runs or not. */
export interface Cluster {
  layout: Layout;
  password: string;
  /** Where the server listens: a socket's folder, or 127.0.0.1 on Windows. */
  endpoint(): { host: string; port: number };
  isRunning(): Promise<boolean>;
  /** One attempt; resolves when the server takes connections, or with what went wrong. */
  start(): Promise<StartFailure | null>;
  /** Stops the server if it runs; 'fast' finishes what was acknowledged, 'immediate' does not wait. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
}

export interface ClusterOptions {
  /** Created if missing, with everything in it. */
  root: string;
  /** Settings over the app's own. */
  settings?: Settings;
  /** False for a cluster that is thrown away: nothing waits for the disk. */
  durable?: boolean;
  binaries?: Binaries;
}

/**
 * Prepares the PostgreSQL in a folder, creating it the first time; does not start it.
 * @throws EmbeddedPostgresError
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  try {
    return await prepare(options);
  } catch (error) {
    throw explainFileError(error, options.root);
  }
}

async function prepare({ settings, durable = true, ...options }: ClusterOptions): Promise<Cluster> {
  await ownFolder(options.root);
  const layout = layoutOf(await realpath(options.root));
  await access(layout.root, constants.R_OK | constants.W_OK | constants.X_OK);
  const account = await chooseAccount(layout.data);
  const binaries = options.binaries ?? (await locateBinaries());
  const gained = await gainAccess(binaries, layout.root, account);
  await initialise(layout, binaries, gained, durable);
  const password = await readPassword(layout);
  const windows = process.platform === 'win32';
  let port = windows ? await windowsPort(layout) : 5432;

  const { runner } = gained;
  const pgCtl = (...args: string[]) =>
    runner.run(binaries.pgCtl, [...args, '-s', '-D', 'data'], {
      cwd: layout.root,
      leavesServer: args[0] === 'start',
    });
  const findServer = () => findPostmaster(layout.data);
  const isRunning = async () => (await findServer()) !== null || (await socketAnswers(layout));

  async function prepareStart(): Promise<number> {
    if (!windows) {
      await privateFolder(layout.socket, account?.uid ?? process.getuid?.());
      await runner.own(layout.socket);
    }
    const socket = windows ? null : layout.socket;
    const all = { ...appSettings({ socket, port }), ...settings };
    await replaceFile(layout.settings, renderSettings(all));
    await ownFolder(dirname(layout.log));
    await boundLog(layout.log);
    await (await open(layout.log, 'a', 0o600)).close();
    await runner.own(layout.log);
    return (await stat(layout.log)).size;
  }

  return {
    layout,
    password,
    endpoint: () => ({ host: windows ? '127.0.0.1' : layout.socket, port }),
    isRunning,
    async start() {
      const logged = await prepareStart().catch((error: unknown) => {
        throw explainFileError(error, layout.root);
      });
      const { code, output } = await pgCtl('start', '-w', '-l', join('log', 'postgres.log'));
      const server = await findServer();
      if (code === 0 || server) {
        if (windows && server) port = server.port;
        return null;
      }
      const said = withoutRefusals(await readFrom(layout.log, logged));
      const locked = STALE_LOCK.test(said + output);
      if (locked && !(await isRunning())) await releaseStaleLocks(layout);
      const killed = !/FATAL|PANIC|ERROR/.test(said) && output.replace(NO_REASON, '').trim() === '';
      return {
        error: explainOutput(said || output, layout.root),
        passing: locked || killed || /is still in use|Address already in use/.test(said),
      };
    },
    async stop(mode) {
      // Never signal a process id that is not known to be this server's.
      const server = await findServer();
      if (!server) return;
      // pg_ctl's own waiting takes a server that the next app starts at once for the old one.
      const { output } = await pgCtl('stop', '-W', '-m', mode);
      const deadline = Date.now() + STOP_MS;
      while ((await findServer())?.pid === server.pid) {
        if (Date.now() > deadline) {
          const said = `The PostgreSQL in ${layout.root} did not stop within a minute.`;
          throw new EmbeddedPostgresError(said, output);
        }
        await sleep(20);
      }
    },
  };
}

const STOP_MS = 60_000;

/** What postgres and pg_ctl say of a lock file that somebody holds, or that a crash left half written. */
const STALE_LOCK =
  /lock file ".*" (already exists|is empty)|PID file ".*" is empty|data in PID file/;

/** What pg_ctl says without giving a reason: all it says of a server that was killed as it started. */
const NO_REASON =
  /pg_ctl: (another server might be running; trying to start server anyway|could not start server|server did not start in time)|Examine the log output\.?/g;

/** Connections turned away while the server came and went (57P01 and the like) explain nothing. */
function withoutRefusals(log: string): string {
  const lines = log.split('\n');
  return lines.filter((line) => !/\] 57P0\d FATAL:/.test(line)).join('\n');
}

async function readFrom(path: string, start: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const buffer = Buffer.alloc(Math.min(Math.max(size - start, 0), 64_000));
    await file.read(buffer, 0, buffer.length, start);
    return buffer.toString('utf8');
  } finally {
    await file.close();
  }
}

/** A running server's port, else any free one. */
async function windowsPort(layout: Layout): Promise<number> {
  const running = await findPostmaster(layout.data);
  if (running) return running.port;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
