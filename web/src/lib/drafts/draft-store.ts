import { newId } from '../new-id.ts';
import { storage } from '../storage/storage.ts';
import {
  canCopy,
  copyText,
  dropWaiting,
  forgetCopies,
  readCopies,
  writeNow,
} from './draft-copy.ts';
import { tell } from './draft-news.ts';
import { type DraftRecord, parseRecord, pickFields, SHARED } from './draft-record.ts';
import type { Successor } from './draft-types.ts';

/** Where records lie in the browser's storage. */
const DRAFTS = 'drafts:';

/** What was deleted in local storage, until its copy is deleted too. */
const GONE = 'gone:';

/** How long it is remembered that a draft was deleted: local storage may not know yet. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** A database that takes longer to open than this keeps no form waiting. */
const PATIENCE_MS = 1000;

let restored = Promise.resolve();

/** Records that local storage has no room for, and the second store has. */
const overflow = new Map<string, string>();

/** Whose drafts are still to be taken out of the second store: the id of an account. */
const OWED = 'copies-to-forget';

/** Whoever wrote here has signed out: nothing is stored until somebody signs in. */
let isSealed = false;

const read = (place: string) => overflow.get(place) ?? storage.get(place);

/** The place of a record; without an id the start of all places of that form. */
export const placeOf = (key: string, id = ''): string => `${DRAFTS}${key}:${id}`;

/**
 * Stores a record in place of what was stored of it: in local storage at once, and within moments in a
 * second store that survives a killed browser. False when neither would take it; where only the second
 * can, its refusal is told later (`News.isRefused`).
 */
export function putDraft<T>(record: DraftRecord<T>): boolean {
  if (isSealed) return true;
  const place = placeOf(record.key, record.id);
  const text = JSON.stringify(record);
  const isStored = put(place, text);
  if (!isStored && !canCopy()) {
    overflow.delete(place);
    return false;
  }
  void copyText(place, text).then((isCopied) => {
    if (isCopied || overflow.get(place) !== text) return;
    overflow.delete(place);
    tell({ id: record.id, isRefused: true });
  });
  return true;
}

/** A record as it is stored now, whichever tab wrote it last. */
export const findDraft = <T extends object>(
  key: string,
  id: string,
  pattern: T,
): DraftRecord<T> | null => parseRecord(read(placeOf(key, id)), pattern);

/** Every stored record of a form, last changed first. */
export const listDrafts = <T extends object>(key: string, pattern: T): DraftRecord<T>[] =>
  placesFrom(placeOf(key))
    .flatMap((place) => findDraft(key, place.slice(placeOf(key).length), pattern) ?? [])
    .sort((a, b) => b.changedAt - a.changedAt);

/** Whether anything is stored of forms whose key starts so. */
export const hasDrafts = (keyStart: string): boolean => placesFrom(DRAFTS + keyStart).length > 0;

/** Deletes a record as it was last changed at `at`; one that was written on since stays. */
export function dropDraft<T extends object>({ key, id, start }: DraftRecord<T>, at: number): void {
  if (findDraft(key, id, start)?.changedAt !== at) return;
  const place = placeOf(key, id);
  remove(place);
  if (canCopy()) void dropCopy(place, at);
}

/** Deletes the copy as well; should the page go before that is done, the next visit does it. */
async function dropCopy(place: string, at: number): Promise<void> {
  const note = GONE + place.slice(DRAFTS.length);
  storage.set(note, String(at));
  const isCopied = copyText(place, JSON.stringify({ changedAt: at, goneAt: Date.now() }));
  writeNow();
  if (await isCopied) storage.remove(note);
}

/**
 * Gives a stored draft to another form: the fields that one has, under the same id. Returns the change
 * that was moved; null where there is none, or the browser refuses.
 */
export function moveDraft<T extends object>(
  key: string,
  id: string,
  pattern: T,
  to: Successor,
): number | null {
  const kept = findDraft(key, id, pattern);
  if (!kept) return null;
  const fields = pickFields(kept.fields, to.start);
  const { changedAt } = kept;
  if (!putDraft({ ...to, id, fields, saveKey: newId(), changedAt })) return null;
  dropDraft(kept, changedAt);
  return changedAt;
}

/** From now on this tab stores nothing, what it was about to store included; false lets it again. */
export function sealDrafts(seal = true): void {
  isSealed = seal;
  if (!seal) return;
  overflow.clear();
  dropWaiting();
}

/** Whether a place in storage holds a draft; its form's key names the account after the first colon. */
export const isDraft = (place: string): boolean =>
  place.startsWith(DRAFTS) || place.startsWith(GONE);

/** Whether a draft is somebody's own, or was typed as a visitor, who may be anybody. */
export const isDraftOf = (place: string, owner: string): boolean =>
  [owner, 'visitor'].includes(
    place.slice(place.startsWith(GONE) ? GONE.length : DRAFTS.length).split(':')[1] ?? '',
  );

/** Whether anything is stored that somebody has typed here and not saved, or a visitor has. */
export const hasDraftsOf = (userId: number): boolean =>
  placesFrom(DRAFTS).some((place) => isDraftOf(place, String(userId)));

/**
 * Takes somebody's drafts, and a visitor's, out of this tab and the second store. Their places in local
 * storage are the caller's. Should the page go before that is done, the next visit does it.
 */
export async function forgetDrafts(owner: string): Promise<void> {
  sealDrafts();
  for (const place of overflow.keys()) if (isDraftOf(place, owner)) overflow.delete(place);
  storage.set(OWED, owner);
  await settleForgetting();
}

async function settleForgetting(): Promise<void> {
  const owner = storage.get(OWED);
  if (owner === null) return;
  const places = [...(await readCopies()).keys()];
  await forgetCopies(places.filter((place) => isDraftOf(place, owner)));
  storage.remove(OWED);
}

/**
 * Makes the two stores alike, once when the application starts: of each draft the newest change stays,
 * also when that was its deletion. Tells open forms when something has come back.
 */
export function restoreDrafts(now = Date.now()): Promise<void> {
  const done = makeAlike(now);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  restored = Promise.race([done, patience]);
  return done;
}

/**
 * Waits until both stores are alike, so that no form opens with older words than there are. What this
 * tab alone holds may have been saved by another one that has it from the second store.
 */
export function whenRestored(): Promise<void> {
  if (overflow.size > 0) void restoreDrafts();
  return restored;
}

async function makeAlike(now: number): Promise<void> {
  await settleForgetting();
  const found = new Map(placesFrom(DRAFTS).map((place) => [place, whenOf(read(place)).changedAt]));
  const copies = await readCopies();
  for (const note of storage.keys(GONE)) {
    const place = DRAFTS + note.slice(GONE.length);
    const at = Number(storage.get(note));
    if (whenOf(copies.get(place) ?? null).changedAt <= at) {
      copies.delete(place);
      void dropCopy(place, at);
    } else storage.remove(note);
  }
  const old: string[] = [];
  let isBack = false;
  for (const [place, text] of copies) {
    const copy = whenOf(text);
    const stored = whenOf(read(place));
    if (copy.goneAt !== undefined) {
      if (stored.changedAt <= copy.changedAt) remove(place);
      if (now - copy.goneAt > REMEMBERED_MS) old.push(place);
    } else if (copy.changedAt > stored.changedAt) {
      put(place, text);
      isBack = true;
    } else if (
      copy.changedAt > (found.get(place) ?? copy.changedAt) &&
      copy.changedAt < stored.changedAt
    ) {
      // Somebody could not wait, and has written on what was found without the copy.
      isBack = putBeside(text) || isBack;
    }
  }
  for (const place of placesFrom(DRAFTS)) {
    const text = read(place);
    const copied = whenOf(copies.get(place) ?? null);
    if (text !== null && whenOf(text).changedAt > copied.changedAt) void copyText(place, text);
  }
  await forgetCopies(old);
  if (isBack) tell({ id: '', isRestored: true });
}

/** Keeps a record as a draft of its own; false for one that all tabs share, which is what it is now. */
function putBeside(text: string): boolean {
  const record = JSON.parse(text) as DraftRecord<object>;
  return (
    record.id !== SHARED &&
    putDraft({ ...record, id: newId(), saveKey: newId(), isDue: false, savedVersion: undefined })
  );
}

/** When a stored text was changed; before everything for one that is missing or cannot be read. */
function whenOf(text: string | null): { changedAt: number; goneAt?: number } {
  try {
    const { changedAt, goneAt } = JSON.parse(text ?? '') as { changedAt: number; goneAt?: number };
    return { changedAt, ...(goneAt !== undefined && { goneAt }) };
  } catch {
    return { changedAt: Number.NEGATIVE_INFINITY };
  }
}

/** False when it stays in this tab, where local storage has no room. */
function put(place: string, text: string): boolean {
  const isStored = storage.set(place, text);
  if (isStored) overflow.delete(place);
  else overflow.set(place, text);
  return isStored;
}

function remove(place: string): void {
  overflow.delete(place);
  storage.remove(place);
}

const placesFrom = (start: string): string[] => [
  ...new Set([
    ...storage.keys(start),
    ...[...overflow.keys()].filter((place) => place.startsWith(start)),
  ]),
];
