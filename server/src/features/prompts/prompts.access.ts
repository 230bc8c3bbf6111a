import { api } from '@pathkeeper/contract';
import { defineAccess, own } from '../../../test/access/define.ts';

export const access = defineAccess('prompts', {
  endpoints: {
    contents: { who: own(200) },
    list: { who: own(200) },
    // The prompts are the same for everybody; the marks on them are not.
    mark: { who: own(200), call: () => ({ body: { mark: 'kept', isSet: true } }) },
  },
  makes: {
    prompt: async ({ call }) => {
      const [first] = await call(api.prompts.list, { query: { limit: 1 } });
      if (!first) throw new Error('The library is empty.');
      return first.id;
    },
  },
  async fill({ call, make }) {
    const params = { id: await make<string>('prompt') };
    for (const mark of ['kept', 'taken'] as const) {
      await call(api.prompts.mark, { params, body: { mark, isSet: true } });
    }
  },
  exported: {
    prompt_marks: {
      rows: (read) =>
        read('prompts').map(({ promptId, mark, markedAt }) => ({ promptId, mark, markedAt })),
    },
  },
});
