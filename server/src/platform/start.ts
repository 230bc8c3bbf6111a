import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { type Listen, openDatabase } from './database/index.ts';
import { MigrationError, migrate } from './database/migrations.ts';
import { DistributionError } from './distribution/index.ts';
import { borrowEmbeddedPostgres } from './embedded/borrow.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './embedded/index.ts';
import { AppError, codeOf } from './errors.ts';
import { createFileStorage } from './files/index.ts';
import { createLimits } from './limits/limits.ts';
import { createMailer } from './mail.ts';
import { createPasswords } from './secrets/passwords.ts';
import { openSettings } from './settings.ts';
import { createWorkers } from './workers/index.ts';

/** What the server and every command work with; open until closed. */
export interface Platform {
  context: Context;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  listen: Listen;
  /** Closes everything in the opposite order; safe to call twice. */
  close(): Promise<void>;
}

/** A database that cannot be used; its message is one sentence for the operator. */
class DatabaseError extends Error {}

/**
 * Reads the settings, starts the built-in database or connects to the operator's, and migrates it.
 * When a step fails, everything opened before is closed. `worker` is the module that long tasks run in; a
 * command runs them itself. With `besideApp` the built-in database may run already, for an application to which
 * it is left.
 * @throws ConfigError, EmbeddedPostgresError, DatabaseError; `sentenceFor` tells what to print
 */
export async function startPlatform(
  env: NodeJS.ProcessEnv,
  log: (message: string, details?: object) => void,
  { worker, besideApp = false }: { worker?: URL; besideApp?: boolean } = {},
): Promise<Platform> {
  const config = readConfig(env);
  const tell = config.LOG_LEVEL === 'silent' ? () => {} : log;
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const each of closers.splice(0).reverse()) await each();
  };
  try {
    let connection: Parameters<typeof migrate>[0];
    const borrowed =
      besideApp && !config.DATABASE_URL ? await borrowEmbeddedPostgres(config.DATA_DIR) : null;
    if (config.DATABASE_URL) {
      connection = config.DATABASE_URL;
    } else if (borrowed) {
      connection = borrowed;
    } else {
      const embedded = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: tell });
      closers.push(() => embedded.stop());
      connection = embedded.connection;
    }
    await migrate(connection).catch(explainConnection);
    const {
      db,
      ping,
      listen,
      close: end,
    } = openDatabase(connection, { pool: config.DATABASE_POOL });
    closers.push(end);
    const limits = createLimits({
      scale: config.LIMITS_SCALE,
      db,
      redisUrl: config.REDIS_URL,
      log: tell,
    });
    closers.push(() => limits.close());
    const mail = createMailer(config, tell);
    closers.push(() => mail.close());
    const files = createFileStorage(config);
    const settings = openSettings(db, config);
    await settings.reload();
    const workers = createWorkers({ settings: config, module: worker });
    closers.push(() => workers.close());
    const context = {
      ...{ config: settings.config, settings, db },
      ...{ clock: systemClock, limits, mail, files, workers, passwords: createPasswords() },
    };
    return { context, ping, listen, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  '28000', // no such role
  '28P01', // wrong password
  '3D000', // no such database
  '42501', // not allowed to make the tables
]);

function explainConnection(error: unknown): never {
  const code = codeOf(error);
  if (code === undefined || !UNREACHABLE.has(code)) throw error;
  let cause = error as Error;
  while (cause.cause instanceof Error) cause = cause.cause;
  if (code === '42501') {
    throw new DatabaseError(
      'The role of DATABASE_URL may not set the database up; give it the right with GRANT CREATE ON DATABASE, and see docs/operating.md on btree_gin and pg_trgm.',
    );
  }
  throw new DatabaseError(
    `The database cannot be used (${cause.message || code}); check DATABASE_URL, see docs/operating.md.`,
  );
}

/** The sentence for an error that the operator can fix; null for any other. */
export function sentenceFor(error: unknown): string | null {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof DatabaseError ||
    error instanceof MigrationError ||
    error instanceof DistributionError ||
    error instanceof AppError;
  return isExpected ? error.message : sentenceForListening(error);
}

/** Why the server could not listen on HOST and PORT. */
function sentenceForListening(error: unknown): string | null {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return null;
  const reasons: Record<string, string> = {
    EADDRINUSE: 'another program listens there already: choose another PORT',
    EADDRNOTAVAIL: 'this machine does not have that address: check HOST',
    ENOTFOUND: 'there is no such address: check HOST',
    EAI_AGAIN: 'that address cannot be looked up: check HOST',
    EACCES: 'that port needs more rights: choose a PORT of 1024 or more',
  };
  const reason = reasons[code ?? ''];
  return reason ? `Pathkeeper cannot listen where HOST and PORT say; ${reason}.` : null;
}

/** Stops cleanly when the process is asked to end, then ends it with `exitCode`. */
export function stopOnSignals(stop: () => Promise<void>, exitCode: number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(exitCode),
        () => process.exit(1),
      );
    });
  }
}
