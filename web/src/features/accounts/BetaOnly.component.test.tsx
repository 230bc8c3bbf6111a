import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { gate, refuse, server } from '../../../test/server.ts';
import { BetaOnly } from './BetaOnly.tsx';

const CLOSED = 'This feature is currently in beta testing and not available to your account.';
const content = page.getByText('Seven pillars');

const render = () =>
  renderPart(
    <main>
      <BetaOnly title="Vision Form">
        <p>Seven pillars</p>
      </BetaOnly>
    </main>,
  );

test('a beta tester sees what is still tried out, and not before it is known that they are one', async () => {
  const { opened, open } = gate();
  server.on(api.accounts.betaStatus, async () => {
    await opened;
    return { isBetaTester: true, userId: 1 };
  });
  await render();
  await expect.element(page.getByText('Loading Vision Form')).toBeInTheDocument();
  expect(content.query()).toBeNull();
  open();
  await expect.element(content).toBeVisible();
  expect(page.getByText(CLOSED).query()).toBeNull();
});

test('anybody else reads that it is not open to their account', async () => {
  server.on(api.accounts.betaStatus, { isBetaTester: false, userId: 1 });
  await render();
  await expect.element(page.getByText(CLOSED)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Vision Form' })).toBeVisible();
  expect(content.query()).toBeNull();
  await expectAccessible();
});

test('where nobody could be asked nothing is opened, and it can be asked again', async () => {
  server.on(api.accounts.betaStatus, refuse(503, 'unavailable', 'Busy.'));
  await render();
  await expect.element(page.getByText('Vision Form did not arrive.')).toBeVisible();
  expect(content.query()).toBeNull();
  server.on(api.accounts.betaStatus, { isBetaTester: true, userId: 1 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(content).toBeVisible();
});
