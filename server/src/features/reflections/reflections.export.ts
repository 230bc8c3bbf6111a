import { eq } from 'drizzle-orm';
import { type ExportTable, type OwnRow, ownRows } from '../../platform/export.ts';
import { periodReflections } from './reflections.tables.ts';

export type ExportedReflection = Omit<OwnRow<typeof periodReflections>, 'fingerprint'>;

/** Weekly reflections, then monthly ones, each by its time. */
export const reflectionsExport: ExportTable<typeof periodReflections> = {
  name: 'reflections',
  about: 'the weekly and monthly reflections; those on one entry are in the entry',
  table: periodReflections,
  without: ['fingerprint'],
  async *rows(db, ownerId) {
    for (const kind of ['week', 'month'] as const) {
      yield* ownRows(db, ownerId, periodReflections, {
        by: periodReflections.start,
        where: eq(periodReflections.kind, kind),
        without: ['fingerprint'],
      });
    }
  },
};
