import { api, type CallInput, type ManagedArticle } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { purgeArticles } from './publish.service.ts';
import { redrawArticles } from './save.service.ts';

const calls = api.blogAdmin;
const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
let owner: Caller;
let admin: Caller;
let visitor: Caller;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.person('the-owner');
  admin = await test.person('ada');
  await test.db.execute(sql`update users set role = 'admin' where id = ${admin.user?.id}`);
  visitor = test.visitor();
});
afterAll(() => test.close());

type Body = CallInput<typeof calls.create>['body'];

const COMPLETE: Body = {
  title: 'The lake in March',
  excerpt: 'Ice, and what it holds.',
  content: '<p>It held until noon.</p>',
  category: 'Habits',
};

const create = (body: Partial<Body> = {}, headers = {}) =>
  owner.call(calls.create, { body: { ...COMPLETE, ...body } }, headers);

async function made(body: Partial<Body> = {}): Promise<ManagedArticle> {
  const reply = await create(body);
  expect(reply.body.error).toBeUndefined();
  expect(reply.status).toBe(201);
  return reply.body;
}

const on = (id: number) => ({ params: { id } });

/** What the log says was done to an article, in order (D54). */
const actsOn = async (id: number) => {
  const acts = await test.db.execute<{ act: string }>(
    sql`select act from audit_log where area = 'blog' and subject_id = ${id} order by id`,
  );
  return [...acts].map(({ act }) => act);
};

const read = (slug: string) => visitor.call(api.blog.article, { params: { slug } });

describe('an address', () => {
  it.each([
    ['The Lake: in March!', 'the-lake-in-march'],
    ['Élan, Straße & Łódź', 'elan-strasse-lodz'],
    ['  Two   words  ', 'two-words'],
  ])('is made of the title %j', async (title, slug) => {
    expect((await made({ title })).slug).toBe(slug);
  });

  it('is the number where a title has no letter of ours, and takes a number while it is taken', async () => {
    const { id, slug } = await made({ title: '日本' });
    expect(slug).toBe(`article-${id}`);
    await made({ title: 'Twice' });
    expect((await made({ title: 'Twice' })).slug).toBe('twice-2');
    expect((await made({ title: 'Other', slug: 'twice' })).slug).toBe('twice-3');
    const long = 'l'.repeat(250);
    expect((await made({ slug: long })).slug).toBe(long);
    expect((await made({ slug: long })).slug).toBe(`${'l'.repeat(240)}-2`);
  });

  it('that the blog itself uses is refused where it is typed, and numbered where it is made', async () => {
    const { status, body } = await create({ slug: 'Preview' });
    expect([status, body.fields?.slug]).toEqual([
      400,
      'The blog itself uses this address. Please choose another one.',
    ]);
    expect((await made({ title: 'Preview' })).slug).toBe('preview-2');
  });

  it('leads on for good once readers had it; that of a draft leaves no trace', async () => {
    const draft = await made({ title: 'First thought' });
    await owner.call(calls.update, { ...on(draft.id), body: { title: 'Second thought' } });
    expect((await read('first-thought')).status).toBe(404);
    await owner.call(calls.publish, on(draft.id));
    await owner.call(calls.update, { ...on(draft.id), body: { title: 'Third thought' } });
    expect((await read('second-thought')).body.title).toBe('Third thought');
    await owner.call(calls.update, { ...on(draft.id), body: { slug: 'fourth' } });
    expect((await read('second-thought')).body.slug).toBe('fourth');
    // Nobody else gets it while it leads there.
    expect((await made({ title: 'Second thought' })).slug).toBe('second-thought-2');
  });
});

describe('what is refused, and what is cleaned', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    [
      'a title of 201',
      { title: 'a'.repeat(201) },
      'title',
      'Title can be at most 200 characters long.',
    ],
    [
      'a slug of 251',
      { slug: 'a'.repeat(251) },
      'slug',
      'Slug can be at most 250 characters long.',
    ],
    [
      'a meta title of 61',
      { metaTitle: 'a'.repeat(61) },
      'metaTitle',
      'Meta title can be at most 60 characters long.',
    ],
    [
      'a meta description of 161',
      { metaDescription: 'a'.repeat(161) },
      'metaDescription',
      'Meta description can be at most 160 characters long.',
    ],
    ['no title', { title: ' ' }, 'title', 'Title is required.'],
    ['no excerpt', { excerpt: undefined }, 'excerpt', 'Excerpt is required.'],
    ['content without a word', { content: '<p> <br></p>' }, 'content', 'Content is required.'],
    ['a space that does not break', { content: '<p>&nbsp;</p>' }, 'content', 'Content is required'],
    ['a script alone', { content: '<script>alert(1)</script>' }, 'content', 'Content is required.'],
    [
      'a data: picture alone',
      { content: '<img src="data:image/png;base64,AAAA">' },
      'content',
      'Content is required.',
    ],
    ['an unknown category', { category: 'Weather' }, 'category', 'The category must be one of'],
    ['no category', { category: undefined }, 'category', 'The category must be one of'],
    [
      'a date in the year 9999',
      { publishedAt: '9999-01-01T00:00:00Z' },
      'publishedAt',
      'The date must lie between the years 2000 and 2100.',
    ],
    [
      'a picture from elsewhere',
      { featuredImage: 'https://x.example/a.png' },
      'featuredImage',
      'The picture must be one that was uploaded here.',
    ],
    [
      'a picture that is not here',
      { featuredImage: `/api/files/${'x'.repeat(43)}/1600` },
      'featuredImage',
      'A picture is not here any more.',
    ],
    [
      'half a megabyte and more',
      { content: `<p>${'a'.repeat(500_001)}</p>` },
      'content',
      'Content can be at most 500,000 characters long.',
    ],
  ])('%s', async (_what, body, field, sentence) => {
    const before = await count();
    const reply = await owner.send('POST', calls.create.path, { ...COMPLETE, ...body });
    expect(reply.status).toBe(400);
    expect((reply.body as { fields?: Record<string, string> }).fields?.[field]).toContain(sentence);
    expect(await count()).toBe(before);
  });

  const count = async () =>
    Number((await test.db.execute(sql`select count(*)::int as n from blog_articles`))[0]?.n);

  it('2 MB of HTML is too large, in a sentence', async () => {
    const content = `<p>${'word '.repeat(450_000)}</p>`;
    const { status, body } = await create({ content });
    expect(status).toBe(413);
    expect(body.error.length).toBeGreaterThan(10);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event', '<img src="x" onerror="alert(1)">'],
    ['an iframe', '<iframe src="https://x.example"></iframe>'],
    ['a data: picture', '<img src="data:image/png;base64,AAAA">'],
    ['a picture from elsewhere', '<img src="https://x.example/a.png">'],
  ])('%s is taken out of the content', async (_what, hostile) => {
    const { content } = await made({ content: `<p style="color:red">Kept.</p>${hostile}` });
    expect(content).toBe('<p>Kept.</p>');
  });

  it('nobody but admins writes', async () => {
    const person = await test.person();
    const { status } = await person.call(calls.create, { body: COMPLETE });
    expect(status).toBe(403);
  });
});

describe('a planned article', () => {
  it('is there at its time, without anything being done, and in no list before', async () => {
    const at = new Date(test.clock.now().getTime() + 2 * DAY).toISOString();
    const { slug, state } = await made({ title: 'Planned', isPublished: true, publishedAt: at });
    expect(state).toBe('scheduled');
    const raw = async (path: string) => (await test.app.inject(path)).payload;
    const places = async () => {
      const list = await visitor.call(api.blog.articles, { query: { limit: 50 } });
      const found = await visitor.call(api.blog.search, { query: { q: 'planned' } });
      return {
        article: (await read(slug)).status,
        list: list.body.some((each) => each.slug === slug),
        found: found.headers['x-total-count'],
        rss: (await raw('/blog/rss.xml')).includes(`/blog/${slug}<`),
        json: (await raw('/blog/feed.json')).includes(`/blog/${slug}"`),
        sitemap: (await raw('/sitemap.xml')).includes(`/blog/${slug}<`),
      };
    };
    const nowhere = {
      article: 404,
      list: false,
      found: '0',
      rss: false,
      json: false,
      sitemap: false,
    };
    expect(await places()).toEqual(nowhere);
    test.clock.advance(2 * DAY - 1);
    expect(await places()).toEqual(nowhere);
    test.clock.advance(1);
    expect(await places()).toEqual({
      ...{ article: 200, list: true, found: '1', rss: true, json: true, sitemap: true },
    });
    const { body } = await read(slug);
    // Nothing says that it changed before it was there.
    expect([body.publishedAt, body.updatedAt]).toEqual([at, at]);
  });

  it('keeps the time of its first publication', async () => {
    const { id, publishedAt } = await made({ title: 'Twice out', isPublished: true });
    test.clock.advance(DAY);
    await owner.call(calls.unpublish, on(id));
    expect((await owner.call(calls.publish, on(id))).body.publishedAt).toBe(publishedAt);
  });

  it('that was withdrawn before its time is published at the time it is', async () => {
    const at = new Date(test.clock.now().getTime() + DAY).toISOString();
    const { id } = await made({ title: 'Not yet', isPublished: true, publishedAt: at });
    expect((await owner.call(calls.unpublish, on(id))).body.publishedAt).toBeNull();
    test.clock.advance(3 * DAY);
    const { body } = await owner.call(calls.publish, on(id));
    expect(body.publishedAt).toBe(test.clock.now().toISOString());
  });
});

describe('drafts and what waits', () => {
  it('a draft begins with nothing, and says what it lacks once it is to be published', async () => {
    const { body: draft } = await owner.call(calls.begin, { body: {} });
    expect([draft.state, draft.slug]).toEqual(['draft', `article-${draft.id}`]);
    const { status, body } = await owner.call(calls.publish, on(draft.id));
    expect([status, body.fields]).toEqual([
      400,
      {
        title: 'Title is required.',
        excerpt: 'Excerpt is required.',
        content: 'Content is required.',
        category: 'Category is required.',
      },
    ]);
  });

  it('what a save does not name stays, as a draft and as changes that wait', async () => {
    for (const isPublished of [false, true]) {
      const { id, content, tags } = await made({ title: 'Stays', tags: ['ice'], isPublished });
      await owner.call(calls.saveDraft, { ...on(id), body: { excerpt: 'Another.' } });
      const { body } = await owner.call(calls.saveDraft, { ...on(id), body: { title: 'New' } });
      const now = body.waiting ?? body;
      expect([now.title, now.excerpt, now.content, now.tags, now.category]).toEqual([
        ...['New', 'Another.', content, tags],
        'Habits',
      ]);
    }
  });

  it('a change that leaves no word of the content is refused', async () => {
    const { id } = await made({ title: 'Emptied' });
    const body = { content: '<script>alert(1)</script><p>&nbsp;</p>' };
    const { status, body: answer } = await owner.call(calls.update, { ...on(id), body });
    expect([status, answer.fields]).toEqual([400, { content: 'Content is required.' }]);
  });

  it('one key makes one article, however often it is tried', async () => {
    const key = { 'idempotency-key': 'once' };
    const [one, two] = await Promise.all([
      create({ title: 'Once' }, key),
      create({ title: 'Once' }, key),
    ]);
    expect(one.body.id).toBe(two.body.id);
  });

  it('changes of a published article wait, and go out together', async () => {
    const { id, slug } = await made({ title: 'Waits', isPublished: true });
    const words = { ...COMPLETE, title: 'Waits no more', content: '<p>Changed.</p>' };
    const { body } = await owner.call(calls.saveDraft, { ...on(id), body: words });
    expect([body.hasWaiting, body.content, body.waiting?.content]).toEqual([
      true,
      '<p>It held until noon.</p>',
      '<p>Changed.</p>',
    ]);
    expect((await read(slug)).body.title).toBe('Waits');
    const published = await owner.call(calls.publish, on(id));
    expect([published.body.hasWaiting, published.body.slug]).toEqual([false, slug]);
    expect((await read(slug)).body.title).toBe('Waits no more');
    expect(await actsOn(id)).toEqual(['create', 'publish', 'edit']);
  });

  it('a change of an older version is refused with what stands; what is the same is a retry', async () => {
    const { id, version } = await made({ title: 'Two hands' });
    const save = (person: Caller, content: string) =>
      person.call(calls.saveDraft, {
        ...on(id),
        body: { ...COMPLETE, title: 'Two hands', content, expectedVersion: version },
      });
    expect((await save(owner, '<p>Mine.</p>')).body.version).toBe(version + 1);
    const refused = await save(admin, '<p>Theirs.</p>');
    expect([refused.status, refused.body.code]).toEqual([409, 'edit_conflict']);
    expect(refused.body.article).toMatchObject({ content: '<p>Mine.</p>', version: version + 1 });
    expect((await save(owner, '<p>Mine.</p>')).status).toBe(200);
  });
});

describe('versions', () => {
  it('are one for a sitting, but not where much is lost, and can be brought back', async () => {
    const { id } = await made({ title: 'Many', content: `<p>${'One two three. '.repeat(9)}</p>` });
    const save = (content: string) =>
      owner.call(calls.saveDraft, { ...on(id), body: { ...COMPLETE, title: 'Many', content } });
    await save(`<p>${'One two three. '.repeat(10)}</p>`);
    expect((await owner.call(calls.versions, on(id))).body).toHaveLength(1);
    await save('<p>Gone.</p>');
    const { body: versions } = await owner.call(calls.versions, on(id));
    expect(versions.map(({ savedBy }) => savedBy)).toEqual(['the-owner', 'the-owner']);
    const params = { id, version: versions[1]?.version ?? 0 };
    const { body: old } = await owner.call(calls.version, { params });
    expect(old.differences.map(({ kind }) => kind)).toContain('removed');
    const { body } = await owner.call(calls.returnTo, { params });
    expect(body.content).toBe(old.content);
  });
});

describe('what older rules let through', () => {
  it('is cleaned and drawn again, as a draft and as changes that wait', async () => {
    const { id, slug } = await made({ title: 'Older', isPublished: true });
    await test.db.execute(sql`
      update blog_articles set sanitizer = 0, content = '<p>Kept.</p><marquee>and moved</marquee>',
        content_html = '<marquee>moved</marquee>' where id = ${id}`);
    expect(await redrawArticles(test.context)).toBe(1);
    expect((await read(slug)).body.content).toBe('<p>Kept.</p>and moved');
    expect(await redrawArticles(test.context)).toBe(0);
  });

  it('is cleaned of one without its picture too, which keeps no other back and is named', async () => {
    const lacking = await made({ title: 'Lacks a picture', isPublished: true });
    const other = await made({ title: 'Behind it', isPublished: true });
    const old = '<p>Kept.</p><marquee>moved</marquee>';
    const figure = `<figure><img src="/api/files/${'x'.repeat(43)}/1600" alt="A lake"></figure>`;
    await test.db.execute(sql`update blog_articles set sanitizer = 0, content_html = ${old},
      content = ${old} || case when id = ${lacking.id} then ${figure} else '' end
      where id in (${lacking.id}, ${other.id})`);
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(redrawArticles(test.context)).rejects.toMatchObject({
        code: `pictures or words of articles ${lacking.id}`,
      });
    }
    expect((await read(other.slug)).body.content).toBe('<p>Kept.</p>moved');
    const { content } = (await read(lacking.slug)).body;
    expect(content).toContain('<p>Kept.</p>moved<figure>');
    // Whoever opens it puts the picture in again, or leaves it out.
    const body = { content: '<p>Kept.</p>' };
    await owner.call(calls.update, { ...on(lacking.id), body });
    expect(await redrawArticles(test.context)).toBe(0);
  });
});

describe('pictures', () => {
  it('are the installation’s, stay with a version, and come in the width that fits', async () => {
    const create = { width: 1200, height: 800, channels: 3, background: '#345' } as const;
    const image = new File([await sharp({ create }).png().toBuffer()], 'lake.png');
    const { body: picture } = await admin.call(calls.addImage, { body: { image, alt: 'A lake' } });
    const { id, slug } = await made({
      title: 'With a picture',
      isPublished: true,
      featuredImage: picture.url,
      content: `<figure><img src="${picture.url}" alt="A lake"></figure><h2>Ice</h2>`,
    });
    const { body } = await read(slug);
    expect(body.featuredPicture).toMatchObject({ width: 1200, height: 800 });
    // Nobody has said what it shows (D61).
    const photo = `Photo uploaded by ${body.author.username}`;
    expect(body.featuredPicture?.alt).toBe(photo);
    const again = await admin.call(calls.addImage, { body: { image, alt: null } });
    expect([picture.alt, again.body.alt]).toEqual([
      'A lake',
      `Photo uploaded by ${admin.user?.username}`,
    ]);
    expect(body.content).toContain('width="1200" height="800"');
    expect(body.content).toContain(' 480w, ');
    expect(body.content).toContain('<h2 id="on-ice">');
    const used = await test.db.execute(sql`
      select 1 from file_uses where user_id = 1 and used_by = ${`article:${id}`}`);
    expect(used).toHaveLength(1);
  });
});

it('is named in the log, with what became of its title and address', async () => {
  const { id } = await made({ title: 'First name', isPublished: true, tags: ['Ice', 'ice'] });
  const body = { title: 'Second name', slug: 'second' };
  const { body: article } = await owner.call(calls.update, { ...on(id), body });
  expect(article.tags).toEqual(['Ice']);
  await owner.call(calls.openPreview, on(id));
  await owner.call(calls.closePreview, on(id));
  await owner.call(calls.remove, on(id));
  const { body: lines } = await owner.call(api.admin.events, { query: { area: 'blog', limit: 4 } });
  const titled = { before: null, after: { title: 'Second name' } };
  expect(lines.map(({ action, details }) => [action, details])).toMatchObject([
    ['remove', titled],
    ['end-preview', titled],
    ['preview', titled],
    [
      'edit',
      {
        before: { title: 'First name', slug: 'first-name' },
        after: { title: 'Second name', slug: 'second' },
      },
    ],
  ]);
});

describe('taking away', () => {
  it('is 410 for readers, can be taken back for 30 days as a draft, and is for good after them', async () => {
    const { id, slug } = await made({ title: 'Withdrawn', isPublished: true });
    const { previewPath } = (await owner.call(calls.openPreview, on(id))).body;
    const token = previewPath?.split('/').at(-1) ?? '';
    const preview = async () =>
      (await visitor.call(api.blog.preview, { params: { token } })).status;
    expect(await preview()).toBe(200);
    await owner.call(calls.remove, on(id));
    expect((await read(slug)).status).toBe(404);
    expect(await preview()).toBe(404);
    expect((await owner.call(calls.update, { ...on(id), body: { title: 'No' } })).status).toBe(409);
    const { body: restored } = await owner.call(calls.restore, on(id));
    expect([restored.state, restored.previewPath, await preview()]).toEqual(['draft', null, 404]);
    await owner.call(calls.remove, on(id));
    test.clock.advance(31 * DAY);
    await purgeArticles(test.context);
    await owner.signInAgain();
    expect((await owner.call(calls.article, on(id))).status).toBe(404);
    expect(await actsOn(id)).toEqual([
      'create',
      'publish',
      'preview',
      'remove',
      'unpublish',
      'restore',
      'remove',
    ]);
  });
});
