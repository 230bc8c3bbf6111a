import { storage } from '../../../lib/storage/storage.ts';

const keyOf = (userId: number) => `guide-asked-${userId}`;

/** Whether this browser has already asked this user about this destination. */
export const wasAsked = (userId: number, destination: string): boolean =>
  storage.get(keyOf(userId)) === destination;

export function rememberAsked(userId: number, destination: string): void {
  storage.set(keyOf(userId), destination);
}
