/**
 * Which tab a draft is open in. Two tabs that wrote into one draft would overwrite each other's
 * words, so each holds a lock on its own for as long as it lives.
 */
export interface DraftLock {
  release(): void;
}

/** A tab that was just closed lets go of its draft a moment later. */
const PATIENCE_MS = 3000;
/** This tab itself does so surely, on a slow machine after seconds: it was reloaded. */
const OWN_PATIENCE_MS = 10_000;

const OWN = 'pathkeeper-draft';
/** The sheet of the journal, and the edits of its pages. */
const JOURNAL = 'journal';

const ownKey = (form: string) => `${OWN}:${form}`;

/**
 * Takes a draft for this tab; null when another tab has it and keeps it. Nobody else can have a new
 * one, so that is waited for, however slow the machine.
 */
export async function lockDraft(
  id: string,
  { isNew = false, form = JOURNAL }: { isNew?: boolean; form?: string } = {},
): Promise<DraftLock | null> {
  // Locks exist on https and localhost only; elsewhere every draft counts as free.
  if (!('locks' in navigator)) return { release() {} };
  return new Promise((resolve) => {
    const patience = ownDraft(form) === id ? OWN_PATIENCE_MS : PATIENCE_MS;
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

/** Remembers, over a reload, which draft this tab has open in a form. */
export function rememberOwnDraft(id: string, form = JOURNAL): void {
  try {
    sessionStorage.setItem(ownKey(form), id);
  } catch {
    // Then a reload waits for it no longer than for any other.
  }
}

/** The draft that this tab had open in a form before it was reloaded, null for none. */
export function ownDraft(form = JOURNAL): string | null {
  try {
    return sessionStorage.getItem(ownKey(form));
  } catch {
    return null;
  }
}
