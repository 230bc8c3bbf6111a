import { exportTable, type OwnRow } from '../../platform/export.ts';
import { entries, entryVersions } from './entries.tables.ts';

export type ExportedEntry = Omit<OwnRow<typeof entries>, 'search'>;

/** Every entry whole, reflection included. What its words are folded to for search is left out. */
export const entriesExport = exportTable({
  name: 'entries',
  about: 'every entry with all that is kept of it, the guide’s reflections included',
  table: entries,
  by: entries.id,
  without: ['search'],
});

/** What entries said before they were edited. */
export const versionsExport = exportTable({
  name: 'entry-versions',
  about: 'what your entries said before you edited them',
  table: entryVersions,
  by: [entryVersions.entryId, entryVersions.version],
});
