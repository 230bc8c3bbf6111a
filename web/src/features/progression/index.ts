export { LockedState } from './LockedState.tsx';
