import { ownRows, type TakeoutPart } from '../../platform/takeout.ts';
import { insights } from './insights.tables.ts';

export const insightsTakeout: TakeoutPart = {
  name: 'insights',
  about: 'what you keep in the vault',
  rows: (db, ownerId) => ownRows(db, ownerId, insights, { by: insights.id }),
};
