import { ownRows, type TakeoutPart } from '../../platform/takeout.ts';
import { customTags } from './tags.tables.ts';

export const tagsTakeout: TakeoutPart = {
  name: 'tags',
  about: 'the tags you keep at hand; those on an entry are in the entry',
  rows: (db, ownerId) => ownRows(db, ownerId, customTags, { by: customTags.id }),
};
