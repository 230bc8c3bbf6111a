import { exportTable } from '../../platform/export.ts';
import { folders } from './folders.tables.ts';

export const foldersExport = exportTable({
  name: 'folders',
  about: 'your folders; an entry names its own as folderId',
  table: folders,
  by: folders.id,
});
