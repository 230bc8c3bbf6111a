export { goalsRoutes } from './goals.routes.ts';
export { addNote, createGoal, updateGoal, updateMilestone } from './goals.service.ts';
export { goalsTakeout } from './goals.takeout.ts';
