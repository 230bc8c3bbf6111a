import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../test/fake-s3.ts';
import { ConfigError, readConfig } from '../config.ts';
import { createFileStorage, filesFolder } from './index.ts';

let s3: FakeS3;
const DATA_DIR = mkdtempSync(join(tmpdir(), 'pathkeeper-storage-'));
beforeAll(async () => {
  s3 = await startFakeS3('the-key');
});
afterAll(() => {
  s3.close();
  rmSync(DATA_DIR, { recursive: true });
});

const bucket = (keyId: string) => ({
  FILES_S3_BUCKET: 'pictures',
  FILES_S3_ENDPOINT: s3.endpoint,
  FILES_S3_KEY_ID: keyId,
  FILES_S3_SECRET: 'a secret',
});

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each([
  ['a folder', () => ({})],
  ['a bucket', () => bucket('the-key')],
])('files in %s', (_where, settings) => {
  const storage = () => createFileStorage(readConfig({ DATA_DIR, ...settings() }));

  it('come back as they were put, also to another process', async () => {
    const every = Uint8Array.from({ length: 256 }, (_, at) => at);
    await storage().put('ab/abc/480.webp', every);
    expect(new Uint8Array((await storage().get('ab/abc/480.webp')) ?? [])).toEqual(every);
  });

  it('are replaced by what is put under the same key', async () => {
    await storage().put('ab/twice', bytes('one'));
    await storage().put('ab/twice', bytes('two'));
    expect(Buffer.from((await storage().get('ab/twice')) ?? []).toString()).toBe('two');
  });

  it('are null once they are removed, which may be done twice', async () => {
    await storage().put('ab/gone', bytes('x'));
    await storage().remove('ab/gone');
    await storage().remove('ab/gone');
    expect(await storage().get('ab/gone')).toBeNull();
    expect(await storage().get('never/there')).toBeNull();
  });
});

describe('where files are', () => {
  it('is the folder files in DATA_DIR, or the bucket alone', async () => {
    const config = readConfig({ DATA_DIR });
    await createFileStorage(config).put('here/a', bytes('x'));
    expect(readdirSync(filesFolder(config))).toContain('here');
    await createFileStorage(readConfig({ DATA_DIR, ...bucket('the-key') })).put('b', bytes('x'));
    expect(readdirSync(filesFolder(config))).not.toContain('b');
    expect(s3.objects.has('pictures/b')).toBe(true);
  });

  it('is an error where the bucket refuses, not a file that is missing', async () => {
    const storage = createFileStorage(readConfig({ DATA_DIR, ...bucket('another-key') }));
    await expect(storage.put('a', bytes('x'))).rejects.toThrow();
    await expect(storage.get('a')).rejects.toThrow();
  });

  it('needs both halves of a key', () => {
    expect(() => readConfig({ FILES_S3_BUCKET: 'pictures', FILES_S3_KEY_ID: 'x' })).toThrow(
      ConfigError,
    );
  });
});
