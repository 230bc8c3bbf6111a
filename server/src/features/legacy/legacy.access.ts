import { defineAccess, own } from '../../../test/access/define.ts';

export const access = defineAccess('legacy', {
  endpoints: {
    contents: { who: own(200) },
    // Somebody else's ids leave nothing out, as ids of nothing.
    entries: {
      who: own(200),
      call: async ({ make }) => ({
        query: {
          withoutFolders: String(await make('folder')),
          withoutEntries: String(await make('entry')),
        },
      }),
    },
  },
});
