export { FormDialog } from './dialogs/FormDialog.tsx';
export { type Problems, problemsIn, withoutProblems } from './dialogs/field-problems.ts';
export { GoalDeletion } from './dialogs/GoalDeletion.tsx';
export { MilestoneDialog } from './dialogs/MilestoneDialog.tsx';
export { useGoalDraft } from './dialogs/use-goal-draft.ts';
