import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { type Client, formOf, openClient, request } from '../client.ts';
import type { Installation } from '../installation.ts';
import { measureLoad } from '../load/load.ts';
import type { HttpRequest, Workload } from '../load/workloads.ts';
import { inTurn, interleave, median, runsOf, type Side } from '../measure.ts';
import { type Person, register } from '../people.ts';
import { openRecorder, type Recorder } from '../recorder.ts';
import type { Row, Table } from '../report.ts';
import { bareForum } from './driver.ts';
import { type SeededForum, type Sizes, seedForum, seedReader } from './seed.ts';

const ROUNDS = 60;
const MAX_MS = 180_000;
/** People who answer in turn: what one wrote in the last minute is compared with what they write. */
const WRITERS = 20;
const TARGET = 2;
/** More than are sent in the seconds of a load. */
const MOST_REPLIES = 5000;

/** A call of the forum, and the same work by the driver alone. */
interface Call {
  name: string;
  paths: string[];
  /** The least that does the same work, written by hand. */
  least?: Side;
}

/** Fills a forum and measures its calls: beside the bare statements one at a time, and under load. */
export async function* measureForum(
  installation: Installation,
  sizes: Sizes,
): AsyncGenerator<Table> {
  const sql = postgres({ ...(await installation.connection()), max: 1, onnotice: () => {} });
  const begun = performance.now();
  const forum = await seedForum(sql, sizes);
  // After all that, for a session's token lasts a quarter of an hour.
  const reader = await register(installation, 'reader');
  const writers: Person[] = [];
  for (let n = 0; n < WRITERS; n++) writers.push(await register(installation, `writer-${n}`));
  await seedReader(sql, reader.id);
  console.log(`  filled in ${Math.round((performance.now() - begun) / 1000)} s`);

  const recorder = await openRecorder(installation, 1);
  const client = openClient(installation.port);
  try {
    const bench = { installation, sql, recorder, client, reader, writers, forum, sizes };
    yield await compare(bench);
    yield await load(bench);
  } finally {
    client.close();
    await recorder.close();
    await sql.end();
  }
}

interface Bench {
  installation: Installation;
  sql: postgres.Sql;
  recorder: Recorder;
  client: Client;
  reader: Person;
  writers: Person[];
  forum: SeededForum;
  sizes: Sizes;
}

async function compare(bench: Bench): Promise<Table> {
  const { sql, recorder, client, reader, forum, sizes } = bench;
  const calls = callsOf(forum, sizes, bareForum(sql, { id: reader.id, since: longAgo() }));
  const sides: Record<string, Side> = {};
  const statements = new Map<string, number>();
  for (const { name, paths, least } of calls) {
    const recorded = (await inOrder(paths, (path) => recorder.record(path, reader))).flat();
    statements.set(name, recorded.length);
    sides[`${name} bare`] = () => recorder.replay(recorded);
    if (least) sides[`${name} least`] = least;
    const requests = paths.map((path) => reader.get(path));
    sides[`${name} http`] = async () => {
      for (const each of requests) await client.send(each);
    };
  }
  const write = await replySides(bench);
  Object.assign(sides, write.sides);
  statements.set(write.name, write.statements);
  const times = await interleave(sides, { rounds: ROUNDS, maxMs: MAX_MS });

  const of = (name: string) => median(times[name] ?? []);
  const row = (name: string, count: number): Row => {
    const [http, bare, least] = [of(`${name} http`), of(`${name} bare`), of(`${name} least`)];
    const values = { statements: count, ratio: http / bare, http, bare, least };
    return { name, values, target: TARGET };
  };
  const figures = [sizes.posts, sizes.replies, sizes.people].map((n) => n.toLocaleString('en-US'));
  return {
    title: `The forum with ${figures[0]} posts, ${figures[1]} replies in one, ${figures[2]} people (median ms)`,
    rows: [...statements].map(([name, count]) => row(name, count)),
  };
}

async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

/** Since when the seeded reader can have something unread. */
const longAgo = () => new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);

function callsOf(
  { categoryId, longPostId, words }: SeededForum,
  { replies }: Sizes,
  bare: ReturnType<typeof bareForum>,
): Call[] {
  const posts = (query: string) => [`/api/forum/posts?limit=20&${query}`];
  const hundred = (from: number) => [
    `/api/forum/posts/${longPostId}`,
    ...[from, from + 50].map((n) => `/api/forum/posts/${longPostId}/replies?from=${n}&limit=50`),
  ];
  const lastHundred = replies - 99;
  return [
    { name: 'next to nothing: the figures', paths: ['/api/forum/stats'] },
    { name: 'front page', paths: posts(''), least: bare.front },
    {
      name: 'category page',
      paths: posts(`categoryId=${categoryId}`),
      least: () => bare.category(categoryId),
    },
    {
      name: 'post, first hundred replies',
      paths: hundred(1),
      least: () => bare.post(longPostId, 1),
    },
    {
      name: 'post, last hundred replies',
      paths: hundred(lastHundred),
      least: () => bare.post(longPostId, lastHundred),
    },
    { name: 'fifty replies', paths: hundred(1).slice(1, 2), least: () => bare.replies(longPostId) },
    { name: 'unread', paths: posts('unread=true'), least: bare.unread },
    ...(['rare', 'middling', 'common'] as const).map((kind) => ({
      name: `search, a ${kind} word`,
      paths: posts(`q=${words[kind]}`),
      least: () => bare.search(words[kind]),
    })),
    { name: 'leaderboard', paths: ['/api/leaderboard/top-users'], least: bare.topUsers },
    { name: 'own place', paths: ['/api/leaderboard/me'] },
  ];
}

/** The same calls over many connections, in the form in which NodeBB's figures are given. */
async function load(bench: Bench): Promise<Table> {
  const { installation, reader, forum, sizes } = bench;
  const sql = postgres({ ...(await installation.connection()), max: 10, onnotice: () => {} });
  const calls = callsOf(forum, sizes, bareForum(sql, { id: reader.id, since: longAgo() }));
  const workloads = calls.flatMap(({ name, paths: [path = '', ...more], least }): Workload[] =>
    more.length > 0 || !least
      ? []
      : [{ name, requests: [{ method: 'GET', path, headers: reader.headers }], driver: least }],
  );
  const { next, bare } = repliesOf({ ...bench, sql });
  const replies = Array.from({ length: MOST_REPLIES }, next);
  workloads.push({ name: 'reply', requests: replies, driver: bare });
  try {
    return await measureLoad({ label: 'the same forum', installation, workloads });
  } finally {
    await sql.end();
  }
}

/** Replies of many people, each to another of the posts and each with words of its own. */
function repliesOf({ sql, writers, forum }: Pick<Bench, 'sql' | 'writers' | 'forum'>) {
  const [writer, postId] = [inTurn(writers), inTurn(forum.openPostIds)];
  const statements = bareForum(sql, { id: 0, since: new Date(0) });
  const content = () =>
    `So it was, ${randomUUID()}.\n\nAnd **not** otherwise, as _far_ as one sees.`;
  return {
    next(): HttpRequest & { body: string } {
      const form = formOf({ content: content() });
      return {
        method: 'POST',
        path: `/api/forum/posts/${postId()}/replies`,
        headers: { ...writer().headers, ...form.headers, 'idempotency-key': randomUUID() },
        body: form.body,
      };
    },
    bare: () => statements.reply(writer().id, postId(), content()),
  };
}

/** Three sides write replies. */
const EACH_THIRD = 3;

/** Replies over HTTP, by their statements alone, and by the least that does the same. */
async function replySides(bench: Bench) {
  const { forum, recorder, client } = bench;
  const name = 'reply';
  // Those that are recorded answer posts of their own, so that their numbers are still free when they are replayed;
  // the others answer the posts beside them, so that no side is the first to touch their pages.
  const turns = WRITERS + runsOf(ROUNDS);
  const isOwn = (at: number) => at % EACH_THIRD === 0 && at < turns * EACH_THIRD;
  const own = forum.openPostIds.filter((_, at) => isOwn(at));
  const others = forum.openPostIds.filter((_, at) => !isOwn(at));
  const recorded = repliesOf({ ...bench, forum: { ...forum, openPostIds: own } });
  // Before the last of them every session has been looked up.
  const unspent = (await recorder.recordPosts(recorded.next, turns)).slice(WRITERS);
  const { next, bare } = repliesOf({ ...bench, forum: { ...forum, openPostIds: others } });
  const replayed = inTurn(unspent);
  return {
    name,
    statements: unspent[0]?.length ?? 0,
    sides: {
      [`${name} bare`]: () => recorder.replay(replayed()),
      [`${name} least`]: bare,
      [`${name} http`]: () => {
        const { method, path, headers, body } = next();
        return client.send(request(method, path, headers, body));
      },
    },
  };
}
