import { ownRows, type TakeoutPart } from '../../platform/takeout.ts';
import { lifePaths } from './questionnaire.tables.ts';

export const questionnaireTakeout: TakeoutPart = {
  name: 'life-paths',
  about: 'your answers to the sixteen questions, and what was read in them',
  rows: (db, ownerId) => ownRows(db, ownerId, lifePaths, { by: lifePaths.id }),
};
