import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql as query } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { type FakeS3, startFakeS3 } from '../../test/fake-s3.ts';
import { keepPicture } from '../features/files/index.ts';
import {
  connectOnce,
  type FilesAt,
  openChecked,
  restoreFiles,
  writeBackup,
} from '../platform/backup/index.ts';
import { readConfig } from '../platform/config.ts';
import { temporaryFolder } from '../platform/embedded/testing/folders.ts';
import { createFileStorage, filesFolder } from '../platform/files/index.ts';

let folder: string;
let test: TestApp;
let s3: FakeS3;
let keys: string[];

beforeAll(async () => {
  folder = await temporaryFolder('backup-files');
  s3 = await startFakeS3('the-key');
  test = await createTestApp();
  const person = await test.person();
  const create = { width: 900, height: 600, channels: 3, background: '#8a3324' } as const;
  const picture = new Blob([await sharp({ create }).png().toBuffer()]);
  const { hash } = await keepPicture(test.context, person.user?.id ?? 0, picture, {
    isPublic: true,
  });
  keys = [480, 960, 1600].map((width) => `${hash.slice(0, 2)}/${hash}/${width}.webp`);
});
afterAll(async () => {
  s3.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

let made = 0;

async function backup(filesAt: FilesAt): Promise<string> {
  const [row] = await test.db.execute<{ name: string }>(query`select current_database() as name`);
  const sql = await connectOnce({ ...inject('postgres').app, database: row?.name ?? '' });
  onTestFinished(() => sql.end({ timeout: 1 }));
  made += 1;
  const file = join(folder, `${made}.zip`);
  await writeBackup(sql, file, filesAt);
  return file;
}

async function open(file: string) {
  const archive = await openChecked(file);
  onTestFinished(() => archive.close());
  return archive;
}

describe('uploaded files', () => {
  it.each([
    ['a folder', () => ({ DATA_DIR: join(folder, 'restored') })],
    [
      'a bucket',
      () => ({
        FILES_S3_BUCKET: 'pictures',
        FILES_S3_ENDPOINT: s3.endpoint,
        FILES_S3_KEY_ID: 'the-key',
        FILES_S3_SECRET: 'a secret',
      }),
    ],
  ])('of a folder come back whole in %s', async (_where, settings) => {
    const archive = await open(await backup({ folder: filesFolder(test.context.config) }));
    const storage = createFileStorage(readConfig(settings()));
    expect(await restoreFiles(archive, storage)).toBe(3);
    expect(archive.manifest.bucket).toBeUndefined();
    for (const key of keys) {
      const bytes = await test.context.files.get(key);
      expect(Buffer.from((await storage.get(key)) ?? []).equals(bytes ?? Buffer.alloc(0))).toBe(
        true,
      );
    }
  });

  it('of a bucket are named, not copied', async () => {
    const { manifest } = await open(await backup({ bucket: 'pictures' }));
    expect([manifest.bucket, manifest.files]).toEqual(['pictures', []]);
  });

  it('are none where nobody has uploaded any', async () => {
    const { manifest } = await open(await backup({ folder: join(folder, 'nothing here') }));
    expect(manifest.files).toEqual([]);
  });

  it('are refused with the backup when a byte of one differs', async () => {
    const file = await backup({ folder: filesFolder(test.context.config) });
    const bytes = await readFile(file);
    const picture = (await test.context.files.get(keys[2] ?? '')) ?? new Uint8Array();
    const at = bytes.indexOf(picture) + Math.floor(picture.length / 2);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    await writeFile(file, bytes);
    await expect(openChecked(file)).rejects.toThrow('is damaged');
  });
});
