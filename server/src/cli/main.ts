import { BackupError } from '../platform/backup/errors.ts';
import { sentenceFor } from '../platform/start.ts';
import { UsageError } from './command.ts';
import { COMMANDS, helpText } from './commands.ts';

/**
 * Carries out what was typed after `cli`, and prints what it has to say.
 * @returns the exit code: 0 when done, 1 when it failed, 2 when misspelt
 */
export async function runTyped([name = 'help', ...args]: string[]): Promise<number> {
  // Also behind a command, as `npm run demo -- --help` types it.
  const [first = ''] = args;
  if (['help', '--help', '-h'].includes(name) || ['--help', '-h'].includes(first)) {
    console.log(helpText());
    return 0;
  }
  try {
    const command = COMMANDS.get(name);
    if (!command) throw new UsageError(`There is no command “${name}”.`);
    await command.run(args);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${helpText()}`);
      return 2;
    }
    console.error(error instanceof BackupError ? error.message : (sentenceFor(error) ?? error));
    return 1;
  }
}
