import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { publicParts } from '../forum.public.service.ts';

const ORIGIN = 'https://almanac.example.org';
const webRoot = mkdtempSync(join(tmpdir(), 'pathkeeper-forum-pages-'));
copyFileSync(
  join(import.meta.dirname, '../../../../../web/index.html'),
  join(webRoot, 'index.html'),
);

let test: TestApp;
let owner: Caller;
let ada: Caller;
let ines: Caller;
let categories: Map<string, number>;
let serial = 0;

beforeAll(async () => {
  test = await createTestApp({ webRoot, env: { PUBLIC_URL: ORIGIN } });
  owner = await test.person('the-owner');
  [ada, ines] = [await test.person('ada'), await test.person('ines')];
  const { body } = await test.visitor().call(api.forum.categories, {});
  categories = new Map(body.map(({ name, id }) => [name, id]));
});
afterAll(async () => {
  await test.close();
  rmSync(webRoot, { recursive: true, force: true });
});

async function read(path: string, headers: Record<string, string> = {}) {
  const url = path.replace(ORIGIN, '').replace(/#.*/, '').replaceAll('&amp;', '&');
  return test.app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

const start = async (
  person: Caller,
  { category = 'Welcome', ...body }: { title?: string; content?: string; category?: string } = {},
) => {
  // Nobody may start so many in a minute as these tests do.
  test.clock.advance(61_000);
  const { body: post } = await person.call(api.forum.createPost, {
    body: {
      title: 'A drawer',
      content: `Found, ${++serial}.`,
      categoryId: categories.get(category) ?? 0,
      ...body,
    },
  });
  return post;
};

const answer = async (person: Caller, id: number, content = `So it was, ${++serial}.`) => {
  test.clock.advance(61_000);
  const body = { content, photoAlt: null };
  return (await person.call(api.forum.createReply, { params: { id }, body })).body;
};

const remove = (person: Caller, id: number) =>
  person.call(api.forum.removePost, { params: { id } });

/** Replies straight into the database, as many as nobody would send here. */
const addReplies = (postId: number, count: number) =>
  test.db.execute(sql`
    with added as (
      insert into forum_replies (post_id, number, author_id, content, content_html, created_at)
      select ${postId}, n, ${ines.user?.id}, 'Answer ' || n, '<p>Answer ' || n || '.</p>', now()
      from generate_series(1, ${count}) n)
    update forum_posts set last_number = ${count}, reply_count = ${count} where id = ${postId}`);

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, a]) => a ?? '');
const placesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, a]) => a ?? '');
const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('a post, read without JavaScript', () => {
  it('has its words, its replies and who wrote them, under a head of its own', async () => {
    const post = await start(ada, {
      title: 'Ice & "snow"',
      content: 'It **held**.\n\n- until noon',
    });
    await answer(ines, post.id, 'Ours _did not_.');
    const { statusCode, payload, headers } = await read(`/forum/post/${post.id}`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(payload).toContain('<title>Ice &amp; &quot;snow&quot; · Pathkeeper</title>');
    expect(payload).toContain('<meta name="description" content="It held. until noon" />');
    expect(payload).toContain(`<link rel="canonical" href="${ORIGIN}/forum/post/${post.id}" />`);
    expect(payload).toContain(`rel="alternate" type="application/rss+xml"`);
    expect(payload).toContain('<h1 class="served-post">Ice &amp; &quot;snow&quot;</h1>');
    expect(payload).toContain('<p>It <strong>held</strong>.</p>');
    expect(payload).toContain('<p>Ours <em>did not</em>.</p>');
    expect(payload).toContain('id="reply-1"');
    // In US English (S3.9).
    expect(payload).toMatch(/<time datetime="2026-11-\d\d[^"]*">November \d{1,2}, 2026<\/time>/);
    expect(linksOf(payload)).toContain(`/forum/category/${categories.get('Welcome')}`);
    expect(payload).not.toContain('noindex');
    expect(jsonLdOf(payload)).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: 'Ice & "snow"',
      text: 'It held. until noon',
      url: `${ORIGIN}/forum/post/${post.id}`,
      author: { name: 'ada' },
      commentCount: 1,
      comment: [{ '@type': 'Comment', text: 'Ours did not.', author: { name: 'ines' } }],
    });
  });

  it('is text, whatever stands in it', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)> $& __CSP_NONCE__';
    const post = await start(ada, { title: evil, content: evil });
    await answer(ines, post.id, `${evil} again`);
    const address = `/forum/category/${categories.get('Welcome')}`;
    for (const path of [`/forum/post/${post.id}`, address, '/forum', `/forum?q=${evil}`]) {
      const { payload } = await read(encodeURI(path));
      expect(payload).not.toContain('<script>alert');
      expect(payload).not.toContain('<img src=x');
    }
    const { payload } = await read(`/forum/post/${post.id}`);
    expect(jsonLdOf(payload).headline).toBe(evil);
    expect(payload).toContain('__CSP_NONCE__</h1>');
  });

  it('comes fifty replies at a time, with a way on and back, however many there are', async () => {
    const post = await start(ada);
    await addReplies(post.id, 120);
    const address = `/forum/post/${post.id}`;
    const first = (await read(address)).payload;
    expect(first).toContain('Answer 50.');
    expect(first).not.toContain('Answer 51.');
    expect(first).toContain(`<link rel="next" href="${ORIGIN}${address}?from=51" />`);
    expect(first).not.toContain('rel="prev"');
    const second = (await read(`${address}?from=77`)).payload;
    expect(second).toContain('Answer 51.');
    expect(second).toContain(`<link rel="canonical" href="${ORIGIN}${address}?from=51" />`);
    expect(linksOf(second)).toEqual(expect.arrayContaining([address, `${address}?from=101`]));
    expect((await read(`${address}?page=2`)).payload).toContain('Answer 51.');
    const last = (await read(`${address}?from=101`)).payload;
    expect(last).toContain('Answer 120.');
    expect(last).not.toContain('rel="next"');
    expect((await read(`${address}?from=151`)).statusCode).toBe(404);
    expect((await read(`${address}?from=nonsense`)).payload).toContain('Answer 1.');
  });

  it('of a hundred thousand replies is answered as fast as any, to a burst of readers too', async () => {
    const post = await start(ada);
    await addReplies(post.id, 100_000);
    const begun = performance.now();
    const pages = await Promise.all(
      Array.from({ length: 200 }, () => read(`/forum/post/${post.id}?from=99951`)),
    );
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(pages[0]?.payload).toContain('Answer 100000.');
    expect(pages[0]?.payload.length).toBeLessThan(100_000);
  });

  it('is the same for whoever is signed in, and not sent again while it is the same', async () => {
    const post = await start(ada);
    await ines.call(api.forum.like, { body: { postId: post.id } });
    const address = `/forum/post/${post.id}`;
    const visitor = await read(address);
    const reader = await read(address, { authorization: `Bearer ${ines.token}` });
    const said = (page: { payload: string }) =>
      page.payload.replace(/<meta name="csp-nonce"[^>]*>/, '');
    expect(said(reader)).toBe(said(visitor));
    const etag = String(visitor.headers.etag);
    expect((await read(address, { 'if-none-match': etag })).statusCode).toBe(304);
    await answer(ines, post.id);
    expect((await read(address, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('what is not there', () => {
  it('is 404 where nothing ever was, and 410 where something was', async () => {
    const post = await start(ada, { title: 'A secret', content: 'Between us.' });
    await remove(ada, post.id);
    const gone = await read(`/forum/post/${post.id}`);
    expect(gone.statusCode).toBe(410);
    expect(gone.payload).not.toContain('Between us');
    expect(gone.payload).not.toContain('A secret');
    expect(gone.payload).toContain('noindex');
    for (const path of ['/forum/post/999999', '/forum/post/x', '/forum/category/999999']) {
      expect((await read(path)).statusCode, path).toBe(404);
    }
    expect((await read('/forum?cursor=nonsense')).statusCode).toBe(404);
  });

  it('keeps its place while others have answered, without its words', async () => {
    const post = await start(ada, { title: 'A secret', content: 'Between us.' });
    const reply = await answer(ines, post.id, 'Only this: keep it.');
    await answer(ada, post.id, 'I shall.');
    await remove(ada, post.id);
    const removed = await read(`/forum/post/${post.id}`);
    expect(removed.statusCode).toBe(200);
    expect(removed.payload).toContain('Removed by its author.');
    expect(removed.payload).toContain('Only this: keep it.');
    expect(removed.payload).not.toMatch(/A secret|Between us/);
    expect(removed.payload).toContain('noindex');
    expect(jsonLdOf(removed.payload)).toBeNull();
    await ines.call(api.forum.removeReply, { params: { id: post.id, number: reply.id } });
    expect((await read(`/forum/post/${post.id}`)).payload).not.toContain('Only this');
  });

  it('is said of nothing that opens at a level', async () => {
    const post = await start(owner, { category: 'Oracle', title: 'From the beacon' });
    for (const path of [`/forum/post/${post.id}`, `/forum/category/${categories.get('Oracle')}`]) {
      const { statusCode, payload } = await read(path);
      expect(statusCode).toBe(200);
      expect(payload).toContain('noindex');
      expect(payload).not.toContain('From the beacon');
      expect(payload).not.toContain('id="served"');
    }
    const { payload } = await read('/forum');
    expect(payload).not.toMatch(/From the beacon|Oracle/);
  });
});

describe('the lists of the forum', () => {
  it('lead from the front page to every category, and on to older posts', async () => {
    for (let n = 0; n < 25; n += 1) await start(owner, { category: 'Quests', title: `Quest ${n}` });
    const front = (await read('/forum')).payload;
    const address = `/forum/category/${categories.get('Quests')}`;
    expect(linksOf(front)).toContain(address);
    const seen: string[] = [];
    let page: string | undefined = address;
    for (let turns = 0; page && turns < 5; turns += 1) {
      const { payload } = await read(page);
      expect(payload.includes('noindex')).toBe(page !== address);
      seen.push(...[...payload.matchAll(/>(Quest \d+)<\/a>/g)].map(([, title]) => title ?? ''));
      page = /<a rel="next" href="([^"]+)"/.exec(payload)?.[1];
    }
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  it('can be searched without JavaScript, by nobody’s index', async () => {
    await start(ada, { title: 'The lighthouse', content: 'It was lit.' });
    const { payload } = await read('/forum?q=lighthouse');
    expect(payload).toContain('The lighthouse</a>');
    expect(payload).toContain('noindex');
    expect((await read('/forum?q=zeppelin')).payload).toContain('Nothing in the forum');
  });
});

describe('what machines ask for', () => {
  it('leads from the sitemap to every public post and word, and to no hidden one', async () => {
    const rows = await test.db.execute<{ id: string; title: string; hidden: boolean }>(sql`
      select p.id, title, (removed_at is not null or c.read_level > 1) as hidden
      from forum_posts p join forum_categories c on c.id = p.category_id`);
    const robots = (await read('/robots.txt')).payload;
    const sitemap = /Sitemap: (\S+)/.exec(robots)?.[1] ?? '';
    const places = placesOf((await read(sitemap)).payload);
    expect(places).toEqual(
      expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/forum`, `${ORIGIN}/rules`]),
    );
    for (const { id, hidden } of rows) {
      expect(places.includes(`${ORIGIN}/forum/post/${id}`), id).toBe(!hidden);
    }
    let words = '';
    for (const place of places.filter((each) => each.includes('/forum/'))) {
      let page: string | undefined = place;
      for (let turns = 0; page && turns < 4; turns += 1) {
        const { statusCode, payload } = await read(page);
        expect(statusCode, page).toBe(200);
        words += payload;
        page = /<a rel="next" href="([^"]+)"/.exec(payload)?.[1];
      }
    }
    const replies = await test.db.execute<{ html: string; hidden: boolean }>(sql`
      select r.content_html as html,
        (r.removed_at is not null or c.read_level > 1) as hidden
      from forum_replies r join forum_posts p on p.id = r.post_id
      join forum_categories c on c.id = p.category_id
      where p.last_number < 1000 and p.removed_at is null`);
    for (const { html, hidden } of replies) expect(words.includes(html), html).toBe(!hidden);
  });

  it('is an index of parts where there are many posts, each of a range of ids', async () => {
    const list = publicParts(test, 5);
    const parts = await list.parts();
    expect(parts).toBeGreaterThan(3);
    const all = (
      await Promise.all(Array.from({ length: parts }, (_, i) => list.part(i + 1)))
    ).flat();
    const [row] = await test.db.execute<{ count: number }>(sql`
      select count(*)::int as count from forum_posts p
      join forum_categories c on c.id = p.category_id
      where removed_at is null and c.read_level = 1`);
    expect(new Set(all.map(({ path }) => path)).size).toBe(row?.count);
    expect((await read('/sitemap-forum-1.xml')).statusCode).toBe(200);
    expect((await read('/sitemap-pages.xml')).payload).toContain(`${ORIGIN}/forum</loc>`);
    expect((await read('/sitemap-forum-99.xml')).statusCode).toBe(404);
    expect((await read('/sitemap-blog-1.xml')).statusCode).toBe(404);
  });

  it('is a feed of what was written last', async () => {
    const post = await start(ada, {
      title: 'Newest & <best>',
      content: 'With a [way](/about) on.',
    });
    const hidden = await start(ada, { title: 'Not for long' });
    await remove(ada, hidden.id);
    const { payload, headers } = await read('/forum/rss.xml');
    expect(headers['content-type']).toContain('application/rss+xml');
    expect(payload).toContain('<title>Newest &amp; &lt;best&gt;</title>');
    expect(payload).toContain(`<link>${ORIGIN}/forum/post/${post.id}</link>`);
    expect(payload).toContain(`href=&quot;${ORIGIN}/about&quot;`);
    expect(payload).toContain('<dc:creator>ada</dc:creator>');
    expect(payload).not.toMatch(/Not for long|From the beacon/);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await read('/forum/rss.xml', known)).statusCode).toBe(304);
    // What is removed leaves the newest date as it was, so a date alone is never enough.
    const dated = { 'if-modified-since': new Date(4e12).toUTCString() };
    expect((await read('/forum/rss.xml', dated)).statusCode).toBe(200);
    await start(ada, { title: 'Newer' });
    expect((await read('/forum/rss.xml', known)).payload).toContain('Newer');
  });
});
