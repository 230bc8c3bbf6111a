import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { NoticeRow } from './notices.repository.ts';
import { patternOfName } from './notices.rules.ts';

/** Texts that are counted for one notice; more are "more than 99". */
const COUNTED = 100;

/** Texts that are looked at for one notice of answers or mentions: more than are counted, for some may be gone. */
const SOURCES = 10 * COUNTED;

/** What stands in the forum of what a notice tells of. */
export interface StandingRow {
  id: number;
  title: string;
  /** Texts and their authors, counted up to a hundred texts; 0 of a notice of an act. */
  texts: number;
  people: number;
  /** Whether the post is the reader's own. */
  isOwnPost: boolean;
  /** What the post's category asks for. */
  category: { isActive: boolean; minLevel: number; readLevel: number };
  /** Of the newest text. */
  number: number;
  authorId: number | null;
  content: string | null;
}

type About = Pick<NoticeRow, 'id' | 'kind' | 'postId' | 'sinceNumber'>;

const column = (values: readonly (number | string | null)[]) => sql.param([...values]);

const noticesAs = (about: readonly About[], name: SQL): SQL => sql`
  unnest(${column(about.map(({ id }) => id))}::bigint[], ${column(about.map(({ kind }) => kind))}::text[],
    ${column(about.map(({ postId }) => postId))}::bigint[],
    ${column(about.map(({ sinceNumber }) => sinceNumber))}::int[]) as ${name}(id, kind, post_id, since_number)`;

/** The texts that answer somebody or name them, of each of these notices the newest. */
async function sourcesOf(
  db: Database,
  ownerId: number,
  about: readonly About[],
): Promise<{ id: number; number: number }[]> {
  const rows = await db.execute<{ id: string; number: number }>(sql`
    select n.id, s.number from ${noticesAs(about, sql`n`)}
    cross join lateral (
      select number from notice_sources
      where user_id = ${ownerId} and kind = n.kind and post_id = n.post_id and number >= n.since_number
      order by number desc limit ${SOURCES}) s`);
  return rows.map(({ id, number }) => ({ id: Number(id), number }));
}

/** What finds somebody's name in the texts that named them. */
async function patternOf(db: Database, ownerId: number): Promise<string> {
  const [row] = await db.execute<{ username: string }>(
    sql`select username from users where id = ${ownerId}`,
  );
  return patternOfName(row?.username ?? '');
}

async function mutedBy(db: Database, ownerId: number): Promise<number[]> {
  const rows = await db.execute<{ id: string }>(
    sql`select muted_id as id from mutes where user_id = ${ownerId}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Whether a reply answers somebody: of one that names them as well, only that is told. */
const isAnswerTo = (ownerId: number): SQL => sql`
  exists (select from forum_posts p where p.id = r.post_id and r.parent_number is null and p.author_id = ${ownerId}
    union all select from forum_replies a where a.post_id = r.post_id and a.number = r.parent_number
      and a.author_id = ${ownerId})`;

/** What is told of one notice: how much, by how many, and which is the newest. */
interface Texts {
  texts: number;
  people: number;
  number: number;
}

/** Whether a source still addresses its reader: a name may have been edited away since. */
interface Addresses {
  reply: SQL;
  post: SQL;
}

/** The texts of each notice that stand and are heard: new replies to what is followed, and its sources. */
async function countTexts(
  db: Database,
  about: readonly About[],
  sources: readonly { id: number; number: number }[],
  { isHeard, addresses }: { isHeard: (words: SQL) => SQL; addresses: Addresses },
): Promise<ReadonlyMap<number, Texts>> {
  const noticeOf = new Map(about.map((notice) => [notice.id, notice]));
  const sourcesAs = sql`
    unnest(${column(sources.map(({ id }) => id))}::bigint[],
      ${column(sources.map(({ id }) => noticeOf.get(id)?.kind ?? null))}::text[],
      ${column(sources.map(({ id }) => noticeOf.get(id)?.postId ?? null))}::bigint[],
      ${column(sources.map(({ number }) => number))}::int[]) as s(id, kind, post_id, number)`;
  const rows = await db.execute<Record<'id', string> & Record<keyof Texts, number>>(sql`
    select id, least(count(*), ${COUNTED})::int as texts,
      least(count(distinct author_id), ${COUNTED})::int as people, max(number) as number
    from (
      select n.id, r.number, r.author_id
      from ${noticesAs(
        about.filter(({ kind }) => kind === 'followed'),
        sql`n`,
      )}
      join forum_posts p on p.id = n.post_id
      join forum_replies r on r.post_id = p.id
        and r.number >= greatest(n.since_number, p.last_number - ${SOURCES})
      where ${isHeard(sql`r`)}
      union all
      select s.id, r.number, r.author_id
      from ${sourcesAs}
      join forum_replies r on r.post_id = s.post_id and r.number = s.number
      where ${isHeard(sql`r`)} and ${addresses.reply}
      union all
      select s.id, 0, p.author_id
      from ${sourcesAs}
      join forum_posts p on p.id = s.post_id
      where s.number = 0 and ${isHeard(sql`p`)} and ${addresses.post}
    ) texts group by id`);
  return new Map(
    rows.map(({ id, texts, people, number }) => [Number(id), { texts, people, number }]),
  );
}

/**
 * What of these notices of somebody's still stands in the forum: texts that are not removed, by people
 * who are not muted. A notice that is not in the answer has nothing left to tell of. A few statements, however
 * many notices: what is the person's is read first, for the forum may lie on other nodes (ADR-0035).
 */
export async function standingOf(
  db: Database,
  ownerId: number,
  rows: readonly About[],
): Promise<ReadonlyMap<number, StandingRow>> {
  const about = rows.filter(({ postId }) => postId !== null);
  if (about.length === 0) return new Map();
  const [sources, muted, pattern] = await Promise.all([
    sourcesOf(
      db,
      ownerId,
      about.filter(({ kind }) => kind === 'answer' || kind === 'mention'),
    ),
    mutedBy(db, ownerId),
    patternOf(db, ownerId),
  ]);
  const isHeard = (words: SQL): SQL => sql`
    ${words}.removed_at is null and ${words}.author_id is distinct from ${ownerId}
    and (${words}.author_id is null or ${words}.author_id <> all(${column(muted)}::bigint[]))`;
  const names = (words: SQL): SQL => sql`(s.kind <> 'mention' or ${words}.content ~* ${pattern})`;
  const texts = await countTexts(db, about, sources, {
    isHeard,
    addresses: { reply: sql`(${names(sql`r`)} or ${isAnswerTo(ownerId)})`, post: names(sql`p`) },
  });
  const found = await db.execute<
    Omit<StandingRow, 'id' | 'authorId' | keyof Texts> & Record<string, unknown>
  >(sql`
    select n.id,
      case when p.removed_at is null or p.author_id = ${ownerId} then p.title else '' end as title,
      case when n.number = 0 then p.author_id else r.author_id end as "authorId",
      left(case when n.number = 0 then p.content else r.content end, 400) as content,
      p.author_id is not distinct from ${ownerId} as "isOwnPost",
      json_build_object('isActive', c.is_active, 'minLevel', c.min_level, 'readLevel', c.read_level)
        as category
    from unnest(${column(about.map(({ id }) => id))}::bigint[],
      ${column(about.map(({ kind }) => kind))}::text[],
      ${column(about.map(({ postId }) => postId))}::bigint[],
      ${column(about.map(({ id }) => texts.get(id)?.number ?? null))}::int[]) as n(id, kind, post_id, number)
    join forum_posts p on p.id = n.post_id and (p.removed_at is null or n.kind = 'moderation')
    join forum_categories c on c.id = p.category_id
    left join forum_replies r on r.post_id = p.id and r.number = n.number
    where n.number is not null or n.kind = 'moderation'`);
  const sinceOf = new Map(about.map(({ id, sinceNumber }) => [id, sinceNumber]));
  return new Map(
    [...found].map(({ id, authorId, ...row }) => {
      const key = Number(id);
      const none = { texts: 0, people: 0, number: sinceOf.get(key) ?? 0 };
      const author = authorId === null ? null : Number(authorId);
      return [key, { ...row, ...(texts.get(key) ?? none), id: key, authorId: author }];
    }),
  );
}
