import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../installation.ts';

const sources = join(import.meta.dirname, '../..');

it('the tables in code are what the migrations make: no migration was forgotten', async () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const tables: Record<string, unknown> = {};
  for (const file of files.filter((name) => name.endsWith('.tables.ts'))) {
    Object.assign(tables, await import(join(sources, file)));
  }
  const meta = join(migrationsFolder(), 'meta');
  const [latest = '', ...older] = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .reverse();
  expect(older, 'Delete these: the next migration is made from the newest snapshot alone.').toEqual(
    [],
  );
  const migrated = JSON.parse(readFileSync(join(meta, latest), 'utf8'));
  expect(
    await generateMigration(migrated, generateDrizzleJson(tables)),
    'Write the migration with `npx drizzle-kit generate --name <what>` in server/.',
  ).toEqual([]);
});
