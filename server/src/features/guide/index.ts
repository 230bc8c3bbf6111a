export { guideRoutes } from './guide.routes.ts';
export { openGuides } from './guides.ts';
