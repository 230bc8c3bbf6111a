import type { Clock } from '../../platform/clock.ts';
import { createSignedUrls } from '../../platform/secrets/signed-url.ts';
import { addressOf } from './files.service.ts';

const DAY = 24 * 60 * 60;

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;

/**
 * Addresses of pictures that are not public. Whoever may see one is given an address for their
 * session; it works until the end of the next day, and is the same all day long.
 */
export function createPictureAddresses(secret: string, clock: Clock) {
  const startOfDay = () => new Date(Math.floor(clock.now().getTime() / (DAY * 1000)) * DAY * 1000);
  const signing = (hash: string, now: Clock) =>
    createSignedUrls(secret, now, { purpose: `picture ${hash}`, seconds: 2 * DAY });
  return {
    privateUrl: (hash: string, reader: { userId: number; sid: string }) =>
      `${addressOf(hash)}?token=${signing(hash, { now: startOfDay }).issue(reader)}`,
    /** Who an address was given to; null when it is forged, too old or for another picture. */
    read: (hash: string, token: string) => signing(hash, clock).read(token),
  };
}
