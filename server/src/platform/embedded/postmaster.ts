import { execFile } from 'node:child_process';
import { open, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from './errors.ts';
import { withoutFollowing } from './files.ts';
import type { Layout } from './layout.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

const lockFile = (data: string) => join(data, 'postmaster.pid');

/** The live server of exactly this data folder, or null. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const text = await readFile(lockFile(data), 'utf8').catch(() => '');
  const [pid, folder = '', , port] = text.split('\n');
  const postmaster = { pid: Number(pid), port: Number(port) };
  if (!Number.isInteger(postmaster.pid) || postmaster.pid < 1) return null;
  return (await serves(postmaster.pid, folder, data)) ? postmaster : null;
}

/**
 * A process id alone proves nothing: after a crash another process may carry it (in containers it
 * usually does), it may be a zombie that nobody reaps, and a copied folder names the original's server.
 */
async function serves(pid: number, folder: string, data: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  if (process.platform === 'linux') {
    try {
      return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(data));
    } catch (error) {
      // Root in a container may not look at another account's process so closely.
      if (errorCode(error) !== 'EACCES') return false;
    }
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return isPostgres(command.split('\0')[0]) && (await samePlace(folder, data));
  }
  if (process.platform === 'win32') return samePlace(folder, data);
  const ps = await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => null);
  return isPostgres(ps?.stdout.trim()) && (await samePlace(folder, data));
}

const isPostgres = (path = '') => basename(path).startsWith('postgres');

async function samePlace(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([realpath(one).catch(() => one), realpath(other)]);
  return a === b;
}

/** Whether anything listens on the private socket: also a server in another container. */
export function socketAnswers(layout: Layout): Promise<boolean> {
  if (process.platform === 'win32') return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect(join(layout.socket, '.s.PGSQL.5432'));
    const answer = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.setTimeout(1000, () => answer(true));
    socket.on('connect', () => answer(true));
    socket.on('error', (error) =>
      answer(!['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(errorCode(error))),
    );
  });
}

/** No process can have it: beyond what Linux and macOS hand out. */
const NOBODY_PID = '2147483646';

/**
 * Lets PostgreSQL start over lock files whose process id now belongs to somebody else or to a
 * zombie. The id is overwritten rather than the file deleted, because the file also names the shared
 * memory by which PostgreSQL notices surviving backends. Call it only when neither a postmaster nor
 * a socket is alive.
 */
export async function releaseStaleLocks(layout: Layout): Promise<void> {
  const path = lockFile(layout.data);
  const read = () => readFile(path, 'utf8').catch(() => '');
  const names = (text: string) => Number(text.split('\n')[0]) > 0;
  let text = await read();
  if (!names(text)) {
    // A server that is just starting creates the file a moment before it writes it.
    await sleep(200);
    text = await read();
    if (!names(text)) await rm(path, { force: true });
  } else {
    const file = await open(path, withoutFollowing('r+'));
    try {
      await file.truncate(0);
      await file.write(text.replace(/^\d+/, NOBODY_PID), 0);
    } finally {
      await file.close();
    }
  }
  await rm(join(layout.socket, '.s.PGSQL.5432.lock'), { force: true });
}
