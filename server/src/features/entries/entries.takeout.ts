import { type OwnRow, ownRows, type TakeoutList } from '../../platform/takeout.ts';
import { entries } from './entries.tables.ts';

export type TakenEntry = Omit<OwnRow<typeof entries>, 'search'>;

/** Every entry whole, reflection included. What its words are folded to for search is left out. */
export const entriesTakeout: TakeoutList<TakenEntry> = {
  name: 'entries',
  about: 'every entry with all that is kept of it, the guide’s reflections included',
  rows: (db, ownerId) => ownRows(db, ownerId, entries, { by: entries.id, without: ['search'] }),
};
