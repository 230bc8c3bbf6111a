import { defineFeature } from '../../platform/feature.ts';
import { entriesExport, versionsExport } from './entries.export.ts';
import { entriesRoutes } from './entries.routes.ts';

export { createEntry, entryCreator } from './create-entry.ts';
export { type ExportedEntry, entriesExport } from './entries.export.ts';
export {
  countByFolder,
  daysOf,
  type EntryRow,
  findEntry,
  foldersOf,
  unfileEntries,
} from './entries.repository.ts';
export { countEntries, present as presentEntry } from './entries.service.ts';
export type { StoredReflection } from './entries.tables.ts';
export { claimQuestEntry } from './quest-entry.ts';
export type { Earlier } from './reading/entries.context.repository.ts';
export * as entryContext from './reading/entries.context.repository.ts';
export * as growth from './reading/entries.growth.repository.ts';
export { latestEntries as listLatest } from './reading/entries.list.repository.ts';
export * as periods from './reading/entries.period.repository.ts';
export { latestSharing, type Sharing } from './reading/entries.sharing.repository.ts';
export type { Sought } from './reading/entries.sought.repository.ts';
export * as soughtEntries from './reading/entries.sought.repository.ts';
export { type WrittenWords, wordsWrittenSince } from './reading/entries.written.repository.ts';
export { questionsAsked, saveReflection } from './reflections/entries.reflections.repository.ts';
export { validReflection } from './reflections/stored-reflection.ts';
export { type AboutEntry, themesBefore } from './subjects/subjects.repository.ts';

export const entriesFeature = defineFeature({
  name: 'entries',
  routes: entriesRoutes,
  export: [entriesExport, versionsExport],
});
