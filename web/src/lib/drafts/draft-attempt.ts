import { isAlreadySaved, isGone, isPassing, SessionError } from '../api/api-error.ts';
import { newId } from '../new-id.ts';
import { endOfTry, type SentDraft, sentOff, tell, track } from './draft-news.ts';
import type { DraftRecord, KnownOfDraft } from './draft-record.ts';
import { dropDraft, moveDraft } from './draft-store.ts';
import { type DraftOptions, MovedToSuccessor, type SaveDraft } from './draft-types.ts';

/** The form that a draft is sent from. */
interface Sender<T> {
  options: DraftOptions<T>;
  /** A draft of this form as it is stored. */
  find: (id: string) => DraftRecord<T> | null;
  note: (id: string, known: KnownOfDraft) => void;
  begin: () => void;
  /** The draft is still in the form, as it was sent. */
  isHere: () => boolean;
  /** Everything that stands in the form of this draft is stored. */
  isWholeKept: () => boolean;
}

/**
 * One try to save a draft, of which the change `at` is stored (null for none). Deletes the draft when
 * that succeeds; else notes what the next try has to know.
 */
export async function attemptSave<T extends object, R>(
  sent: DraftRecord<T>,
  at: number | null,
  work: SaveDraft<T, R>,
  { options, find, note, begin, isHere, isWholeKept }: Sender<T>,
): Promise<R> {
  const { join, successor, isForNew = isAlreadySaved } = options;
  const stands = () =>
    at === null ? sentOff.has(sent.id) || isHere() : find(sent.id)?.changedAt === at;
  try {
    const result = await work(sent, stands);
    if (result === null) return result;
    if (at !== null) {
      dropDraft(sent, at);
      tell({ id: sent.id, droppedAt: at });
    }
    if (isHere()) begin();
    else note(sent.id, join ? { savedVersion: versionOf(result) } : { saveKey: newId() });
    return result;
  } catch (error) {
    if (isForNew(error)) note(sent.id, { saveKey: newId(), savedVersion: undefined });
    // A session that ended says nothing of the draft: it waits for its writer to sign in.
    if (join && !(error instanceof SessionError) && stands()) {
      note(sent.id, { isDue: isPassing(error) });
    }
    if (isGone(error) && successor && isWholeKept()) {
      const to = successor();
      const droppedAt = moveDraft(sent.key, sent.id, sent.start, to);
      if (droppedAt !== null) {
        tell({ id: sent.id, droppedAt, successor: to.key });
        throw new MovedToSuccessor();
      }
    }
    throw error;
  }
}

/**
 * Saves a draft that has left its form: `attempt` makes the try. Gives it back to the form when that
 * fails. Null when another try has saved it.
 */
export async function saveAway<T, R>(
  sent: SentDraft,
  attempt: () => Promise<R>,
  { find, note }: Pick<Sender<T>, 'find' | 'note'>,
): Promise<R | null> {
  const { id, isDue, changedAt } = sent.record;
  sentOff.set(id, sent);
  // Should the browser end before the answer, the save goes on at the next visit.
  note(id, { isDue: true });
  try {
    // A try that was made by itself may be about to save it.
    await endOfTry(id);
    if (sent.keptAt === changedAt && find(id) === null) return null;
    return await track(id, attempt);
  } catch (error) {
    if (error instanceof SessionError) note(id, { isDue });
    sentOff.delete(id);
    if (tell({ id, returned: sent })) sent.lock = null;
    throw error;
  } finally {
    sentOff.delete(id);
    sent.lock?.release();
    tell({ id });
  }
}

/** What was saved may have a version, which the next save of more words names. */
const versionOf = (saved: unknown): number | undefined =>
  (saved as { version?: number } | null | undefined)?.version;
