export { type Attempt, type Kind, once, tryAgain, unlessMade } from './once.ts';
