import { storage } from '../../../lib/storage.ts';

const keyOf = (userId: number) => `guide-asked-${userId}`;

/** Whether somebody was asked here before whether pages may go to this place; it is asked once. */
export const wasAsked = (userId: number, destination: string): boolean =>
  storage.get(keyOf(userId)) === destination;

export function rememberAsked(userId: number, destination: string): void {
  storage.set(keyOf(userId), destination);
}
