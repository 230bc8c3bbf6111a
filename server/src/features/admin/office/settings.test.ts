import { api, type CallInput } from '@pathkeeper/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, createTestApp, heard, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
let owner: Caller;
let admin: Caller;

beforeAll(async () => {
  test = await createTestApp({ nodes: 2, env: { LEVEL_GATES: '' } });
  owner = await test.person('owner');
  admin = await test.person('ida');
  await owner.call(api.admin.setRole, {
    params: { id: admin.user?.id ?? 0 },
    body: { role: 'admin' },
  });
});
afterAll(() => test.close());

type Change = CallInput<typeof api.admin.changeSettings>['body'];
const change = (caller: Caller, body: Change) => caller.call(api.admin.changeSettings, { body });

const read = async (caller: Caller) => (await caller.call(api.admin.settings, {})).body;

it('begins open to everybody, with levels, and the vision tools for administrators', async () => {
  expect(await read(admin)).toEqual({
    ...{ registration: 'open', levelGates: 'enforced', visionAccess: 'admins', publicUrl: null },
    ...{ reportsToHide: 3, fixed: [], ownerOnly: ['publicUrl'] },
  });
});

it('changes what is named in every process, with a line of the log for each', async () => {
  const [, other] = test.apps;
  const far = owner.at(other as (typeof test.apps)[number]);
  expect((await far.call(api.site.info, {})).body.visionAccess).toBe('admins');
  const { body } = await change(admin, { visionAccess: 'beta', levelGates: 'open' });
  expect(body).toMatchObject({ visionAccess: 'beta', levelGates: 'open', registration: 'open' });
  // What the other process knows it was told by the database.
  await heard(async () => expect(await read(far)).toEqual(body));
  const member = await test.person();
  const folder = { name: 'Harbour', color: '#3B82F6' };
  expect((await member.call(api.folders.create, { body: folder })).status).toBe(201);
  await change(admin, { levelGates: 'enforced', visionAccess: 'beta' });
  const refused = await member.call(api.folders.create, { body: { ...folder, name: 'Quay' } });
  expect(refused.body.code).toBe('level_required');
  const { body: lines } = await owner.call(api.admin.events, { query: { area: 'settings' } });
  expect(
    lines.map(({ actor, details: { before, after } }) => [actor?.username, before, after]),
  ).toEqual([
    ['ida', { levelGates: 'open' }, { levelGates: 'enforced' }],
    ['ida', { visionAccess: 'admins' }, { visionAccess: 'beta' }],
    ['ida', { levelGates: 'enforced' }, { levelGates: 'open' }],
  ]);
});

it('has one number of reports with the forum, and its line in the forum’s log', async () => {
  expect((await change(admin, { reportsToHide: 5 })).body.reportsToHide).toBe(5);
  expect((await admin.call(api.moderation.settings, {})).body.reportsToHide).toBe(5);
  await admin.call(api.moderation.changeSettings, { body: { reportsToHide: 4 } });
  expect((await read(owner)).reportsToHide).toBe(4);
  const { body: lines } = await admin.call(api.moderation.log, { query: { act: 'settings' } });
  expect(lines.map(({ after }) => after)).toEqual([{ reportsToHide: 4 }, { reportsToHide: 5 }]);
});

it('has the public address changed by the owner alone, for letters with secrets point there', async () => {
  const url = 'https://Journal.example/';
  const refused = await change(admin, { publicUrl: url, registration: 'closed' });
  expect([refused.status, refused.body.error]).toEqual([
    403,
    'Only the owner changes the public address.',
  ]);
  expect((await read(admin)).registration).toBe('open');
  expect((await change(owner, { publicUrl: url })).body.publicUrl).toBe('https://journal.example');
  const link = await owner.call(api.admin.resetLink, { params: { id: admin.user?.id ?? 0 } });
  expect(link.body.url).toMatch(/^https:\/\/journal\.example\/reset-password#/);
  expect(link.headers['strict-transport-security']).toContain('max-age');
  expect((await change(admin, { publicUrl: 'https://journal.example' })).status).toBe(200);
  expect((await change(owner, { publicUrl: null })).body.publicUrl).toBeNull();
});

it.each([
  { publicUrl: 'journal.example' },
  { publicUrl: 'https://journal.example/deep' },
  { publicUrl: 'https://me:secret@journal.example' },
  { publicUrl: 'javascript:alert(1)' },
  { publicUrl: `https://${'a'.repeat(200)}.example` },
  { registration: 'ajar' },
  { visionAccess: 'nobody' },
  { levelGates: 'ajar' },
  { levelGates: false },
  { reportsToHide: 0 },
  { reportsToHide: 1.5 },
])('%j is refused with a sentence at its field', async (body) => {
  const before = await read(owner);
  const { status, body: refusal } = await change(owner, body as Change);
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, Object.keys(body)]);
  expect(await read(owner)).toEqual(before);
});

it('leaves alone what the operator has set, and says by what', async () => {
  const env = { REGISTRATION: 'closed', PUBLIC_URL: 'https://fixed.example', LEVEL_GATES: 'open' };
  const here = owner.at(await test.another(env));
  expect(await read(here)).toMatchObject({
    ...{ registration: 'closed', levelGates: 'open', publicUrl: 'https://fixed.example' },
    fixed: ['registration', 'levelGates', 'publicUrl'],
  });
  const refused = await change(here, { registration: 'open', visionAccess: 'everyone' });
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'Who may register is set by REGISTRATION on the server, and cannot be changed here.',
  ]);
  // A form that sends back what it read changes only what differs.
  const kept = await change(here, { registration: 'closed', visionAccess: 'everyone' });
  expect([kept.status, kept.body.visionAccess]).toEqual([200, 'everyone']);
});

it('gives two who change at once one outcome, both on record', async () => {
  const answers = await Promise.all([
    change(owner, { registration: 'closed' }),
    change(admin, { registration: 'invite' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { body: lines } = await owner.call(api.admin.events, {
    query: { area: 'settings', limit: 2 },
  });
  const [last, first] = lines.map(({ details }) => details);
  expect(first?.before).toEqual({ registration: 'open' });
  expect(last?.before).toEqual(first?.after);
  expect({ registration: (await read(owner)).registration }).toEqual(last?.after);
});
