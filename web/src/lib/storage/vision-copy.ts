import { storage } from './storage.ts';

const NAME = 'visionArchitectData';

/** Keeps the documents' copy of somebody's vision in this browser; the server's is the truth (D66). */
export function keepVisionCopy(userId: number, data: object): void {
  storage.set(`${NAME}:${userId}`, JSON.stringify(data));
}

/** Whoever signs out leaves no copy behind. */
export function forgetVisionCopies(): void {
  for (const key of storage.keys(NAME)) storage.remove(key);
}
