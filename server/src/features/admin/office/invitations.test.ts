import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
let owner: Caller;

beforeAll(async () => {
  test = await createTestApp({ env: { LEVEL_GATES: '' } });
  // Whatever is set, the first account can be opened: it is the owner's.
  const shut = test.visitor().at(await test.another({ REGISTRATION: 'closed' }));
  expect((await shut.call(api.site.info, {})).body.registration).toBe('open');
  const { status, body } = await register(shut, 'keeper');
  expect([status, body.user.isOwner]).toEqual([201, true]);
  owner = Object.assign(test.visitor(), { token: body.accessToken });
  expect((await shut.call(api.site.info, {})).body.registration).toBe('closed');
});
afterAll(() => test.close());

const register = (caller: Caller, username: string, invitation?: string) =>
  caller.call(api.accounts.register, {
    body: { username, email: `${username}@example.org`, password: 'harbour1', invitation },
  });

const set = (registration: 'open' | 'invite' | 'closed') =>
  owner.call(api.admin.changeSettings, { body: { registration } });

async function invite(body = {}) {
  const answer = await owner.call(api.admin.invite, { body });
  return { ...answer.body, token: answer.body.url?.split('=')[1] ?? '' };
}

const invitations = async () => (await owner.call(api.admin.invitations, { query: {} })).body;

it('opens no account while it is closed, not even with an invitation', async () => {
  await set('closed');
  const { token } = await invite();
  for (const invitation of [undefined, token]) {
    const { status, body } = await register(test.visitor(), 'ida', invitation);
    expect([status, body.code]).toEqual([403, 'registration_closed']);
  }
});

it('opens one account with one invitation, of which only the hash is kept', async () => {
  await set('invite');
  expect((await test.visitor().call(api.site.info, {})).body.registration).toBe('invite');
  const { token, ...made } = await invite({ note: 'For Ida' });
  expect(made).toMatchObject({ note: 'For Ida', state: 'open', createdBy: 'keeper', usedBy: null });
  expect(made.url).toMatch(/^\/register\?invitation=[\w-]{40,}$/);
  const [stored] = await test.db.execute(sql`select to_jsonb(i)::text as row from invitations i
    where id = ${made.id}`);
  expect(JSON.stringify(stored)).not.toContain(token);
  for (const wrong of [undefined, `${token}x`, 'x']) {
    const { status, body } = await register(test.visitor(), 'ida', wrong);
    expect([status, body.code]).toEqual([403, 'invitation_required']);
  }
  const both = await Promise.all([
    register(test.visitor(), 'ida', token),
    register(test.visitor(), 'ragna', token),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
  const winner = both.find(({ status }) => status === 201)?.body.user;
  expect((await invitations())[0]).toMatchObject({
    ...{ id: made.id, state: 'used', usedBy: { id: winner?.id, username: winner?.username } },
  });
  expect((await register(test.visitor(), 'third', token)).body.error).toContain('has been used');
});

it('keeps an invitation that was refused for another reason', async () => {
  const { token } = await invite();
  expect((await register(test.visitor(), 'keeper', token)).status).toBe(409);
  expect((await register(test.visitor(), 'solveig', token)).status).toBe(201);
});

it('is good until its time is over or it is taken back, which is on record', async () => {
  const late = await invite({ days: 1 });
  const taken = await invite();
  const remove = (id: number) => owner.call(api.admin.withdrawInvitation, { params: { id } });
  expect((await remove(taken.id)).status).toBe(200);
  expect((await remove(taken.id)).status).toBe(200);
  expect((await remove(9_999)).status).toBe(404);
  test.clock.advance(25 * 60 * 60 * 1000);
  for (const { token } of [late, taken]) {
    expect((await register(test.visitor(), 'unn', token)).body.code).toBe('invitation_required');
  }
  const listed = await invitations();
  expect(listed.slice(0, 2).map(({ id, state }) => [id, state])).toEqual([
    [taken.id, 'withdrawn'],
    [late.id, 'expired'],
  ]);
  const used = listed.find(({ state }) => state === 'used');
  expect((await remove(used?.id ?? 0)).status).toBe(409);
  const query = { area: 'accounts', action: 'withdraw-invitation' };
  const { body: lines } = await owner.call(api.admin.events, { query });
  expect(lines.map(({ subject, actor }) => [subject?.kind, subject?.id, actor?.username])).toEqual([
    ['invitation', taken.id, 'keeper'],
  ]);
});

it('ends with the role of whoever made it', async () => {
  const ines = await owner.call(api.admin.invite, { body: {} });
  const helper = test.visitor();
  const { body } = await register(helper, 'helper', ines.body.url?.split('=')[1]);
  helper.token = body.accessToken;
  const role = async (role: 'admin' | 'user') =>
    (await owner.proven()).call(api.admin.setRole, {
      params: { id: body.user.id },
      body: { role },
    });
  await role('admin');
  const made = await helper.call(api.admin.invite, { body: {} });
  expect(made.status).toBe(201);
  await role('user');
  await role('admin');
  const newcomer = await register(test.visitor(), 'vigdis', made.body.url?.split('=')[1]);
  expect([newcomer.status, newcomer.body.code]).toEqual([403, 'invitation_required']);
});

it.each([
  [{ days: 0 }, 'days'],
  [{ days: 91 }, 'days'],
  [{ days: 1.5 }, 'days'],
  [{ note: 'x'.repeat(201) }, 'note'],
])('%j is refused with a sentence at its field', async (body, field) => {
  const { status, body: refusal } = await owner.call(api.admin.invite, { body });
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
});
