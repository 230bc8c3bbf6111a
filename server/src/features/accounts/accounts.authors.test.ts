import { sql } from 'drizzle-orm';
import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { deleteUser } from './accounts.repository.ts';
import { authorId } from './accounts.tables.ts';

it('what others may read stays without its author when the author leaves', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  const posts = pgTable('some_posts', {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    authorId: authorId(),
    words: text('words').notNull(),
  });
  await test.db.execute(sql`
      create table some_posts (id bigserial primary key, words text not null,
        author_id bigint references users on delete set null)`);
  const { user } = await test.person();
  const userId = user?.id ?? 0;
  await test.db.insert(posts).values({ authorId: userId, words: 'Farewell.' });
  await deleteUser(test.db, userId);
  expect(await test.db.select().from(posts)).toEqual([
    { id: 1, authorId: null, words: 'Farewell.' },
  ]);
});
