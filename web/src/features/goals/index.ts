export { FormDialog } from './dialogs/FormDialog.tsx';
export { GoalDeletion } from './dialogs/GoalDeletion.tsx';
export { MilestoneDialog } from './dialogs/MilestoneDialog.tsx';
export { useGoalDraft } from './dialogs/use-goal-draft.ts';
