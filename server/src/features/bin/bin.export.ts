import { exportTable } from '../../platform/export.ts';
import { bin } from './bin.tables.ts';

export const binExport = exportTable({
  name: 'bin',
  about: 'what you deleted in the last 30 days and can bring back, as it was',
  table: bin,
  by: bin.id,
});
