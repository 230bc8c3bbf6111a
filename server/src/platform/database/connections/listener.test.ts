import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { layLine } from '../../../../test/line.ts';
import { createTestDatabase } from '../../../../test/postgres.ts';
import { type Database, openDatabase } from '../index.ts';

const PATIENCE = { timeout: 15_000, interval: 20 };

/** What one process hears on a channel, over a line that can be cut, and another one to say it. */
async function twoProcesses() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const line = await layLine(database.connection);
  const near = openDatabase(line.connection, { pool: 2 });
  onTestFinished(() => near.close());
  const far = openDatabase(database.connection, { pool: 2 });
  onTestFinished(() => far.close());
  const heard: string[] = [];
  near.listen('news', (text) => heard.push(text));
  /** Says it until it is heard: nobody can tell from outside when the other one listens. */
  const arrives = (text: string) =>
    vi.waitFor(async () => {
      await say(far.db, text);
      expect(heard).toContain(text);
    }, PATIENCE);
  return { line, near, far, heard, arrives };
}

const say = (db: Database, text: string) => db.execute(sql`select pg_notify('news', ${text})`);

test('receives what another process notifies, and nothing that it rolled back', async () => {
  const { far, heard, arrives } = await twoProcesses();
  await arrives('one');
  const taken = far.db.transaction(async (tx) => {
    await say(tx, 'two');
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  await arrives('three');
  expect(heard).not.toContain('two');
});

test('a lost listening connection is opened again, and other connections work on', async () => {
  const { line, near, arrives } = await twoProcesses();
  await arrives('before');
  line.refuse(true);
  line.cut();
  line.refuse(false);
  await near.ping();
  await arrives('after');
});

test('a closed database receives nothing', async () => {
  const { near, far, heard, arrives } = await twoProcesses();
  await arrives('open');
  await near.close();
  await say(far.db, 'closed');
  await far.ping();
  expect(heard).not.toContain('closed');
});
