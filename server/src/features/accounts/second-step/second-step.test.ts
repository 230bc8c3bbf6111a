import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { totpOf } from './second-step.service.ts';

const MINUTES = 60_000;
const calls = api.accounts;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  // The first one owns the installation.
  await test.person('the-owner');
});
afterAll(() => test.close());

const codeOf = (secret: string, ahead = 0) =>
  totpOf(secret).generate({ timestamp: test.clock.now().getTime() + ahead });

/** Somebody whose app makes codes, with its secret and the recovery codes. */
async function withCodes(username: string) {
  const person = await test.person(username);
  const { body } = await person.call(calls.beginTotp, {});
  const confirmed = await person.call(calls.confirmTotp, { body: { code: codeOf(body.secret) } });
  test.clock.advance(MINUTES);
  return { person, secret: body.secret, codes: confirmed.body.recoveryCodes };
}

async function ticketOf(username: string, password = 'harbour1') {
  const { status, body } = await test.visitor().call(calls.login, { body: { username, password } });
  return { status, body, ticket: String(body.ticket) };
}

const finish = (ticket: string, step: object) =>
  test.visitor().call(calls.secondStep, { body: { ticket, ...step } });

const kindsOf = async (person: Caller) =>
  (await person.call(calls.activity, { query: {} })).body.map(({ kind }) => kind);

describe('codes of an app', () => {
  it('are asked for at the sign-in, work once, and bring no token before', async () => {
    const { person, secret } = await withCodes('ada');
    const { status, body, ticket } = await ticketOf('ada');
    expect([status, body.code]).toEqual([401, 'second_factor_required']);
    expect(body).toMatchObject({ methods: { totp: true, recoveryCode: true, passkey: null } });
    expect(body).not.toHaveProperty('accessToken');

    const wrong = await finish(ticket, { code: '000000' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['code']]);
    const code = codeOf(secret);
    const right = await finish(ticket, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(right.status).toBe(200);
    expect(right.body.user.username).toBe('ada');
    // Neither the ticket nor the code opens anything again.
    expect((await finish(ticket, { code: codeOf(secret, 30_000) })).status).toBe(400);
    expect((await finish((await ticketOf('ada')).ticket, { code })).status).toBe(400);
    expect((await kindsOf(person)).slice(0, 5)).toEqual([
      'second-step-failed',
      'sign-in',
      'second-step-failed',
      'totp-on',
      'registered',
    ]);
  });

  it('cannot be taken off from where only the password was typed before', async () => {
    const person = await test.person('unn');
    const intruder = test.visitor();
    const { body } = await intruder.call(calls.login, {
      body: { username: 'unn', password: 'harbour1' },
    });
    intruder.token = body.accessToken;
    expect((await intruder.call(calls.factors, {})).status).toBe(200);
    const begun = await person.call(calls.beginTotp, {});
    await person.call(calls.confirmTotp, { body: { code: codeOf(begun.body.secret) } });
    const taken = await intruder.call(calls.removeTotp, {});
    expect([taken.status, taken.body.code]).toEqual([403, 'step_up_required']);
    expect((await person.call(calls.removeTotp, {})).status).toBe(200);
  });

  it('that were begun anew on another device are told apart from wrong ones', async () => {
    const person = await test.person('twice');
    const { body: first } = await person.call(calls.beginTotp, {});
    test.clock.advance(1000);
    const { body: second } = await person.call(calls.beginTotp, {});
    const confirm = ({ secret, begun }: typeof first, code = codeOf(secret)) =>
      person.call(calls.confirmTotp, { body: { code, begun } });
    const late = await confirm(first);
    expect([late.status, late.body.fields?.code]).toEqual([
      409,
      expect.stringContaining('begun anew elsewhere'),
    ]);
    expect((await confirm(second, '000000')).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
  });

  it('that come too late, or after another password, find no ticket', async () => {
    const { person, secret } = await withCodes('ines');
    const { ticket } = await ticketOf('ines');
    test.clock.advance(11 * MINUTES);
    expect((await finish(ticket, { code: codeOf(secret) })).status).toBe(400);
    const { ticket: second } = await ticketOf('ines');
    test.clock.advance(-11 * MINUTES);
    const changed = await person.call(calls.changePassword, {
      body: { currentPassword: 'harbour1', newPassword: 'the tide tables' },
    });
    expect(changed.status).toBe(200);
    test.clock.advance(11 * MINUTES);
    expect((await finish(second, { code: codeOf(secret) })).status).toBe(400);
  });

  it('can be stood in for by each recovery code once, which are stored as hashes', async () => {
    const { codes } = await withCodes('marit');
    expect(codes).toHaveLength(10);
    const [code = ''] = codes;
    const typed = code.toLowerCase().replace('-', ' ');
    const tries = [await ticketOf('marit'), await ticketOf('marit')];
    const both = await Promise.all(
      tries.map(({ ticket }) => finish(ticket, { recoveryCode: typed })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const rows = await test.db.execute(sql`select * from recovery_codes`);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('stop being guessed at after ten tries', async () => {
    const limited = await createTestApp({ limitsScale: 1 });
    const person = await limited.person('guessed');
    await limited.db.execute(sql`
      insert into totp_factors values (${person.user?.id}, 'ABCDEFGHIJKLMNOP', now(), now(), 0)`);
    const { body } = await limited.visitor().call(calls.login, {
      body: { username: 'guessed', password: 'harbour1' },
    });
    const statuses = [];
    for (let i = 0; i < 11; i += 1) {
      const guess = { ticket: String(body.ticket), code: `${100_000 + i}` };
      statuses.push((await limited.visitor().call(calls.secondStep, { body: guess })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    await limited.close();
  });
});

describe('a proof of who is there', () => {
  it('is asked for once the sign-in was a while ago, and needs the second step too', async () => {
    const { person, secret } = await withCodes('aino');
    test.clock.advance(16 * MINUTES);
    const refused = await person.call(api.export.url, {});
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
    const change = { currentPassword: 'harbour1', newPassword: 'the tide tables' };
    expect((await person.call(calls.changePassword, { body: change })).status).toBe(403);

    const prove = (body: object) =>
      person.call(calls.prove, { body: { password: 'harbour1', ...body } });
    expect((await prove({ password: 'a guess' })).body.fields).toHaveProperty('password');
    expect((await prove({})).status).toBe(400);
    const { body: needs } = await person.call(calls.beginProof, {});
    expect(needs.methods).toMatchObject({ totp: true });
    const ticket = needs.ticket as string;
    expect((await prove({ ticket, code: '000000' })).body.fields).toHaveProperty('code');
    expect((await person.call(api.export.url, {})).status).toBe(403);
    expect((await prove({ ticket, code: codeOf(secret) })).status).toBe(200);
    expect((await person.call(api.export.url, {})).status).toBe(200);
    expect((await person.call(calls.changePassword, { body: change })).status).toBe(200);
    expect((await kindsOf(person)).slice(0, 2)).toEqual(['password-changed', 'export']);
  });

  it('is the password alone where there is no second step', async () => {
    const person = await test.person('plain');
    test.clock.advance(16 * MINUTES);
    expect((await person.call(calls.beginTotp, {})).status).toBe(403);
    const { body } = await person.call(calls.beginProof, {});
    expect(body).toEqual({ ticket: null, methods: null, hasPassword: true });
    await person.call(calls.prove, { body: { password: 'harbour1' } });
    expect((await person.call(calls.beginTotp, {})).status).toBe(200);
  });
});

it('switching the last factor off leaves the password, and no code behind', async () => {
  const { person } = await withCodes('olav');
  expect((await person.call(calls.removeTotp, {})).status).toBe(200);
  expect((await ticketOf('olav')).status).toBe(200);
  const { body } = await person.call(calls.factors, {});
  expect(body).toMatchObject({ totpSince: null, recoveryCodesLeft: 0, passkeys: [] });
});

it('signing out everywhere ends this session too', async () => {
  const person = await test.person('wanderer');
  expect((await person.call(calls.endAllSessions, {})).status).toBe(200);
  expect((await person.call(calls.me, {})).status).toBe(401);
  expect((await person.call(calls.refresh, {})).status).toBe(401);
});

it('an administrator takes a lost second step off, which is logged and told to the person', async () => {
  const { person } = await withCodes('lost');
  const admin = await test.person('helper');
  await test.db.execute(sql`update users set role = 'admin' where id = ${admin.user?.id}`);
  const take = () =>
    admin.call(api.admin.removeFactors, { params: { id: person.user?.id as number } });
  expect((await take()).status).toBe(200);
  expect((await take()).status).toBe(409);
  expect((await ticketOf('lost')).status).toBe(200);
  const { body: notices } = await person.call(api.notices.list, { query: {} });
  expect(notices[0]?.text).toContain('took the second steps off');
  expect(await kindsOf(person)).toContain('factors-removed');
  const { body: events } = await admin.call(api.admin.events, { query: {} });
  expect(events[0]).toMatchObject({ action: 'remove-factors' });
});
