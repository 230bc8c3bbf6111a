import { api, type SearchHit } from '@pathkeeper/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
let writer: Caller;

const PAGES = {
  cafe: { content: 'Coffee at the Café Crème with Zoë.', tags: ['Paris', 'été'], mood: 'happy' },
  harbour: { content: 'Walked along the harbour; the boats were still.', tags: ['Walks'] },
  tokyo: { content: '今日は東京でラーメンを食べました。', tags: ['旅行'], mood: 'excited' },
  party: { content: 'We sang all night 🎉 and nobody minded.', tags: ['Friends', 'Paris'] },
  arabic: { content: 'ذهبت إلى السوق اليوم', tags: [] },
  lodz: { content: 'W Łodzi nad Øresundem. Ο λόγος, Ærø, Þórr.', tags: ['Łódź'] },
  amour: { content: "C'est l'amour, pas la guerre.", tags: [] },
} as const;

beforeAll(async () => {
  test = await createTestApp();
  writer = await test.person();
  for (const { content, tags, ...more } of Object.values(PAGES)) {
    test.clock.advance(24 * 60 * 60 * 1000);
    await writer.call(api.entries.create, {
      body: { content, tags: [...tags], mood: 'mood' in more ? more.mood : null },
    });
  }
});
afterAll(() => test.close());

async function search(query: Record<string, string>): Promise<SearchHit[]> {
  const reply = await writer.send<SearchHit[]>(
    'GET',
    `/api/entries/search?${new URLSearchParams(query)}`,
  );
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body;
}
const found = async (query: Record<string, string>) => {
  const hits = await search(query);
  const names = Object.entries(PAGES).map(([name, page]) => [page.content, name] as const);
  return hits.map(({ content }) => new Map<string, string>(names).get(content)).sort();
};

it('takes the words from a header, so that no address on the way holds them', async () => {
  const headers = {
    'x-search-words': `${new URLSearchParams({ query: 'cafe creme', limit: '0' })}`,
  };
  const { status, body } = await writer.call(api.entries.search, { query: {} as never }, headers);
  expect([status, body.map(({ content }) => content)]).toEqual([200, [PAGES.cafe.content]]);
});

describe('searching', () => {
  it.each<[what: string, query: string, pages: string[]]>([
    ['a word in any case', 'HARBOUR', ['harbour']],
    ['without its accents', 'cafe creme', ['cafe']],
    ['letters that no accent makes, as plain ones', 'lodzi oresundem', ['lodz']],
    ['and the other way round', 'ærø þórr', ['lodz']],
    ['and as two letters', 'aero thorr', ['lodz']],
    ['a Greek word in capitals', 'ΛΟΓΟΣ', ['lodz']],
    ['with accents that are not there', 'Harböur', ['harbour']],
    ['the beginning of the last word', 'boats sti', ['harbour']],
    ['but not the beginning of another', 'boa still', []],
    ['all of several words', 'night minded', ['party']],
    ['a phrase', '"all night"', ['party']],
    ['a phrase in that order only', '"night all"', []],
    ['either of two', 'harbour or coffee', ['cafe', 'harbour']],
    ['without a word', 'the -boats', ['cafe']],
    ['words of a tag', 'paris', ['cafe', 'party']],
    ['Japanese within a sentence', '東京', ['tokyo']],
    ['one Japanese character', '東', ['tokyo']],
    ['a Japanese tag', '旅行', ['tokyo']],
    ['Arabic', 'السوق', ['arabic']],
    ['an emoji', '🎉', ['party']],
    ['a word behind an apostrophe', 'amour', ['amour']],
    ['what is nowhere', 'zeppelin', []],
    ['nothing that can be looked for', '... !?', []],
  ])('finds %s', async (_what, query, pages) => {
    expect(await found({ query })).toEqual(pages);
  });

  it('finds entries that carry every tag given, in any case', async () => {
    expect(await found({ tags: 'paris' })).toEqual(['cafe', 'party']);
    expect(await found({ tags: 'PARIS, friends' })).toEqual(['party']);
    expect(await found({ tags: 'par' })).toEqual([]);
    expect(await found({ tags: 'été' })).toEqual(['cafe']);
  });

  it('finds by mood, by folder and by days, first and last included', async () => {
    expect(await found({ mood: 'excited' })).toEqual(['tokyo']);
    const folder = await writer.call(api.folders.create, { body: { name: 'Songs' } });
    const [party] = await search({ query: 'sang' });
    await writer.call(api.entries.move, {
      params: { id: party?.id as number },
      body: { folderId: folder.body.id },
    });
    expect(await found({ folderId: String(folder.body.id) })).toEqual(['party']);
    expect(await found({ folderId: 'none', tags: 'Paris' })).toEqual(['cafe']);
    const [{ localDate }] = (await search({ query: 'harbour' })) as [SearchHit];
    expect(await found({ dateFrom: localDate, dateTo: localDate })).toEqual(['harbour']);
  });

  it('follows an edit, and forgets what was deleted', async () => {
    const person = await test.person();
    const saved = await person.call(api.entries.create, {
      body: { content: 'A heron.', mood: null, tags: null },
    });
    const params = { id: saved.body.id };
    const hits = async (query: string) =>
      (await person.call(api.entries.search, { query: { query } })).body.length;
    await person.call(api.entries.update, { params, body: { content: 'A kingfisher.' } });
    expect([await hits('heron'), await hits('kingfisher')]).toEqual([0, 1]);
    await person.call(api.entries.remove, { params });
    expect(await hits('kingfisher')).toBe(0);
  });

  it('never finds anybody else’s words', async () => {
    const other = await test.person();
    expect((await other.call(api.entries.search, { query: { query: 'harbour' } })).body).toEqual(
      [],
    );
  });

  it('goes on beyond a page', async () => {
    const person = await test.person();
    for (let i = 0; i < 5; i++) {
      await person.call(api.entries.create, {
        body: { content: `Tern ${i}`, mood: null, tags: null },
      });
    }
    const first = await person.send<SearchHit[]>('GET', '/api/entries/search?query=tern&limit=3');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] as string;
    const second = await person.send<SearchHit[]>('GET', next);
    expect([...first.body, ...second.body].map(({ content }) => content)).toEqual(
      [4, 3, 2, 1, 0].map((i) => `Tern ${i}`),
    );
    expect(second.headers.link).toBeUndefined();
  });

  it.each([
    'dateFrom=2026-02-30',
    'dateTo=yesterday',
    'dateFrom=0000-01-01',
    'mood=grumpy',
    'limit=-1',
    'folderId=-1',
    'dateFrom=2026-02-02&dateTo=2026-02-01',
    'query=%00',
  ])('refuses ?%s with a sentence', async (query) => {
    const reply = await writer.send('GET', `/api/entries/search?${query}`);
    expect([reply.status, typeof reply.body.error]).toEqual([400, 'string']);
  });

  it('survives whatever is typed into it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (query) => {
        const reply = await writer.call(api.entries.search, { query: { query } });
        expect([200, 400]).toContain(reply.status);
      }),
      { numRuns: 150 },
    );
  });

  it('finds every entry by any word it holds', async () => {
    const person = await test.person();
    const word = fc.stringMatching(/^[a-zà-öø-ÿА-я日本語ก-ฮ]{1,12}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 6 }), async (words) => {
        const content = words.join(' ');
        const { body } = await person.call(api.entries.create, {
          body: { content, mood: null, tags: null },
        });
        const query = words.at(-1) as string;
        const hits = await person.call(api.entries.search, { query: { query } });
        expect(hits.body.map(({ id }) => id)).toContain(body.id);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a snippet', () => {
  it('shows where the words are and marks them', async () => {
    const [hit] = await search({ query: 'creme' });
    const marked = hit?.highlights.map(([from, to]) => hit.snippet.slice(from, to));
    expect(marked).toEqual(['Crème']);
  });
});
