import { forgetDrafts, isDraft, isDraftOf, sealDrafts } from '../drafts/draft-store.ts';
import { forgetCopy } from './offline-copy.ts';
import { storage } from './storage.ts';

/** What is kept of the device and not of a person: looks, offers that were closed, the session's own notes. */
const OF_THE_DEVICE = new Set([
  'theme',
  'clock-seconds',
  'keep-still',
  'install-done',
  'install-dismissed',
  'sign-out-owed',
  'session-ended',
]);

/** What somebody has answered as a visitor, and has read in it. */
const OF_A_VISITOR = 'life-path-visitor';

/** Whose things lie in this browser: the account that was signed in here last. */
const LAST = 'last-owner';

const ours = (key: string) => key.startsWith('pathkeeper-');

/**
 * Takes everything of whoever signs out out of this browser: tokens, drafts, the copy for reading offline, and
 * whatever is kept under a key, so that nothing is left for who comes next. Light or dark and the like stay, the
 * files of the application, which are the same for everybody, and what another account has not saved: its
 * person was not asked about it. Settles once the databases are empty; the rest is gone at once.
 */
export async function leaveNothing(): Promise<void> {
  const owner = storage.get(LAST) ?? '';
  for (const key of storage.keys('')) {
    const stays = OF_THE_DEVICE.has(key) || (isDraft(key) && !isDraftOf(key, owner));
    if (!stays) storage.remove(key);
  }
  forgetTab();
  await Promise.all([forgetDrafts(owner), forgetCopy()]);
}

/**
 * Takes out what somebody has left whose session ended without a sign-out. What they had not saved stays: they
 * were not asked, and it opens for their account alone.
 */
async function clearUp(): Promise<void> {
  for (const key of storage.keys('')) {
    if (!OF_THE_DEVICE.has(key) && key !== OF_A_VISITOR && !isDraft(key)) storage.remove(key);
  }
  forgetTab();
  await forgetCopy();
}

/** Another tab has taken it all out: this one puts nothing back. */
export function leaveNothingHere(): void {
  sealDrafts();
  forgetTab();
}

/** Notes who is signed in. What somebody else has left, whose session ended without a sign-out, goes first. */
export function beginAs(owner: number | null): void {
  sealDrafts(false);
  const last = storage.get(LAST);
  if (last !== null && last !== String(owner)) void clearUp();
  if (owner !== null) storage.set(LAST, String(owner));
}

function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(ours)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing remains.
  }
}
