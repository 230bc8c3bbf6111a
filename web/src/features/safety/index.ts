export { SafetyBody } from './SafetyBody.tsx';
export { SafetyDialog } from './SafetyDialog.tsx';
