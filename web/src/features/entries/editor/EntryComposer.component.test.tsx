import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../../test/app.tsx';
import { anEntry, NOTHING_EARNED } from '../../../../test/samples/samples.ts';
import { gate, NO_NETWORK, refuse, server } from '../../../../test/server.ts';

const editor = page.getByRole('textbox', { name: "Today's Entry" });
const box = () => editor.element() as HTMLTextAreaElement;
const save = page.getByRole('button', { name: /Save Entry|Saving/ });
const saved = (content: string) => ({ ...anEntry({ content }), ...NOTHING_EARNED, safety: null });

/** Sends an entry; returns the calls, and how the answer is let go. */
async function send(content: string, { isLost = false } = {}) {
  const { opened, open } = gate();
  const calls = server.on(api.entries.create, async ({ body }) => {
    await opened;
    return isLost ? NO_NETWORK : saved(body.content);
  });
  await renderApp('/');
  await editor.fill(content);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => calls).toHaveLength(1);
  return { calls, answer: open };
}

test.for([DESK, PHONE])(
  'what is typed while an entry is saved is the next one ($width px)',
  async (window) => {
    const { opened, open } = gate();
    const calls = server.on(api.entries.create, async ({ body }) => {
      await opened;
      return saved(body.content);
    });
    await renderApp('/', { window });
    await editor.fill('The lamp on at three.');
    await save.click();
    await expect.element(save).toHaveTextContent('Saving…');
    await expect.element(editor).toHaveFocus();
    await userEvent.keyboard('And the next');
    open();
    await expect.element(page.getByText('Entry Saved')).toBeVisible();
    await expect.element(editor).toHaveValue('And the next');
    await save.click();
    await expect
      .poll(() => calls.map(({ body }) => body.content))
      .toEqual(['The lamp on at three.', 'And the next']);
    expect(calls[0]?.key).not.toBe(calls[1]?.key);
  },
);

test('two presses save once, and nobody is asked to write something', async () => {
  const { calls, answer } = await send('The lamp on at three.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  answer();
  await expect.element(page.getByText('Entry Saved')).toBeVisible();
  expect(calls).toHaveLength(1);
  await expect.element(page.getByText('Entry Required')).not.toBeInTheDocument();
});

test('a press after the answer to a double tap asks for nothing', async () => {
  const { answer } = await send('The lamp on at three.');
  answer();
  await expect.element(page.getByText('Entry Saved')).toBeVisible();
  await save.click();
  await expect.element(page.getByText('Entry Saved')).toBeVisible();
  expect(page.getByText('Entry Required').query()).toBeNull();
});

test('what could not be saved comes back above what was typed since, and the caret stays', async () => {
  const { calls, answer } = await send('The lamp on at three.', { isLost: true });
  await userEvent.keyboard('And moe{ArrowLeft}');
  await userEvent.selectOptions(page.getByLabelText('Mood'), 'calm');
  await editor.click({ position: { x: 1, y: 1 } });
  box().setSelectionRange(6, 6);
  answer();
  await expect.element(editor).toHaveValue('The lamp on at three.\n\nAnd moe');
  await userEvent.keyboard('r');
  await expect.element(editor).toHaveValue('The lamp on at three.\n\nAnd more');
  await expect.element(page.getByLabelText('Mood')).toHaveValue('calm');
  // The first try may have been heard: it is the same entry.
  await save.click();
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.key).toBe(calls[0]?.key);
});

test('what comes back waits until an input method has finished its word', async () => {
  const { answer } = await send('The lamp on at three.', { isLost: true });
  await userEvent.keyboard('n');
  box().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  answer();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(editor).toHaveValue('n');
  box().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.element(editor).toHaveValue('The lamp on at three.\n\nn');
});

test('an entry that was heard before becomes an edit, with all that was written since', async () => {
  const first = anEntry({ content: 'The lamp on at three.', version: 1 });
  const updates = server.on(api.entries.update, ({ body }) => saved(body.content));
  const { answer } = await send('The lamp on at three.', { isLost: true });
  answer();
  await expect.element(page.getByText('Save Failed')).toBeVisible();
  await expect.element(editor).toHaveValue('The lamp on at three.');
  server.on(api.entries.create, refuse(409, 'already_saved', 'It is saved.', { entry: first }));
  await editor.fill('The lamp on at four.');
  await save.click();
  await expect
    .poll(() => updates)
    .toMatchObject([
      { params: { id: first.id }, body: { content: 'The lamp on at four.', version: 1 } },
    ]);
  await expect.element(editor).toHaveValue('');
});

test('a word that an input method is composing is not saved by half', async () => {
  const calls = server.on(api.entries.create, ({ body }) => saved(body.content));
  await renderApp('/');
  await editor.fill('にほ');
  const pressEnter = (isComposing: boolean) =>
    box().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, isComposing }),
    );
  pressEnter(true);
  await expect.element(editor).toHaveValue('にほ');
  await editor.fill('日本');
  pressEnter(false);
  await expect.element(editor).toHaveValue('');
  await expect.poll(() => calls.map(({ body }) => body.content)).toEqual(['日本']);
});
