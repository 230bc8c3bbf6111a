import { storage } from '../../lib/storage.ts';

/** A message to the operator as far as it is written. */
export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

// Per person: on a shared device the next one finds their own.
const keyOf = (userId: number | null) => `contact:${userId ?? 'visitor'}`;

/** The message kept from an earlier visit, else an empty one; `known` fills in who is writing. */
export function readContactDraft(
  userId: number | null,
  known: Pick<ContactDraft, 'name' | 'email'>,
): ContactDraft {
  const kept = parse(storage.get(keyOf(userId)));
  return kept ?? { ...known, subject: '', message: '' };
}

/** Keeps a message, or forgets it once there is nothing in it. */
export function keepContactDraft(userId: number | null, draft: ContactDraft): void {
  const key = keyOf(userId);
  if (draft.subject.trim() === '' && draft.message.trim() === '') storage.remove(key);
  else storage.set(key, JSON.stringify(draft));
}

function parse(raw: string | null): ContactDraft | null {
  if (raw === null) return null;
  try {
    const value = JSON.parse(raw) as Record<string, unknown>;
    const isWhole = FIELDS.every((field) => typeof value[field] === 'string');
    return isWhole ? (value as unknown as ContactDraft) : null;
  } catch {
    return null;
  }
}
