import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller, createTestApp, heard, type TestApp } from '../../../../test/app.ts';
import { type Member, startOidc } from '../../../../test/fakes/oidc.ts';

const HOME = 'http://journal.example.org';

let oidc: Awaited<ReturnType<typeof startOidc>>;
let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  oidc = await startOidc(HOME);
  test = await createTestApp({ nodes: 2, env: oidc.env });
});
afterAll(async () => {
  await test.close();
  oidc.close();
});

type Begin = Parameters<typeof begin>[1];

const headers = { host: 'journal.example.org', origin: HOME };
const visitor = () => new Caller(test.app);

/** Begins in this browser. */
async function begin(
  caller: Caller,
  body: { purpose: 'sign-in' | 'link'; next?: string; invitation?: string } = {
    purpose: 'sign-in',
  },
): Promise<string> {
  const reply = await caller.call(api.accounts.beginSso, { body }, headers);
  expect(reply.status).toBe(200);
  return reply.body.url;
}

/** Signs in elsewhere and comes back, to another process. */
async function enter(caller: Caller, member: Member, how?: Begin) {
  const answer = await oidc.signInAt(await begin(caller, how), member);
  return take(caller, answer);
}

function take(caller: Caller, answer: string) {
  const [, other] = test.apps;
  const there = other ? caller.at(other) : caller;
  for (const [name, value] of caller.cookies) there.cookies.set(name, value);
  return there.call(api.accounts.takeSso, { body: { answer } }, headers);
}

const member = (name: string, more: Partial<Member> = {}): Member => ({
  sub: `sub-of-${name}`,
  email: `${name}@lodge.example`,
  email_verified: true,
  preferred_username: name,
  ...more,
});

const REFUSED = {
  error:
    'That sign-in took too long, was used before, or began in another browser. Please begin again.',
  code: 'invalid_request',
};

describe('a newcomer from elsewhere', () => {
  it('does not become the owner', async () => {
    const early = await enter(visitor(), member('early'));
    expect([early.status, early.body.code]).toEqual([403, 'forbidden']);
    owner = await test.person('ada');
    expect(owner.user?.isOwner).toBe(true);
  });

  it('gets an account without a password of their own, and comes back to it', async () => {
    const rower = member('rower', { given_name: 'Ines' });
    const first = await enter(visitor(), rower, { purpose: 'sign-in', next: '/entries' });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      next: '/entries',
      user: { username: 'rower', email: 'rower@lodge.example', firstName: 'Ines', isOwner: false },
    });
    expect(JSON.stringify(first.body)).not.toMatch(/sub-of-rower|hasPassword/);
    expect(first.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^pathkeeper_sso=;/)]),
    );
    const again = visitor();
    const second = await enter(again, { ...rower, email: 'moved@lodge.example' });
    expect(second.body.user).toMatchObject({
      id: first.body.user.id,
      email: 'rower@lodge.example',
    });
    again.token = second.body.accessToken;
    expect((await again.call(api.accounts.factors, {})).body).toMatchObject({
      hasPassword: false,
      isLinked: true,
    });
    const kinds = (await again.call(api.accounts.activity, { query: {} })).body;
    expect(kinds.map(({ kind }) => kind)).toEqual(['sign-in', 'registered']);
    expect((await again.call(api.accounts.unlinkSso, {})).body.code).toBe('conflict');
  });

  it('gets another name where theirs is taken, kept for the staff, or none', async () => {
    const namesake = await enter(visitor(), member('x1', { preferred_username: 'rower' }));
    expect(namesake.body.user.username).toMatch(/^rower-\d+$/);
    const plain = await enter(visitor(), member('x2', { preferred_username: 'ines@quay.example' }));
    expect(plain.body.user.username).toMatch(/^writer-\d+$/);
    const grand = await enter(visitor(), {
      ...member('Administrator', { email: 'root@lodge.example' }),
      preferred_username: 'ad\u0430',
    });
    expect(grand.body.user.username).toMatch(/^writer-\d+$/);
  });

  it('needs a verified address that is nobody’s here', async () => {
    const unverified = await enter(visitor(), member('blank', { email_verified: false }));
    expect([unverified.status, unverified.body.code]).toEqual([403, 'forbidden']);
    const taken = await enter(visitor(), member('other', { email: 'ADA@example.org' }));
    expect([taken.status, taken.body.code]).toEqual([409, 'conflict']);
    expect(taken.headers['set-cookie']?.toString()).not.toContain('pathkeeper_refresh');
  });

  it('is let in as registration says', async () => {
    const made = await owner.call(api.admin.invite, { body: {} });
    const invitation = new URL(made.body.url, HOME).searchParams.get('invitation') ?? '';
    expect(invitation).not.toBe('');
    const set = (registration: 'open' | 'invite' | 'closed') =>
      owner.call(api.admin.changeSettings, { body: { registration } });
    await set('closed');
    const closed = await enter(visitor(), member('late'), { purpose: 'sign-in', invitation });
    expect([closed.status, closed.body.code]).toEqual([403, 'registration_closed']);
    await set('invite');
    const uninvited = await enter(visitor(), member('late'));
    expect([uninvited.status, uninvited.body.code]).toEqual([403, 'invitation_required']);
    const how = { purpose: 'sign-in' as const, invitation };
    expect((await enter(visitor(), member('late'), how)).status).toBe(200);
    expect((await enter(visitor(), member('later'), how)).body.code).toBe('invitation_required');
    // Whoever has an account is no newcomer.
    expect((await enter(visitor(), member('late'))).status).toBe(200);
    await set('open');
  });
});

describe('an answer', () => {
  it('counts once, in the browser that began, and for ten minutes', async () => {
    const browser = visitor();
    const answer = await oidc.signInAt(await begin(browser), member('once'));
    expect(await take(visitor(), answer)).toMatchObject({ status: 400, body: REFUSED });
    const other = visitor();
    await begin(other);
    expect((await take(other, answer)).body).toEqual(REFUSED);
    // What another browser tried in vain is still good here.
    expect((await take(browser, answer)).status).toBe(200);
    expect((await take(browser, answer)).body).toEqual(REFUSED);

    const late = await oidc.signInAt(await begin(browser), member('once'));
    test.clock.advance(10 * 60_000 + 1);
    expect((await take(browser, late)).body).toEqual(REFUSED);
  });

  it('is refused when it is forged, changed, refused there, or meant for a link', async () => {
    const browser = visitor();
    const good = await oidc.signInAt(await begin(browser), member('once'));
    const kept = new Map(browser.cookies);
    const state = new URLSearchParams(good).get('state') ?? '';
    for (const bad of [
      'code=x',
      `code=x&state=${state}`,
      good.replace(/state=[^&]+/, 'state=x'),
      good.replace(/iss=[^&]+/, `iss=${encodeURIComponent('http://evil.example')}`),
      `error=access_denied&state=${state}`,
      '#',
    ]) {
      const caller = visitor();
      for (const [name, value] of kept) caller.cookies.set(name, value);
      expect((await take(caller, bad)).body, bad).toEqual(REFUSED);
    }
    const refused = visitor();
    const denied = await oidc.signInAt(await begin(refused), null);
    expect((await take(refused, denied)).body).toEqual(REFUSED);
    const linking = await test.person('linking');
    const linked = await oidc.signInAt(await begin(linking, { purpose: 'link' }), member('once'));
    expect((await take(linking, linked)).body).toEqual(REFUSED);
  });

  it('is not believed when somebody on the way has changed who it is about', async () => {
    const browser = visitor();
    const answer = await oidc.signInAt(await begin(browser), member('honest'));
    oidc.tamper(member('victim'));
    const taken = await take(browser, answer);
    oidc.tamper(null);
    expect(taken.body).toEqual(REFUSED);
  });

  it('is asked for by no page of another site', async () => {
    const foreign = { host: 'journal.example.org', origin: 'http://evil.example' };
    for (const [call, body] of [
      [api.accounts.beginSso, { purpose: 'sign-in' }],
      [api.accounts.takeSso, { answer: 'code=x' }],
    ] as const) {
      expect((await visitor().call(call, { body } as never, foreign)).status).toBe(403);
    }
  });

  it('of several at once opens one account', async () => {
    const twin = member('twin');
    const answers: { browser: ReturnType<typeof visitor>; answer: string }[] = [];
    for (let n = 0; n < 5; n += 1) {
      const browser = visitor();
      answers.push({ browser, answer: await oidc.signInAt(await begin(browser), twin) });
    }
    const all = await Promise.all(answers.map(({ browser, answer }) => take(browser, answer)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(all.map(({ body }) => body.user.id)).size).toBe(1);
  });
});

describe('an account that is here already', () => {
  it('is linked by its own person, who has proven who they are, and by nobody else’s address', async () => {
    const person = await test.person('keeper');
    const lodge = member('lodger', { email: 'keeper@example.org' });
    expect((await enter(visitor(), lodge)).status).toBe(409);

    const answer = await oidc.signInAt(await begin(person, { purpose: 'link' }), lodge);
    test.clock.advance(16 * 60_000);
    const unproven = await person.call(api.accounts.linkSso, { body: { answer } }, headers);
    expect(unproven.body.code).toBe('step_up_required');
    await person.proven();
    const fresh = await oidc.signInAt(await begin(person, { purpose: 'link' }), lodge);
    const linked = await person.call(api.accounts.linkSso, { body: { answer: fresh } }, headers);
    expect(linked.status).toBe(200);
    expect((await enter(visitor(), lodge)).body.user.id).toBe(person.user?.id);

    const another = await test.person('another');
    const theirs = await oidc.signInAt(await begin(another, { purpose: 'link' }), lodge);
    const twice = await another.call(api.accounts.linkSso, { body: { answer: theirs } }, headers);
    expect([twice.status, twice.body.code]).toEqual([409, 'conflict']);

    // What somebody else began, and put into this browser, links nothing.
    const begun = await oidc.signInAt(await begin(another, { purpose: 'link' }), member('evil'));
    const victim = await test.person('victim');
    for (const [name, value] of another.cookies) {
      if (name.includes('sso')) victim.cookies.set(name, value);
    }
    const foreign = await victim.call(api.accounts.linkSso, { body: { answer: begun } }, headers);
    expect(foreign.body).toEqual(REFUSED);
    const nobodys = { body: { purpose: 'link' } } as const;
    expect((await visitor().call(api.accounts.beginSso, nobodys, headers)).status).toBe(401);

    expect((await person.call(api.accounts.unlinkSso, {})).status).toBe(200);
    expect((await enter(visitor(), lodge)).status).toBe(409);
  });

  it('asks for its second step as ever, and a suspended one stays shut', async () => {
    const guarded = member('guarded');
    const { body } = await enter(visitor(), guarded);
    await test.db.execute(sql`
      insert into passkeys (user_id, id, name, public_key, counter, transports, created_at)
      values (${body.user.id}, 'a-key', 'Key', 'cose', 0, '[]', now())`);
    const stepped = await enter(visitor(), guarded, { purpose: 'sign-in', next: '/vault' });
    expect(stepped).toMatchObject({
      status: 401,
      body: { code: 'second_factor_required', next: '/vault', methods: { totp: false } },
    });
    expect(stepped.headers['set-cookie']?.toString()).not.toContain('pathkeeper_refresh');

    const noisy = member('noisy');
    const { id } = (await enter(visitor(), noisy)).body.user;
    await test.db.execute(sql`
      insert into suspensions (user_id, reason, created_at) values (${id}, 'Noise.', now())`);
    expect((await enter(visitor(), noisy)).body.code).toBe('suspended');
  });

  it('and suspended takes the journal along after another sign-in, which lets nobody in', async () => {
    const loud = member('loud');
    const browser = visitor();
    const { body, headers: set } = await enter(browser, loud);
    browser.token = body.accessToken;
    const [, cookie = ''] = /pathkeeper_refresh=([^;]+)/.exec(String(set['set-cookie'])) ?? [];
    browser.cookies.set('pathkeeper_refresh', cookie);
    const other = visitor();
    other.token = (await enter(other, loud)).body.accessToken;
    await test.db.execute(sql`
      insert into suspensions (user_id, reason, created_at) values (${body.user.id}, 'Noise.', now())`);
    test.clock.advance(16 * 60_000);
    const asks = async (caller: Caller) => (await caller.call(api.export.url, {})).body.code;
    expect(await asks(browser)).toBe('step_up_required');
    expect((await enter(browser, loud)).body.code).toBe('suspended');
    await heard(async () => expect(await asks(browser)).toBeUndefined());
    // In that browser alone, and nothing but that.
    expect(await asks(other)).toBe('step_up_required');
    expect((await browser.call(api.entries.list, { query: {} })).body.code).toBe('suspended');
    test.clock.advance(-16 * 60_000);
  });

  it('about to be deleted is kept only as its person says, in the browser whose session is kept out', async () => {
    const leaver = member('leaver');
    const browser = visitor();
    const { body } = await enter(browser, leaver);
    browser.token = body.accessToken;
    await test.db.execute(sql`
      insert into account_deletions (user_id, due_at, created_at)
      values (${body.user.id}, now() + interval '7 days', now())`);
    expect((await enter(browser, leaver)).status).toBe(200);
    expect((await browser.call(api.accounts.me, {})).body.code).toBe('account_leaving');
    expect((await browser.call(api.accounts.keepAccount, {})).status).toBeLessThan(300);
    await heard(async () =>
      expect((await browser.call(api.accounts.me, {})).body).toMatchObject({ id: body.user.id }),
    );
  });
});

it('a provider that is away is said to be, and is asked again once it is back', async () => {
  const gone = await startOidc(HOME);
  gone.close();
  const app = await test.another(gone.env);
  const reply = await new Caller(app).call(
    api.accounts.beginSso,
    { body: { purpose: 'sign-in' } },
    headers,
  );
  expect([reply.status, reply.body.code]).toEqual([503, 'unavailable']);
});
