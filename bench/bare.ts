import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { searchDocument } from '../server/src/features/entries/entries.search.ts';
import type { Page } from './journal.ts';

/** The same work as the server's, done by the driver alone with statements written by hand. */
export function bareDriver(sql: postgres.Sql, userId: number) {
  const columns = sql`user_id, id, content, ai_reflection, mood, tags, is_pinned, folder_id, type,
    created_at, updated_at, local_date, time_zone, version, word_count`;
  return {
    list: () => sql`
      select ${columns} from entries where user_id = ${userId}
      order by created_at desc, id desc limit 21`,

    detail: (id: number) => sql`
      select ${columns} from entries where user_id = ${userId} and id = ${id}`,

    search: (tsquery: string) => sql`
      select ${columns} from entries
      where user_id = ${userId} and search @@ ${tsquery}::tsquery
      order by created_at desc, id desc limit 21`,

    /** Draws up a save; what comes back does only what the database has to. */
    save({ content, mood, tags }: Page) {
      const { words, lexemes } = searchDocument(content, tags);
      const now = new Date();
      const hash = 'a'.repeat(64);
      return () =>
        sql.begin(async (tx) => {
          const [claim] = await tx<{ entry_id: string }[]>`
            insert into entry_saves (user_id, key, entry_id, request_hash, created_at)
            values (${userId}, ${randomUUID()}, nextval('entries_id_seq'), ${hash}, ${now})
            on conflict do nothing returning entry_id`;
          return tx`
            insert into entries (user_id, id, content, mood, tags, is_pinned, folder_id, type,
              created_at, updated_at, local_date, time_zone, version, word_count, search)
            values (${userId}, ${claim?.entry_id ?? null}, ${content}, ${mood}, ${tags}, false, null,
              'journal', ${now}, ${now}, '2026-11-21', 'Europe/London', 1, 120,
              to_tsvector('simple', ${words}) || array_to_tsvector(${lexemes}::text[]))
            returning ${columns}`;
        });
    },
  };
}
