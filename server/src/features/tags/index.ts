export { tagsRoutes } from './tags.routes.ts';
export { createTag } from './tags.service.ts';
export { tagsTakeout } from './tags.takeout.ts';
