import { FOLDER_LIMITS, type Folder } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { countByFolder, unfileEntries } from '../entries/index.ts';
import { closeEntriesOf } from '../guide/index.ts';
import { asOwner, levelFromProgress, requireLevel } from '../progression/index.ts';
import * as repository from './folders.repository.ts';

function present(row: repository.FolderRow, entryCount: number): Folder {
  return { ...row, createdAt: row.createdAt.toISOString(), entryCount };
}

export async function listFolders({ db }: Context, ownerId: number): Promise<Folder[]> {
  const [rows, counts] = await Promise.all([
    repository.listFolders(db, ownerId),
    countByFolder(db, ownerId),
  ]);
  return rows.map((row) => present(row, counts.get(row.id) ?? 0));
}

/** Adds a folder, from level 3 on. @throws AppError level_required, limit_reached */
export async function createFolder(
  context: Context,
  ownerId: number,
  folder: { name: string; color: string },
  { now }: Moment,
): Promise<Folder> {
  const row = await asOwner(context, ownerId, async (tx, progress) => {
    requireLevel(levelFromProgress(context, progress), 'folders');
    if ((await repository.countFolders(tx, ownerId)) >= FOLDER_LIMITS.folders) {
      throw new AppError('limit_reached', `${FOLDER_LIMITS.folders} folders is as many as fit.`, {
        max: FOLDER_LIMITS.folders,
      });
    }
    return repository.insertFolder(tx, ownerId, { ...folder, createdAt: now });
  });
  return present(row, 0);
}

export async function updateFolder(
  { db }: Context,
  ownerId: number,
  id: number,
  change: { name?: string | undefined; color?: string | undefined },
): Promise<Folder> {
  const row = await repository.updateFolder(db, ownerId, id, change);
  if (!row) throw notFound('That folder');
  const counts = await countByFolder(db, ownerId);
  return present(row, counts.get(id) ?? 0);
}

/** Deletes a folder; its entries move to no folder in the same transaction (D19). @throws AppError not_found */
export async function removeFolder(context: Context, ownerId: number, id: number): Promise<void> {
  await asOwner(context, ownerId, async (tx) => {
    const entryIds = await unfileEntries(tx, ownerId, id);
    await closeEntriesOf(tx, ownerId, { folderId: id, entryIds });
    if (!(await repository.deleteFolder(tx, ownerId, id))) throw notFound('That folder');
  });
}
