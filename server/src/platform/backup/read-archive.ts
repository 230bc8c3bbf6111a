import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { codeOf } from '../errors.ts';
import { BackupError } from './errors.ts';
import {
  type FileBackup,
  MANIFEST,
  MANIFEST_SUM,
  type Manifest,
  parseManifest,
  type TableBackup,
} from './manifest.ts';
import { measure, type Progress } from './rows.ts';

/** A backup whose manifest is whole. */
export interface Archive {
  path: string;
  manifest: Manifest;
  /** A table's rows, as `COPY … FROM STDIN` reads them; the bytes of the part go by `onBytes`. */
  rows(table: TableBackup, onBytes?: (chunk: Buffer) => void): Promise<Readable>;
  /** The bytes of an uploaded file. */
  file(file: FileBackup): Promise<Readable>;
  close(): void;
}

/**
 * Opens a backup and reads its manifest; the rest is read by `checkArchive`.
 * @throws BackupError: not there, none, cut off, changed, made by a newer version
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openPromise(file, { autoClose: false, strictFileNames: true }).catch(
    (error: unknown) => {
      throw unreadable(file, error);
    },
  );
  try {
    const entries = await entriesOf(zip);
    if (!entries.has(MANIFEST)) throw none(file);
    const partNamed = async (name: string, limit = Number.POSITIVE_INFINITY) => {
      const entry = entries.get(name);
      if (!entry || entry.uncompressedSize > limit) throw damaged(file);
      return await zip.openReadStreamPromise(entry);
    };
    const text = await buffer(await partNamed(MANIFEST, MANIFEST_LIMIT));
    const sum = createHash('sha256').update(text).digest('hex');
    const said = await buffer(await partNamed(MANIFEST_SUM, MANIFEST_LIMIT));
    if (said.toString() !== `${sum}  ${MANIFEST}\n`) throw damaged(file);
    return {
      path: file,
      manifest: parseManifest(text.toString(), file),
      rows: async ({ part }, onBytes = () => {}) => unzipped(await partNamed(part), onBytes),
      file: async ({ part, bytes }) => await partNamed(part, bytes),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BackupError ? error : damaged(file);
  }
}

/**
 * Reads every part and compares it with the manifest.
 * @throws BackupError unless all is as it was put in
 */
export async function checkArchive(archive: Archive, onProgress: Progress): Promise<void> {
  for (const table of archive.manifest.tables) {
    const sum = createHash('sha256');
    const found = await archive
      .rows(table, (chunk) => sum.update(chunk))
      .then((rows) => measure(rows, (count) => onProgress(table.name, count)))
      .catch(() => null);
    const isWhole =
      sum.digest('hex') === table.sha256 &&
      found?.rows === table.rows &&
      found.bytes === table.bytes &&
      found.fingerprint === table.fingerprint;
    if (!isWhole) throw damaged(archive.path);
  }
  for (const file of archive.manifest.files) {
    const sum = createHash('sha256');
    const isWhole = await archive
      .file(file)
      .then(async (bytes) => {
        for await (const chunk of bytes as AsyncIterable<Buffer>) sum.update(chunk);
        return sum.digest('hex') === file.sha256;
      })
      .catch(() => false);
    if (!isWhole) throw damaged(archive.path);
  }
}

/** A manifest is a few kilobytes; more is an attempt to fill the memory. */
const MANIFEST_LIMIT = 16_000_000;

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** Whoever reads it learns of an error in any of the three. */
function unzipped(part: Readable, onBytes: (chunk: Buffer) => void): Readable {
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk);
      done(null, chunk);
    },
  });
  return pipeline(part, watched, createGunzip(), () => {});
}

function unreadable(file: string, error: unknown): BackupError {
  const code = codeOf(error);
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  if (code !== undefined) return new BackupError(`${file} could not be read (${code}).`);
  return new BackupError(`${file} is no backup of Pathkeeper, or was cut off on its way here.`);
}

const none = (file: string) => new BackupError(`${file} is no backup of Pathkeeper.`);

const damaged = (file: string) =>
  new BackupError(
    `${file} is damaged: what it holds is not what was put in, so nothing was restored; use another copy.`,
  );
