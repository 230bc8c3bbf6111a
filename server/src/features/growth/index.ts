export { growthRoutes } from './growth.routes.ts';
export { lineOf } from './growth.rules.ts';
