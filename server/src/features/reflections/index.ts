import { defineFeature } from '../../platform/feature.ts';
import { reflectionsExport } from './reflections.export.ts';

export {
  monthOf,
  type Period,
  periodBefore,
  weekOf,
} from './period.ts';
export { type ExportedReflection, reflectionsExport } from './reflections.export.ts';
export { deletePeriodsOf, findPeriod, keepPeriod } from './reflections.repository.ts';
export type { KeptBeside, KeptPeriod } from './reflections.tables.ts';

/** The stored reflections of weeks and months. `guide` makes them; `entries` deletes outdated ones. */
export const reflectionsFeature = defineFeature({
  name: 'reflections',
  export: [reflectionsExport],
});
