import { eq } from 'drizzle-orm';
import { type ExportTable, type OwnRow, ownRows } from '../../../platform/export.ts';
import { periods } from '../../entries/index.ts';
import { periodOf, periodReflections } from '../../reflections/index.ts';
import { isOutdated, readable } from './stored.ts';

/** A reflection, and whether entries of its period changed after it was made. */
export type ExportedReflection = Omit<OwnRow<typeof periodReflections>, 'fingerprint'> & {
  isOutdated: boolean;
};

type ReflectionsExport = Omit<ExportTable<typeof periodReflections>, 'rows'> & {
  rows(...args: Parameters<ExportTable['rows']>): AsyncIterable<ExportedReflection>;
};

/** Weekly reflections, then monthly ones, each by its time. */
export const reflectionsExport: ReflectionsExport = {
  name: 'reflections',
  about: 'the weekly and monthly reflections; those on one entry are in the entry',
  table: periodReflections,
  without: ['fingerprint'],
  async *rows(db, ownerId) {
    for (const kind of ['week', 'month'] as const) {
      const rows = ownRows(db, ownerId, periodReflections, {
        by: periodReflections.start,
        where: eq(periodReflections.kind, kind),
      });
      for await (const { fingerprint, ...row } of rows) {
        const body = await readable(db, ownerId, row.body);
        if (!body) continue;
        const totals = await periods.totalsOfPeriod(db, ownerId, periodOf(kind, row.start));
        yield { ...row, body, isOutdated: isOutdated({ fingerprint }, totals) };
      }
    }
  },
};
