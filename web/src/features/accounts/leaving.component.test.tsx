import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tokensOf } from '../../../test/account.ts';
import { renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { departed } from '../../../test/departures.ts';
import { aUser, DONE } from '../../../test/samples/samples.ts';
import { server } from '../../../test/server.ts';
import { beginSession, leaveSession, lose } from '../../lib/api/session.ts';
import { readCopies } from '../../lib/drafts/draft-copy.ts';
import { listDrafts } from '../../lib/drafts/draft-store.ts';
import { changeCopy, readCopy } from '../../lib/storage/offline-copy.ts';
import { storage } from '../../lib/storage/storage.ts';

const ada = aUser();
const ben = aUser({ id: ada.id + 1, username: 'ben' });
const sheet = page.getByRole('textbox', { name: "Today's Entry" });

/** What the browser holds, of whatever kind, beside what every device keeps. */
async function leftBehind(): Promise<unknown[]> {
  const local = storage.keys('').filter((key) => !['theme', 'session-ended'].includes(key));
  const tab = Object.keys(sessionStorage).filter((key) => key !== 'pathkeeper-flash');
  const copies = [...(await readCopies())].filter(([, text]) => !text.includes('goneAt'));
  const copy = await readCopy();
  return [...local, ...tab, ...copies, ...(copy ? [copy] : [])];
}

const keepSomething = async () => {
  storage.set(`vision-view-${ada.id}`, 'wheel');
  storage.set(`visionArchitectData:${ada.id}`, '{}');
  storage.set(`quiet-told-until-${ada.id}`, '1');
  await changeCopy(ada.id, (copy) => ({ ...copy, answers: { folders: ['Mine'] } }));
};

const pressLogout = async () => {
  await page.getByRole('button', { name: `Menu of ${ada.username}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

test('signing out asks when something is unsaved, and then leaves nothing in the browser', async () => {
  const told = server.on(api.accounts.logout, DONE);
  await renderApp('/', { user: ada });
  await sheet.fill('Only for me.');
  await keepSomething();
  await expect.poll(async () => (await readCopies()).size).toBeGreaterThan(0);

  await pressLogout();
  await expect
    .element(page.getByRole('dialog', { name: 'Something is not saved yet' }))
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.element(sheet).toHaveValue('Only for me.');
  expect(told).toHaveLength(0);

  await pressLogout();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect.poll(departed).toEqual(['/']);
  await expect.poll(leftBehind).toEqual([]);
});

test('with nothing unsaved nothing is asked', async () => {
  server.on(api.accounts.logout, DONE);
  await renderApp('/', { user: ada });
  await expect.element(sheet).toBeVisible();
  await keepSomething();
  await pressLogout();
  await expect.poll(departed).toEqual(['/']);
  await expect.poll(leftBehind).toEqual([]);
});

test('of a session that ended elsewhere what is unsaved is kept for its person alone', async () => {
  const drafts = (key: string) => listDrafts(key, { content: '' }).length;
  await renderApp('/', { user: ada });
  await sheet.fill('Only for me.');
  await keepSomething();
  await expect.poll(async () => (await readCopies()).size).toBeGreaterThan(0);
  storage.set('drafts:contact:visitor:a', '{}');

  lose();
  beginSession(tokensOf(ada));
  expect(drafts(`new-entry:${ada.id}`)).toBe(1);

  lose();
  beginSession(tokensOf(ben));
  const keys = () =>
    storage
      .keys('')
      .filter((key) => !/token|theme|ended|last-owner/.test(key))
      .sort();
  const hers = new RegExp(`^drafts:new-entry:${ada.id}:`);
  await expect.poll(keys).toEqual(['drafts:contact:visitor:a', expect.stringMatching(hers)]);
  expect(await readCopy()).toBeNull();

  // Nobody asked her: whoever signs out here takes their own words along, and a visitor's.
  await leaveSession();
  expect(drafts(`new-entry:${ada.id}`)).toBe(1);
  expect(keys()).toEqual([expect.stringMatching(hers)]);
  const copied = [...(await readCopies()).keys()];
  expect(copied).toEqual([expect.stringMatching(hers)]);
});
