import { api, type Entry } from '@pathkeeper/contract';
import { anEntry, DONE, NOTHING_EARNED } from './samples/samples.ts';
import { type Answer, type Call, refuse, server } from './server.ts';

/** The entries that the fake server holds, newest first. */
export interface Journal {
  entries: Entry[];
  /** Changes an entry as another device does: it has a new version. */
  edit(id: number, content: string): void;
  remove(id: number): void;
  /** Saves a new entry, under one key once: for an answer of `api.entries.create` that is held up. */
  create(call: Call<typeof api.entries.create>): Answer<typeof api.entries.create>;
}

/** Answers as a server that keeps these entries: read, written, edited by version (D16), deleted. */
export function keepJournal(...entries: Entry[]): Journal {
  const journal: Journal = {
    entries,
    edit(id, content) {
      replace(id, (entry) => ({ ...entry, content, version: entry.version + 1 }));
    },
    remove(id) {
      journal.entries = journal.entries.filter((entry) => entry.id !== id);
    },
    create({ key, body: { isPinned = false, folderId = null, ...words } }) {
      const id = made.get(key ?? '');
      const known = id === undefined ? undefined : find(id);
      if (known && known.content !== words.content) {
        return refuse(409, 'already_saved', 'It is already saved.', { entry: known });
      }
      const entry = known ?? anEntry({ ...words, isPinned, folderId });
      if (!known) journal.entries = [entry, ...journal.entries];
      if (key) made.set(key, entry.id);
      return { ...entry, safety: null, ...NOTHING_EARNED };
    },
  };
  const made = new Map<string, number>();
  const replace = (id: number, change: (entry: Entry) => Entry) => {
    journal.entries = journal.entries.map((entry) => (entry.id === id ? change(entry) : entry));
  };
  const find = (id: number) => journal.entries.find((entry) => entry.id === id);
  const notFound = refuse(404, 'not_found', 'That entry was not found.');

  server.on(api.entries.list, () => journal.entries);
  server.on(api.entries.get, ({ params }) => find(params.id) ?? notFound);
  server.on(api.entries.create, (call) => journal.create(call));
  server.on(api.entries.update, ({ params: { id }, body }) => {
    const { version, folderId, ...words } = body;
    const entry = find(id);
    if (!entry) return notFound;
    if (version !== undefined && version !== entry.version) {
      return refuse(409, 'edit_conflict', 'It was changed elsewhere.', { entry });
    }
    const edited: Entry = {
      ...entry,
      ...words,
      folderId: folderId === undefined ? entry.folderId : folderId,
      version: entry.version + 1,
    };
    replace(id, () => edited);
    return { ...edited, safety: null };
  });
  server.on(api.entries.remove, ({ params }) => {
    journal.remove(params.id);
    return DONE;
  });
  return journal;
}
