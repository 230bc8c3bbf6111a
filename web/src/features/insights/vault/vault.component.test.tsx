import { api, type Insight } from '@pathkeeper/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE, reload, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { press } from '../../../../test/press.ts';
import {
  anEntry,
  anInsight,
  aReflection,
  DONE,
  NOTHING_EARNED,
  SAMPLE_DAY,
  SAMPLE_INSTANT,
} from '../../../../test/samples/samples.ts';
import { pageOf, refuse, server } from '../../../../test/server.ts';

const CONTENT = 'The four-o’clock boat went out without me today.';

const cards = page.getByRole('list', { name: 'Insights' }).getByRole('article');
const dialog = page.getByRole('dialog');
const title = page.getByRole('textbox', { name: 'Title' });

let insights: Insight[] = [];

/** The vault as a server stores it, newest first, a page at a time. */
function fillVault(stored: Insight[]): void {
  insights = stored;
  server.on(api.insights.list, ({ query }) => {
    const { category, source, limit, cursor } = query;
    const found = insights.filter(
      (insight) =>
        (!category || insight.category === category) &&
        (!source || insight.source === source) &&
        (!query.query || insight.title.includes(query.query)) &&
        (!query.reflectionType || insight.reflectionType === query.reflectionType),
    );
    const from = Number(cursor ?? 0);
    const next = found.length > from + limit ? String(from + limit) : null;
    return pageOf(found.slice(from, from + limit), next);
  });
  server.on(api.insights.stats, () => ({
    total: insights.length,
    insights: insights.length,
    lessons: 0,
    goals: 0,
  }));
  server.on(api.insights.get, ({ params }) => {
    const found = insights.find(({ id }) => id === params.id);
    return found ?? refuse(404, 'not_found', 'The insight was not found.');
  });
  server.on(api.insights.create, ({ body }) => {
    const insight = anInsight({ ...body, entryDate: body.entryId ? SAMPLE_DAY : null });
    insights = [insight, ...insights];
    return { ...insight, ...NOTHING_EARNED };
  });
  server.on(api.insights.update, ({ params, body }) => {
    insights = insights.map((insight) =>
      insight.id === params.id
        ? { ...insight, title: body.title ?? insight.title, updatedAt: SAMPLE_INSTANT }
        : insight,
    );
    return insights.find(({ id }) => id === params.id) as Insight;
  });
  server.on(api.insights.remove, ({ params }) => {
    insights = insights.filter(({ id }) => id !== params.id);
    return DONE;
  });
}

/** `Note 26` to `Note 1`: every other one a lesson, the others goals of a week. */
const notes = (count: number): Insight[] =>
  Array.from({ length: count }, (_none, index) => {
    const number = count - index;
    return anInsight({
      title: `Note ${number}`,
      content: `Said ${number} times.`,
      ...(number % 2
        ? { category: 'lesson', source: 'daily' }
        : { category: 'goal', source: 'weekly' }),
    });
  });

beforeEach(() => fillVault([]));

describe('the form', () => {
  test.for([
    { name: 'at a desk', window: undefined },
    { name: 'on a phone', window: PHONE },
  ])('an insight survives a reload and is kept with what was chosen $name', async ({ window }) => {
    const entry = anEntry({ content: CONTENT });
    server.on(api.entries.list, [entry]);
    const created = server.on(api.insights.create, ({ body }) => {
      const insight = anInsight({ ...body, entryDate: entry.localDate });
      insights = [insight];
      return { ...insight, ...NOTHING_EARNED };
    });
    const openForm = async () => {
      if (window) await page.getByRole('button', { name: 'Add Insight' }).click();
    };
    await renderApp('/vault', { level: 2, ...(window && { window }) });
    await openForm();
    await title.fill('Café by the water');
    await page.getByRole('textbox', { name: 'The insight' }).fill('Decide away from it.');
    reload();
    await openForm();
    await expect.element(title).toHaveValue('Café by the water');
    await page.getByRole('radio', { name: 'Lesson', exact: true }).click();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'From' }), String(entry.id));
    await expectAccessible();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(page.getByText('Insight saved!')).toBeVisible();
    await expect.element(cards).toHaveLength(1);
    expect(created).toMatchObject([
      {
        body: {
          title: 'Café by the water',
          content: 'Decide away from it.',
          category: 'lesson',
          entryId: entry.id,
        },
      },
    ]);
  });
});

describe('the list', () => {
  test('more of the vault comes on demand, and the focus goes on to what came', async () => {
    fillVault(notes(26));
    await renderApp('/vault', { level: 2 });
    await expect.element(cards).toHaveLength(24);
    await press(page.getByRole('button', { name: 'Show the other 2' }), '{Enter}');
    await expect.element(cards).toHaveLength(26);
    await expect.element(cards.nth(24).getByRole('link')).toHaveFocus();
    await expectAccessible();
  });

  test('it is narrowed by source, kind and words, and shown whole again', async () => {
    fillVault(notes(10));
    await renderApp('/vault', { level: 2 });
    await expect.element(cards).toHaveLength(10);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Source' }), 'weekly');
    await expect.element(cards).toHaveLength(5);
    await page.getByRole('radio', { name: 'Lessons' }).click();
    await expect.element(page.getByText('No insights found')).toBeVisible();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect.element(cards).toHaveLength(10);
    await page.getByRole('searchbox').fill('Note 7');
    await expect.element(cards).toHaveLength(1);
    await expect.poll(() => location.hash).toMatch(/query=Note/);
  });
});

describe('one insight', () => {
  test('it opens over the list, goes back to its card, and leads to its entry', async () => {
    const entry = anEntry({ content: CONTENT });
    server.on(api.entries.get, entry);
    const own = anInsight({
      title: 'Work by the water',
      content: 'Decide away from it.',
      entryId: entry.id,
      entryDate: entry.localDate,
    });
    fillVault([own]);
    await renderApp('/vault', { level: 2 });
    const card = page.getByRole('link', { name: 'Work by the water' });
    await card.click();
    await expect.element(dialog).toHaveTextContent('Decide away from it.');
    await expect.element(dialog).toHaveTextContent('The four-o');
    await expectAccessible();
    history.back();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(card).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await dialog.getByRole('link', { name: 'View Related Entry' }).click();
    await expect.poll(() => location.pathname).toBe(`/entry/${entry.id}`);
  });

  test('an edit that is closed is there when it is opened again', async () => {
    fillVault([anInsight({ title: 'Café by the water' })]);
    await renderApp('/vault', { level: 2 });
    await page.getByRole('link', { name: 'Café by the water' }).click();
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Work by the water');
    await userEvent.keyboard('{Escape}');
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Title' }))
      .toHaveValue('Work by the water');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Work by the water' })).toBeVisible();
  });

  test('it is deleted after a question, and the focus goes on to the next card', async () => {
    fillVault(notes(3));
    await renderApp('/vault', { level: 2 });
    await page.getByRole('link', { name: 'Note 2' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Insight' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete insight' }).click();
    await expect.element(page.getByText('Insight deleted')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Note 1', exact: true })).toHaveFocus();
    await expect.element(cards).toHaveLength(2);
  });

  test('something is written from it', async () => {
    fillVault(notes(1));
    await renderApp('/vault', { level: 2 });
    await page.getByRole('link', { name: 'Note 1' }).click();
    await dialog.getByRole('button', { name: 'Write from this' }).click();
    await expect
      .element(page.getByRole('textbox', { name: "Today's Entry" }))
      .toHaveAccessibleDescription('Note 1');
  });

  test('it stands above what is on the sheet', async () => {
    fillVault(notes(1));
    await renderApp('/', { level: 2 });
    const sheet = page.getByRole('textbox', { name: "Today's Entry" });
    await sheet.fill('The boat went.');
    await page.getByRole('link', { name: 'Note 1' }).click();
    await dialog.getByRole('button', { name: 'Write from this' }).click();
    await expect.element(sheet).toHaveAccessibleDescription('Note 1');
    await expect.element(sheet).toHaveValue('The boat went.');
  });
});

describe('a reflection', () => {
  const reflected = () => {
    const entry = anEntry({ content: CONTENT });
    return { ...entry, aiReflection: aReflection() };
  };

  test('it can be kept from level 2 on', async () => {
    const entry = reflected();
    server.on(api.entries.get, entry);
    await renderApp(`/entry/${entry.id}`, { level: 1 });
    await page.getByRole('button', { name: 'Bookmark, opens at Level 2' }).click();
    await expect.element(page.getByText('The Vault: Level 2')).toBeVisible();
  });

  test('it goes into the vault once, and is remembered there', async () => {
    const entry = reflected();
    server.on(api.entries.get, entry);
    await renderApp(`/entry/${entry.id}`, { level: 2 });
    await page.getByRole('button', { name: 'Bookmark' }).click();
    await expect.element(page.getByText('Insight Bookmarked!')).toBeVisible();
    const kept = page.getByRole('link', { name: 'In the vault' });
    await expect.element(kept).toHaveFocus();
    expect(insights).toMatchObject([
      { reflectionType: 'entry', reflectionPeriod: String(entry.id), entryId: entry.id },
    ]);
    reload();
    await kept.click();
    await expect.element(page.getByText('Already bookmarked')).toBeVisible();
    await expect.element(dialog).toHaveTextContent('Merlin wrote this beside your entry');
  });

  test('one of a week shows the page that it quotes, and leads to both', async () => {
    const entry = anEntry({ content: 'Rain first. The tide was out and I stayed. Then home.' });
    server.on(api.entries.search, ({ query }) => {
      expect(query.query).toBe('"The tide was out and I stayed."');
      return [{ ...entry, snippet: '', highlights: [] }];
    });
    server.on(api.entries.get, entry);
    const insight = anInsight({
      title: '“The tide was out and I stayed.”',
      source: 'weekly',
      ...{ reflectionType: 'weekly', reflectionPeriod: '2026-11-15' },
    });
    fillVault([insight]);
    await renderApp(`/vault?insight=${insight.id}`, { level: 2 });
    await expect
      .element(dialog)
      .toHaveTextContent('Rain first. The tide was out and I stayed. Then');
    await expect.element(dialog.getByRole('link', { name: 'View Related Entry' })).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: 'View Week' }))
      .toHaveAttribute('href', '/reflect/week?start=2026-11-15');
  });
});
