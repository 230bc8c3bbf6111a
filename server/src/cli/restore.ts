import { resolve } from 'node:path';
import {
  connectOnce,
  homeToFill,
  openChecked,
  restoreBackup,
  restoreFiles,
} from '../platform/backup/index.ts';
import { readConfig } from '../platform/config.ts';
import { createFileStorage } from '../platform/files/index.ts';
import { readArguments } from './command.ts';
import { fromWhereTyped, progressLines, seconds, stoppable } from './long-work.ts';

/** `restore FILE`: puts a backup into a folder or a database that nobody uses yet. */
export async function restoreCommand(args: string[]): Promise<void> {
  const [given] = readArguments(args, ['FILE']);
  const config = readConfig(process.env);
  const began = performance.now();
  const { madeAt, tables, rows, leftOut } = await stoppable(async (onLeave) => {
    const archive = await openChecked(resolve(fromWhereTyped(), given), progressLines('checked'));
    onLeave(async () => archive.close());
    const home = await homeToFill(config);
    onLeave(home.leave);
    const sql = await connectOnce(home.connection);
    onLeave(() => sql.end({ timeout: 0 }));
    // First, for rows without their files would be shown; files without rows harm nobody.
    await restoreFiles(archive, createFileStorage(config));
    const done = await restoreBackup(sql, archive, progressLines('restored'));
    return { ...done, madeAt: archive.manifest.madeAt };
  });
  console.log(
    `Restored as it stood at ${madeAt}: ${tables} tables, ${rows.toLocaleString('en')} rows, ` +
      `each read back and compared, in ${seconds(began)}.`,
  );
  if (leftOut.length > 0) {
    console.log(`Not restored, for no Pathkeeper made them: ${leftOut.join(', ')}.`);
  }
}
