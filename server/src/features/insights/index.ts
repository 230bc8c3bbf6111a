export { insightsRoutes } from './insights.routes.ts';
export { insightsTakeout } from './insights.takeout.ts';
export { createInsight } from './insights.service.ts';
