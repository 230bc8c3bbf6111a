import { api } from '@pathkeeper/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { type FakePost, startFakePost } from '../../../test/fake-post.ts';
import { tools } from '../../../test/notices.ts';
import { clearOldNotices, sendLetters } from './notices.letter.service.ts';
import { createUnsubscribeTokens } from './unsubscribe.service.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let post: FakePost;
let test: TestApp;
let owner: Caller;
let t: Awaited<ReturnType<typeof tools>>;
// The secret of test applications.
const tokens = createUnsubscribeTokens('a'.repeat(48));

beforeAll(async () => {
  post = await startFakePost();
  test = await createTestApp({
    nodes: 2,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      MAIL_FROM: 'keeper@example.org',
      PUBLIC_URL: 'https://journal.example',
    },
  });
  owner = await test.person('keeper');
  t = await tools(test);
});
afterAll(async () => {
  await test.close();
  await post.close();
});

let day = 0;
/** Nine in the morning in London, of a day that no other test has used. */
beforeEach(() =>
  test.clock.set(new Date(Date.UTC(2027, 0, 1, 9) + 10 * DAY * day++).toISOString()),
);
afterEach(() => {
  post.letters.length = 0;
});

const send = () => sendLetters(test.context, tokens);
const lettersTo = ({ user }: Caller) => post.letters.filter(({ to }) => to[0] === user?.email);
const wait = (ms: number) => test.clock.advance(ms);

/** Somebody with one notice, an hour old. */
async function told(title = 'The lamp was out'): Promise<[Caller, Caller, number]> {
  const [ada, ines] = await t.people(2);
  const id = await t.post(ada, { title });
  await t.reply(ines, id, { content: 'My neighbour lives at number twelve.' });
  wait(HOUR);
  return [ada, ines, id];
}

it('names what happened and where, and not a word more', async () => {
  const [ada, ines, id] = await told();
  expect(await send()).toBe(1);
  await expect.poll(() => lettersTo(ada)).toHaveLength(1);
  const [letter] = lettersTo(ada);
  const { username, id: userId = 0 } = ada.user ?? {};
  expect(letter?.headers.subject).toBe('A notice at Pathkeeper');
  expect(letter?.text).toContain(`${username}, since you were last told:`);
  expect(letter?.text).toContain(`${ines.user?.username} answered you in The lamp was out`);
  expect(letter?.text).toContain(`https://journal.example/forum/post/${id}#reply-1`);
  expect(letter?.text).not.toContain('neighbour');
  const token = tokens.issue(userId);
  expect(letter?.text).toContain(`https://journal.example/unsubscribe#${token}`);
  expect(letter?.headers['list-unsubscribe']).toBe(
    `<https://journal.example/api/notifications/unsubscribe/${token}>`,
  );
  expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

it('comes once a day at most, from the morning on, and only when there is something new', async () => {
  const [ada, ines, id] = await told();
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  wait(60_000);
  await t.reply(ines, id);
  wait(HOUR);
  expect(await send()).toBe(0);
  // The next day at seven, and at eight.
  wait(DAY - 4 * HOUR);
  expect(await send()).toBe(0);
  wait(HOUR + 60_000);
  expect(await send()).toBe(1);
  await expect.poll(() => lettersTo(ada)).toHaveLength(2);
  wait(DAY);
  expect(await send()).toBe(0);
});

it('is sent by one process, whichever is first', async () => {
  await told();
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
});

it('is not about what was read, withdrawn, or happened a moment ago', async () => {
  const [ada] = await told();
  await t.readAll(ada);
  const [, ines, id] = await told();
  await ines.call(api.forum.removeReply, { params: { id, number: 1 } });
  const [lena, tomas] = await t.people(2);
  await t.reply(tomas, await t.post(lena));
  expect(await send()).toBe(0);
  // The day's letter is still to be had.
  wait(HOUR);
  expect(await send()).toBe(1);
});

it('ends at one click, signed out, as often as it is pressed', async () => {
  const [ada] = await told();
  const token = tokens.issue(ada.user?.id ?? 0);
  const url = `/api/notifications/unsubscribe/${token}`;
  const seen = await test.visitor().send('GET', url);
  expect([seen.status, seen.headers.location]).toEqual([302, `/unsubscribe#${token}`]);
  expect((await ada.call(api.notices.settings, {})).body).toMatchObject({
    letter: true,
    mail: 'on',
  });
  for (let i = 0; i < 2; i++) {
    const pressed = await test.visitor().send('POST', url, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(pressed.status).toBe(200);
  }
  expect((await ada.call(api.notices.settings, {})).body.letter).toBe(false);
  expect(await send()).toBe(0);
});

it('ends from its page too, and only with the whole link', async () => {
  const [ada] = await told();
  const token = tokens.issue(ada.user?.id ?? 0);
  const press = (given: string) =>
    test.visitor().call(api.notices.unsubscribe, { body: { token: given } });
  expect((await press(token.slice(0, -1))).status).toBe(400);
  expect((await press(`1${token}`)).status).toBe(400);
  expect((await press(tokens.issue(999_999))).status).toBe(200);
  expect((await press(token)).status).toBe(200);
  expect((await ada.call(api.notices.settings, {})).body.letter).toBe(false);
});

it('is not sent to who turned off every letter in their profile', async () => {
  const [ada] = await told();
  const { body } = await ada.call(api.profile.settings, {});
  const { darkMode: _, ...letters } = body.settings.notifications;
  await ada.call(api.profile.saveSettings, {
    body: { settingType: 'notifications', settings: { ...letters, emailNotifications: false } },
  });
  expect((await ada.call(api.notices.settings, {})).body.mail).toBe('unwanted');
  expect(await send()).toBe(0);
});

it('is not sent where no mail is set up', async () => {
  const plain = await createTestApp();
  const person = await plain.person();
  expect(await sendLetters(plain.context, tokens)).toBe(0);
  expect((await person.call(api.notices.settings, {})).body.mail).toBe('off');
  await plain.close();
});

it('names ten notices, and counts the rest', async () => {
  const [ada, ines] = await t.people(2);
  for (let i = 0; i < 12; i++) await t.reply(ines, await t.post(ada, { title: `No. ${i}.` }));
  wait(HOUR);
  await send();
  await expect.poll(() => lettersTo(ada)).toHaveLength(1);
  expect(lettersTo(ada)[0]?.headers.subject).toBe('12 notices at Pathkeeper');
  expect(lettersTo(ada)[0]?.text).toContain('And 2 more.');
});

it('leaves what was read three months ago, and everything after a year, to be cleared', async () => {
  const [ada] = await told();
  const [ines] = await told();
  await t.readAll(ada);
  const rows = async () => [(await t.texts(ada)).length, (await t.texts(ines)).length];
  const start = test.clock.now();
  wait(91 * DAY);
  await clearOldNotices(test.context);
  expect(await rows()).toEqual([0, 1]);
  wait(300 * DAY);
  await clearOldNotices(test.context);
  expect(await rows()).toEqual([0, 0]);
  test.clock.set(start.toISOString());
});

it('goes to nobody who is kept out or is being deleted, and to them again once they are back', async () => {
  const [suspended] = await told('The gate was shut');
  const [leaving] = await told('The boat was sold');
  // Months have gone by for those of the other tests.
  const account = { username: 'keeper', password: 'harbour1' };
  owner.token = (await owner.call(api.accounts.login, { body: account })).body.accessToken;
  const of = ({ user }: Caller) => ({ id: user?.id ?? 0 });
  const body = { reason: 'A try', until: null };
  await owner.call(api.admin.suspend, { params: of(suspended), body });
  await owner.call(api.admin.removePerson, {
    params: of(leaving),
    body: { username: leaving.user?.username ?? '' },
  });
  expect(await send()).toBe(0);
  await owner.call(api.admin.restore, { params: of(suspended) });
  await owner.call(api.admin.keepPerson, { params: of(leaving) });
  expect(await send()).toBe(2);
});
