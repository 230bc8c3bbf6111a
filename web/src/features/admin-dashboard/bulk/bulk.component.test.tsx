import { api, type BulkProgress } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { ADMIN_STATS, anAccount } from '../../../../test/samples/people-samples.ts';
import { aUser, SAMPLE_INSTANT } from '../../../../test/samples/samples.ts';
import { pageOf, refuse, server } from '../../../../test/server.ts';

const calls = api.admin;
const owner = aUser({ id: 2, username: 'ines', role: 'admin', isOwner: true });
const odd = anAccount('odd');
const wren = anAccount('wren');

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

const aBulk = (own: Partial<BulkProgress> = {}): BulkProgress => ({
  ...{ id: 5, act: 'suspend', actor: 'ines', state: 'running', total: 2, done: 0, skipped: [] },
  ...{ undone: 0, undoable: true, createdAt: SAMPLE_INSTANT, finishedAt: null },
  ...own,
});

beforeEach(() => {
  server.on(calls.stats, ADMIN_STATS);
  server.on(calls.days, []);
  server.on(calls.usersDetailed, pageOf([odd, wren], 'bmV4dA', 1284));
});

test('those who are chosen are suspended after the count is confirmed, and it is undone', async () => {
  let bulk = aBulk();
  const ordered = server.on(calls.bulk, () => bulk);
  server.on(calls.bulkProgress, () => bulk);
  await renderApp('/admin/dashboard', { user: owner, window: DESK });
  await page.getByRole('checkbox', { name: 'Choose odd' }).click();
  await page.getByRole('checkbox', { name: 'Choose wren' }).click();
  await expect.element(page.getByRole('checkbox', { name: '2 chosen' })).toBeChecked();
  await button('Suspend…').click();
  await expect.element(button('Leave them')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Suspend 2 people' }).click();
  await expect.element(dialog.getByText('They have a right to know why.')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText('Reason').fill('Three letters.');
  await dialog.getByRole('button', { name: 'Suspend 2 people' }).click();
  await expect.element(page.getByText('Suspending 2 people: 0 so far.')).toBeVisible();
  expect(ordered).toMatchObject([
    { body: { act: 'suspend', on: { ids: [odd.id, wren.id] }, reason: 'Three letters.' } },
  ]);
  expect(ordered[0]?.key).toBeTruthy();
  expect(location.search).toBe('?bulk=5');
  bulk = aBulk({ state: 'done', done: 1, skipped: [{ reason: 'already', count: 1 }] });
  await expect
    .element(page.getByText('Suspended one person. Left as they were: 1 who were so already.'))
    .toBeVisible();
  await expectAccessible();
  bulk = aBulk({ state: 'undone', done: 1, undone: 1, undoable: false });
  server.on(calls.undoBulk, () => bulk);
  await button('Undo').click();
  await expect.element(page.getByText('Taken back for one person.')).toBeVisible();
  await button('Done').click();
  await expect.poll(() => location.search).toBe('');
});

test('whom policy leaves out is not counted among those it is confirmed for', async () => {
  const me = anAccount('ines', { id: owner.id, role: 'admin', isOwner: true });
  const admin = anAccount('marit', { id: 91, role: 'admin' });
  server.on(calls.usersDetailed, pageOf([me, admin, odd], null, 3));
  const ordered = server.on(calls.bulk, () => aBulk({ total: 1 }));
  server.on(calls.bulkProgress, () => aBulk({ total: 1 }));
  await renderApp('/admin/dashboard', { user: owner, window: DESK });
  await page.getByRole('checkbox', { name: 'Choose ines' }).click();
  await page.getByRole('checkbox', { name: 'Choose marit' }).click();
  await button('Suspend…').click();
  await expect
    .element(dialog.getByText('You and administrators are left as before.'))
    .toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Suspend nobody' })).toBeDisabled();
  await button('Leave them').click();
  await page.getByRole('checkbox', { name: 'Choose odd' }).click();
  await button('Suspend…').click();
  await dialog.getByLabelText('Reason').fill('Three letters.');
  await dialog.getByRole('button', { name: 'Suspend one person' }).click();
  await expect.poll(() => ordered).toMatchObject([{ body: { on: { ids: [odd.id] } } }]);
});

test('all that match are chosen by their count, which has to be right', async () => {
  server.on(calls.bulk, refuse(409, 'conflict', 'By now 1,290 match. Look again.'));
  await renderApp('/admin/dashboard?level=8&active=7', { user: owner, window: PHONE });
  await page.getByRole('checkbox', { name: 'Choose this page' }).click();
  await button('Choose all 1,284 that match').click();
  await expect.element(page.getByRole('checkbox', { name: 'All 1,284 chosen' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible();
  await button('Gift XP…').click();
  await dialog.getByLabelText('Amount for each').fill('20');
  server.on(calls.usersDetailed, pageOf([odd], null, 1290));
  await dialog.getByRole('button', { name: 'Gift XP to 1,284 people' }).click();
  await expect.element(page.getByText('By now 1,290 match. Look again.')).toBeVisible();
  const ordered = server.on(calls.bulk, aBulk({ act: 'gift', total: 1290 }));
  server.on(calls.bulkProgress, aBulk({ act: 'gift', state: 'done', total: 1290, done: 1290 }));
  await dialog.getByRole('button', { name: 'Gift XP to 1,290 people' }).click();
  await expect.element(page.getByText('XP given to 1,290 people.')).toBeVisible();
  expect(ordered).toMatchObject([
    {
      body: {
        ...{ act: 'gift', xpAmount: 20 },
        on: { filter: { level: 8, activeWithin: 7 }, count: 1290 },
      },
    },
  ]);
});
