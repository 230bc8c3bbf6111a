export { nameOf, when } from './moderation-words.ts';
export { RowMenu } from './posts/ManagedRow.tsx';
export { StopDialog } from './queue/StopDialog.tsx';
