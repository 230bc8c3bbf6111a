import { paths } from '../../../lib/paths.ts';

/**
 * The writing sheet with a step as its prompt; what is written there is tied to the step. The address says
 * which: `/?step=<goal>.<step>`.
 */
export const stepLink = (goalId: number, stepId: number) => ({
  to: paths.home,
  search: { step: `${goalId}.${stepId}` } as never,
});
