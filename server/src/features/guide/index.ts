export type { Guides } from './guide.desk.ts';
export { guideRoutes } from './guide.routes.ts';
export { openGuides } from './guides.ts';
