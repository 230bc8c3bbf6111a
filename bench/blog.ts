import { gzipSync } from 'node:zlib';
import postgres from 'postgres';
import { filesOf, readManifest, weigh } from '../scripts/first-screen.mjs';
import { compareReads, type ReadCall } from './compare.ts';
import type { Installation } from './installation.ts';
import { measureLoad } from './load/load.ts';
import type { Workload } from './load/workloads.ts';
import { inTurn } from './measure.ts';
import { openRecorder, type Recorder } from './recorder.ts';
import type { Table } from './report.ts';

/** Articles that are read in turn. */
const READ = 50;
const CONNECTIONS = 10;

/** What a browser says when it asks for a page. */
const PAGE = { accept: 'text/html' };

interface Bench {
  installation: Installation;
  recorder: Recorder;
  slugs: readonly string[];
  label: string;
}

/** Fills a blog and measures what its readers ask, signed out: beside the bare statements, and under load. */
export async function* measureBlog(
  installation: Installation,
  articles: number,
): AsyncGenerator<Table> {
  const sql = postgres({ ...(await installation.connection()), max: 1, onnotice: () => {} });
  await seedArticles(sql, articles);
  const rows = await sql<{ slug: string }[]>`
    select slug from blog_articles where is_published order by hashint8(id) limit ${READ}`;
  await sql.end();
  const recorder = await openRecorder(installation, CONNECTIONS);
  const label = `${articles.toLocaleString('en-US')} articles`;
  const bench = { installation, recorder, slugs: rows.map(({ slug }) => slug), label };
  try {
    yield await compareReads(`The blog with ${label}`, bench, callsOf(bench.slugs));
    yield await measureLoad({
      ...{ label, installation },
      workloads: await workloadsOf(bench),
    });
    yield await firstPaint(bench);
  } finally {
    await recorder.close();
  }
}

/** Copies the articles of a new installation until there are `count`, a few of an hour each. */
export async function seedArticles(sql: postgres.Sql, count: number): Promise<void> {
  const columns = sql`title, excerpt, content, content_html, words, contents, category, tags, meta_title,
    meta_description, is_published, read_time, created_at, updated_at, sanitizer, search`;
  await sql`
    insert into blog_articles (slug, published_at, changed_at, ${columns})
    select slug || '-copy-' || n, published_at - n * interval '1 hour', changed_at, ${columns}
    from blog_articles cross join generate_series(1, ${Math.ceil(count / 10)}) n
    where author_id = 1 order by n limit greatest(0, ${count}::int - (select count(*) from blog_articles))`;
  await sql`vacuum analyze blog_articles`;
}

/** What readers ask, by the paths that they ask in turn. */
const callsOf = (slugs: readonly string[]): ReadCall[] => [
  { name: 'list of 20', paths: ['/api/blog/articles?limit=20'], headers: {} },
  { name: 'list, as a page', paths: ['/blog'], headers: PAGE },
  {
    name: 'one article',
    paths: slugs.map((slug) => `/api/blog/articles/slug/${slug}`),
    headers: {},
  },
  { name: 'one article, as a page', paths: slugs.map((slug) => `/blog/${slug}`), headers: PAGE },
  { name: 'search', paths: ['/api/blog/search?q=evening&limit=20'], headers: {} },
  { name: 'search, a rare word', paths: ['/api/blog/search?q=wagenaar&limit=20'], headers: {} },
  { name: 'feed', paths: ['/blog/rss.xml'], headers: {} },
];

async function workloadsOf({ recorder, slugs }: Bench): Promise<Workload[]> {
  const workloads: Workload[] = [];
  for (const { name, paths, headers } of callsOf(slugs)) {
    const recorded = [];
    for (const path of paths) recorded.push(await recorder.record(path, { headers }));
    const next = inTurn(recorded);
    workloads.push({
      name,
      requests: paths.map((path) => ({ method: 'GET', path, headers })),
      driver: () => recorder.replay(next()),
    });
  }
  return workloads;
}

/** What a browser loads, signed out, before an article can be read, and until the application has taken over. */
async function firstPaint({ installation, slugs }: Bench): Promise<Table> {
  const reply = await fetch(`http://127.0.0.1:${installation.port}/blog/${slugs[0]}`, {
    headers: PAGE,
  });
  const html = await reply.text();
  const page = gzipSync(html).length / 1024;
  const styles = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)];
  const shown = new Set(styles.map(([, file = '']) => file));
  const all = filesOf(readManifest(), ['src/pages/blog/BlogArticlePage.tsx']);
  const row = (name: string, files: Set<string>) => ({
    name,
    values: {
      requests: files.size + 1,
      page,
      style: weigh(files, '.css'),
      script: weigh(files, '.js'),
    },
  });
  return {
    title: 'An article, signed out (requests, and kB gzipped; fonts beside them)',
    rows: [row('to be read', shown), row('taken over', new Set([...shown, ...all]))],
  };
}
