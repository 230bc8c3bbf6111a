import { api, type ForumReply } from '@pathkeeper/contract';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE, renderApp, renderPart } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  aCategory,
  aPost,
  aReply,
  NOTHING_BESIDE,
} from '../../../../test/samples/forum-samples.ts';
import { aUser } from '../../../../test/samples/samples.ts';
import { gate, NO_NETWORK, refuse, server } from '../../../../test/server.ts';
import { type Answering, ReplyForm } from './ReplyForm.tsx';

const sheet = page.getByRole('textbox', { name: 'Your reply' });
const send = page.getByRole('button', { name: /^(Reply|Sending…)$/ });
const cancel = page.getByRole('button', { name: 'Cancel' });
const photo = page.getByLabelText('Photo', { exact: true });
const alt = page.getByRole('textbox', { name: /In words, for those who cannot see it/ });

const post = aPost({ id: 9 });
const withPhotos = { ...post, category: { ...post.category, allowPhotos: true } };
const twelve = aReply({ id: 12, postId: 9, contentHtml: '<p>I count <em>things</em>.</p>' });

/** The form under a post, with what its screen has beside it. */
function Part({ of = post, reply = twelve }: { of?: typeof post; reply?: ForumReply }) {
  const [answering, setAnswering] = useState<Answering | null>(null);
  const press = (quote: Answering['quote'], parent: ForumReply | null = reply) =>
    setAnswering((last) => ({ parent, quote, press: (last?.press ?? 0) + 1 }));
  return (
    <main>
      <h1>A post</h1>
      <button type="button" onClick={() => press(null)}>
        Answer it
      </button>
      <button type="button" onClick={() => press({ text: 'I count\nthings.', author: 'ada' })}>
        Quote it
      </button>
      <ReplyForm post={of} user={aUser()} answering={answering} onDone={() => {}} />
    </main>
  );
}

const answerIt = page.getByRole('button', { name: 'Answer it' });
const sent = (own: Partial<ForumReply> = {}) => ({ ...aReply(own), ...NOTHING_BESIDE });

async function choose(name: string, type: string, bytes = 10) {
  const input = photo.element() as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(bytes)], name, { type }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('a reply', () => {
  test('is sent by Ctrl+Enter, and the form is as new', async () => {
    server.on(api.forum.categories, [aCategory({ id: post.categoryId })]);
    server.on(api.forum.posts, []);
    server.on(api.forum.post, post);
    server.on(api.forum.replies, []);
    const calls = server.on(api.forum.createReply, { ...sent(), xpAwarded: 2 });
    await renderApp('/forum/post/9');
    await expect.element(send).toBeDisabled();
    await sheet.fill('  Boats, for me.\n');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Reply posted!')).toBeVisible();
    await expect.element(page.getByText('+2 XP')).toBeVisible();
    await expect.element(sheet).toHaveValue('');
    expect(calls).toMatchObject([{ params: { id: 9 }, body: { content: 'Boats, for me.' } }]);
    expect(calls[0]?.key).toBeTruthy();
  });

  test('leaves the sheet at once: what is typed meanwhile is the next one', async () => {
    const { opened, open } = gate();
    const calls = server.on(api.forum.createReply, async () => {
      await opened;
      return sent();
    });
    await renderPart(<Part />);
    await sheet.fill('The first.');
    await send.click();
    await expect.poll(() => calls).toHaveLength(1);
    await expect.element(page.getByText('Sending your reply')).toBeVisible();
    await expect.element(sheet).toHaveFocus();
    await userEvent.keyboard('The second.');
    open();
    await expect.element(page.getByText('Sending your reply')).not.toBeInTheDocument();
    await expect.element(sheet).toHaveValue('The second.');
  });

  test.for([
    ['the network', NO_NETWORK, 'Failed to post reply. Please try again.'],
    ['a fault', refuse(500, 'internal'), 'Failed to post reply. Please try again.'],
    ['a lock', refuse(403, 'forbidden', 'This post is locked.'), 'This post is locked.'],
  ] as const)(
    'that %s keeps back is in the form again, above what was typed since',
    async ([, refusal, sentence]) => {
      const { opened, open } = gate();
      server.on(api.forum.createReply, async () => {
        await opened;
        return refusal;
      });
      await renderPart(<Part />);
      await answerIt.click();
      await expect.element(sheet).toHaveFocus();
      await userEvent.keyboard('The first.');
      await send.click();
      await expect.element(sheet).toHaveValue('');
      await sheet.fill('The second.');
      open();
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(page.getByText('Error', { exact: true })).toBeVisible();
      await expect.element(sheet).toHaveValue('@ada The first.\n\nThe second.');
      await expect.element(page.getByText('Answering No. 12, ada:')).toBeVisible();
    },
  );
});

describe('an answer to a reply', () => {
  test('begins with the name, says what it answers, and names it to the server', async () => {
    const calls = server.on(api.forum.createReply, sent());
    await renderPart(<Part />);
    await answerIt.click();
    await expect.element(sheet).toHaveValue('@ada ');
    await expect.element(sheet).toHaveFocus();
    await expect.element(page.getByText('Answering No. 12, ada:')).toBeVisible();
    await expect.element(page.getByText('I count things.')).toBeVisible();
    await expect.element(send).toBeDisabled();
    await expectAccessible();
    await userEvent.keyboard('Boats.');
    // The same one again changes nothing of it.
    await answerIt.click();
    await expect.element(sheet).toHaveValue('@ada Boats.');
    await send.click();
    await expect.poll(() => calls).toHaveLength(1);
    expect(calls).toMatchObject([{ body: { content: '@ada Boats.', parentReplyId: 12 } }]);
    await expect.element(page.getByText(/Answering/)).not.toBeInTheDocument();
  });

  test('becomes one to the post by the cross, which takes the name with it', async () => {
    await renderPart(<Part />);
    await sheet.fill('Boats.');
    await answerIt.click();
    await expect.element(sheet).toHaveValue('@ada Boats.');
    await page.getByRole('button', { name: 'Answer the post, not No. 12' }).click();
    await expect.element(sheet).toHaveValue('Boats.');
    await expect.element(sheet).toHaveFocus();
    await expect.element(page.getByText(/Answering/)).not.toBeInTheDocument();
  });

  test('is cancelled with its words, which can be brought back', async () => {
    await renderPart(<Part />);
    await expect.element(cancel).toBeDisabled();
    await answerIt.click();
    await expect.element(sheet).toHaveFocus();
    await userEvent.keyboard('Boats.');
    await cancel.click();
    await expect.element(sheet).toHaveValue('');
    await expect.element(page.getByRole('form', { name: 'Reply' })).toHaveFocus();
    await expect.element(page.getByText(/Answering/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(sheet).toHaveValue('@ada Boats.');
    await expect.element(page.getByText('Answering No. 12, ada:')).toBeVisible();
  });

  test('quotes a passage, above the name or below what stands there', async () => {
    await renderPart(<Part />);
    const quoteIt = page.getByRole('button', { name: 'Quote it' });
    await quoteIt.click();
    await expect.element(sheet).toHaveValue('> I count\n> things.\n\n@ada ');
    await expect.element(sheet).toHaveFocus();
    await userEvent.keyboard('Boats.');
    await quoteIt.click();
    await expect
      .element(sheet)
      .toHaveValue('> I count\n> things.\n\n@ada Boats.\n\n> I count\n> things.\n\n');
  });
});

test('a draft comes back with what it answers', async () => {
  await renderPart(<Part />);
  await answerIt.click();
  await expect.element(sheet).toHaveFocus();
  await userEvent.keyboard('Boats.');
  await expect.element(page.getByText(/Draft kept here at/)).toBeVisible();
  await renderPart(<Part />);
  await expect.element(sheet).toHaveValue('@ada Boats.');
  await expect.element(page.getByText('Answering No. 12, ada:')).toBeVisible();
});

describe('a photo', () => {
  test('is offered only where the category allows it', async () => {
    await renderPart(<Part />);
    await expect.element(sheet).toBeVisible();
    expect(page.getByRole('button', { name: 'Photo' }).query()).toBeNull();
  });

  test('is shown, described, sent with its words, and gone afterwards', async () => {
    const { opened, open } = gate();
    const calls = server.on(api.forum.createReply, async () => {
      await opened;
      return sent();
    });
    await renderPart(<Part of={withPhotos} />, { window: PHONE });
    await sheet.fill('The far quay.');
    await choose('quay.jpg', 'image/jpeg', 1_800_000);
    await expect.element(alt).toBeVisible();
    await expect
      .element(
        page.getByText(/quay\.jpg, 1\.8 MB\. Left empty, it reads “Photo uploaded by marit”/),
      )
      .toBeVisible();
    await alt.fill('The far quay at dusk');
    await expectAccessible();
    await send.click();
    await expect.element(page.getByText('Sending your reply and its photo')).toBeVisible();
    await expect.element(alt).not.toBeInTheDocument();
    open();
    await expect.element(page.getByText(/Sending your reply/)).not.toBeInTheDocument();
    await expect.element(alt).not.toBeInTheDocument();
    expect(calls[0]?.body.photo).toBeInstanceOf(File);
    expect(calls[0]?.body.photoAlt).toBe('The far quay at dusk');
  });

  test('of more than 5 MB, or of another kind, is refused with a sentence', async () => {
    await renderPart(<Part of={withPhotos} />);
    await expect.element(sheet).toBeVisible();
    await choose('big.png', 'image/png', 5 * 1024 * 1024 + 1);
    await expect.element(page.getByText('File too large')).toBeVisible();
    await expect.element(page.getByText('Please choose a photo under 5MB')).toBeVisible();
    await choose('phone.heic', 'image/heic');
    await expect.element(page.getByText(/A phone can save its photos as JPEG/)).toBeVisible();
    expect(alt.query()).toBeNull();
  });

  test('can be taken away, and comes back where the reply could not be sent', async () => {
    server.on(api.forum.createReply, refuse(415, 'unsupported_type', 'That is no picture.'));
    await renderPart(<Part of={withPhotos} />);
    await sheet.fill('Look.');
    await choose('a.png', 'image/png');
    await page.getByRole('button', { name: 'Remove the photo' }).click();
    await expect.element(alt).not.toBeInTheDocument();
    await expect.element(sheet).toHaveFocus();
    await choose('b.png', 'image/png', 0);
    await expect.element(page.getByText(/does not open as a picture/)).toBeVisible();
    await expect.element(page.getByText(/b\.png, 0 kB/)).toBeVisible();
    await alt.fill('A lake');
    await send.click();
    await expect.element(page.getByText('That is no picture.')).toBeVisible();
    await expect.element(alt).toHaveValue('A lake');
    await expect.element(page.getByText(/b\.png/)).toBeVisible();
  });

  test('that a reload has taken is missed in words, and nothing is sent as if it were there', async () => {
    const calls = server.on(api.forum.createReply, sent());
    await renderPart(<Part of={withPhotos} />);
    await sheet.fill('Look.');
    await choose('quay.jpg', 'image/jpeg');
    await alt.fill('The far quay');
    await renderPart(<Part of={withPhotos} />);
    await expect.element(sheet).toHaveValue('Look.');
    const missed = page.getByText(/quay\.jpg, is not kept over a reload/);
    await expect.element(missed).toBeVisible();
    await expectAccessible();
    await choose('quay.jpg', 'image/jpeg');
    await expect.element(missed).not.toBeInTheDocument();
    await expect.element(alt).toHaveValue('The far quay');
    await renderPart(<Part of={withPhotos} />);
    await expect.element(missed).toBeVisible();
    await page.getByRole('button', { name: 'Go on without it' }).click();
    await expect.element(missed).not.toBeInTheDocument();
    await expect.element(sheet).toHaveFocus();
    await send.click();
    await expect.poll(() => calls).toHaveLength(1);
    expect(calls[0]?.body.photo).toBeUndefined();
    expect(calls[0]?.body.photoAlt).toBeNull();
  });

  test('that comes back to another one is not lost: one of the two is chosen', async () => {
    const { opened, open } = gate();
    server.on(api.forum.createReply, async () => {
      await opened;
      return refuse(500, 'internal');
    });
    await renderPart(<Part of={withPhotos} />);
    await sheet.fill('The first.');
    await choose('a.png', 'image/png');
    await send.click();
    await expect.element(page.getByText('Sending your reply and its photo')).toBeVisible();
    await sheet.fill('The second.');
    await choose('b.png', 'image/png');
    open();
    await expect.element(page.getByText(/a\.png,/)).toBeVisible();
    const other = page.getByRole('button', { name: 'Send b.png instead' });
    await expect.element(page.getByText(/One photo goes with a reply/)).toBeVisible();
    await other.click();
    await expect.element(page.getByText(/b\.png,/)).toBeVisible();
    await page.getByRole('button', { name: 'Send a.png instead' }).click();
    const calls = server.on(api.forum.createReply, sent());
    await send.click();
    await expect.poll(() => calls).toHaveLength(1);
    expect(calls[0]?.body.photo).toMatchObject({ name: 'a.png' });
  });

  test('comes back at every failure, also when the session has ended', async () => {
    const calls = server.on(api.forum.createReply, NO_NETWORK);
    await renderPart(<Part of={withPhotos} />);
    await sheet.fill('Look.');
    await choose('a.png', 'image/png');
    for (const times of [1, 2]) {
      await send.click();
      await expect.poll(() => calls).toHaveLength(times);
      await expect.element(sheet).toHaveValue('Look.');
      await expect.element(page.getByText(/a\.png,/)).toBeVisible();
    }
    server.on(api.forum.createReply, refuse(401, 'unauthenticated'));
    server.on(api.accounts.refresh, refuse(401, 'unauthenticated'));
    await send.click();
    await expect.element(sheet).toHaveValue('Look.');
    await expect.element(page.getByText(/a\.png,/)).toBeVisible();
  });
});
