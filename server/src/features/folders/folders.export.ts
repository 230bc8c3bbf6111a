import { type ExportList, type OwnRow, ownRows } from '../../platform/export.ts';
import { folders } from './folders.tables.ts';

export const foldersExport: ExportList<OwnRow<typeof folders>> = {
  name: 'folders',
  about: 'your folders; an entry names its own as folderId',
  rows: (db, ownerId) => ownRows(db, ownerId, folders, { by: folders.id }),
};
