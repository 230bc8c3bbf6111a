import { randomBytes } from 'node:crypto';
import { api } from '@pathkeeper/contract';
import { defineAccess, own, theirs } from '../../../test/access/define.ts';

export const access = defineAccess('tags', {
  endpoints: {
    list: { who: own(200) },
    create: { who: own(201), call: () => ({ body: { tagName: 'boats' } }) },
    update: { who: theirs(200), call: () => ({ body: { tagName: 'ships' } }) },
    remove: { who: theirs(200) },
  },
  makes: {
    // No two tags have the same name.
    tag: async ({ call, mark }) =>
      (
        await call(api.tags.create, {
          body: { tagName: `${mark} ${randomBytes(4).toString('hex')}` },
        })
      ).id,
  },
  async fill({ make }) {
    await make('tag');
  },
});
