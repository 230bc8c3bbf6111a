export type { Guides } from './guide.desk.ts';
export { closeEntriesOf } from './guide.repository.ts';
export { guideRoutes } from './guide.routes.ts';
export { guideTakeout, reflectionsTakeout, type TakenReflection } from './guide.takeout.ts';
export { openGuides } from './guides.ts';
export { monthOf, weekOf } from './period.ts';
export { readLifePath } from './read-life-path.ts';
export { reflectOnEntry } from './reflect-entry.ts';
export { reflectOnMonth, reflectOnWeek } from './reflect-period.ts';
