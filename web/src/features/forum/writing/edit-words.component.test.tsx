import { api } from '@pathkeeper/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { aPost, aReply } from '../../../../test/samples/forum-samples.ts';
import { NO_NETWORK, refuse, server } from '../../../../test/server.ts';
import { EditDialog, type EditDialogProps } from './EditDialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Edit Post' });
const title = page.getByRole('textbox', { name: 'Title' });
const words = page.getByRole('textbox', { name: 'Your words' });
const reply = page.getByRole('textbox', { name: 'Your reply' });
const save = page.getByRole('button', { name: 'Save changes' });
const theirs = page.getByRole('textbox', { name: 'Saved elsewhere' });

const post = aPost({ id: 4, title: 'As it was', content: 'Its words.' });
const answer = aReply({ id: 3, postId: 4, content: 'Its reply.' });

function Part({ words: what }: Pick<EditDialogProps, 'words'>) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <main>
      <h1>A post</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Edit it
      </button>
      {isOpen && <EditDialog words={what} onClose={() => setIsOpen(false)} />}
    </main>
  );
}

const ofPost = { words: { post, reply: null } };
const ofReply = { words: { post, reply: answer } };

test('an edit of a post names what it began from', async () => {
  const calls = server.on(api.forum.editPost, { ...post, safety: null, title: 'As it is' });
  await renderPart(<Part {...ofPost} />);
  await expect.element(words).toHaveFocus();
  await expectAccessible();
  await title.fill('As it is');
  await save.click();
  await expect.element(page.getByText('Post changed')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toMatchObject([
    {
      params: { id: 4 },
      body: {
        title: 'As it is',
        content: 'Its words.',
        expected: { title: 'As it was', content: 'Its words.' },
      },
    },
  ]);
});

test('an edit of a reply has its words alone', async () => {
  const calls = server.on(api.forum.editReply, { ...answer, safety: null, content: 'Another.' });
  await renderPart(<Part {...ofReply} />);
  await reply.fill('Another.');
  expect(title.query()).toBeNull();
  await save.click();
  await expect.element(page.getByText('Reply changed')).toBeVisible();
  expect(calls).toMatchObject([
    {
      params: { id: 4, number: 3 },
      body: { content: 'Another.', expected: { content: 'Its reply.' } },
    },
  ]);
});

test('an edit without words is not sent', async () => {
  await renderPart(<Part {...ofPost} />);
  await title.fill(' ');
  await save.click();
  await expect.element(page.getByText('Missing Fields')).toBeVisible();
  await expect.element(page.getByText('Please fill in both title and content.')).toBeVisible();
  await title.fill('x'.repeat(201));
  await expect.element(page.getByText('A title holds 200 characters.')).toBeVisible();
  await expect.element(save).toBeDisabled();
});

test('an edit that fails stays in the form, and comes back to it', async () => {
  server.on(api.forum.editPost, NO_NETWORK);
  await renderPart(<Part {...ofPost} />);
  await words.fill('Mine.');
  await save.click();
  await expect.element(page.getByText('Update Failed')).toBeVisible();
  await expect.element(words).toHaveValue('Mine.');
  await renderPart(<Part {...ofPost} />);
  await expect.element(words).toHaveValue('Mine.');
  await expect.element(dialog.getByText(/Draft kept here/)).toBeVisible();
});

test('an edit of what was changed elsewhere shows both, and asks', async () => {
  const elsewhere = { title: 'From the phone', content: 'Its words.' };
  server.on(
    api.forum.editPost,
    refuse(409, 'edit_conflict', 'This post was changed elsewhere.', { post: elsewhere }),
  );
  await renderPart(<Part {...ofPost} />);
  await title.fill('Mine');
  await save.click();
  await expect.element(theirs).toHaveValue('From the phone\n\nIts words.');
  await expect.element(title).toHaveValue('Mine');
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  const calls = server.on(api.forum.editPost, { ...post, safety: null, title: 'Mine' });
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect.element(page.getByText('Post changed')).toBeVisible();
  expect(calls).toMatchObject([{ body: { title: 'Mine', expected: elsewhere } }]);
});

test('an edit is given up after a question', async () => {
  await renderPart(<Part {...ofPost} />);
  await words.fill('Mine.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Edit it' }).click();
  await expect.element(words).toHaveValue('Its words.');
});

test('an edit of a reply that is gone waits in the form for a new one', async () => {
  server.on(api.forum.editReply, refuse(404, 'not_found', 'That reply was not found.'));
  await renderPart(<Part {...ofReply} />);
  await reply.fill('Mine.');
  await save.click();
  await expect.element(page.getByText('This reply was deleted somewhere else')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
