import { growthTasks } from './features/growth/index.ts';
import { guideTasks } from './features/guide/index.ts';
import { safetyTasks } from './features/safety/index.ts';
import { answering } from './platform/workers/task.ts';

/** What a worker can do: every task there is (ADR-0031). It opens no database and no port. */
export const answer = answering([...safetyTasks, ...guideTasks, ...growthTasks]);
