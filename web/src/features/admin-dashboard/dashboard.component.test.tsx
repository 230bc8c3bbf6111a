import { api } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { ADMIN_STATS, anAccount, aSheet, someDays } from '../../../test/samples/people-samples.ts';
import { aUser } from '../../../test/samples/samples.ts';
import { gate, NO_NETWORK, pageOf, refuse, server } from '../../../test/server.ts';

const calls = api.admin;
const owner = aUser({ id: 2, username: 'ines', role: 'admin', isOwner: true });
const odd = anAccount('oddhaugen', { firstName: 'Odd', lastName: 'Haugen' });
const wren = anAccount('wren', {
  status: 'suspended',
  suspension: { reason: 'Letters', until: '2099-12-05T11:30:00Z', createdAt: odd.createdAt },
});
const open = (path = '/admin/dashboard', window = DESK) => renderApp(path, { user: owner, window });

const button = (name: string | RegExp) => page.getByRole('button', { name });
const gift = page.getByRole('form', { name: 'Gift XP' });
const people = page.getByRole('listbox', { name: 'People' });
const table = page.getByRole('table', { name: 'User Database' });

beforeEach(() => {
  server.on(calls.stats, ADMIN_STATS);
  server.on(calls.days, ({ query }) => someDays(query.days));
  server.on(calls.usersDetailed, pageOf([odd, wren], null, 2));
  server.on(calls.person, ({ params }) => {
    const person = [odd, wren].find(({ id }) => id === params.id);
    return person ? aSheet(person) : refuse(404, 'not_found', 'That person does not exist.');
  });
});

test('whoever is no administrator is told that, and what the check said', async () => {
  await renderApp('/admin/dashboard', { user: aUser({ role: 'moderator' }) });
  await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect.element(page.getByText('Admin check: isAdmin false')).toBeVisible();
  await expectAccessible();
});

test.for([DESK, PHONE])('tiles, people and charts at $width px', async (window) => {
  await open(undefined, window);
  await expect.element(page.getByText('1,284')).toBeVisible();
  await expect.element(page.getByText('24 in a hundred')).toBeVisible();
  const rows = table.getByRole('row');
  await expect
    .element(rows.filter({ hasText: 'Odd Haugen' }))
    .toHaveTextContent(/oddhaugen@example\.org.*4,120 XP.*HIGH.*302 entries.*Active/);
  await expect
    .element(rows.filter({ hasText: 'wren' }))
    .toHaveTextContent(/Suspended.*Dec 5, 2099/);
  await expect.element(page.getByText('1 to 2 of 2')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Registrations' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.width);
  await button(/Show as table of Entries/).click();
  await expect.element(page.getByRole('cell', { name: '87' })).toBeVisible();
  await expectAccessible();
});

test('filters, orders and pages are asked of the server and stand in the address', async () => {
  const asked = server.on(calls.usersDetailed, ({ query }) =>
    pageOf([odd, wren], query.cursor ? null : 'bmV4dA', 30),
  );
  await open('/admin/dashboard?level=8');
  await expect.element(page.getByText('30 people')).toBeVisible();
  await page.getByRole('combobox', { name: 'Engagement' }).selectOptions('HIGH');
  await page.getByRole('combobox', { name: 'Last wrote' }).selectOptions('This week');
  await page.getByRole('searchbox', { name: 'Search people' }).fill('odd');
  await expect
    .poll(() => asked.at(-1)?.query)
    .toMatchObject({ level: 8, engagement: 'HIGH', activeWithin: 7, search: 'odd', limit: 20 });
  await button('Level').click();
  await expect.poll(() => asked.at(-1)?.query.sort).toBe('level');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => asked.at(-1)?.query.cursor).toBe('bmV4dA');
  await expect.element(page.getByText('3 to 4 of 30')).toBeVisible();
  expect(location.search).not.toMatch(/odd|bmV4dA/);
  expect(location.hash).toBe('#?search=odd&after=bmV4dA');
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect.element(page.getByText('1 to 2 of 30')).toBeVisible();
  await button('Clear filters').click();
  await expect.poll(() => location.search).toBe('?sort=level');
});

test('nobody, no answer and no network are said', async () => {
  server.on(calls.usersDetailed, pageOf([], null, 0));
  server.on(calls.usersCsv, refuse(404, 'not_found', 'No data to export'));
  server.on(calls.stats, refuse(503, 'unavailable', 'Not now.'));
  await open('/admin/dashboard?role=moderator');
  await expect.element(page.getByText('Nobody fits.')).toBeVisible();
  await expect.element(page.getByText('The figures did not arrive.')).toBeVisible();
  await button('Export CSV').click();
  await expect.element(page.getByText('No data to export')).toBeVisible();
  await expectAccessible();
  server.on(calls.usersDetailed, NO_NETWORK);
  await page.getByRole('combobox', { name: 'Role' }).selectOptions('Admins');
  await expect.element(page.getByText('The people did not arrive.')).toBeVisible();
  server.on(calls.usersDetailed, pageOf([odd], null, 1));
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).last().click();
  await expect.element(page.getByRole('link', { name: 'Odd Haugen' })).toBeVisible();
});

test('the export has the filters, and the name that the server gives it', async () => {
  const asked = server.on(
    calls.usersCsv,
    () =>
      new Response('Username\r\n', {
        headers: { 'Content-Disposition': 'attachment; filename="user-data-2026-11-23.csv"' },
      }),
  );
  await open('/admin/dashboard?status=suspended&sort=name');
  await button('Export CSV').click();
  await expect.element(page.getByText('Export completed')).toBeVisible();
  await expect.element(page.getByText('user-data-2026-11-23.csv')).toBeVisible();
  expect(asked[0]?.query).toMatchObject({ status: 'suspended', sort: 'name' });
});

test('of many people, the one that the arrows have lit is in view', async () => {
  const many = Array.from({ length: 8 }, (_, at) => anAccount(`odd${at}`));
  server.on(calls.usersDetailed, pageOf(many, null, many.length));
  await open();
  await gift.getByRole('combobox', { name: 'Member' }).fill('odd');
  await expect.element(people.getByRole('option')).toHaveLength(8);
  await userEvent.keyboard('{ArrowUp}');
  const last = people.getByRole('option').last();
  await expect.element(last).toHaveAttribute('aria-selected', 'true');
  await expect.element(last).toBeInViewport({ ratio: 0.9 });
});

test('a gift is checked, shown before it is given, and given once', async () => {
  await open();
  await gift.getByRole('button', { name: 'Gift XP' }).click();
  await expect.element(page.getByText('Invalid input')).toBeVisible();
  await expect
    .element(page.getByText('Please select a user and enter a valid XP amount'))
    .toBeVisible();
  await expect.element(gift.getByText('A whole number from 1 to 10,000.')).toBeVisible();
  const member = gift.getByRole('combobox', { name: 'Member' });
  await expect.element(member).toHaveFocus();
  await member.fill('odd');
  await expect.element(people.getByRole('option')).toHaveLength(2);
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(member).toHaveValue('Odd Haugen');
  await gift.getByRole('textbox', { name: 'Amount' }).fill('880');
  await expect
    .element(gift.getByText('4,120 becomes 5,000. That makes them Sage, level 9.'))
    .toBeVisible();
  await gift.getByRole('textbox', { name: /^Reason/ }).fill('For the dog');
  // The answer is lost: what was typed stays, and the next try is the same gift.
  const lost = server.on(calls.giftXp, NO_NETWORK);
  await gift.getByRole('button', { name: 'Gift 880 XP' }).click();
  await expect.element(page.getByText('Failed to gift XP')).toBeVisible();
  await expect.element(page.getByText('An error occurred while gifting XP')).toBeVisible();
  const given = server.on(calls.giftXp, {
    message: '880 XP given to oddhaugen.',
    levelUp: { newLevel: 9 },
  });
  await gift.getByRole('button', { name: 'Gift 880 XP' }).click();
  await expect.element(page.getByText('XP Gifted Successfully!')).toBeVisible();
  await expect.element(page.getByText(/They leveled up to 9!/)).toBeVisible();
  expect(given).toMatchObject([
    { body: { userId: odd.id, xpAmount: 880, reason: 'For the dog' }, key: lost[0]?.key },
  ]);
  expect(given[0]?.key).toBeTruthy();
  await expect.element(member).toHaveValue('');
});

test('the table stands under its heading', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'User Database' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'User Database' })).toBeVisible();
});

test('administrators give XP to themselves as to anybody', async () => {
  server.on(calls.usersDetailed, [anAccount('ines', { id: owner.id })]);
  await open();
  await gift.getByRole('combobox', { name: 'Member' }).fill('ines');
  await people.getByRole('option', { name: /ines/ }).click();
  await gift.getByRole('textbox', { name: 'Amount' }).fill('5');
  await expect.element(gift.getByRole('button', { name: 'Gift 5 XP' })).toBeEnabled();
});

test('the integrity check goes on to its end, and says when it fails', async () => {
  server.on(calls.fixLevels, refuse(503, 'unavailable', 'Not now.'));
  await open();
  await button('Run the check').click();
  await expect.element(page.getByText('Failed to run level check')).toBeVisible();
  const second = gate();
  const asked = server.on(calls.fixLevels, async ({ body }) => {
    if (body.after === 500) await second.opened;
    return body.after === undefined
      ? { checked: 500, fixed: 1, details: ['Account 7: xp 5 to 10.'], next: 500, people: 900 }
      : { checked: 400, fixed: 0, details: [], next: null, people: 900 };
  });
  await button('Run the check').click();
  await expect.element(page.getByText('500 of 900')).toBeVisible();
  await expect
    .element(page.getByRole('progressbar', { name: 'Level Integrity Check' }))
    .toHaveAttribute('value', '500');
  second.open();
  await expect.element(page.getByText('Level Integrity Check Completed!')).toBeVisible();
  await expect.element(page.getByText('900 accounts checked, 1 put right.')).toBeVisible();
  expect(asked.map(({ body }) => body.after)).toEqual([undefined, 500]);
  await page.getByText('Review 1').click();
  await expect
    .element(page.getByRole('link', { name: 'Account 7' }))
    .toHaveAttribute('href', expect.stringContaining('person=7'));
  await expectAccessible();
});
