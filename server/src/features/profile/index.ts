export { profileRoutes } from './profile.routes.ts';
export { settingsTakeout } from './profile.takeout.ts';
