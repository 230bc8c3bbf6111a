import { exportTable } from '../../platform/export.ts';
import { lifePaths } from './questionnaire.tables.ts';

export const questionnaireExport = exportTable({
  name: 'life-paths',
  about: 'your answers to the sixteen questions, and what was read in them',
  table: lifePaths,
  by: lifePaths.id,
});
