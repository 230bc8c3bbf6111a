import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, formOf, openClient, request } from './client.ts';
import type { Installation } from './installation.ts';
import { type Person, register, signIn } from './people.ts';
import { type Entry, writeJournal } from './seed/journal.ts';
import { generator, type Random } from './seed/random.ts';

/** What is timed: a page that is written, anything that is read, a page that a crawler fetches. */
export type Kind = 'save' | 'read' | 'crawl';

/** Told of every answer: what it was of, and its milliseconds; null for one that failed. */
export type Told = (kind: Kind, milliseconds: number | null) => void;

/** What people come across. */
export interface Places {
  installation: Installation;
  postIds: number[];
  signal: AbortSignal;
  told: Told;
}

/** Between two acts of somebody: they write and read what is there. Half to one and a half times as long. */
const PAUSE_MS = { save: 5000, read: 2500, crawl: 50 };
/** One of so many pages is an answer in the forum. */
const REPLIES = 5;
/** Before their token ends they sign in anew, as somebody does who comes back. */
const SIGN_IN_MS = 12 * 60_000;

/** Registers people, a few at a time. */
export async function registerAll(
  installation: Installation,
  { name, count }: { name: string; count: number },
): Promise<Person[]> {
  const people: Person[] = [];
  const names = Array.from({ length: count }, (_, n) => `${name}-${n}`);
  const work = async () => {
    for (let next = names.pop(); next; next = names.pop()) {
      people.push(await register(installation, next));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return people;
}

/** Somebody acts, looks at what came, and acts again, over a connection of their own. */
async function visit(
  { installation, signal, told }: Places,
  { person, kind, random }: { person: Person; kind: Kind; random: Random },
  next: (headers: Person['headers']) => Buffer,
): Promise<void> {
  let client: Client = openClient(installation.port);
  let { headers } = person;
  let signedIn = performance.now();
  await pause(random.next() * PAUSE_MS[kind], signal);
  while (!signal.aborted) {
    if (performance.now() - signedIn > SIGN_IN_MS) {
      headers = await signIn(installation, person.username);
      signedIn = performance.now();
    }
    const began = performance.now();
    try {
      await client.send(next(headers));
      told(kind, performance.now() - began);
    } catch {
      told(kind, null);
      client.close();
      client = openClient(installation.port);
    }
    await pause((0.5 + random.next()) * PAUSE_MS[kind], signal);
  }
  client.close();
}

/** Somebody who saves pages of a journal, and now and then answers in the forum. */
export function write(places: Places, person: Person): Promise<void> {
  const random = generator(person.id);
  const pages = [...writeJournal(50, { seed: person.id })];
  let at = 0;
  return visit(places, { person, kind: 'save', random }, (headers) => {
    at += 1;
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    const { content, mood, tags } = pages[at % pages.length] as Entry;
    if (at % REPLIES > 0) return request('POST', '/api/entries', keyed, { content, mood, tags });
    const form = formOf({ content: `${content.slice(0, 300)} ${randomUUID()}` });
    const path = `/api/forum/posts/${random.pick(places.postIds)}/replies`;
    return request('POST', path, { ...keyed, ...form.headers }, form.body);
  });
}

/** Somebody who reads their own journal and what others write. */
export function read(places: Places, person: Person): Promise<void> {
  const random = generator(person.id);
  const post = () => `/api/forum/posts/${random.pick(places.postIds)}`;
  const paths: (() => string)[] = [
    () => '/api/entries?limit=20',
    () => '/api/entries/search?query=evening&limit=20',
    () => '/api/stats',
    () => '/api/growth-metrics',
    () => '/api/forum/posts?limit=20',
    () => '/api/forum/posts?limit=20&unread=true',
    post,
    () => `${post()}/replies?from=1&limit=50`,
    () => '/api/leaderboard/top-users',
    () => '/api/blog/articles?limit=20',
  ];
  return visit(places, { person, kind: 'read', random }, (headers) =>
    request('GET', random.pick(paths)(), { ...headers, 'accept-encoding': 'gzip' }),
  );
}

/** Follows every link below an address, signed out and without scripts, and begins again at the end. */
export async function crawl(
  { installation, signal, told }: Places,
  { below, from }: { below: string; from: string[] },
): Promise<void> {
  const origin = `http://127.0.0.1:${installation.port}`;
  let [known, waiting] = [new Set(from), [...from]];
  while (!signal.aborted) {
    const path = waiting.shift();
    if (path === undefined) {
      [known, waiting] = [new Set(from), [...from]];
      continue;
    }
    const began = performance.now();
    const page = await fetch(origin + path, { headers: { accept: 'text/html' }, signal })
      .then(async (answer) => (answer.ok ? await answer.text() : null))
      .catch(() => null);
    if (signal.aborted) return;
    told('crawl', page === null ? null : performance.now() - began);
    for (const [, href = ''] of (page ?? '').matchAll(/ href="([^"#]+)/g)) {
      const link = href.replaceAll('&amp;', '&');
      if (!link.startsWith(below) || known.has(link)) continue;
      known.add(link);
      waiting.push(link);
    }
    await pause(PAUSE_MS.crawl, signal);
  }
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});
