import { type ExportPart, ownRows } from '../../platform/export.ts';
import { insights } from './insights.tables.ts';

export const insightsExport: ExportPart = {
  name: 'insights',
  about: 'what you keep in the vault',
  rows: (db, ownerId) => ownRows(db, ownerId, insights, { by: insights.id }),
};
