import { api, FOLDER_COLORS } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('folders', () => {
  it('are made with a trimmed name and the default colour, and counted', async () => {
    const person = await test.person();
    const made = await person.call(api.folders.create, { body: { name: '  Harbour ' } });
    expect([made.status, made.body.name, made.body.color]).toEqual([
      201,
      'Harbour',
      FOLDER_COLORS[0],
    ]);
    await person.call(api.entries.create, {
      body: { content: 'x', mood: null, tags: null, folderId: made.body.id },
    });
    const { body } = await person.call(api.folders.list, {});
    expect(body).toMatchObject([{ name: 'Harbour', entryCount: 1 }]);
  });

  it('are renamed and recoloured, one or both', async () => {
    const person = await test.person();
    const { body: folder } = await person.call(api.folders.create, { body: { name: 'A' } });
    const params = { id: folder.id };
    await person.call(api.folders.update, { params, body: { name: 'B' } });
    const { body } = await person.call(api.folders.update, { params, body: { color: '#ef4444' } });
    expect(body).toMatchObject({ name: 'B', color: '#EF4444' });
  });

  it('leave their entries behind, in no folder, when they are deleted', async () => {
    const person = await test.person();
    const { body: folder } = await person.call(api.folders.create, { body: { name: 'A' } });
    const { body: entry } = await person.call(api.entries.create, {
      body: { content: 'stays', mood: null, tags: null, folderId: folder.id },
    });
    const params = { id: folder.id };
    expect((await person.call(api.folders.remove, { params })).status).toBe(200);
    const kept = await person.call(api.entries.get, { params: { id: entry.id } });
    expect(kept.body).toMatchObject({ content: 'stays', folderId: null });
    expect((await person.call(api.folders.remove, { params })).status).toBe(404);
  });

  it('are deleted while something is being filed into them, and nothing is lost', async () => {
    const person = await test.person();
    for (let round = 0; round < 5; round++) {
      const { body: folder } = await person.call(api.folders.create, { body: { name: 'A' } });
      const body = { content: 'x', mood: null, tags: null, folderId: folder.id };
      const [removed, ...saved] = await Promise.all([
        person.call(api.folders.remove, { params: { id: folder.id } }),
        ...Array.from({ length: 12 }, () => person.call(api.entries.create, { body })),
      ]);
      expect(removed?.status).toBe(200);
      for (const { status } of saved) expect([201, 404]).toContain(status);
    }
    expect((await person.call(api.folders.list, {})).body).toEqual([]);
  });

  it.each([
    ['no name', {}],
    ['a blank name', { name: '   ' }],
    ['a name of 101 letters', { name: 'x'.repeat(101) }],
    ['a colour that is none', { name: 'x', color: 'javascript:alert(1)' }],
    ['a NUL in the name', { name: 'a\0' }],
  ])('are refused with %s', async (_what, body) => {
    const person = await test.person();
    const reply = await person.send('POST', '/api/folders', body);
    expect([reply.status, typeof reply.body.error]).toEqual([400, 'string']);
    expect((await person.call(api.folders.list, {})).body).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const [owner, other] = [await test.person(), await test.person()];
    const { body: folder } = await owner.call(api.folders.create, { body: { name: 'Mine' } });
    const params = { id: folder.id };
    expect((await other.call(api.folders.list, {})).body).toEqual([]);
    expect((await other.call(api.folders.update, { params, body: { name: 'x' } })).status).toBe(
      404,
    );
    expect((await other.call(api.folders.remove, { params })).status).toBe(404);
    expect((await owner.call(api.folders.list, {})).body).toHaveLength(1);
  });
});
