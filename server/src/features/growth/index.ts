export { growthRoutes } from './growth.routes.ts';
