import { UsageError } from './cli/command.ts';
import { COMMANDS, helpText } from './cli/commands.ts';
import { BackupError } from './platform/backup/errors.ts';
import { sentenceFor } from './platform/start.ts';

/** `node server/dist/cli.js <command>`: ends with 0 when done, 1 when it failed, 2 when misspelt. */
async function main([name = 'help', ...args]: string[]): Promise<void> {
  if (['help', '--help', '-h'].includes(name)) {
    console.log(helpText());
    return;
  }
  const command = COMMANDS.get(name);
  if (!command) throw new UsageError(`There is no command “${name}”.`);
  await command.run(args);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${helpText()}`);
    process.exitCode = 2;
    return;
  }
  console.error(error instanceof BackupError ? error.message : (sentenceFor(error) ?? error));
  process.exitCode = 1;
});
