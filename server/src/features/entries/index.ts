export { createEntry } from './create-entry.ts';
export { countByFolder, unfileEntries } from './entries.repository.ts';
export { entriesRoutes } from './entries.routes.ts';
export { countEntries } from './entries.service.ts';
export { claimQuestEntry } from './quest-entry.ts';
