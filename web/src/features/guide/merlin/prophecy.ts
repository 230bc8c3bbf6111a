import { today } from '../../../lib/dates.ts';
import { storage } from '../../../lib/storage/storage.ts';

const keyOf = (userId: number) => `prophecy-${userId}`;

/** Whether this account has had its prophecy of the day in this browser (S1.4). */
export const hasProphecy = (userId: number): boolean => storage.get(keyOf(userId)) === today();

export function rememberProphecy(userId: number): void {
  storage.set(keyOf(userId), today());
}
