import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type postgres from 'postgres';
import { themesOf } from '../../server/src/platform/language/themes.ts';
import { searchDocument } from '../../server/src/platform/search/document.ts';
import type { Entry } from './journal.ts';

/** Writes a whole journal into an account, with the rows that saves would have left. */
export async function seedJournal(
  sql: postgres.Sql,
  userId: number,
  entries: Iterable<Entry>,
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local synchronous_commit = off`;
    const folders = await tx<{ id: string }[]>`
      insert into folders (user_id, name, color, created_at)
      select ${userId}, 'Folder ' || n, '#8C2F39', now() from generate_series(1, 8) n
      returning id`;
    await tx`create temp table pages (content text, mood text, tags text[], folder_id bigint,
      is_pinned boolean, written_at timestamptz, words text, lexemes text[], themes text[]) on commit drop`;
    const copy = await tx`copy pages from stdin`.writable();
    for (const entry of entries) {
      const { words, lexemes } = searchDocument(entry.content, entry.tags);
      const folderId = entry.folder === null ? null : (folders[entry.folder]?.id ?? null);
      const fields = [
        ...[entry.content, entry.mood, entry.tags, folderId],
        ...[entry.isPinned, entry.writtenAt, words, lexemes, themesOf(entry.content, entry.tags)],
      ];
      await write(copy, `${fields.map(copyField).join('\t')}\n`);
    }
    copy.end();
    await once(copy, 'finish');
    await tx`
      insert into entries (user_id, content, mood, tags, is_pinned, folder_id, type, created_at,
        updated_at, local_date, listed_at, time_zone, version, word_count, search)
      select ${userId}, content, mood, tags, is_pinned, folder_id, 'journal', written_at, written_at,
        (written_at at time zone 'Europe/London')::date, written_at, 'Europe/London', 1,
        array_length(string_to_array(words, ' '), 1),
        to_tsvector('simple', words) || array_to_tsvector(lexemes)
      from pages`;
    await tx`
      insert into entry_themes (user_id, theme, local_date, entry_id)
      select user_id, theme, local_date, id from entries
      join pages on written_at = created_at and pages.content = entries.content
      cross join lateral unnest(themes) as theme
      where user_id = ${userId} on conflict do nothing`;
    await playGame(tx, [userId]);
  });
}

/** Writes the XP, days and totals that saving these entries would have left. */
async function playGame(tx: postgres.TransactionSql, people: number[] | null): Promise<void> {
  const theirs = people ? tx`where user_id = any(${people})` : tx`where user_id > 2`;
  await tx`
    insert into xp_events (user_id, kind, reference, amount, created_at)
    select user_id, 'entry', id::text, 10, created_at from entries ${theirs}
    order by created_at, id on conflict do nothing`;
  await tx`
    insert into written_days (user_id, day) select distinct user_id, local_date
    from entries ${theirs} on conflict do nothing`;
  await tx`
    insert into progress (user_id, xp, peak_xp, entries, words, last_day, moods)
    select user_id, 10 * count(*), 10 * count(*), count(*), sum(word_count), max(local_date),
      coalesce(array_agg(distinct mood) filter (where mood is not null), '{}')
    from entries ${theirs} group by user_id
    on conflict (user_id) do update set xp = excluded.xp, peak_xp = excluded.peak_xp,
      entries = excluded.entries, words = excluded.words, last_day = excluded.last_day,
      moods = excluded.moods`;
}

/** Adds `count` people with one entry each, copied in turn from the journal of `source`. */
export async function seedPeople(sql: postgres.Sql, count: number, source: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local synchronous_commit = off`;
    await tx`
      insert into users (username, email, created_at)
      select 'neighbour-' || n, 'neighbour-' || n || '@example.org', now()
      from generate_series(1, ${count}::int) n`;
    // Without it PostgreSQL, which found few people before, reads all of them again to check whose each entry is.
    await tx`analyze users`;
    await tx`
      with people as (
        select id, row_number() over () as n from users where username like 'neighbour-%'
      ), pages as (
        select *, row_number() over () as n from entries where user_id = ${source}
      ), numbered as (
        select id, 1 + n % (select count(*) from pages) as n from people
      )
      insert into entries (user_id, content, mood, tags, is_pinned, type, created_at, updated_at,
        local_date, listed_at, time_zone, version, word_count, search)
      select numbered.id, content, mood, tags, is_pinned, type, created_at, updated_at, local_date,
        listed_at, time_zone, version, word_count, search
      from numbered join pages using (n)`;
    await playGame(tx, null);
  });
}

/** Gives people a copy each of the journal of `source`, without its themes. */
export async function copyJournal(
  sql: postgres.Sql,
  source: number,
  people: readonly number[],
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local synchronous_commit = off`;
    const columns = tx`content, mood, tags, is_pinned, type, created_at, updated_at, local_date,
      listed_at, time_zone, version, word_count, search`;
    await tx`
      insert into entries (user_id, ${columns})
      select person, ${columns} from entries cross join unnest(${[...people]}::bigint[]) person
      where user_id = ${source}`;
    await playGame(tx, [...people]);
  });
}

async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

type Field = string | number | boolean | Date | string[] | null;

/** A value in COPY's text format. The generated words contain neither quotes nor braces. */
function copyField(value: Field): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((item) => `"${item}"`).join(',')}}`;
  return String(value);
}
