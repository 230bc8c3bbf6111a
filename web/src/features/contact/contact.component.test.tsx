import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reload, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aUser, DONE } from '../../../test/samples/samples.ts';
import { gate, NO_NETWORK, server } from '../../../test/server.ts';

const message = page.getByRole('textbox', { name: 'Message' });
const name = page.getByLabelText('Name', { exact: true });
const email = page.getByLabelText('Email', { exact: true });
const send = page.getByRole('button', { name: 'Send Message' });
const sent = page.getByText('Message Sent!');

test('what is missing or wrong is said beside its field', async () => {
  server.on(api.contact.send, DONE);
  await renderApp('/contact', { user: null });
  await expect
    .element(page.getByText('Pathkeeper’s own guide: it runs on this server'))
    .toBeVisible();
  const forum = page.getByRole('main').getByRole('link', { name: 'the forum', exact: true });
  await expect.element(forum).toHaveAttribute('href', '/forum');
  await expectAccessible();
  await send.click();
  await expect
    .element(page.getByText('Missing Information: Please fill in all required fields.'))
    .toBeVisible();
  await expect.element(page.getByText('The message is still missing.')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await expectAccessible();

  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expect.element(page.getByLabelText('Subject')).toHaveValue('General enquiries');
  await name.fill('Ada Marsh');
  await email.fill('ada at home');
  await message.fill('The moon is upside down here.');
  await send.click();
  await expect
    .element(page.getByText('That does not look like an email address.').first())
    .toBeVisible();
  await expect.element(email).toHaveFocus();
});

test('a message that does not arrive is kept until it is sent', async () => {
  const held = gate();
  server.on(api.contact.send, async (): Promise<typeof NO_NETWORK> => {
    await held.opened;
    return NO_NETWORK;
  });
  await renderApp('/contact', { user: null });
  await name.fill('Ada Marsh');
  await email.fill('ada@example.org');
  await message.fill('The moon is upside down here.');
  await send.click();
  // What was typed now would not be in the letter.
  await expect.element(message).toHaveAttribute('readonly');
  held.open();
  await expect
    .element(
      page.getByText(
        /^Error Sending Message: There was .* contact us directly at support@example.org$/,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/is kept on this device until it is sent/)).toBeVisible();
  await expect.element(message).not.toHaveAttribute('readonly');
  reload();
  await expect.element(message).toHaveValue('The moon is upside down here.');

  const letters = server.on(api.contact.send, DONE);
  await send.click();
  await expect.element(sent).toBeVisible();
  await expect.element(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  await expect.element(page.getByText('The answer goes to ada@example.org.')).toBeVisible();
  await expect.element(message).toHaveValue('');
  expect(letters).toMatchObject([{ body: { message: 'The moon is upside down here.' } }]);
});

test('a machine that fills in every field is told so, and a person’s browser can be mended', async () => {
  const letters = server.on(api.contact.send, DONE);
  await renderApp('/contact', { user: aUser({ username: 'ines', email: 'ines@example.org' }) });
  await expect.element(name).toHaveValue('ines');
  await expect.element(email).toHaveValue('ines@example.org');
  await message.fill('Cheap lanterns, madam');
  const website = page.getByRole('textbox', { name: 'Website' });
  await expect.element(website).not.toBeInTheDocument();
  const hidden = document.querySelector<HTMLInputElement>('input[name=website]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(hidden, 'https://casino.example');
  hidden?.dispatchEvent(new Event('input', { bubbles: true }));
  await send.click();
  await expect.element(page.getByText(/as if a machine had filled it in/).first()).toBeVisible();
  expect(letters).toHaveLength(0);
  await website.fill('');
  await send.click();
  await expect.element(sent).toBeVisible();
});
