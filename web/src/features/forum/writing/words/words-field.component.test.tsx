import { api } from '@pathkeeper/contract';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../../../../test/app.tsx';
import { expectAccessible } from '../../../../../test/axe.ts';
import { aPerson } from '../../../../../test/samples/forum-samples.ts';
import { refuse, server } from '../../../../../test/server.ts';
import { WordsField } from './WordsField.tsx';

const sheet = page.getByRole('textbox', { name: 'Your words' });
const tool = (name: string) => page.getByRole('button', { name });
const box = () => sheet.element() as HTMLTextAreaElement;
const selected = () => box().value.slice(box().selectionStart, box().selectionEnd);

function Part({ text = '' }: { text?: string }) {
  const [value, setValue] = useState(text);
  return (
    <main>
      <h1>A sheet</h1>
      <WordsField label="Your words" value={value} rows={3} onChange={setValue} />
    </main>
  );
}

test('the tools set signs around what is selected, and undo takes them back', async () => {
  await renderPart(<Part text="It was a Wednesday" />);
  await sheet.click();
  box().setSelectionRange(7, 18);
  await tool('Bold').click();
  await expect.element(sheet).toHaveValue('It was **a Wednesday**');
  expect(selected()).toBe('a Wednesday');
  await expect.element(sheet).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(sheet).toHaveValue('It was a Wednesday');
  box().setSelectionRange(0, 2);
  await userEvent.keyboard('{Control>}i{/Control}');
  await expect.element(sheet).toHaveValue('*It* was a Wednesday');
  await tool('Quote').click();
  await expect.element(sheet).toHaveValue('> *It* was a Wednesday');
});

test('the preview is what the server makes of the words, and the sheet stays as it was', async () => {
  const calls = server.on(api.forum.preview, ({ body }) => ({
    mentions: [],
    contentHtml: `<p><strong>${body.content.length}</strong> characters</p>`,
  }));
  await renderPart(<Part text="**Two** drawers" />);
  await page.getByRole('tab', { name: 'Preview' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Preview' });
  await expect.element(panel).toHaveTextContent('15 characters');
  await expect.element(tool('Bold')).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Write' })).toHaveFocus();
  await expect.element(sheet).toHaveValue('**Two** drawers');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect.element(panel).toHaveTextContent('15 characters');
  expect(calls).toHaveLength(1);
});

test('a preview that does not come says why, and of no words there is none', async () => {
  server.on(api.forum.preview, refuse(429, 'too_many_requests', 'Slowly, please.'));
  await renderPart(<Part />);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect.element(page.getByText('Nothing is written yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Write' }).click();
  await sheet.fill('Now there is.');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect.element(page.getByText('Slowly, please.')).toBeVisible();
  server.on(api.forum.preview, { contentHtml: '<p>Now there is.</p>', mentions: [] });
  await page.getByRole('button', { name: /again|Retry/ }).click();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Now there is.');
});

describe('names after @', () => {
  const names = page.getByRole('listbox', { name: 'Members' });
  const people = ['ada', 'adam.rook', 'adele'].map((username) => aPerson({ username }));

  const type = async (text: string) => {
    await renderPart(<Part />);
    await sheet.click();
    await userEvent.keyboard(text);
  };

  test('are offered from two letters on, and taken by the keyboard', async () => {
    const calls = server.on(api.people.members, ({ query: { prefix } }) =>
      people.filter(({ username }) => username.startsWith(prefix)),
    );
    await type('Dear @a');
    await expect.element(sheet).toHaveValue('Dear @a');
    expect(calls).toHaveLength(0);
    await userEvent.keyboard('d');
    await expect.element(names.getByRole('option')).toHaveLength(3);
    const first = page.getByRole('option', { name: /^ada Guardian/ });
    await expect.element(first).toHaveAttribute('aria-selected', 'true');
    await expectAccessible();
    await userEvent.keyboard('{ArrowDown}');
    const second = page.getByRole('option', { name: /adam\.rook/ });
    await expect.element(second).toHaveAttribute('aria-selected', 'true');
    await expect.element(sheet).toHaveAttribute('aria-activedescendant', second.element().id);
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet).toHaveValue('Dear @adam.rook ');
    await expect.element(names).not.toBeInTheDocument();
    await userEvent.keyboard('and all');
    await expect.element(sheet).toHaveValue('Dear @adam.rook and all');
  });

  test('are taken by a press, and put away by Escape until the next letter', async () => {
    server.on(api.people.members, people);
    await type('@ad');
    await expect.element(names).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(names).not.toBeInTheDocument();
    await userEvent.keyboard('e');
    await page.getByRole('option', { name: /adele/ }).click();
    await expect.element(sheet).toHaveValue('@adele ');
    await expect.element(sheet).toHaveFocus();
  });

  test('that do not arrive are typed as any word is', async () => {
    const calls = server.on(api.people.members, refuse(429, 'too_many_requests'));
    await type('@ad');
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await userEvent.keyboard('a{Enter}One');
    await expect.element(sheet).toHaveValue('@ada\nOne');
    await expect.element(names).not.toBeInTheDocument();
  });
});
