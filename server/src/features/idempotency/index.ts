export { type Attempt, type Kind, once } from './once.ts';
