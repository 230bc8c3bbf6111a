import { newId } from '../new-id.ts';
import { storage } from '../storage/storage.ts';
import { type DraftRecord, SHARED } from './draft-record.ts';
import { findDraft, putDraft } from './draft-store.ts';

type Json = Record<string, unknown>;

/** The fields of an entry that older versions kept beside what is known of the draft. */
const wordsOf = ({ content, mood, tags }: Json) => ({ content, mood, tags });

/** The form's own key, and the fields alone: what an edit of it began from is not known. */
const bare = (start: string) => (rest: string, old: Json) => ({
  id: newId(),
  key: start + rest,
  fields: old,
});

/** What earlier versions kept, by the start of its key; each returns today's record of it. */
const OLD_FORMATS: Record<string, (rest: string, old: Json) => object> = {
  // draft:<user>:<id>, a new entry
  'draft:': (rest, { id, isDue, savedVersion, changedAt, ...old }) => ({
    key: `new-entry:${rest.split(':')[0]}`,
    ...{ id, isDue, savedVersion, changedAt },
    fields: wordsOf(old),
    start: { content: '', mood: null, tags: [] },
  }),
  // edit:<user>:<entry>:<id>; of what it began from only the version is known
  'edit:': (rest, { id, version, folderId, changedAt, ...old }) => ({
    key: `entry:${rest.split(':').slice(0, 2).join(':')}`,
    ...{ id, changedAt },
    fields: { ...wordsOf(old), folderId, version },
    start: { version },
  }),
  // form:<key>:<id>
  'form:': (rest, old) => ({ ...old, key: rest.slice(0, rest.lastIndexOf(':')) }),
  // questionnaire-<user or visitor>
  'questionnaire-': (rest, old) => ({ key: `questionnaire:${rest}`, id: SHARED, fields: old }),
  'goals:': bare('goals:'),
  'insight:': bare('insight:'),
  'contact:': bare('contact:'),
};

/**
 * Makes today's records of all drafts that earlier versions of the application left in this browser.
 * What cannot be read is nobody's words; what the browser has no room for stays where it is.
 */
export function takeOverOldDrafts(): void {
  for (const [start, convert] of Object.entries(OLD_FORMATS)) {
    for (const place of storage.keys(start)) {
      const record = read(storage.get(place), (old) => convert(place.slice(start.length), old));
      if (!record || isOutdated(record) || putDraft(record)) storage.remove(place);
    }
  }
}

function read(raw: string | null, convert: (old: Json) => object): DraftRecord<object> | null {
  try {
    const converted = convert(Object(JSON.parse(raw ?? 'null'))) as Partial<DraftRecord<object>>;
    const { id, key, fields, start = {}, changedAt = Date.now() } = converted;
    if (!id || !key || !fields) return null;
    return { ...converted, id, key, fields, start, changedAt, saveKey: converted.saveKey ?? id };
  } catch {
    return null;
  }
}

/** An earlier version, open in another tab, wrote it again after it was taken over. */
const isOutdated = ({ key, id, changedAt }: DraftRecord<object>): boolean =>
  (findDraft(key, id, {})?.changedAt ?? 0) > changedAt;
