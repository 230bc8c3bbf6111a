import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE, renderPart } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { FilterBar } from './FilterBar.tsx';
import { LoadMore, Pagination } from './paging/Pagination.tsx';
import { RelativeTime } from './RelativeTime.tsx';
import { StatTile, StatTiles } from './StatTiles.tsx';
import { type Sort, Table, type TableColumn } from './Table.tsx';
import { Tabs } from './Tabs.tsx';

interface Boat {
  name: string;
  length: number;
}

const BOATS: Boat[] = [
  { name: 'Alma', length: 7 },
  { name: 'Berta', length: 12 },
];

const COLUMNS: TableColumn<Boat, 'name' | 'length'>[] = [
  { key: 'name', head: 'Boat', canSort: true, cell: ({ name }) => name },
  { key: 'length', head: 'Metres', isFigure: true, canSort: true, cell: ({ length }) => length },
];

function Harbour() {
  const [sort, setSort] = useState<Sort<'name' | 'length'>>({ by: 'name', direction: 'ascending' });
  const order = sort.direction === 'ascending' ? 1 : -1;
  return (
    <main>
      <h1>The harbour</h1>
      <Table
        caption="Boats"
        columns={COLUMNS}
        rows={BOATS.toSorted((a, b) => (a[sort.by] < b[sort.by] ? -order : order))}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={setSort}
        isOwn={({ name }) => name === 'Berta'}
      />
    </main>
  );
}

const rowNames = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);

test('a table sorts by its heads, with the keyboard, figures from the highest', async () => {
  await renderPart(<Harbour />);
  const metres = page.getByRole('columnheader', { name: 'Metres' });
  await expect.element(metres).not.toHaveAttribute('aria-sort');
  (metres.getByRole('button').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(metres).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(rowNames).toEqual(['Berta', 'Alma']);
  await userEvent.keyboard(' ');
  await expect.element(metres).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(rowNames).toEqual(['Alma', 'Berta']);
  await expectAccessible();
});

test('on a phone a table fits the window, and each cell says its head', async () => {
  await renderPart(<Harbour />, { window: PHONE });
  await expect.element(page.getByRole('button', { name: 'Metres' })).toBeVisible();
  const cell = page.getByRole('cell', { name: '12' }).element();
  expect(getComputedStyle(cell, '::before').content).toBe('"Metres"');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
});

test('pagination shows the pages around the current one', async () => {
  const show = (pages: number) =>
    renderPart(
      <Pagination
        label="Boats"
        page={5}
        pages={pages}
        link={(number, { children, ...props }) => (
          <a href={`#${number}`} {...props}>
            {children}
          </a>
        )}
      />,
    );
  await show(9);
  const links = page.getByRole('navigation', { name: 'Boats' }).getByRole('link');
  await expect.element(links).toHaveLength(5);
  await expect
    .element(page.getByRole('link', { name: 'Page 5' }))
    .toHaveAttribute('aria-current', 'page');
  await show(1);
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

test('tabs are links, with the current one in view on a phone', async () => {
  const tabs = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf'];
  await renderPart(
    <Tabs
      label="Letters"
      tabs={tabs}
      current="Golf"
      link={(tab, { className }) => (
        <a
          href={`#${tab}`}
          className={className}
          aria-current={tab === 'Golf' ? 'page' : undefined}
        >
          {tab}
        </a>
      )}
    />,
    { window: PHONE },
  );
  await expect.element(page.getByRole('link', { name: 'Golf' })).toBeInViewport();
});

test('an age, tiles, a filter bar and load more are accessible', async () => {
  const onClear = vi.fn();
  const onMore = vi.fn();
  const at = new Date(Date.now() - 3 * 60_000).toISOString();
  await renderPart(
    <main>
      <h1>Boats</h1>
      <RelativeTime instant={at} />
      <StatTiles>
        <StatTile name="Boats" value={1200} note="Twelve new" />
        <StatTile name="Piers" value={null} />
      </StatTiles>
      <FilterBar label="Boats" found="2 of 2 boats" onClear={onClear}>
        <input aria-label="Search boats" />
      </FilterBar>
      <LoadMore label="Show more" busy={false} busyLabel="Fetching…" error="No." onMore={onMore} />
    </main>,
  );
  await expect.element(page.getByText('3 minutes ago')).toHaveAttribute('datetime', at);
  await expect
    .element(page.getByText('3 minutes ago'))
    .toHaveAttribute('title', expect.stringMatching(/20\d\d/));
  await expect.element(page.getByText('1,200')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(onClear).toHaveBeenCalledOnce();
  expect(onMore).toHaveBeenCalledOnce();
  await expectAccessible();
});
