import { z } from 'zod';
import { BackupError } from './errors.ts';

/** The shape of the file; raised when an older Pathkeeper could not read it any more. */
export const FORMAT = 1;

/** Names of the last two parts. The second is what `sha256sum` prints of the first. */
export const MANIFEST = 'manifest.json';
export const MANIFEST_SUM = 'manifest.sha256';

const column = z.object({ name: z.string(), type: z.string() });

const table = z.object({
  name: z.string(),
  /** Its part of the file: `COPY … TO STDOUT` of these columns, gzipped. */
  part: z.string(),
  columns: z.array(column).min(1),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  fingerprint: z.string(),
  /** Of the part as it lies in the file. */
  sha256: z.string(),
});

/** An uploaded file, which lies in the archive as it is. */
const uploaded = z.object({
  /** Where it belongs in the file storage; no key leads out of it. */
  key: z.string().regex(/^([\w-]+\/)*[\w-]+\.\w+$/),
  part: z.string(),
  bytes: z.int().min(0),
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Version of the Pathkeeper that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** Migrations the tables had, by their time, as the database records them. */
  migrations: z.array(z.int()).min(1),
  tables: z.array(table),
  files: z.array(uploaded).default([]),
  /** The bucket that the files lie in; they are not in the archive then. */
  bucket: z.string().optional(),
  sequences: z.array(
    z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
});

export type Column = z.infer<typeof column>;
export type TableBackup = z.infer<typeof table>;
export type FileBackup = z.infer<typeof uploaded>;
export type Manifest = z.infer<typeof manifest>;

/**
 * Reads a manifest whose sum was right.
 * @throws BackupError for one that a newer Pathkeeper wrote, or nobody
 */
export function parseManifest(text: string, file: string): Manifest {
  const content: unknown = JSON.parse(text);
  const { data: head } = z.object({ format: z.int(), version: z.string() }).safeParse(content);
  if (head && head.format > FORMAT) throw newer(file, head.version);
  const { data } = manifest.safeParse(content);
  if (!data) throw new BackupError(`${file} is no backup of Pathkeeper.`);
  return data;
}

/** The refusal of a backup that this program is too old for. */
export function newer(file: string, version: string): BackupError {
  return new BackupError(
    `${file} was made by a newer Pathkeeper (${version}) than this one; upgrade this one first.`,
  );
}

/** The refusal of a backup of tables from before the first release's baseline. */
export function tooOld(file: string): BackupError {
  return new BackupError(
    `${file} was made by a Pathkeeper older than the first release; this one cannot read it.`,
  );
}
