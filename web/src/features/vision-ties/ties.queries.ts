/** A step as the address `/?step=<goal>.<step>` names it. */
export interface StepNamed {
  goalId: number;
  milestoneId: number;
}

/** The step that a link to the writing sheet names; null without one. The router may have quoted it. */
export function stepInSearch(search: string): StepNamed | null {
  const named = /[?&]step=(?:%22|")?(\d{1,15})\.(\d{1,15})(?:%22|")?(?:&|$)/.exec(search);
  return named ? { goalId: Number(named[1]), milestoneId: Number(named[2]) } : null;
}
