import { api, type PersonSheet, type User } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { ADMIN_STATS, anAccount, aSheet } from '../../../../test/samples/people-samples.ts';
import { aUser } from '../../../../test/samples/samples.ts';
import { pageOf, refuse, server } from '../../../../test/server.ts';
import { queryClient } from '../../../app/query-client.ts';

const calls = api.admin;
const owner = aUser({ id: 2, username: 'ines', role: 'admin', isOwner: true });
const admin = aUser({ id: 3, username: 'jonas', role: 'admin' });
const odd = anAccount('oddhaugen', { firstName: 'Odd' });

const drawer = page.getByRole('dialog').first();
const close = drawer.getByRole('button', { name: 'Close' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** The sheet as the server has it. */
let sheet: PersonSheet;
const answered = (own: Partial<PersonSheet>) => () => {
  sheet = { ...sheet, ...own };
  return sheet;
};

beforeEach(() => {
  sheet = aSheet(odd);
  server.on(calls.stats, ADMIN_STATS);
  server.on(calls.days, []);
  server.on(calls.usersDetailed, () => pageOf([sheet], null, 1));
  server.on(calls.person, () => sheet);
});

const open = (user: User = owner, window = DESK) =>
  renderApp(`/admin/dashboard?person=${sheet.id}`, { user, window });

test.for([DESK, PHONE])('a sheet holds counts and dates at $width px', async (window) => {
  await open(owner, window);
  await expect.element(drawer.getByRole('heading', { name: 'Odd' })).toBeVisible();
  await expect.element(drawer.getByText('No one can open this journal.')).toBeVisible();
  await expect.element(drawer.getByText('longest 88')).toBeVisible();
  await expect.element(drawer.getByText('Two sessions open')).toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test('the name in the table opens the sheet, and has the focus again when it closes', async () => {
  await renderApp('/admin/dashboard?search=odd', { user: owner });
  const name = page.getByRole('link', { name: 'Odd' });
  await name.click();
  await expect.element(close).toHaveFocus();
  // An address of an earlier version is read, and hidden from then on.
  expect(location.search + location.hash).toBe(`#?search=odd&person=${sheet.id}`);
  await close.click();
  await expect.element(name).toHaveFocus();
});

test('nobody has that number', async () => {
  server.on(calls.person, refuse(404, 'not_found', 'That person does not exist.'));
  await open();
  await expect.element(drawer.getByText('There is no such account.')).toBeVisible();
});

test('of oneself and of the owner, what cannot be done says why', async () => {
  sheet = aSheet(anAccount('ines', { id: 2, isOwner: true, isAdmin: true, role: 'admin' }));
  await open(admin);
  for (const [act, why] of [
    ['Remove Admin', 'The owner stays an administrator.'],
    ['Make a link', 'Only the owner makes such a link for an administrator.'],
    ['Take it off', 'Only the owner takes an administrator’s off.'],
    ['Suspend', 'The owner cannot be suspended.'],
    ['Begin the seven days', 'The owner’s account cannot be deleted.'],
  ] as const) {
    await expect.element(button(act)).toBeDisabled();
    await expect.element(drawer.getByText(why)).toBeInTheDocument();
  }
  await expect.element(button('Send a letter')).toBeDisabled();
  await expect.element(drawer.getByText(/No mail is sent from here/)).toBeInTheDocument();
  await expect.element(drawer.getByRole('switch', { name: 'Moderator' })).toBeDisabled();
});

test('role, moderation, beta and sessions are changed, each after what it means', async () => {
  const roles = server.on(calls.setRole, answered({ role: 'admin', isAdmin: true }));
  const beta = server.on(calls.setBeta, answered({ betaAccessGranted: false }));
  server.on(calls.endSessions, answered({ sessions: 0, lastSignedInAt: null }));
  const moderators = server.on(api.moderation.addModerator, refuse(409, 'conflict', 'Not them.'));
  await open();
  await drawer.getByRole('switch', { name: 'Beta' }).click();
  await expect.element(drawer.getByRole('switch', { name: 'Beta' })).not.toBeChecked();
  expect(beta[0]?.body).toEqual({ granted: false });
  await drawer.getByRole('switch', { name: 'Moderator' }).click();
  await expect.element(page.getByText('Not them.')).toBeVisible();
  expect(moderators[0]?.body).toEqual({ username: 'oddhaugen' });
  await button('Make Admin').click();
  const question = page.getByRole('dialog', { name: 'Make Odd an administrator?' });
  await expect.element(question.getByRole('button', { name: 'Leave it' })).toHaveFocus();
  await expectAccessible();
  // Escape is the question's, and leaves the sheet.
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(drawer).toBeVisible();
  await button('Make Admin').click();
  await question.getByRole('button', { name: 'Make Admin' }).click();
  await expect.element(page.getByText('Role Updated')).toBeVisible();
  expect(roles[0]?.body).toEqual({ role: 'admin' });
  await expect.element(button('Remove Admin')).toBeVisible();
  await button('End both').click();
  await button('Sign them out').click();
  await expect.element(drawer.getByText('They are signed in nowhere.')).toBeVisible();
});

test('a changed role concerns the panel too: its log has a line more, and invitations end', async () => {
  const shown = ['office', 'invitations'];
  queryClient.setQueryData(shown, []);
  server.on(calls.setRole, answered({ role: 'admin', isAdmin: true }));
  await open();
  await button('Make Admin').click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Make Admin' }).click();
  await expect.element(page.getByText('Odd is an administrator.')).toBeVisible();
  await expect.poll(() => queryClient.getQueryState(shown)?.isInvalidated).toBe(true);
});

test('a refused role is said in the document’s words', async () => {
  server.on(calls.setRole, refuse(403, 'forbidden', 'Nobody changes their own role.'));
  await open();
  await button('Make Admin').click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Make Admin' }).click();
  await expect.element(page.getByText('Update Failed')).toBeVisible();
  await expect.element(page.getByText('Nobody changes their own role.')).toBeVisible();
});

test('a reset link is shown once, whole, and a letter is sent where mail is', async () => {
  sheet = { ...sheet, canSendLetter: true };
  server.on(calls.resetLink, { url: '/reset-password?token=7Qm4', expiresAt: sheet.createdAt });
  server.on(calls.resetLetter, answered({}));
  await open();
  await button('Send a letter').click();
  await expect.element(page.getByText('The letter is on its way')).toBeVisible();
  await button('Make a link').click();
  await button('Make the link').click();
  await expect
    .element(drawer.getByText(`${location.origin}/reset-password?token=7Qm4`))
    .toBeVisible();
  await expect.element(button('Copy')).toBeVisible();
  await close.click();
  await page.getByRole('link', { name: 'Odd' }).click();
  await expect.element(button('Make a link')).toBeVisible();
  await expect.element(button('Copy')).not.toBeInTheDocument();
});

test('lost second steps are taken off after a question, and a refusal is said', async () => {
  const none = 'This account has no second step.';
  server.on(calls.removeFactors, refuse(409, 'conflict', none));
  await open();
  await button('Take it off').click();
  const question = page.getByRole('dialog', { name: 'Take the second steps off Odd?' });
  await expect.element(question.getByRole('button', { name: 'Leave them' })).toHaveFocus();
  await question.getByRole('button', { name: 'Take them off' }).click();
  await expect.element(page.getByText(none)).toBeVisible();
  const taken = server.on(calls.removeFactors, answered({}));
  await button('Take it off').click();
  await question.getByRole('button', { name: 'Take them off' }).click();
  await expect.element(page.getByText('Second steps taken off')).toBeVisible();
  expect(taken[0]?.params).toEqual({ id: sheet.id });
});

test('a suspension needs a reason, is asked about, and can be taken back', async () => {
  const suspension = { reason: 'Three letters.', until: null, createdAt: sheet.createdAt };
  const suspended = server.on(calls.suspend, answered({ status: 'suspended', suspension }));
  server.on(calls.restore, answered({ status: 'active', suspension: null }));
  await open();
  await expect.element(drawer.getByText('Needs a reason first.')).toBeInTheDocument();
  await expect.element(button('Suspend')).toBeDisabled();
  await drawer.getByRole('textbox', { name: 'Reason', exact: true }).fill('Three letters.');
  await drawer.getByLabelText('Ends').fill('2026-01-01');
  await expect.element(drawer.getByText('The end must lie ahead.')).toBeVisible();
  await drawer.getByLabelText('Ends').fill('2099-12-05');
  await button('Suspend until Dec 5, 2099').click();
  const question = page.getByRole('dialog', { name: 'Keep Odd out?' });
  await expect.element(question.getByText('Three letters.')).toBeVisible();
  await question.getByRole('button', { name: /^Suspend/ }).click();
  await expect.element(page.getByText('Suspended', { exact: true }).last()).toBeVisible();
  const until = new Date('2099-12-05T00:00').toISOString();
  expect(suspended[0]?.body).toEqual({ reason: 'Three letters.', until });
  await button('Restore').click();
  await expect.element(page.getByText('Odd can come in again.')).toBeVisible();
  await expect
    .element(drawer.getByRole('textbox', { name: 'Reason', exact: true }))
    .toHaveValue('');
});

test('deleting asks for the name, and can be taken back for seven days', async () => {
  const deletedAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const removed = server.on(calls.removePerson, answered({ status: 'leaving', deletedAt }));
  server.on(calls.keepPerson, answered({ status: 'active', deletedAt: null }));
  await open();
  await expect.element(drawer.getByText(/302 entries, their reflections/)).toBeInTheDocument();
  const name = drawer.getByRole('textbox', { name: /^Type oddhaugen/ });
  await name.fill('oddhau');
  await expect.element(button('Begin the seven days')).toBeDisabled();
  await name.fill('oddhaugen');
  await button('Begin the seven days').click();
  await expect.element(drawer.getByText(/Until then it can be kept/)).toBeVisible();
  expect(removed[0]?.body).toEqual({ username: 'oddhaugen' });
  await expectAccessible();
  await button('Keep the account').click();
  await expect.element(page.getByText('The account of Odd stays.')).toBeVisible();
  await expect.element(name).toHaveValue('');
});
