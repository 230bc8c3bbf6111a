import { type ExportPart, ownRows } from '../../platform/export.ts';
import { customTags } from './tags.tables.ts';

export const tagsExport: ExportPart = {
  name: 'tags',
  about: 'the tags you keep at hand; those on an entry are in the entry',
  rows: (db, ownerId) => ownRows(db, ownerId, customTags, { by: customTags.id }),
};
