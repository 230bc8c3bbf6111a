import { api } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import {
  aKnock,
  anAct,
  anAdminUser,
  anInvitation,
  HEALTH,
  OFFICE_SETTINGS,
} from '../../../test/samples/office-samples.ts';
import { anAccount, aSheet } from '../../../test/samples/people-samples.ts';
import { aPlan } from '../../../test/samples/plan-samples.ts';
import { aUser, DONE, SAMPLE_INSTANT } from '../../../test/samples/samples.ts';
import { pageOf, refuse, server } from '../../../test/server.ts';

const calls = api.admin;
const owner = aUser({ id: 2, username: 'ines', role: 'admin', isOwner: true });
const open = (path = '/admin', window = DESK) => renderApp(path, { user: owner, window });

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const kofi = anAdminUser();
const marit = anAdminUser({ username: 'marit', role: 'admin', email: 'marit@example.org' });
const me = anAdminUser({
  id: 2,
  username: 'ines',
  role: 'admin',
  isOwner: true,
  email: 'ines@example.org',
});

const VISION_USE = {
  ...{ goals: 42, boards: 12, form: 31, journey: 1 },
  ...{ architect: 17, commitments: 9, dailySteps30d: 8 },
};

beforeEach(() => {
  server.on(calls.users, ({ query }) =>
    query.limit === 1 ? pageOf([kofi], null, 1284) : pageOf([kofi, marit, me], null, 3),
  );
  server.on(calls.settings, OFFICE_SETTINGS);
  server.on(calls.health, HEALTH);
  server.on(calls.invitations, [anInvitation()]);
  server.on(calls.events, [anAct()]);
  server.on(calls.securityEvents, [aKnock()]);
  server.on(api.vision.use, VISION_USE);
  server.on(api.plans.list, { plans: [aPlan({ priceId: null, people: 3 })], isSelling: true });
});

test('somebody who is no admin is told that they may not come in', async () => {
  await renderApp('/admin', { user: aUser({ role: 'moderator' }) });
  await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect
    .element(page.getByText("You don't have admin permissions to access this page."))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Back to the journal' }))
    .toHaveAttribute('href', '/');
  await button(/^Menu of/).click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Forum Administration' }))
    .toHaveAttribute('href', '/forum/admin');
  await expect.element(page.getByRole('menuitem', { name: 'Admin Panel' })).not.toBeInTheDocument();
});

test.for([DESK, PHONE])('every tab is accessible at $width px', async (window) => {
  await open('/', window);
  await button(/^Menu of/).click();
  await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
  await expect.element(page.getByText('kofi@example.org')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Vision System' }).click();
  await expect.element(page.getByRole('radio', { name: 'Admins' })).toBeChecked();
  await expect
    .element(page.getByText('All 1,284. Nothing is announced; the menu grows.'))
    .toBeVisible();
  await expect.element(page.getByRole('region', { name: 'In use' })).toHaveTextContent(/Form31/);
  await expectAccessible();
  await page.getByRole('link', { name: 'Admin Settings' }).click();
  await expect.element(page.getByText('412 MB')).toBeVisible();
  await expect.element(page.getByText('Changed a role').last()).toBeVisible();
  await expectAccessible();
});

test('roles are changed after a question, never one’s own', async () => {
  const roles = server.on(calls.setRole, refuse(500, 'internal', 'No.'));
  const asked = server.on(calls.users, pageOf([kofi, marit, me], null, 3));
  await open();
  await expect.element(page.getByText('Nobody changes their own role.')).toBeVisible();
  await button('Make Admin: kofi').click();
  await dialog.getByRole('button', { name: 'Make Admin' }).click();
  await expect.element(page.getByText('Update Failed')).toBeVisible();
  await expect.element(page.getByText('Failed to update user role.')).toBeVisible();
  expect(roles).toMatchObject([{ params: { id: kofi.id }, body: { role: 'admin' } }]);
  await button('Remove Admin: marit').click();
  await expect.element(dialog).toHaveTextContent(/Take the office from marit\?/);
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await page.getByLabelText('Name or mail address').fill('ma');
  await userEvent.selectOptions(page.getByLabelText('Role'), 'Admin');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ search: 'ma', role: 'admin' });
  expect(location.search + location.hash).toBe('?role=admin#?q=ma');
});

test('a changed role is said, also where its row goes with it', async () => {
  let isAdmin = true;
  server.on(calls.users, () => (isAdmin ? [marit, me] : [me]));
  server.on(calls.setRole, () => {
    isAdmin = false;
    return aSheet(anAccount('marit', { id: marit.id }));
  });
  await open('/admin?role=admin');
  await button('Remove Admin: marit').click();
  await dialog.getByRole('button', { name: 'Remove Admin' }).click();
  await expect
    .element(page.getByText('marit is a user again from the next step on.'))
    .toBeVisible();
  await expect.element(button('Remove Admin: marit')).not.toBeInTheDocument();
});

test('the vision tools are opened at once, with a way back', async () => {
  const changes = server.on(calls.changeSettings, ({ body }) => ({ ...OFFICE_SETTINGS, ...body }));
  await open('/admin?tab=vision');
  await page.getByRole('radio', { name: 'Everyone' }).click();
  await expect.element(page.getByText('The vision tools are open to everyone.')).toBeVisible();
  await button('Undo').click();
  await expect
    .poll(() => changes.map(({ body }) => body.visionAccess))
    .toEqual(['everyone', 'admins']);
  server.on(calls.changeSettings, refuse(503, 'unavailable', 'The server is busy.'));
  await page.getByRole('radio', { name: 'Beta' }).click();
  await expect.element(page.getByText('Update Failed')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Beta' })).not.toBeChecked();
});

test('settings are saved together, and only what was changed', async () => {
  const sentence = 'The address must be like https://journal.example.org, without a path.';
  server.on(
    calls.changeSettings,
    refuse(400, 'invalid_request', sentence, { fields: { publicUrl: sentence } }),
  );
  await open('/admin?tab=settings');
  await expect.element(button('Save changes')).toBeDisabled();
  await page.getByRole('radio', { name: 'Closed' }).click();
  await button('One more').click();
  await page.getByLabelText('Public address').fill('nowhere');
  await expect.element(page.getByText('Three changed, not yet saved')).toBeVisible();
  await button('Save changes').click();
  await expect.element(page.getByText(sentence).first()).toBeVisible();
  const changes = server.on(calls.changeSettings, ({ body }) => ({ ...OFFICE_SETTINGS, ...body }));
  await page.getByLabelText('Public address').fill(OFFICE_SETTINGS.publicUrl ?? '');
  await expect.element(page.getByText('Two changed, not yet saved')).toBeVisible();
  // What is not saved is kept.
  await page.getByRole('link', { name: 'User Management' }).click();
  await page.getByRole('link', { name: 'Admin Settings' }).click();
  await expect.element(page.getByText('Two changed, not yet saved')).toBeVisible();
  server.on(calls.settings, { ...OFFICE_SETTINGS, registration: 'closed', reportsToHide: 4 });
  await button('Save changes').click();
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  expect(changes).toMatchObject([{ body: { registration: 'closed', reportsToHide: 4 } }]);
  expect(Object.keys(changes[0]?.body ?? {})).toHaveLength(2);
  await expect.element(button('Save changes')).toBeDisabled();
});

test('of a plan the price is shown as it will be read, and what is typed is kept', async () => {
  await open('/admin?tab=settings');
  const name = page.getByRole('textbox', { name: 'Name of the plan' });
  await button(/^Edit Life Path/).click();
  await name.fill('By the lamp');
  await open('/admin?tab=settings');
  await button(/^Edit Life Path/).click();
  await expect.element(name).toHaveValue('By the lamp');
  await expect.element(page.getByText('Shown as $4.99.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Currency' }).fill('JPY');
  await expect.element(page.getByText('Shown as ¥499.')).toBeVisible();
  await button('Leave it').click();
  await button(/^Edit Life Path/).click();
  await expect.element(name).toHaveValue('Life Path Light Monthly');
});

test('what the environment or the owner decides is off, with its reason', async () => {
  server.on(calls.settings, { ...OFFICE_SETTINGS, fixed: ['registration', 'levelGates'] });
  server.on(calls.health, { ...HEALTH, mail: { ...HEALTH.mail, isOn: false }, backup: null });
  await renderApp('/admin?tab=settings', { user: aUser({ username: 'marit', role: 'admin' }) });
  await expect.element(page.getByRole('radio', { name: 'Open' })).toBeDisabled();
  await expect.element(page.getByText('REGISTRATION', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Level gates' })).toBeDisabled();
  await expect.element(page.getByLabelText('Public address')).toBeDisabled();
  await expect.element(page.getByText(/Only the owner changes it/)).toBeVisible();
  await expect.element(page.getByText('Only the owner changes them.')).toBeVisible();
  await expect.element(button(/^Edit Life Path/)).not.toBeInTheDocument();
  await expect.element(button('Add a plan')).not.toBeInTheDocument();
  await expect.element(page.getByText(/No mail is sent from here/)).toBeVisible();
  await expect.element(page.getByText('none is known')).toBeVisible();
});

test('an invitation is made, shown once, and withdrawn', async () => {
  const made = server.on(calls.invite, {
    ...anInvitation({ note: 'for Nell' }),
    url: '/register?invitation=abc',
  });
  const withdrawn = server.on(calls.withdrawInvitation, DONE);
  await open('/admin?tab=settings');
  await page.getByLabelText('Whom it is for (optional)').fill('for Nell');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(`${location.origin}/register?invitation=abc`)).toBeVisible();
  expect(made).toMatchObject([{ body: { note: 'for Nell', days: 14 } }]);
  await button(/^Withdraw the invitation/).click();
  await expect.element(page.getByText('Invitation withdrawn')).toBeVisible();
  expect(withdrawn).toHaveLength(1);
});

test('mail and guide are tried, and what they said is shown', async () => {
  const letters = server.on(calls.testLetter, { ok: true, took: 900, said: '250 2.0.0 Ok' });
  server.on(calls.testGuide, {
    ok: true,
    took: 400,
    source: { kind: 'built-in', name: 'Built-in guide' },
    text: '“You came back to the boat twice.”',
    problem: null,
  });
  await open('/profile?tab=settings');
  await page.getByRole('link', { name: 'Try it in the Admin Panel' }).click();
  await page.getByLabelText('A trial letter to').fill('marit@eide.example');
  await button('Send it').click();
  await expect.element(page.getByText(/Taken by the mail server, after 0.9 s/)).toBeVisible();
  expect(letters).toMatchObject([{ body: { to: 'marit@eide.example' } }]);
  await button('Ask it').click();
  await expect.element(page.getByText(/You came back to the boat twice/)).toBeVisible();
  server.on(calls.testLetter, refuse(429, 'too_many_requests', 'Ten an hour are enough.'));
  await page.getByLabelText('A trial letter to').fill('again@eide.example');
  await button('Send it').click();
  await expect.element(page.getByText('Ten an hour are enough.')).toBeVisible();
});

test('nobody but administrators is led there from the profile', async () => {
  await renderApp('/profile?tab=settings');
  await expect.element(button('What was sent')).toBeVisible();
  expect(page.getByRole('link', { name: 'Try it in the Admin Panel' }).query()).toBeNull();
});

test('the log is narrowed by person, act and time, and continued', async () => {
  const asked = server.on(calls.events, ({ query }) =>
    query.cursor || query.action
      ? [anAct({ action: 'gift', details: { before: null, after: { xp: 50 }, reason: 'the dog' } })]
      : pageOf([anAct({ at: SAMPLE_INSTANT })], 'older'),
  );
  await open('/admin?tab=settings');
  await button('Older').click();
  await expect.element(page.getByText('XP 50, “the dog”')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Act'), 'Gave XP');
  await userEvent.selectOptions(page.getByLabelText('When'), 'Last 30 days');
  await page.getByLabelText('Who did it, or whom it concerns').fill('kofi');
  await expect
    .poll(() => asked.at(-1)?.query)
    .toMatchObject({ area: 'accounts', action: 'gift', person: 'kofi' });
  expect(asked.at(-1)?.query.since).toBeDefined();
  expect(location.search).not.toContain('kofi');
  expect(location.hash).toBe('#?who=kofi');
});

test('who knocked is narrowed by account and kind, and continued', async () => {
  const asked = server.on(calls.securityEvents, ({ query }) =>
    query.cursor || query.kind
      ? [aKnock({ kind: 'session-stolen', address: '2001:db8::7' })]
      : pageOf([aKnock()], 'older'),
  );
  await open('/admin?tab=settings');
  await button('Earlier').click();
  await expect.element(page.getByRole('cell', { name: '2001:db8::7' })).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('What happened'), 'A wrong password');
  await page.getByLabelText('Whose account').fill('kofi');
  await expect
    .poll(() => asked.at(-1)?.query)
    .toMatchObject({ kind: 'sign-in-failed', person: 'kofi' });
});
