import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { call, callPage } from '../src/lib/api/api.ts';
import { storage } from '../src/lib/storage/storage.ts';
import { PHONE, reload, renderApp, renderPart } from './app.tsx';
import { departed } from './departures.ts';
import { takeProblems } from './problems.ts';
import { anEntry, NOTHING_EARNED } from './samples/samples.ts';
import { gate, NO_NETWORK, pageOf, refuse, server } from './server.ts';

const signIn = () => renderPart(<p>Here.</p>);

test('the fake server records what it is sent, as the contract parses it', async () => {
  await signIn();
  const saved = { ...anEntry(), ...NOTHING_EARNED, safety: null };
  const calls = server.on(api.entries.create, saved);
  const body = { content: 'A seal.', tags: ['sea', 'Sea'] };
  const answer = await call(api.entries.create, { body }, { key: 'one' });
  expect(answer).toEqual(saved);
  expect(calls).toMatchObject([{ body: { content: 'A seal.', tags: ['sea'], mood: null } }]);
  expect(calls[0]?.key).toBe('one');
});

test('the fake server refuses what the contract does, and what the test wants refused', async () => {
  await signIn();
  const calls = server.on(api.goals.create, refuse(403, 'level_required', 'Not yet.'));
  const set = (title: string) => call(api.goals.create, { body: { title } });
  await expect(set('')).rejects.toMatchObject({
    status: 400,
    body: { code: 'invalid_request', fields: { title: expect.any(String) } },
  });
  expect(calls).toHaveLength(0);
  await expect(set('Mend the gate')).rejects.toMatchObject({ status: 403, reason: 'Not yet.' });
  server.on(api.goals.create, NO_NETWORK);
  await expect(set('Mend the gate')).rejects.toThrow('The network is out of reach.');
});

test('a call that the test says nothing of is a problem, and so is a wrong answer', async () => {
  await signIn();
  await expect(call(api.goals.remove, { params: { id: 1 } })).rejects.toMatchObject({
    status: 501,
  });
  server.on(api.entries.count, { count: 'many' } as never);
  await expect(call(api.entries.count, {})).rejects.toMatchObject({ status: 501 });
  expect(takeProblems()).toEqual([
    'DELETE /api/goals/1 was called, and the test does not say what is answered: server.on(…).',
    expect.stringContaining('The answer to GET /api/user/entry-count is not the contract’s'),
  ]);
});

test('the fake server asks for a session, and hands out a list page by page', async () => {
  await renderPart(<p>Here.</p>, { user: null });
  await expect(fetch('/api/entries')).resolves.toMatchObject({ status: 401 });
  await signIn();
  const items = [anEntry()];
  server.on(api.entries.list, ({ query }) => pageOf(items, query.cursor ? null : 'more'));
  const first = await callPage(api.entries.list, { query: {} });
  expect(first).toEqual({ items, next: 'more' });
  const last = await callPage(api.entries.list, { query: { cursor: 'more' } });
  expect(last.next).toBeNull();
});

test('an answer is held up until its gate is opened', async () => {
  await signIn();
  const slow = gate();
  server.on(api.folders.list, async () => {
    await slow.opened;
    return [];
  });
  let isAnswered = false;
  const answer = call(api.folders.list, {}).then(() => {
    isAnswered = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAnswered).toBe(false);
  slow.open();
  await answer;
});

test('an error in the console is a problem', () => {
  console.error('The mast broke.');
  expect(takeProblems()).toEqual(['The console was told of an error: The mast broke.']);
});

test('the application reloads in place, and loads of other pages are noted', async () => {
  await renderApp('/about', { window: PHONE });
  expect(window.innerWidth).toBe(PHONE.width);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  reload();
  await expect.element(heading).toBeVisible();
  location.assign('/login?next=%2F');
  location.reload();
  expect(departed()).toEqual(['/login?next=%2F', 'reload']);
});

test('nothing of an earlier test is left', async () => {
  expect(departed()).toEqual([]);
  expect(storage.keys('')).toEqual([]);
  await renderPart(<p>Here.</p>, { user: null });
  await expect.element(page.getByText('Here.')).toBeVisible();
  expect(window.innerWidth).toBe(1440);
});
