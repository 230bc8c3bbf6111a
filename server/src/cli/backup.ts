import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { connectOnce, homeToRead, recordBackup, writeBackup } from '../platform/backup/index.ts';
import { readConfig } from '../platform/config.ts';
import { isDistributed } from '../platform/distribution/index.ts';
import { filesFolder } from '../platform/files/index.ts';
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
    const filesAt = config.FILES_S3_BUCKET
      ? { bucket: config.FILES_S3_BUCKET }
      : { folder: filesFolder(config) };
    const at = new Date();
    const written = await writeBackup(sql, file, filesAt, progressLines('saved'));
    await recordBackup(sql, { file, at, bytes: written.size });
    return { ...written, isDistributed: await isDistributed(sql) };
  });
  if (done.isDistributed) {
    console.log(
      'This database is distributed: the backup is of one moment only if Pathkeeper was stopped (docs/scaling.md).',
    );
  }
  if (config.FILES_S3_BUCKET) {
    console.log(`Uploaded files are in the bucket ${config.FILES_S3_BUCKET}, not in this backup.`);
  }
  console.log(
    `${file}\n${done.tables} tables, ${done.rows.toLocaleString('en')} rows, ` +
      `${done.files > 0 ? `${done.files.toLocaleString('en')} files, ` : ''}${size(done.size)}, in ${seconds(began)}. It holds everything, so keep it where only you can read it.`,
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
