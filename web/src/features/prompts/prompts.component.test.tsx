import { api, type Prompt, type PromptContents } from '@pathkeeper/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { press } from '../../../test/press.ts';
import { aPrompt, emptyContents, SAMPLE_INSTANT } from '../../../test/samples/samples.ts';
import { pageOf, refuse, server } from '../../../test/server.ts';

const rows = page.getByRole('list', { name: 'Prompts' }).getByRole('article');
const heading = page.getByRole('heading', { level: 1 });
const sheet = page.getByRole('textbox', { name: "Today's Entry" });
const search = page.getByRole('searchbox');

let prompts: Prompt[] = [];

/** The library as a server keeps it, a page at a time. */
function keepLibrary(kept: Prompt[]): void {
  prompts = kept;
  const on = (shelf: string) => (prompt: Prompt) =>
    shelf === 'kept' ? prompt.keptAt !== null : prompt.isDeep === (shelf === 'deep');
  server.on(api.prompts.list, ({ query: { shelf, theme, query, limit, cursor } }) => {
    const found = prompts
      .filter(on(shelf))
      .filter((prompt) => !theme || prompt.theme === theme)
      .filter((prompt) => !query || prompt.text.includes(query));
    const from = Number(cursor ?? 0);
    const next = found.length > from + limit ? String(from + limit) : null;
    return pageOf(found.slice(from, from + limit), next);
  });
  server.on(api.prompts.contents, (): PromptContents => {
    const count = (some: Prompt[]) => ({
      library: some.filter(on('library')).length,
      deep: some.filter(on('deep')).length,
      kept: some.filter(on('kept')).length,
    });
    return {
      shelves: count(prompts),
      themes: emptyContents().themes.map(({ theme }) => ({
        theme,
        ...count(prompts.filter((prompt) => prompt.theme === theme)),
      })),
    };
  });
}

/** As the server does, a mark is made or taken away; the calls it took. */
const answerMarks = () =>
  server.on(api.prompts.mark, ({ params, body: { mark, isSet } }) => {
    const field = mark === 'kept' ? 'keptAt' : 'takenAt';
    prompts = prompts.map((prompt) =>
      prompt.id === params.id ? { ...prompt, [field]: isSet ? SAMPLE_INSTANT : null } : prompt,
    );
    return prompts.find(({ id }) => id === params.id) ?? refuse(404, 'not_found');
  });

const BUTTON = aPrompt({ theme: 'small-things', text: 'A button that came off, and when.' });
const RENT = aPrompt({ theme: 'money', text: 'What the rent was, in the first room.' });
const DEEP = aPrompt({
  theme: 'home',
  isDeep: true,
  text: 'Begin at the door. Go on to the kitchen. End where the lamp is.',
});

beforeEach(() => keepLibrary([BUTTON, RENT, DEEP]));

describe('the library', () => {
  test('is narrowed by theme and by words, which the address holds', async () => {
    await renderApp('/prompts', { level: 5 });
    await expect.element(heading).toHaveTextContent('The Prompt Library');
    await expect.element(rows).toHaveLength(2);
    await page.getByRole('link', { name: /^Money/ }).click();
    await expect.element(heading).toHaveTextContent('Money');
    await expect.element(rows).toHaveLength(1);
    await expect.poll(() => location.search).toBe('?theme=money');
    await search.fill('button');
    await expect.element(page.getByText('No prompt says that.')).toBeVisible();
    await expect.poll(() => location.search + location.hash).toBe('?theme=money#?query=button');
    await expectAccessible();
    await page.getByRole('button', { name: 'Show the whole shelf' }).click();
    await expect.element(rows).toHaveLength(2);
    await expect.element(search).toHaveValue('');
  });

  test('opens at the theme and the words of an address', async () => {
    await renderApp('/prompts?theme=money&query=rent', { level: 5 });
    await expect.element(rows).toHaveLength(1);
    await expect.element(rows).toHaveTextContent('What the rent was');
    await expect.element(search).toHaveValue('rent');
  });

  test('goes on, and the focus with it', async () => {
    keepLibrary(Array.from({ length: 26 }, (_none, at) => aPrompt({ text: `Prompt ${at}.` })));
    await renderApp('/prompts', { level: 5 });
    await expect.element(rows).toHaveLength(24);
    await press(page.getByRole('button', { name: 'Show more' }), '{Enter}');
    await expect.element(rows).toHaveLength(26);
    const write = rows.nth(24).getByRole('button', { name: 'Write to this' });
    await expect.element(write).toHaveFocus();
  });

  test('has its shelves and themes in two lists on a phone', async () => {
    await renderApp('/prompts', { level: 9, window: PHONE });
    await expect.element(rows).toHaveLength(2);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'money');
    await expect.element(rows).toHaveLength(1);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), '');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Shelf' }), 'deep');
    await expect.element(rows).toHaveTextContent('Go on to the kitchen.');
    await expectAccessible();
  });
});

describe('writing to a prompt', () => {
  test('sets it on the empty sheet, by the keyboard too', async () => {
    const marks = answerMarks();
    await renderApp('/prompts', { level: 5 });
    await press(rows.first().getByRole('button', { name: 'Write to this' }), '{Enter}');
    await expect.element(sheet).toHaveAccessibleDescription(BUTTON.text);
    await expect.element(sheet).toHaveFocus();
    expect(location.pathname).toBe('/');
    await expect.poll(() => marks).toMatchObject([{ body: { mark: 'taken', isSet: true } }]);
  });

  test('keeps what is written on the sheet, under it', async () => {
    answerMarks();
    await renderApp('/', { level: 5 });
    await sheet.fill('The boat went.');
    await page.getByRole('link', { name: /prompt library/ }).click();
    await rows.first().getByRole('button', { name: 'Write to this' }).click();
    await expect.element(sheet).toHaveAccessibleDescription(BUTTON.text);
    await expect.element(sheet).toHaveValue('The boat went.');
  });

  test('does so although the mark cannot be made', async () => {
    server.on(api.prompts.mark, refuse(503, 'unavailable', 'Busy.'));
    await renderApp('/prompts', { level: 5 });
    await rows.first().getByRole('button', { name: 'Write to this' }).click();
    await expect.element(sheet).toHaveAccessibleDescription(BUTTON.text);
  });
});

describe('keeping a prompt', () => {
  test('puts it on its shelf, and it is taken off again', async () => {
    answerMarks();
    await renderApp('/prompts', { level: 5 });
    const keep = rows.first().getByRole('button', { name: 'Keep for later' });
    await expect.element(keep).toHaveAttribute('aria-pressed', 'false');
    await press(keep, '{Enter}');
    await expect.element(keep).toHaveAttribute('aria-pressed', 'true');
    const shelf = page.getByRole('link', { name: /^Kept for Later/ });
    await expect.element(shelf).toHaveTextContent('1');
    await shelf.click();
    await expect.element(rows).toHaveLength(1);
    await keep.click();
    // It stays until the shelf is opened again: a slip is mended where it was made.
    await expect.element(keep).toHaveAttribute('aria-pressed', 'false');
    await expect.element(shelf).toHaveTextContent('0');
    await page.getByRole('link', { name: /^The Library/ }).click();
    await expect.element(rows).toHaveLength(2);
    await shelf.click();
    await expect.element(page.getByText('Nothing put by yet.')).toBeVisible();
    await expectAccessible();
  });

  test('that fails is said, and shown as it was', async () => {
    server.on(api.prompts.mark, refuse(503, 'unavailable', 'Busy.'));
    await renderApp('/prompts', { level: 5 });
    const keep = rows.first().getByRole('button', { name: 'Keep for later' });
    await keep.click();
    await expect.element(page.getByText('Prompt Not Kept')).toBeVisible();
    await expect.element(keep).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('below the level', () => {
  test('the library shows its lock and its themes, and asks for nothing', async () => {
    const lists = server.on(api.prompts.list, refuse(403, 'level_required', 'Level 5.'));
    await renderApp('/prompts', { level: 1 });
    await expect.element(page.getByText(/It opens at level 5, Builder/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /^Money/ })).toBeVisible();
    await expect.element(search).not.toBeInTheDocument();
    await expectAccessible();
    expect(lists).toHaveLength(0);
  });

  test('the deep shelf is locked beside an open library', async () => {
    await renderApp('/prompts?shelf=deep', { level: 5 });
    await expect.element(page.getByText(/It opens at level 9, Sage/)).toBeVisible();
  });

  test('what was kept stays', async () => {
    keepLibrary([{ ...RENT, keptAt: SAMPLE_INSTANT }]);
    await renderApp('/prompts?shelf=kept', { level: 1 });
    await expect.element(rows).toHaveTextContent('What the rent was');
  });

  test('the home screen says nothing of it', async () => {
    await renderApp('/', { level: 4 });
    await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: /prompt library/ }))
      .not.toBeInTheDocument();
  });
});
