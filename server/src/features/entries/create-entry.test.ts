import { api } from '@pathkeeper/contract';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { hearStatements } from '../../../test/statements.ts';

it('a save with a key costs ten round trips, and a retry six', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  const person = await test.person();
  const save = async (words: string, key: string) => {
    const body = { content: `${words} The harbour, the boats, the harbour again.` };
    const headers = { 'idempotency-key': key };
    const { status } = await person.call(api.entries.create, { body }, headers);
    expect(status).toBe(201);
  };
  await save('The first of its day looks up the streak, and its first badge is paid.', 'one');
  const heard = hearStatements(test.db);
  await save('Two.', 'two');
  expect(heard.map((text) => text.split(/\s/, 1)[0])).toEqual([
    'begin',
    'insert', // locks the progress
    'insert', // the key
    'insert', // the entry
    'insert', // its themes
    'insert', // the ledger
    'select', // the badges
    'update', // the progress
    'update', // what it earned, beside the key
    'commit',
  ]);
  heard.length = 0;
  await save('Two.', 'two');
  expect(heard).toHaveLength(6);
});
