import { api } from '@pathkeeper/contract';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadExport } from '../../../test/access/define.ts';
import { ACCESS } from '../../../test/access/load.ts';
import { fillAccount } from '../../../test/access/things.ts';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { unzip } from '../../../test/unzip.ts';
import { FEATURES } from '../../features.ts';

type Row = Record<string, unknown>;

/** Where the archive has the rows of each table of personal data, as the features say. */
const EXPORTED: Record<string, NonNullable<(typeof ACCESS)[number]['exported']>[string]> =
  Object.assign(
    {},
    ...FEATURES.flatMap((feature) => feature.export ?? []).map((part) =>
      'table' in part
        ? {
            [getTableName(part.table)]: {
              rows: (r: ReadExport) => r(part.name),
              without: part.without,
            },
          }
        : {},
    ),
    ...ACCESS.map(({ exported }) => exported),
  );

/** Keys of requests that were answered; no feature with endpoints has them. */
const NOT_EXPORTED = [
  'idempotency_keys',
  ...ACCESS.flatMap(({ notExported }) => notExported ?? []),
];

interface ExportedGoal extends Row {
  notes: Row[];
}

let test: TestApp;
let person: Caller;
let files: Map<string, string>;
const read = <T>(name: string) => JSON.parse(files.get(`${name}.json`) as string) as T;

async function archiveOf(caller: Caller): Promise<Map<string, string>> {
  const { body } = await caller.call(api.export.url, {});
  const reply = await test.app.inject({ method: 'GET', url: body.url });
  expect(reply.statusCode).toBe(200);
  return unzip(reply.rawPayload);
}

beforeAll(async () => {
  test = await createTestApp();
  person = await test.person('ada');
  const neighbour = await test.person('ines');
  await fillAccount(test, neighbour, 'NEIGHBOUR');
  await fillAccount(test, person, 'MINE');
  files = await archiveOf(person);
});
afterAll(() => test.close());

/** Rows as the database has them, in the application's names; instants as one spelling. */
async function rowsOf(table: string): Promise<Row[]> {
  const rows = await test.db.execute<{ row: Row }>(
    sql`
      select to_jsonb(t) - 'user_id' - 'author_id' as row from ${sql.identifier(table)} t
      where ${person.user?.id ?? 0} in
        ((to_jsonb(t)->>'user_id')::bigint, (to_jsonb(t)->>'author_id')::bigint)`,
  );
  return rows.map(({ row }) => {
    const named = Object.entries(row).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]);
    for (const hidden of EXPORTED[table]?.without ?? []) {
      named.splice(
        named.findIndex(([name]) => name === hidden),
        1,
      );
    }
    return Object.fromEntries(named);
  });
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
const inOneSpelling = (rows: unknown) =>
  (rows as Row[])
    .map((row) =>
      JSON.stringify(row, (_name, value: unknown) =>
        typeof value === 'string' && INSTANT.test(value)
          ? new Date(value).toISOString()
          : value && typeof value === 'object' && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
            : value,
      ),
    )
    .sort();

describe('an export', () => {
  it('has every table of personal data, except those named', async () => {
    const tables = await test.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'author_id') order by 1`);
    const advice =
      'A table of personal data stands in <feature>.export.ts (exportTable), or with its reason in notExported of <feature>.access.ts.';
    expect(
      tables.map(({ name }) => name),
      advice,
    ).toEqual([...Object.keys(EXPORTED), ...NOT_EXPORTED].sort());
  });

  it.each(Object.keys(EXPORTED))(
    'has the rows of the database, field by field: %s',
    async (table) => {
      const rows = await rowsOf(table);
      const advice = `The full account has nothing in “${table}”: add something in fill of its <feature>.access.ts.`;
      expect(rows.length, advice).toBeGreaterThan(0);
      expect(inOneSpelling(EXPORTED[table]?.rows(read))).toEqual(inOneSpelling(rows));
    },
  );

  it('has the account without its password', async () => {
    const [row] = await test.db.execute<Row>(
      sql`select email, password_hash from users where id = ${person.user?.id ?? 0}`,
    );
    const { body: me } = await person.call(api.accounts.me, {});
    // What paying gives is not stored: it follows from what is paid for, which is a part of its own.
    const { isEntitled: _follows, ...account } = me;
    expect(read('profile')).toEqual({ ...account, timeZone: 'Europe/London' });
    expect(me.email).toBe(row?.email);
    const everything = [...files.values()].join('\n');
    expect(everything).not.toContain(row?.password_hash);
    expect(everything).not.toMatch(/argon2|supersededAt|hash-of-a-reset-token/);
  });

  it('has nothing of anybody else', () => {
    for (const [name, content] of files) {
      expect(name + content).not.toContain('NEIGHBOUR');
      expect(name + content).not.toContain('ines@example.org');
    }
    expect(files.get('profile.json')).toContain('MINE');
  });

  it('has a README that explains its files', () => {
    const readme = files.get('README.txt') as string;
    for (const name of files.keys()) {
      if (name.endsWith('.json')) expect(readme).toContain(name);
    }
    expect(readme).toContain('of ada, as it stood on 2026-11-21');
  });
});

describe('a progress note without words, whose entry is deleted', () => {
  it('is neither in the export nor beside the goal', async () => {
    const rower = await test.person('rower');
    const { body: goal } = await rower.call(api.goals.create, { body: { title: 'Row to Utsira' } });
    const { body: entry } = await rower.call(api.entries.create, {
      body: { content: 'Six sheets and a blister.' },
    });
    const [params, page] = [{ id: goal.id }, { id: entry.id }];
    await rower.call(api.goals.addNote, { params, body: { entryId: entry.id } });
    await rower.call(api.goals.addNote, { params, body: { progressNote: 'Bought oars.' } });
    const notesOf = async () => {
      const taken = await archiveOf(rower);
      const [{ notes }] = JSON.parse(taken.get('goals.json') as string) as [ExportedGoal];
      return notes.map(({ progressNote, entryId }) => [progressNote, entryId]);
    };
    expect(await notesOf()).toEqual([
      ['', entry.id],
      ['Bought oars.', null],
    ]);
    await rower.call(api.entries.remove, { params: page });
    expect(await notesOf()).toEqual([['Bought oars.', null]]);
  });
});

describe('the Markdown files', () => {
  it('have each entry under its day, with exactly the words that were written', () => {
    const entries = read('entries') as { id: number; content: string; localDate: string }[];
    expect(entries).toHaveLength(2);
    for (const { id, content, localDate } of entries) {
      const page = files.get(`entries/${localDate.slice(0, 4)}/${localDate}-${id}.md`);
      expect(page?.slice(page.indexOf('\n---\n\n') + 6)).toBe(content);
    }
    const [first] = entries;
    expect(files.get(`entries/2026/2026-11-21-${first?.id}.md`)).toMatch(
      [
        '---',
        'date: 2026-11-21T22:40:00+00:00',
        'timeZone: Europe/London',
        'mood: "Happy"',
        'tags: ["MINE: #harbour", "a: \\"quoted\\" #tag"]',
        'folder: "MINE: \\"boats\\""',
        'pinned: true',
        'type: journal',
        '---',
        '',
        'MINE',
      ].join('\n'),
    );
  });

  it('have the reflections', () => {
    const pages = [...files.keys()].filter((name) => /^reflections\/.*\.md$/.test(name));
    expect(pages).toEqual(['reflections/week-2026-11-15.md', 'reflections/month-2026-11.md']);
    for (const { kind, body } of read('reflections') as { kind: string; body: Row }[]) {
      const page = files.get(pages.find((name) => name.includes(kind)) as string) as string;
      expect(page).toContain(body.weeklyInsight ?? body.monthlyWisdom);
      expect(page).toContain(body.question);
    }
  });
});

describe('an empty account', () => {
  it('is exported too', async () => {
    const empty = await archiveOf(await test.person('new-here'));
    expect(JSON.parse(empty.get('entries.json') as string)).toEqual([]);
    expect(JSON.parse(empty.get('progress.json') as string)).toMatchObject({ xp: 0, entries: 0 });
    expect([...empty.keys()].filter((name) => name.endsWith('.md'))).toEqual([]);
  });
});

describe('many entries', () => {
  it('are exported in order, all of them', async () => {
    const many = await test.person('chronicler');
    const COUNT = 2500;
    await test.db.execute(sql`
      insert into entries (user_id, content, tags, is_pinned, type, created_at, updated_at,
        local_date, listed_at, time_zone, version, word_count, search)
      select ${many.user?.id ?? 0}, 'Page ' || n, '{}', false, 'journal', day, day, day::date, day,
        'Europe/London', 1, 2, ''
      from (select n, timestamptz '2020-01-01 12:00Z' + n * interval '1 day' as day
            from generate_series(1, ${COUNT}::int) n) days`);
    const archive = await archiveOf(many);
    const entries = JSON.parse(archive.get('entries.json') as string) as { content: string }[];
    expect(entries.map(({ content }) => content)).toEqual(
      Array.from({ length: COUNT }, (_, n) => `Page ${n + 1}`),
    );
    expect([...archive.keys()].filter((name) => name.endsWith('.md'))).toHaveLength(COUNT);
  });
});
