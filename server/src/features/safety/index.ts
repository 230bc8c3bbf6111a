import { defineFeature } from '../../platform/feature.ts';
import { safetyRoutes } from './safety.routes.ts';
import { readForDanger } from './safety.tasks.ts';

export { checkAdvice } from './advice.check.ts';
export { type AnswerChecks, dangerInAnswer } from './answer.check.ts';
export { graveSpanIn } from './grave/grave.check.ts';
export type { KindOfMeaning, Meaning, TierOfMeaning } from './meaning/meaning.ts';
export { readStill } from './meaning/meaning.ts';
export { checkSafety, type SafetyFinding } from './safety.check.ts';
export { openSafety, type Safety } from './safety.service.ts';
export { readAhead, safetyForTask } from './safety.tasks.ts';
export { safetyOf, safetyOfWishes } from './safety.texts.ts';
export { isLongAgo } from './urgency/long-ago.ts';
export type { Danger } from './urgency/urgency.ts';

/** For `worker.ts`. */
export const safetyTasks = [readForDanger];

export const safetyFeature = defineFeature({ name: 'safety', routes: safetyRoutes });
