import { api } from '@pathkeeper/contract';
import { defineAccess, own, theirs } from '../../../test/access/define.ts';

export const access = defineAccess('folders', {
  endpoints: {
    list: { who: own(200) },
    create: { who: own(201), call: () => ({ body: { name: 'Boats' } }) },
    update: { who: theirs(200), call: () => ({ body: { name: 'Ships' } }) },
    remove: { who: theirs(200) },
  },
  makes: {
    folder: async ({ call, mark }) =>
      (await call(api.folders.create, { body: { name: `${mark}: "boats"` } })).id,
  },
});
