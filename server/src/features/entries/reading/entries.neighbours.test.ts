import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('an entry leads to those before and after it in the list, whatever day they are dated to', async () => {
  const person = await test.person();
  const write = async (content: string, localDate?: string) =>
    (await person.call(api.entries.create, { body: { content, localDate } })).body.id;
  const [old, newest, middle] = [
    await write('Last year.', '2025-01-02'),
    await write('Today.'),
    await write('The spring.', '2026-03-04'),
  ];
  await (await test.person()).call(api.entries.create, { body: { content: 'Somebody else’s.' } });
  const around = async (id: number) =>
    (await person.call(api.entries.neighbours, { params: { id } })).body;
  expect(await around(middle)).toMatchObject({
    earlier: { id: old, localDate: '2025-01-02' },
    later: { id: newest },
  });
  expect(await around(old)).toMatchObject({ earlier: null, later: { id: middle } });
  expect((await around(newest)).later).toBeNull();
});
