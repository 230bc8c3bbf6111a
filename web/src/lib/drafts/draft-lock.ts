/**
 * Which tab a draft is open in. Two tabs that wrote into one draft would overwrite each other's
 * words, so each tab holds a web lock on its own for as long as it lives.
 */
export interface DraftLock {
  release(): void;
}

/** A tab that was just closed releases its lock a moment later. */
const PATIENCE_MS = 3000;
/** After a reload it is this tab's own lock: it is released for sure, on a slow machine after seconds. */
const OWN_PATIENCE_MS = 10_000;

const OWN = 'pathkeeper-draft';

const ownPlace = (key: string) => `${OWN}:${key}`;

/**
 * Takes the lock of a draft for this tab; null when another tab keeps it. A new draft is nobody
 * else's, so its lock is waited for without limit. Locks exist on https and localhost only;
 * elsewhere every draft counts as free.
 */
export async function lockDraft(
  key: string,
  id: string,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<DraftLock | null> {
  if (!('locks' in navigator)) return { release() {} };
  return new Promise((resolve) => {
    const patience = ownDraft(key) === id ? OWN_PATIENCE_MS : PATIENCE_MS;
    const held = () => new Promise<void>((release) => resolve({ release }));
    navigator.locks
      .request(
        `pathkeeper-draft:${id}`,
        isNew ? {} : { signal: AbortSignal.timeout(patience) },
        held,
      )
      .catch(() => resolve(null));
  });
}

/** Remembers, over a reload, which draft of a form this tab has open. */
export function rememberOwnDraft(key: string, id: string): void {
  try {
    sessionStorage.setItem(ownPlace(key), id);
  } catch {
    // Then a reload waits for its lock no longer than for any other.
  }
}

/** The draft of a form that this tab had open before it was reloaded, null for none. */
export function ownDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(ownPlace(key));
  } catch {
    return null;
  }
}
