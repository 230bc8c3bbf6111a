export { takeoutRoutes } from './takeout.routes.ts';
