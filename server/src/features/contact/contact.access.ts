import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { defineAccess, everybody } from '../../../test/access/define.ts';

export const access = defineAccess('contact', {
  endpoints: {
    send: {
      who: everybody(201),
      call: () => ({
        body: { name: 'Somebody', email: 'somebody@example.org', message: 'A question.' },
      }),
    },
    messages: { who: { owner: 200 } },
    message: { who: { owner: 200 } },
    pinMessage: { who: { owner: 200 }, call: () => ({ body: { pinned: true } }) },
    archiveMessage: { who: { owner: 200 }, call: () => ({ body: { archived: true } }) },
    readMessage: { who: { owner: 200 }, call: () => ({ body: { read: true } }) },
    // No mail is set up here.
    answerMessage: { who: { owner: 409 }, call: () => ({ body: { content: 'An answer.' } }) },
    removeMessage: { who: { owner: 200 } },
  },
  makes: {
    async 'contact-message'({ call, db, mark, user }) {
      const message = `A question of ${mark}.`;
      await call(api.contact.send, {
        body: { name: user.username, email: user.email, message },
      });
      const [row] = await db.execute<{ id: string }>(
        sql`select max(id) as id from contact_messages`,
      );
      return Number(row?.id);
    },
  },
});
