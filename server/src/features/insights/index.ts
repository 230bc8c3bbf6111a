export { insightsRoutes } from './insights.routes.ts';
export { createInsight } from './insights.service.ts';
export { insightsTakeout } from './insights.takeout.ts';
