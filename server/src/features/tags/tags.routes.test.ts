import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('custom tags', () => {
  it('are added in order, renamed and deleted', async () => {
    const person = await test.person();
    for (const tagName of [' harbour ', 'Tomas']) {
      expect((await person.call(api.tags.create, { body: { tagName } })).status).toBe(201);
    }
    const names = async () => (await person.call(api.tags.list, {})).body.map((tag) => tag.tagName);
    expect(await names()).toEqual(['harbour', 'Tomas']);
    const [first] = (await person.call(api.tags.list, {})).body;
    const params = { id: first?.id as number };
    await person.call(api.tags.update, { params, body: { tagName: 'quay' } });
    expect(await names()).toEqual(['quay', 'Tomas']);
    await person.call(api.tags.remove, { params });
    expect(await names()).toEqual(['Tomas']);
    expect((await person.call(api.tags.remove, { params })).status).toBe(404);
  });

  it('are never there twice, in any case', async () => {
    const person = await test.person();
    const replies = await Promise.all(
      ['Walks', 'walks', 'WALKS'].map((tagName) =>
        person.call(api.tags.create, { body: { tagName } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('are one’s own: somebody else’s are absent', async () => {
    const [owner, other] = [await test.person(), await test.person()];
    const { body } = await owner.call(api.tags.create, { body: { tagName: 'mine' } });
    const params = { id: body.id };
    expect((await other.call(api.tags.update, { params, body: { tagName: 'x' } })).status).toBe(
      404,
    );
    expect((await other.call(api.tags.remove, { params })).status).toBe(404);
    expect((await other.call(api.tags.list, {})).body).toEqual([]);
  });

  it.each([['a blank'], ['51 letters']])('refuse %s', async (what) => {
    const person = await test.person();
    const tagName = what === 'a blank' ? '  ' : 'x'.repeat(51);
    expect((await person.call(api.tags.create, { body: { tagName } })).status).toBe(400);
  });
});
