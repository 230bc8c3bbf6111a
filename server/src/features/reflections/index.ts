export {
  monthOf,
  type Period,
  periodBefore,
  periodOf,
  weekOf,
} from './period.ts';
export {
  deletePeriodsOf,
  findPeriod,
  prunePeriodsOf,
  putPeriodsBack,
  savePeriod,
} from './reflections.repository.ts';
export { periodReflections } from './reflections.tables.ts';
export {
  isBlank,
  type StoredBeside,
  type StoredMonth,
  type StoredPeriod,
  type StoredWeek,
  withoutQuotesOf,
} from './stored-period.ts';
