import { api } from '@pathkeeper/contract';
import { defineAccess, own, theirs } from '../../../test/access/define.ts';

export const access = defineAccess('bin', {
  endpoints: {
    list: { who: own(200) },
    remove: { who: theirs(200) },
  },
  makes: {
    async binned({ call, make }) {
      await call(api.entries.remove, { params: { id: await make('entry') } });
      return (await call(api.bin.list, { query: { limit: 1 } }))[0]?.id ?? 0;
    },
  },
  async fill({ call, mark }) {
    const page = await call(api.entries.create, { body: { content: `${mark} thrown away.` } });
    await call(api.entries.remove, { params: { id: page.id } });
    const kept = await call(api.insights.create, {
      body: { title: `${mark} kept`, content: 'Rest is work too.' },
    });
    await call(api.insights.remove, { params: { id: kept.id } });
  },
});
