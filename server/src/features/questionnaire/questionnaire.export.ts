import { type ExportPart, ownRows } from '../../platform/export.ts';
import { lifePaths } from './questionnaire.tables.ts';

export const questionnaireExport: ExportPart = {
  name: 'life-paths',
  about: 'your answers to the sixteen questions, and what was read in them',
  rows: (db, ownerId) => ownRows(db, ownerId, lifePaths, { by: lifePaths.id }),
};
