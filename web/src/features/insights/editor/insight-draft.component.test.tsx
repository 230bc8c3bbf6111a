import { api, type Insight } from '@pathkeeper/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reload, renderApp } from '../../../../test/app.tsx';
import { anInsight, NOTHING_EARNED } from '../../../../test/samples/samples.ts';
import { gate, pageOf, refuse, server } from '../../../../test/server.ts';

const dialog = page.getByRole('dialog');
const title = page.getByRole('textbox', { name: 'Title' });
const titleInDialog = dialog.getByRole('textbox', { name: 'Title' });
const theirs = page.getByRole('textbox', { name: 'Saved elsewhere' });
const saveChanges = dialog.getByRole('button', { name: 'Save changes' });
const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });

const first = anInsight({ title: 'As it was', content: 'Its words.' });
let insights: Insight[] = [];

const find = (id: number) => insights.find((insight) => insight.id === id);
const notFound = refuse(404, 'not_found', 'The insight was not found.');
const changeElsewhere = (words: string) => {
  insights = insights.map((insight) => ({ ...insight, title: words }));
};

beforeEach(() => {
  insights = [first];
  server.on(api.insights.list, () => pageOf(insights, null));
  server.on(api.insights.stats, () => {
    const total = insights.length;
    return { total, insights: total, lessons: 0, goals: 0 };
  });
  server.on(api.insights.get, ({ params }) => find(params.id) ?? notFound);
  // As the server does, it refuses an edit of words that have changed since.
  server.on(api.insights.update, ({ params, body: { expected, ...words } }) => {
    const insight = find(params.id);
    if (!insight) return notFound;
    if (expected && expected.title !== insight.title) {
      return refuse(409, 'edit_conflict', 'It was changed elsewhere.', { insight });
    }
    const { title: newTitle = insight.title, content = insight.content } = words;
    const changed = { ...insight, title: newTitle, content };
    insights = insights.map((each) => (each.id === params.id ? changed : each));
    return changed;
  });
});

const reopenEdit = async () => {
  await dialog.getByRole('button', { name: 'Edit' }).click();
};

const openEdit = async () => {
  await renderApp(`/vault?insight=${first.id}`, { level: 2 });
  await reopenEdit();
};

describe('an edit of an insight that was changed elsewhere', () => {
  test('is not saved over the newer words unless asked to', async () => {
    await openEdit();
    await titleInDialog.fill('Mine');
    changeElsewhere('From the phone');

    // Met on the way to the server.
    await saveChanges.click();
    await expect.element(theirs).toHaveValue('From the phone (Insight)\n\nIts words.');
    await expect.element(titleInDialog).toHaveValue('Mine');
    expect(find(first.id)?.title).toBe('From the phone');

    // And met as the edit comes back.
    reload();
    await reopenEdit();
    await expect.element(theirs).toHaveValue('From the phone (Insight)\n\nIts words.');
    await page.getByRole('button', { name: 'Keep theirs' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(titleInDialog).toHaveValue('Mine');
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await expect.element(page.getByText('Insight saved!')).toBeVisible();
    expect(find(first.id)?.title).toBe('Mine');
  });

  test('is given up for the newer words after a question', async () => {
    await openEdit();
    await titleInDialog.fill('Mine');
    changeElsewhere('From the phone');
    reload();
    await reopenEdit();
    await page.getByRole('button', { name: 'Keep theirs' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await reopenEdit();
    await expect.element(titleInDialog).toHaveValue('From the phone');
    await expect.element(theirs).not.toBeInTheDocument();
  });
});

test('an edit of an insight that was deleted elsewhere waits in the form for a new one', async () => {
  await openEdit();
  await titleInDialog.fill('Mine');
  insights = [];
  await saveChanges.click();
  await expect.element(page.getByText('This insight was deleted somewhere else')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(title).toHaveValue('Mine');
});

test('an insight that is left while it is being saved is saved once', async () => {
  insights = [];
  const held = gate();
  const created = server.on(api.insights.create, async ({ body }) => {
    await held.opened;
    const insight = anInsight({ title: body.title, content: body.content });
    insights = [insight];
    return { ...insight, ...NOTHING_EARNED };
  });
  await renderApp('/vault', { level: 2 });
  await title.fill('Told once');
  await page.getByRole('textbox', { name: 'The insight' }).fill('And not again.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(title).toHaveAttribute('readonly');
  await about.click();
  await expect.poll(() => location.pathname).toBe('/about');
  history.back();
  // It is not to be sent twice meanwhile.
  await expect.element(title).toHaveValue('Told once');
  await expect.element(title).toHaveAttribute('readonly');
  await about.click();
  await expect.poll(() => location.pathname).toBe('/about');
  held.open();
  await expect.poll(() => insights).toHaveLength(1);
  history.back();
  await expect.element(page.getByRole('article')).toHaveLength(1);
  await expect.element(title).toHaveValue('');
  reload();
  await expect.element(page.getByRole('article')).toHaveLength(1);
  await expect.element(title).toHaveValue('');
  expect(created).toHaveLength(1);
});
