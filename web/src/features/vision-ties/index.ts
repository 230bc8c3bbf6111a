export { EntrySteps } from './EntrySteps.tsx';
export { StepToWrite } from './StepToWrite.tsx';
