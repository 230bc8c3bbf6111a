import { exportTable } from '../../platform/export.ts';
import { insights } from './insights.tables.ts';

export const insightsExport = exportTable({
  name: 'insights',
  about: 'what you keep in the vault',
  table: insights,
  by: insights.id,
});
