import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { themesOf } from '../../server/src/platform/language/themes.ts';
import { searchDocument } from '../../server/src/platform/search/document.ts';
import type { Entry } from '../seed/journal.ts';

/** The local date of entries that the driver alone saves. */
export const BARE_DAY = '2026-11-21';

/** The same work as the server's, by the driver alone with statements written by hand. */
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

    /**
     * Prepares a save. The returned function does only the database's part: idempotency key, entry,
     * themes and XP in one transaction.
     */
    save({ content, mood, tags }: Entry) {
      const { words, lexemes } = searchDocument(content, tags);
      const themes = themesOf(content, tags);
      const now = new Date();
      const hash = 'a'.repeat(64);
      return () =>
        sql.begin(async (tx) => {
          const key = randomUUID();
          const [claim] = await tx<{ made_id: string }[]>`
            insert into idempotency_keys (user_id, key, kind, made_id, request_hash, created_at)
            values (${userId}, ${key}, 'entry', nextval('entries_id_seq'), ${hash}, ${now})
            on conflict do nothing returning made_id`;
          const id = claim?.made_id ?? null;
          await tx`select * from progress where user_id = ${userId} for update`;
          const entry = await tx`
            insert into entries (user_id, id, content, mood, tags, is_pinned, folder_id, type,
              created_at, updated_at, local_date, listed_at, time_zone, version, word_count, search)
            values (${userId}, ${id}, ${content}, ${mood}, ${tags}, false, null, 'journal',
              ${now}, ${now}, ${BARE_DAY}, ${now}, 'Europe/London', 1, 120,
              to_tsvector('simple', ${words}) || array_to_tsvector(${lexemes}::text[]))
            returning ${columns}`;
          await tx`
            insert into entry_themes (user_id, theme, local_date, entry_id)
            select ${userId}::bigint, theme, ${BARE_DAY}::date, ${id}::bigint
            from unnest(${themes}::text[]) as theme`;
          await tx`
            insert into written_days (user_id, day) values (${userId}, ${BARE_DAY})
            on conflict do nothing returning day`;
          await tx`
            insert into xp_events (user_id, kind, reference, amount, created_at)
            values (${userId}, 'entry', ${String(id)}, 10, ${now}) on conflict do nothing
            returning kind, reference, amount`;
          await tx`select badge_id, unlocked_at from user_badges where user_id = ${userId}`;
          await tx`
            update progress set entries = entries + 1, words = words + 120, xp = xp + 10,
              peak_xp = greatest(peak_xp, xp + 10) where user_id = ${userId}`;
          await tx`
            update idempotency_keys set earnings = '{"xpAwarded": 10, "newBadges": []}'
            where user_id = ${userId} and key = ${key}`;
          return entry;
        });
    },
  };
}
