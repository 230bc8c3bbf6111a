import { api } from '@pathkeeper/contract';
import { defineAccess, own, theirs } from '../../../test/access/define.ts';

/** Long enough to be reflected on; nobody else's entries hold such words. */
const TEXT =
  'The harbour was quiet and I felt calm at last. I sat on the wall with Ines and we talked for an hour about the boats, about work and about what to do next year. ';

export const access = defineAccess('entries', {
  endpoints: {
    // Filtered by somebody else's folder the list is empty, as by one that does not exist.
    list: {
      who: own(200),
      call: async ({ make }) => ({ query: { folderId: await make('folder') } }),
    },
    search: {
      who: own(200),
      async call({ make, mark }) {
        await make('entry');
        return { query: { query: mark, tags: mark } };
      },
    },
    get: { who: theirs(200) },
    neighbours: { who: theirs(200) },
    create: {
      who: theirs(201),
      call: async ({ make }) => ({ body: { content: 'A page.', folderId: await make('folder') } }),
    },
    update: { who: theirs(200), call: () => ({ body: { content: 'Edited.' } }) },
    remove: { who: theirs(200) },
    restore: { who: theirs(200) },
    versions: { who: theirs(200) },
    removeVersion: { who: theirs(200) },
    pin: { who: theirs(200), call: () => ({ body: { isPinned: true } }) },
    move: {
      who: theirs(200),
      call: async ({ make }) => ({ body: { folderId: await make('folder') } }),
    },
    download: {
      who: theirs(200),
      call: async ({ make }) => ({ body: { entryIds: [await make('entry')] } }),
    },
    count: { who: own(200) },
  },
  makes: {
    entry: async ({ call, mark }) =>
      (
        await call(api.entries.create, {
          body: { content: `${mark} ${TEXT.repeat(4)}`, mood: 'calm', tags: [mark] },
        })
      ).id,
    async 'entry-version'({ call, make, mark }) {
      const id = await make('entry');
      const { version } = await call(api.entries.get, { params: { id } });
      const body = { content: `${mark} ${TEXT.repeat(4)} Edited.`, tags: [mark] };
      await call(api.entries.update, { params: { id }, body });
      return { entry: id, 'entry-version': version };
    },
  },
  async fill({ call, keep, mark, one }) {
    const draft = await call(api.entries.create, { body: { content: `${mark} at first.` } });
    const { id } = await call(api.entries.update, {
      params: { id: draft.id },
      body: {
        content: `${mark}\n\n--- Tide tables: ü, 潮, 🌊. I felt calm at the harbour with Ines. ${'It was good to sit and watch the water for an hour. '.repeat(8)}\n`,
        mood: 'happy',
        tags: [`${mark}: #harbour`, 'a: "quoted" #tag'],
        folderId: await one('folder'),
      },
    });
    keep('entry', id);
    await call(api.entries.pin, { params: { id }, body: { isPinned: true } });
  },
  notExported: ['entry_themes'],
});
