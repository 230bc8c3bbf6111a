import { exportTable } from '../../platform/export.ts';
import { mutes } from './people.tables.ts';

export const peopleExport = [
  exportTable({
    name: 'mutes',
    about: 'members whose words you have folded away, by their ids',
    table: mutes,
    by: mutes.mutedId,
  }),
] as const;
