import { defineFeature } from '../../platform/feature.ts';
import { moderationRoutes } from './moderation.routes.ts';

export { editCategory } from './forum-admin/categories.service.ts';
export { setFlag } from './forum-admin/flags.service.ts';
export { changeForumSettings } from './forum-admin/settings.service.ts';
export { report } from './reports.service.ts';

export const moderationFeature = defineFeature({ name: 'moderation', routes: moderationRoutes });
