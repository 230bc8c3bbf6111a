import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../../test/app.tsx';
import { Loaded, together } from './Loaded.tsx';

const query = <T,>(
  data: T | undefined,
  more: { isError?: boolean; isFetching?: boolean } = {},
) => ({
  data,
  isError: false,
  isFetching: false,
  refetch: vi.fn(),
  ...more,
});

const alert = page.getByRole('alert');

const show = (of: Parameters<typeof Loaded<string[]>>[0]['query'], silentRefetch = false) =>
  renderPart(
    <Loaded
      query={of}
      skeleton={<p>Coming.</p>}
      error={{ title: 'It did not arrive.', words: 'It is safe.' }}
      empty={<p>Nothing yet.</p>}
      silentRefetch={silentRefetch}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </Loaded>,
  );

test('shows the skeleton until there is an answer', async () => {
  await show(query<string[]>(undefined));
  await expect.element(page.getByText('Coming.')).toBeVisible();
});

test('shows an error, and retries when asked', async () => {
  const failed = query<string[]>(undefined, { isError: true });
  await show(failed);
  await expect.element(alert.getByText('It did not arrive.')).toBeVisible();
  await expect.element(alert.getByText('It is safe.')).toBeVisible();
  await expect.element(page.getByText('Coming.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(failed.refetch).toHaveBeenCalledOnce();
});

test('shows the empty state in place of a list without anything in it', async () => {
  await show(query<string[]>([]));
  await expect.element(page.getByText('Nothing yet.')).toBeVisible();
});

test('keeps what arrived when fetching it anew fails, and says so unless it is to be silent', async () => {
  const stale = query(['Ines', 'Tomas'], { isError: true });
  await show(stale);
  await expect.element(page.getByText('Ines, Tomas')).toBeVisible();
  await expect.element(alert.getByText('It did not arrive.')).toBeVisible();
  await show(stale, true);
  await expect.element(page.getByText('Ines, Tomas')).toBeVisible();
  await expect.element(alert.getByText('It did not arrive.')).not.toBeInTheDocument();
});

test('two queries are one that retries only what failed', () => {
  const [arrived, failed] = [query('a'), query<string>(undefined, { isError: true })];
  const both = together(arrived, failed);
  expect(both).toMatchObject({ data: undefined, isError: true });
  both.refetch();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(arrived.refetch).not.toHaveBeenCalled();
  expect(together(arrived, query('b')).data).toEqual(['a', 'b']);
});
