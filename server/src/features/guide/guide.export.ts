import { eq } from 'drizzle-orm';
import { type ExportList, type ExportPart, type OwnRow, ownRows } from '../../platform/export.ts';
import { closedFolders, findConsent } from './guide.repository.ts';
import { guideCalls, guideClosedEntries, periodReflections } from './guide.tables.ts';

export type ExportedReflection = Omit<OwnRow<typeof periodReflections>, 'fingerprint'>;

/** Weekly reflections, then monthly ones, each by its time. */
export const reflectionsExport: ExportList<ExportedReflection> = {
  name: 'reflections',
  about: 'the weekly and monthly reflections; those on one entry are in the entry',
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

/** What was agreed to and kept from an outside model, and what was sent to one (D33). */
export const guideExport: ExportPart[] = [
  {
    name: 'guide',
    about: 'whether you agreed to an outside guide, and the folders closed to it',
    async thing(db, ownerId) {
      const consent = await findConsent(db, ownerId);
      return {
        consent: consent
          ? { destination: consent.destination, consentedAt: consent.consentedAt }
          : null,
        closedFolders: await closedFolders(db, ownerId),
      };
    },
  },
  {
    name: 'guide-closed-entries',
    about: 'the entries closed to an outside guide',
    rows: (db, ownerId) =>
      ownRows(db, ownerId, guideClosedEntries, { by: guideClosedEntries.entryId }),
  },
  {
    name: 'guide-sent',
    about: 'what was sent to an outside guide: when, where to, which entries',
    rows: (db, ownerId) => ownRows(db, ownerId, guideCalls, { by: guideCalls.id }),
  },
];
