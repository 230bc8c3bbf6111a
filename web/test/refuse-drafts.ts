import { onTestFinished, vi } from 'vitest';
import { closeCopies } from '../src/lib/drafts/draft-copy.ts';
import { restoreDrafts } from '../src/lib/drafts/draft-store.ts';

/**
 * Until the running test ends the browser keeps no draft: local storage has no room for one, and there
 * is no database. The session stays. Call it before the application is opened.
 */
export async function refuseDrafts(): Promise<void> {
  const keep = Storage.prototype.setItem;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (key.includes('drafts:')) throw new DOMException('full', 'QuotaExceededError');
    keep.call(this, key, value);
  });
  const off = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('off', 'InvalidStateError');
  });
  onTestFinished(() => {
    full.mockRestore();
    off.mockRestore();
    closeCopies();
  });
  closeCopies();
  // As main.tsx does at the start.
  await restoreDrafts();
}
