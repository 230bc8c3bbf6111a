import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ levelGates: 'enforced' });
});
afterAll(() => test.close());

/** The owner, whom the first test has made. */
async function signedInOwner() {
  const owner = test.visitor();
  const { body: signedIn } = await owner.call(api.accounts.login, {
    body: { username: 'owner', password: 'harbour1' },
  });
  owner.token = signedIn.accessToken;
  return owner;
}

const body = { content: 'A page.', mood: null, tags: null };

describe('level gates and caps', () => {
  it('a pin and a folder open at level 3, and stay open to what is there', async () => {
    const owner = await test.person('owner');
    const { id } = (await owner.call(api.entries.create, { body })).body;
    const pin = (isPinned: boolean) =>
      owner.call(api.entries.pin, { params: { id }, body: { isPinned } });
    const folder = () => owner.call(api.folders.create, { body: { name: 'Harbour' } });
    for (const refused of [await pin(true), await folder()]) {
      expect([refused.status, refused.body.code, refused.body.requiredLevel]).toEqual([
        403,
        'level_required',
        3,
      ]);
    }
    await owner.call(api.progression.setLevel, { body: { level: 3 } });
    expect((await pin(true)).status).toBe(200);
    expect((await folder()).status).toBe(201);
    await owner.call(api.progression.setLevel, { body: { level: 1 } });
    expect((await pin(false)).status).toBe(200);
    expect((await owner.call(api.folders.list, {})).body).toHaveLength(1);
  });

  it('level 1 holds thirty entries, also when they come at once', async () => {
    const person = await test.person();
    const userId = person.user?.id as number;
    const tries = Array.from({ length: 40 }, () => person.call(api.entries.create, { body }));
    const replies = await Promise.all(tries);
    // Ten pages reach level 2, and with it the limit goes.
    expect(replies.every(({ status }) => status === 201)).toBe(true);
    const owner = await signedInOwner();
    await owner.call(api.progression.setLevel, { body: { level: 1 } });
    expect(userId).toBeGreaterThan(2);
    for (let i = 0; i < 29; i++) await owner.call(api.entries.create, { body });
    const beyond = await owner.call(api.entries.create, { body });
    expect([beyond.status, beyond.body.code, beyond.body.max]).toEqual([403, 'limit_reached', 30]);
    expect(beyond.body.error).toMatch(/^Entry limit reached/);
  });

  it('custom tags are five at first and fifteen at last, where no level is said to bring more', async () => {
    const owner = await signedInOwner();
    const addUntilRefused = async () => {
      for (let added = 0; ; added++) {
        const tagName = `tag ${crypto.randomUUID()}`;
        const { status, body } = await owner.call(api.tags.create, { body: { tagName } });
        if (status !== 201) return { added, status, error: body.error };
      }
    };
    await owner.call(api.progression.setLevel, { body: { level: 1 } });
    expect(await addUntilRefused()).toEqual({
      added: 5,
      status: 403,
      error: 'Tag limit reached. Level up to unlock more custom tags!',
    });
    await owner.call(api.progression.setLevel, { body: { level: 10 } });
    expect(await addUntilRefused()).toEqual({
      added: 10,
      status: 403,
      error: 'Tag limit reached. 15 is as many as there are.',
    });
  });
});
