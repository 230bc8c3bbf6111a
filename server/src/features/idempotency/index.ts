export { type Attempt, type Kind, once, takeKey, tryAgain, unlessMade } from './once.ts';
