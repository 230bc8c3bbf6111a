import { sql } from 'drizzle-orm';
import { defineAccess, own, theirs } from '../../../test/access/define.ts';
import { readyConversation } from './ready-conversation.samples.ts';

const NOW = sql`'2026-11-20T20:00:00Z'::timestamptz`;

/** The access test opens the tools to everyone (D65). */
export const access = defineAccess('visionArchitect', {
  endpoints: {
    chat: {
      who: own(200),
      call: () => ({ body: { messages: [{ role: 'user', content: 'I want to sleep better.' }] } }),
    },
    generate: { who: own(200), call: () => ({ body: { messages: readyConversation } }) },
    conversation: { who: own(200) },
    conversations: { who: own(200) },
    earlier: { who: theirs(200) },
    beginAnew: { who: own(200) },
    removeConversation: { who: theirs(200) },
  },
  // Straight into the tables: a full account is made where the tools are not open as well.
  makes: {
    async visionChat({ db, mark, user }) {
      const [row] = await db.execute<{ id: string }>(sql`
        insert into vision_chats (user_id, is_current, started_at, updated_at)
        values (${user.id}, false, ${NOW}, ${NOW}) returning id`);
      const id = Number(row?.id);
      await db.execute(sql`
        insert into vision_messages (user_id, chat_id, number, role, content, created_at, quotes)
        values (${user.id}, ${id}, 1, 'user', ${`${mark}: I want to swim again.`}, ${NOW}, '[]')`);
      return id;
    },
  },
  async fill({ make }) {
    await make('visionChat');
  },
});
