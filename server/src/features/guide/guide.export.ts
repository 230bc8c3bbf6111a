import { type ExportPart, exportTable } from '../../platform/export.ts';
import { closedFolders, findConsent } from './guide.repository.ts';
import { guideCalls, guideClosedEntries } from './guide.tables.ts';
import { reflectionsExport } from './period/period.export.ts';

/** Consent, what is closed to outside models, what was sent to one (D33), and reflections of periods. */
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
  exportTable({
    name: 'guide-closed-entries',
    about: 'the entries closed to an outside guide',
    table: guideClosedEntries,
    by: guideClosedEntries.entryId,
  }),
  exportTable({
    name: 'guide-sent',
    about: 'what was sent to an outside guide: when, where to, which entries',
    table: guideCalls,
    by: guideCalls.id,
  }),
  reflectionsExport,
];
