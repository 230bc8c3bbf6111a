import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { connectOnce, homeToRead, writeBackup } from '../platform/backup/index.ts';
import { readConfig } from '../platform/config.ts';
import { readOptions } from './command.ts';
import { fromWhereTyped, progressLines, seconds, size, stoppable } from './long-work.ts';

/** `backup [--to FILE]`: writes everything into one new file while the app goes on. */
export async function backupCommand(args: string[]): Promise<void> {
  const { to } = readOptions(args, { to: { type: 'string' } });
  const config = readConfig(process.env);
  const began = performance.now();
  const file = await fileFor(to);
  const done = await stoppable(async (onLeave) => {
    const home = await homeToRead(config);
    onLeave(home.leave);
    const sql = await connectOnce(home.connection);
    onLeave(() => sql.end({ timeout: 0 }));
    return await writeBackup(sql, file, progressLines('saved'));
  });
  console.log(
    `${file}\n${done.tables} tables, ${done.rows.toLocaleString('en')} rows, ` +
      `${size(done.size)}, in ${seconds(began)}. It holds everything, so keep it where only you can read it.`,
  );
}

/** The named file, or a file named after the current time in the named or current folder. */
async function fileFor(to = '.'): Promise<string> {
  const path = resolve(fromWhereTyped(), to);
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const moment = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return isFolder ? join(path, `pathkeeper-${moment}.zip`) : path;
}
