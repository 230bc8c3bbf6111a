import { type ParseArgsConfig, parseArgs } from 'node:util';
import { requireHome } from '../platform/backup/index.ts';
import { readConfig } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { startPlatform, stopOnSignals } from '../platform/start.ts';

/** One thing the command line can do. */
export interface Command {
  /** What is typed after the command's name, for the help. */
  options: string;
  summary: string;
  /** @throws UsageError for arguments it does not know; other errors are reported by the caller */
  run(args: string[]): Promise<void>;
}

/** The command was misspelt; the help follows its message. */
export class UsageError extends Error {}

/** Reads a command's options. @throws UsageError for any that is not among them */
export function readOptions<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
) {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/**
 * Reads the arguments of a command that has no options and needs each of those named.
 * @throws UsageError when there are more or fewer
 */
export function readArguments<const N extends readonly string[]>(
  args: string[],
  names: N,
): { [K in keyof N]: string } {
  let given: string[];
  try {
    given = parseArgs({ args, allowPositionals: true, strict: true }).positionals;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  if (given.length !== names.length || given.includes('')) {
    throw new UsageError(`It needs ${names.join(' and ')}, and nothing else.`);
  }
  return given as { [K in keyof N]: string };
}

/**
 * Runs a command's work on the installation that the server's own settings name, and closes it
 * afterwards, also when the command is interrupted. Rate limits do not count: they are for the
 * network, and whoever sits here owns the database. With `besideApp` the built-in database may be that of an
 * application that runs; without, such a folder is refused. Where there is no journal none is begun, unless the
 * command `begins` one.
 * @throws BackupError where there is none
 */
export async function withPlatform<T>(
  work: (context: Context) => Promise<T>,
  { besideApp = false, begins = false }: { besideApp?: boolean; begins?: boolean } = {},
): Promise<T> {
  if (!begins) await requireHome(readConfig(process.env));
  const env = { ...process.env, LIMITS_SCALE: '0' };
  const { context, close } = await startPlatform(env, () => {}, { besideApp });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping = close();
    return stopping;
  };
  stopOnSignals(stop, 130);
  try {
    return await work(context);
  } catch (error) {
    // Interrupted, the work fails for want of its database; the process ends before saying so.
    await stopping;
    throw error;
  } finally {
    await close();
  }
}
