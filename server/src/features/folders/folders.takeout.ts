import { type OwnRow, ownRows, type TakeoutList } from '../../platform/takeout.ts';
import { folders } from './folders.tables.ts';

export const foldersTakeout: TakeoutList<OwnRow<typeof folders>> = {
  name: 'folders',
  about: 'your folders; an entry names its own as folderId',
  rows: (db, ownerId) => ownRows(db, ownerId, folders, { by: folders.id }),
};
