import { createHash, type Hash, randomBytes } from 'node:crypto';
import { access, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { makeZip } from 'client-zip';
import { syncToDisk } from '../embedded/files.ts';
import { BackupError } from './errors.ts';
import type { RowMeter } from './rows.ts';

/** A part of the file; its bytes are asked for one part after another. */
export interface Part {
  name: string;
  input: string | AsyncIterable<Uint8Array>;
}

/**
 * Writes a ZIP for its owner alone: under another name beside `file`, renamed when it is whole and
 * on the disk, removed when anything fails. Resolves with its size in bytes.
 * @throws BackupError when there is such a file; else what writing or the parts throw
 */
export async function writeArchive(file: string, parts: AsyncIterable<Part>): Promise<number> {
  await refuseExisting(file);
  const unfinished = `${file}.unfinished-${randomBytes(4).toString('hex')}`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    let size: number;
    try {
      await writeFile(handle, zipped(parts));
      await handle.sync();
      ({ size } = await handle.stat());
    } finally {
      await handle.close();
    }
    await refuseExisting(file);
    await rename(unfinished, file);
    await syncToDisk(dirname(file));
    return size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A backup never overwrites a file: that may be the last good one. */
async function refuseExisting(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupError(`${file} is there already; choose another name.`);
}

async function* zipped(parts: AsyncIterable<Part>): AsyncGenerator<Uint8Array> {
  const reader = makeZip(dated(parts)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function* dated(parts: AsyncIterable<Part>) {
  const lastModified = new Date();
  for await (const part of parts) yield { ...part, lastModified };
}

/** The rows of a part: counted, compressed, with a checksum. */
export interface CompressedRows {
  bytes: AsyncGenerator<Uint8Array>;
  /** Of the compressed bytes; asked for once they have all been read. */
  sha256(): string;
}

/** Compresses rows as they are read. Faster than the usual level, and hardly larger for words. */
export function compressRows(rows: Readable, meter: RowMeter): CompressedRows {
  const sum = createHash('sha256');
  const gzip = createGzip({ level: LEVEL, chunkSize: CHUNK });
  // Whoever reads `gzip` learns of an error in any of the three.
  pipeline(rows, meter, gzip, () => {});
  return { bytes: summed(gzip, sum), sha256: () => sum.digest('hex') };
}

const LEVEL = constants.Z_BEST_SPEED + 3;
const CHUNK = 64 * 1024;

async function* summed(source: Readable, sum: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of source as AsyncIterable<Buffer>) {
    sum.update(chunk);
    yield chunk;
  }
}
