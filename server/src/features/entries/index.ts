import { defineFeature } from '../../platform/feature.ts';
import { entriesExport } from './entries.export.ts';
import { entriesRoutes } from './entries.routes.ts';

export { createEntry } from './create-entry.ts';
export type { Earlier } from './entries.context.repository.ts';
export * as entryContext from './entries.context.repository.ts';
export { type ExportedEntry, entriesExport } from './entries.export.ts';
export * as growth from './entries.growth.repository.ts';
export { latestEntries as listLatest } from './entries.list.repository.ts';
export * as periods from './entries.period.repository.ts';
export { saveReflection } from './entries.reflections.repository.ts';
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
export { type WrittenWords, wordsWrittenSince } from './entries.written.repository.ts';
export { claimQuestEntry } from './quest-entry.ts';
export { validReflection } from './stored-reflection.ts';

export const entriesFeature = defineFeature({
  name: 'entries',
  routes: entriesRoutes,
  export: [entriesExport],
});
