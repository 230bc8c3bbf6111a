import { createHash } from 'node:crypto';
import { api, PICTURE_WIDTHS, type Picture } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { notFound } from '../../platform/errors.ts';
import type { PictureGuard, PictureReader } from '../../platform/feature.ts';
import { encodePicture } from '../../platform/files/index.ts';
import { asOwner } from '../progression/index.ts';
import { findFile, findUnused, findUses } from './files.public.repository.ts';
import {
  deleteFile,
  findFileOf,
  findFilesOf,
  insertFile,
  replaceUses,
} from './files.repository.ts';

export { countFiles } from './files.public.repository.ts';

type Files = Pick<Context, 'db' | 'clock' | 'files'>;

/** A file that nothing uses is kept for a day: somebody may still be writing around it. */
const UNUSED_FOR = 24 * 60 * 60 * 1000;

const LARGEST = Math.max(...PICTURE_WIDTHS);

/** Where a width of a picture lies in the storage. */
export const keyOf = (hash: string, width: number) => `${hash.slice(0, 2)}/${hash}/${width}.webp`;

/** The address of a width of a picture; one that is not public needs a token beside it. */
export const addressOf = (hash: string, width: number = LARGEST) =>
  api.files.picture.path.replace(':hash', hash).replace(':width', String(width));

/**
 * Keeps an uploaded picture, made anew in all its widths (D61). It goes after a day unless a feature
 * says by `attachFiles` that something shows it. The same picture again is the same file.
 * A public one is shown to everybody for good. Any other is shown as the features say whose things show it
 * (`PictureGuard`), and at an address of `createPictureAddresses`.
 * @throws AppError too_large, unsupported_type, unavailable: see `encodePicture`
 */
export async function keepPicture(
  { db, clock, files }: Files,
  ownerId: number,
  upload: Blob,
  { isPublic }: { isPublic: boolean },
): Promise<Picture> {
  const { width, height, variants } = await encodePicture(upload);
  const sum = createHash('sha256').update(`${ownerId} ${isPublic}\n`);
  for (const { bytes } of variants) sum.update(bytes);
  const hash = sum.digest('base64url');
  const bytes = variants.reduce((total, variant) => total + variant.bytes.length, 0);
  // The row comes first, so that nothing lies in the storage that no row tells of.
  await insertFile(db, ownerId, {
    hash,
    isPublic,
    width,
    height,
    bytes,
    createdAt: clock.now(),
  });
  for (const variant of variants) await files.put(keyOf(hash, variant.width), variant.bytes);
  return { hash, url: addressOf(hash), width, height };
}

/**
 * Says which of their owner's pictures a thing shows, in the `asOwner` that writes the thing; all that
 * it showed before and does not now are let go. `usedBy` names feature and thing: `article:17`.
 * @throws AppError not_found when one of them is not there, or somebody else's
 */
export async function attachFiles(
  tx: Database,
  ownerId: number,
  usedBy: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  if (!(await replaceUses(tx, ownerId, usedBy, hashes, now))) throw notFound('That picture');
}

/** Whoever may see a picture: everybody for good, everybody as things stand, or the one who asks. */
export type Audience = 'everybody' | 'everybody now' | 'reader';

/**
 * Whom a picture is shown to, if that includes whoever asks. Of one that is not simply public the features
 * whose things show it decide, each time; `askReader` says whose address was asked for. Where no feature
 * answers for it, such an address is enough.
 * @throws AppError not_found also for one that the reader may not see
 */
export async function findPicture(
  { db }: Files,
  guards: readonly PictureGuard[],
  hash: string,
  askReader: () => Promise<PictureReader>,
): Promise<Audience> {
  const row = await findFile(db, hash);
  if (!row) throw notFound('That picture');
  if (row.isPublic) return 'everybody';
  const uses = await findUses(db, row);
  const guarded = guards
    .map((guard) => ({ guard, things: uses.filter((use) => use.startsWith(`${guard.kind}:`)) }))
    .filter(({ things }) => things.length > 0);
  const isShownTo = async (reader: PictureReader) => {
    for (const { guard, things } of guarded) {
      if (await guard.isShownTo(reader, things)) return true;
    }
    return false;
  };
  if (await isShownTo(null)) return 'everybody now';
  const reader = await askReader();
  if (!reader || (guarded.length > 0 && !(await isShownTo(reader)))) throw notFound('That picture');
  return 'reader';
}

/** The bytes of a picture in one of its widths. @throws AppError not_found */
export async function readBytes(
  { files }: Files,
  hash: string,
  width: number,
): Promise<Uint8Array> {
  const bytes = await files.get(keyOf(hash, width));
  if (!bytes) throw notFound('That picture');
  return bytes;
}

/**
 * Pictures of somebody's by their hashes, with the size of their largest width; those that are not there
 * are left out.
 */
export async function findPictures(
  db: Database,
  ownerId: number,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, { hash: string; width: number; height: number }>> {
  if (hashes.length === 0) return new Map();
  const found = await findFilesOf(db, ownerId, hashes);
  return new Map(found.map((file) => [file.hash, file]));
}

/** Removes every file of somebody's, used or not: a part of deleting an account. */
export async function removeFilesOf(context: Files, ownerId: number): Promise<void> {
  for (;;) {
    const row = await findFileOf(context.db, ownerId);
    if (!row) return;
    await removeFile(context, ownerId, row.hash);
  }
}

/** Removes the files that nothing has used for a day; resolves with their number. */
export async function sweepFiles(context: Files): Promise<number> {
  const before = new Date(context.clock.now().getTime() - UNUSED_FOR);
  for (let removed = 0; ; ) {
    const row = await findUnused(context.db, before);
    if (!row) return removed;
    if (await removeFile(context, row.userId, row.hash, before)) removed += 1;
  }
}

/** The row goes only if the bytes do; the owner's lock keeps anything from using it meanwhile. */
async function removeFile(
  context: Files,
  ownerId: number,
  hash: string,
  unusedBefore?: Date,
): Promise<boolean> {
  return await asOwner(context, ownerId, async (tx) => {
    if (!(await deleteFile(tx, ownerId, hash, unusedBefore))) return false;
    await removeBytes(context.files, hash);
    return true;
  });
}

async function removeBytes(files: Context['files'], hash: string): Promise<void> {
  for (const width of PICTURE_WIDTHS) await files.remove(keyOf(hash, width));
}
