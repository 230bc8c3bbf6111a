export { QuietHelp } from './QuietHelp.tsx';
export { SafetyBody } from './SafetyBody.tsx';
export { SafetyDialog } from './SafetyDialog.tsx';
