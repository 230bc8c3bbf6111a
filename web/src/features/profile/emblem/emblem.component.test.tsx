import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerInQuiet } from '../../../../test/account.ts';
import { PHONE, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { aUser } from '../../../../test/samples/samples.ts';
import { NO_NETWORK, server } from '../../../../test/server.ts';

const ADDRESS = '/profile?tab=account';
const WORN = 'custom:shield.cord.plum.gold.owl.leaves';
const composer = page.getByRole('region', { name: 'An emblem of your own' });
const opener = page.getByRole('button', { name: 'Draw one' });
const choose = (part: RegExp, choice: string) =>
  composer.getByRole('group', { name: part }).getByRole('radio', { name: choice, exact: true });

test('below the top level it says what opens it', async () => {
  await renderApp(ADDRESS, { level: 9 });
  await expect.element(page.getByText('Level 10, drawn from parts')).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
});

test('in quiet mode one that is closed is not spoken of', async () => {
  await renderApp(ADDRESS, { level: 9 });
  answerInQuiet();
  await expect.element(page.getByText('A mark beside your name.')).toBeVisible();
  await expect.element(page.getByText('Level 10, drawn from parts')).not.toBeInTheDocument();
});

test('an emblem is put together, changed back, and worn', async () => {
  const calls = server.on(api.profile.update, ({ body }) => ({
    ...aUser(),
    emblem: body.emblem ?? null,
  }));
  await renderApp(ADDRESS, { level: 10 });
  await opener.click();
  await expect.element(composer.getByText('Hare on a teal disc')).toBeVisible();
  await choose(/^Charge/, 'Owl').click({ force: true });
  await choose(/^Ground/, 'Shield').click({ force: true });
  await choose(/^Ink of the ground/, 'Indigo').click({ force: true });
  await expect.element(composer.getByText('Owl on an indigo shield')).toBeVisible();
  await composer.getByRole('button', { name: 'Undo' }).click();
  await expect.element(composer.getByText('Owl on a teal shield')).toBeVisible();
  await composer.getByRole('button', { name: 'Wear it' }).click();
  await expect.element(page.getByText('Owl on a teal shield it is.')).toBeVisible();
  await expect.element(composer).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Draw it anew' })).toHaveFocus();
  expect(calls).toMatchObject([{ body: { emblem: 'custom:shield.double.teal.gold.owl.rays' } }]);
});

test('the keyboard alone composes, and Cancel wears nothing', async () => {
  await renderApp(ADDRESS, { level: 10 });
  await opener.click();
  await expect.element(composer.getByRole('heading')).toHaveFocus();
  (choose(/^Ground/, 'Disc').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choose(/^Ground/, 'Sun')).toBeChecked();
  await expect.element(composer.getByText('Hare on a teal sun')).toBeVisible();
  await composer.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(composer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('chance gives another, which can be taken back', async () => {
  await renderApp(ADDRESS, { level: 10 });
  await opener.click();
  await composer.getByRole('button', { name: 'Surprise me' }).click();
  await expect.element(composer.getByText('Hare on a teal disc')).not.toBeInTheDocument();
  await composer.getByRole('button', { name: 'Undo' }).click();
  await expect.element(composer.getByText('Hare on a teal disc')).toBeVisible();
  await expect.element(composer.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('what could not be worn stays in the composer', async () => {
  server.on(api.profile.update, NO_NETWORK);
  await renderApp(ADDRESS, { level: 10 });
  await opener.click();
  await composer.getByRole('button', { name: 'Wear it' }).click();
  await expect.element(page.getByText('Emblem Not Changed')).toBeVisible();
  await expect.element(composer.getByText('Hare on a teal disc')).toBeVisible();
});

test.for([
  ['at a desk', undefined],
  ['on a phone', PHONE],
] as const)('the composer is accessible %s', async ([, window]) => {
  await renderApp(ADDRESS, {
    user: aUser({ emblem: WORN }),
    level: 10,
    ...(window && { window }),
  });
  await expect.element(page.getByText('Owl on a plum shield')).toBeVisible();
  await page.getByRole('button', { name: 'Draw it anew' }).click();
  await expect.element(composer.getByRole('heading')).toBeVisible();
  await expectAccessible();
});
