import { api } from '@pathkeeper/contract';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { reload, renderApp } from '../../../test/app.tsx';
import { refuseDrafts } from '../../../test/refuse-drafts.ts';
import { anInsight, NOTHING_EARNED } from '../../../test/samples/samples.ts';
import { gate, server } from '../../../test/server.ts';
import { newRecord } from '../../lib/drafts/draft-record.ts';
import { findDraft, putDraft } from '../../lib/drafts/draft-store.ts';

const title = page.getByRole('textbox', { name: 'Title' });
const message = page.getByRole('textbox', { name: 'Message' });

const NEW_INSIGHT = {
  ...{ what: 'a new insight', key: 'insight:1:new', path: '/vault', name: 'title', field: title },
  start: { title: '', content: '', category: 'insight', entryId: null },
};
const LETTER = {
  ...{ what: 'a letter', key: 'contact:1', path: '/contact', name: 'message', field: message },
  start: { name: '', email: '', subject: '', message: '' },
};

/** Another tab has a form open and has typed this into it. Returns what is stored of it by now. */
async function typeInAnotherTab({ key, start, name }: typeof NEW_INSIGHT | typeof LETTER) {
  const fields = { ...start, [name]: 'In the other tab.' };
  const record = { ...newRecord<object>(key, start), fields, changedAt: Date.now() };
  const closed = gate();
  onTestFinished(closed.open);
  await new Promise<void>((held) => {
    void navigator.locks.request(`pathkeeper-draft:${record.id}`, () => {
      held();
      return closed.opened;
    });
  });
  putDraft(record);
  return () => findDraft(key, record.id, start)?.fields;
}

for (const form of [NEW_INSIGHT, LETTER]) {
  test(`${form.what} takes no words from another tab, and keeps its own`, async () => {
    const others = await typeInAnotherTab(form);
    await renderApp(form.path, { level: 2 });
    await form.field.fill('In this tab.');
    reload();
    await expect.element(form.field).toHaveValue('In this tab.');
    expect(others()).toMatchObject({ [form.name]: 'In the other tab.' });
  });
}

test('an insight that is saved in one tab leaves the words of another', async () => {
  const others = await typeInAnotherTab(NEW_INSIGHT);
  server.on(api.insights.create, ({ body }) => ({
    ...anInsight({ title: body.title, content: body.content }),
    ...NOTHING_EARNED,
  }));
  await renderApp('/vault', { level: 2 });
  await title.fill('In this tab.');
  await page.getByRole('textbox', { name: 'The insight' }).fill('It is kept.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(title).toHaveValue('');
  expect(others()).toMatchObject({ title: 'In the other tab.' });
});

test('a browser that keeps nothing says so in every form', async () => {
  await refuseDrafts();
  const warning = page.getByText(/This browser will not keep what you type/);
  await renderApp('/vault', { level: 5 });
  await title.fill('Not kept.');
  await expect.element(warning).toBeVisible();

  await renderApp('/profile?tab=goals', { level: 5 });
  await page.getByRole('button', { name: 'New goal' }).click();
  await title.fill('Not kept.');
  await expect.element(warning).toBeVisible();

  await renderApp('/contact', { level: 5 });
  await message.fill('Not kept.');
  await expect.element(warning).toBeVisible();
  await expect
    .element(page.getByText('Kept on this device until it is sent'))
    .not.toBeInTheDocument();
});
