export { goalsRoutes } from './goals.routes.ts';
export { goalsTakeout } from './goals.takeout.ts';
export { addNote, createGoal, updateGoal, updateMilestone } from './goals.service.ts';
