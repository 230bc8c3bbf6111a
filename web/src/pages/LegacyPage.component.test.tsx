import { api, type LegacyEntry, type LegacyMonth } from '@pathkeeper/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../test/app.tsx';
import { expectAccessible } from '../../test/axe.ts';
import { aFolder, aUser, sampleId } from '../../test/samples/samples.ts';
import { gate, NO_NETWORK, pageOf, refuse, server } from '../../test/server.ts';

const entries = page.getByRole('article');

const aPage = (localDate: string, own: Partial<LegacyEntry> = {}): LegacyEntry => ({
  id: sampleId(),
  localDate,
  content: `Of ${localDate}.`,
  mood: null,
  tags: [],
  ...own,
});

/** Answers as a server that holds these entries, oldest first, `size` of them a page. */
function keepBook(book: readonly LegacyEntry[], size = 100) {
  const left = ({ withoutEntries = [] }: { withoutEntries?: number[] | undefined }) =>
    book.filter(({ id }) => !withoutEntries.includes(id));
  server.on(api.legacy.contents, ({ query }) => {
    const months = new Map<string, LegacyMonth>();
    for (const { localDate, content } of left(query)) {
      const month = localDate.slice(0, 7);
      const known = months.get(month) ?? { month, entries: 0, words: 0 };
      known.entries += 1;
      known.words += content.split(/\s+/).length;
      months.set(month, known);
    }
    return [...months.values()];
  });
  return server.on(api.legacy.entries, ({ query }) => {
    const { from = '', to = '9999', cursor } = query;
    const found = left(query).filter((each) => each.localDate >= from && each.localDate <= to);
    const start = Number(cursor ?? 0);
    const next = start + size < found.length ? String(start + size) : null;
    return pageOf(found.slice(start, start + size), next);
  });
}

/** Opens the book at its first page: in the frame of a test nothing is near but what is seen. */
async function openBook(address = '', options: Parameters<typeof renderApp>[1] = {}) {
  await renderApp(`/legacy${address}`, { level: 9, ...options });
  await readOn();
}

async function readOn() {
  const first = page.getByRole('heading', { level: 3 }).first();
  await expect.element(first).toBeInTheDocument();
  first.element().scrollIntoView({ behavior: 'instant' });
}

const printed = () => document.querySelector('[data-printed]')?.textContent ?? '';

let print: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  print = vi.fn<() => void>();
  vi.spyOn(window, 'print').mockImplementation(print);
});
afterEach(() => vi.restoreAllMocks());

describe('the book', () => {
  test('has the person’s name and years on its title, and contents by year and month', async () => {
    keepBook([aPage('2024-02-10'), aPage('2024-02-11'), aPage('2026-03-01')]);
    await openBook('', { user: aUser({ displayName: 'Marit Solberg' }) });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Marit Solberg');
    await expect.element(page.getByText('2024 – 2026').first()).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect.element(contents.getByRole('link', { name: '2024 2' })).toBeVisible();
    await contents.getByRole('link', { name: 'March' }).click();
    await expect.element(page.getByRole('heading', { name: 'March', exact: true })).toHaveFocus();
  });

  test('asks for a month at a time, and prints what each month holds under its own head', async () => {
    const calls = keepBook([aPage('2024-02-10'), aPage('2026-03-01')]);
    await openBook();
    await expect.element(entries).toHaveLength(2);
    expect(calls.map(({ query: { from, to } }) => [from, to]).sort()).toEqual([
      ['2024-02-01', '2024-02-29'],
      ['2026-03-01', '2026-03-31'],
    ]);
    const march = page.getByRole('region', { name: 'March' });
    await expect.element(march.getByRole('article')).toHaveTextContent('Of 2026-03-01.');
  });

  test('fetches nothing of months that are far away', async () => {
    const words = Array(400).fill('word').join(' ');
    const months = Array.from({ length: 60 }, (_, at) => {
      const year = 2020 + Math.floor(at / 12);
      return aPage(`${year}-${String((at % 12) + 1).padStart(2, '0')}-01`, { content: words });
    });
    const calls = keepBook(months);
    await openBook();
    await expect.element(entries.first()).toBeInTheDocument();
    expect(calls.length).toBeLessThan(20);
    await page.getByRole('link', { name: 'December' }).last().click();
    const last = page.getByRole('region', { name: 'December' }).last();
    await expect.element(last.getByRole('article')).toBeInTheDocument();
    expect(calls.length).toBeLessThan(40);
  });

  test('keeps the words as they were written, paragraph by paragraph', async () => {
    const content = '<img src=x onerror="boom()">\r\n& a line\n\nA second paragraph.';
    keepBook([aPage('2026-03-01', { content, mood: 'calm', tags: ['harbour', 'tide'] })]);
    await openBook();
    await expect.element(entries.getByRole('paragraph').nth(1)).toBeVisible();
    const paragraphs = [...document.querySelectorAll('[data-text] > p')];
    expect(paragraphs.map((each) => each.textContent)).toEqual([
      '<img src=x onerror="boom()">\n& a line',
      'A second paragraph.',
    ]);
    await expect.element(entries.getByText('Calm · harbour · tide')).toBeVisible();
  });

  test('leaves out moods, tags, years and folders', async () => {
    const folder = aFolder({ name: 'Quarrels' });
    server.on(api.folders.list, [folder]);
    const book = [aPage('2024-02-10', { mood: 'calm', tags: ['tide'] }), aPage('2026-03-01')];
    const calls = keepBook(book);
    await openBook();
    await page.getByRole('button', { name: 'Choose what stands in it' }).click();
    await page.getByRole('checkbox', { name: 'Moods' }).click();
    await readOn();
    await expect.element(entries.first()).toHaveTextContent('tide');
    await expect.element(entries.first()).not.toHaveTextContent('Calm');
    await page.getByRole('checkbox', { name: 'Tags' }).click();
    await page.getByLabelText('To', { exact: true }).selectOptions('2024');
    await readOn();
    await expect.element(entries).toHaveLength(1);
    await expect.element(entries).not.toHaveTextContent('tide');
    await page.getByRole('checkbox', { name: 'Quarrels' }).click();
    await readOn();
    await expect.poll(() => calls.at(-1)?.query.withoutFolders).toEqual([folder.id]);
  });

  test('leaves out a single entry, and puts it back', async () => {
    keepBook([aPage('2026-03-01'), aPage('2026-03-02'), aPage('2026-03-03')]);
    await openBook();
    await page.getByRole('button', { name: /^Leave out .*2nd of March/ }).click();
    await expect.element(entries).toHaveLength(2);
    await expect.element(page.getByText('2 entries, 4 words').first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: /3rd of March/ })).toHaveFocus();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(entries).toHaveLength(3);
  });

  test('says what to do where a month did not arrive', async () => {
    keepBook([aPage('2026-03-01')]);
    const answer = server.on(api.legacy.entries, NO_NETWORK);
    await openBook();
    await expect.element(page.getByText('These pages did not arrive.')).toBeVisible();
    expect(answer).toHaveLength(1);
    keepBook([aPage('2026-03-01')]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(entries).toHaveTextContent('Of 2026-03-01.');
  });
});

describe('printing', () => {
  const book = Array.from({ length: 25 }, (_, at) =>
    aPage(`2026-03-${String(at + 1).padStart(2, '0')}`),
  );

  test('gathers every entry before it prints', async () => {
    keepBook([aPage('2024-02-10'), ...book], 10);
    await openBook();
    expect(printed()).not.toContain('Of 2026-03-25.');
    await page.getByRole('button', { name: 'Print the book' }).click();
    await expect.poll(() => print.mock.calls).toHaveLength(1);
    const text = printed();
    const places = [aPage('2024-02-10'), ...book].map(({ content }) => text.indexOf(content));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('prints what was chosen', async () => {
    const calls = keepBook([aPage('2024-02-10'), ...book]);
    await openBook('?from=2026&moods=false');
    await expect.element(entries.first()).toBeInTheDocument();
    const before = calls.length;
    await page.getByRole('button', { name: 'Print the book' }).click();
    await expect.poll(() => print.mock.calls).toHaveLength(1);
    expect(calls.slice(before)).toMatchObject([{ query: { from: '2026-01-01' } }]);
    expect(printed()).not.toContain('Of 2024-02-10.');
  });

  test('can be called off while it gathers', async () => {
    const calls = keepBook(book, 10);
    await openBook();
    await expect.element(entries.first()).toBeInTheDocument();
    const held = gate();
    server.on(api.legacy.entries, () => held.opened.then(() => pageOf(book.slice(0, 10), '10')));
    await page.getByRole('button', { name: 'Print the book' }).click();
    await expect
      .element(page.getByRole('progressbar', { name: 'Gathering the book' }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('button', { name: 'Print the book' })).toBeVisible();
    held.open();
    expect(calls.length).toBeGreaterThan(0);
    expect(print).not.toHaveBeenCalled();
  });

  test('goes on where it stopped', async () => {
    keepBook(book, 10);
    await openBook();
    await expect.element(entries.first()).toBeInTheDocument();
    server.on(api.legacy.entries, ({ query }) =>
      query.cursor ? NO_NETWORK : pageOf(book.slice(0, 10), '10'),
    );
    await page.getByRole('button', { name: 'Print the book' }).click();
    await expect.element(page.getByText(/stopped at 10 of 25 entries/)).toBeVisible();
    const calls = keepBook(book, 10);
    await page.getByRole('button', { name: 'Go on gathering' }).click();
    await expect.poll(() => print.mock.calls).toHaveLength(1);
    expect(calls.map(({ query }) => query.cursor)).toEqual(['10', '20']);
    expect(book.every(({ content }) => printed().split(content).length === 2)).toBe(true);
  });

  test('without the button prints no half of a book, and says so', async () => {
    keepBook(book);
    await openBook();
    await expect.element(entries.first()).toBeInTheDocument();
    expect(printed()).toContain('This is the title page alone.');
  });
});

describe.for([DESK, PHONE])('at $width px', (window) => {
  test('the book is accessible, its choices open', async () => {
    server.on(api.folders.list, [aFolder()]);
    keepBook([aPage('2024-02-10', { mood: 'calm', tags: ['tide'] }), aPage('2026-03-01')]);
    await openBook('', { window });
    await expect.element(entries).toHaveLength(2);
    await page.getByRole('button', { name: 'Choose what stands in it' }).click();
    await expectAccessible();
  });

  test('below its level it says what opens it, and the way to the words', async () => {
    const refused = server.on(api.legacy.contents, refuse(403, 'level_required'));
    await renderApp('/legacy', { level: 8, window });
    await expect.element(page.getByText(/It opens at level 9, Sage/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'the download of everything' }))
      .toBeVisible();
    expect(refused).toHaveLength(0);
    await expectAccessible();
  });

  test('a journal without a word in it is a book of blank leaves', async () => {
    await renderApp('/legacy', { level: 9, window });
    await expect.element(page.getByText('A book of blank leaves')).toBeVisible();
    await expectAccessible();
  });
});
