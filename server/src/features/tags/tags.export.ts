import { exportTable } from '../../platform/export.ts';
import { customTags } from './tags.tables.ts';

export const tagsExport = exportTable({
  name: 'tags',
  about: 'the tags you keep at hand; those on an entry are in the entry',
  table: customTags,
  by: customTags.id,
});
