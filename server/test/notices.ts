import { api } from '@pathkeeper/contract';
import type { Caller, TestApp } from './app.ts';

export const NOT_TOLD: string[] = [];

let serial = 0;

export const listOf = async (person: Caller) =>
  (await person.call(api.notices.list, { query: {} })).body;

/** What the tests of notices do again and again. */
export async function tools(test: TestApp) {
  const { body } = await test.visitor().call(api.forum.categories, {});
  const categoryId = body.find(({ minLevel }) => minLevel === 1)?.id ?? 0;
  const unread = async (person: Caller) => {
    const { headers } = await person.call(api.notices.list, { query: { limit: 1 } });
    return Number(headers['x-unread-count']);
  };
  return {
    async people<N extends number>(count: N) {
      const made: Caller[] = [];
      for (let i = 0; i < count; i++) made.push(await test.person());
      return made as Caller[] & Record<0 | 1 | 2 | 3, Caller> & [Caller, Caller, Caller, Caller];
    },
    async post(person: Caller, words: { title?: string; content?: string } = {}): Promise<number> {
      const post = { title: 'A drawer', content: `Found, ${++serial}.`, categoryId, ...words };
      return (await person.call(api.forum.createPost, { body: post })).body.id;
    },
    reply: (
      person: Caller,
      id: number,
      words: { content?: string; parentReplyId?: number } = {},
    ) => {
      const reply = { content: `So it was, ${++serial}.`, photoAlt: null, ...words };
      return person.call(api.forum.createReply, { params: { id }, body: reply });
    },
    async readAll(person: Caller) {
      const [newest] = await listOf(person);
      const upTo = newest?.id ?? 1;
      return (await person.call(api.notices.readUpTo, { body: { upTo } })).body;
    },
    texts: async (person: Caller) => (await listOf(person)).map(({ text }) => text),
    unread,
  };
}
