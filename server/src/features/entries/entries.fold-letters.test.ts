import { readFileSync } from 'node:fs';
import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { migrationsFolder } from '../../platform/installation.ts';

const migration = readFileSync(`${migrationsFolder()}/0006_fold_letters.sql`, 'utf8');

it('what was saved before letters were folded further is found, filtered and otherwise unchanged', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  const writer = await test.person();
  const { body: entry } = await writer.call(api.entries.create, {
    body: { content: "In Łódź, an Æ and a Straße's end: the 'ø'.", tags: ['Łódź', 'Mooring'] },
  });
  const vector = async () => {
    const [row] = await test.db.execute<{ search: string }>(
      sql`select search::text from entries where id = ${entry.id}`,
    );
    return row?.search;
  };
  const now = await vector();
  // As it was kept until then; words of tags stand behind those of the page.
  await test.db.execute(sql`
    update entries set search = to_tsvector('simple', 'in łodz an æ and a strasse s end the ø łodz mooring')
      || array_to_tsvector(array['#łódź', '#mooring']) where id = ${entry.id}`);
  const found = async (query: Record<string, string>) => {
    const { body } = await writer.send<{ id: number }[]>(
      'GET',
      `/api/entries/search?${new URLSearchParams(query)}`,
    );
    return body.map(({ id }) => id);
  };
  expect(await found({ query: 'Łódź' })).toEqual([]);
  await test.db.execute(sql.raw(migration));
  expect(await vector()).toBe(now);
  for (const query of ['Łódź', 'lodz', '"an ae and"', 'strasse']) {
    expect(await found({ query })).toEqual([entry.id]);
  }
  expect(await found({ tags: 'Łódź' })).toEqual([entry.id]);
});
