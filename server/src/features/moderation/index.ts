import { defineFeature } from '../../platform/feature.ts';
import { moderationRoutes } from './moderation.routes.ts';

export { editCategory } from './categories.service.ts';
export { setFlag } from './flags.service.ts';
export { report } from './reports.service.ts';
export { changeSettings as changeForumSettings } from './settings.service.ts';

export const moderationFeature = defineFeature({ name: 'moderation', routes: moderationRoutes });
