import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchChanged } from './query-keys.ts';

const client = new QueryClient();
const KEYS = [
  ['entries', 'pages', {}],
  ['entries', 'recent'],
  ['entries', 'one', 7],
  ['entry-count'],
  ['folders'],
  ['growth', 'year'],
  ['legacy', 'contents', {}],
  ['progression', 'progress'],
  ['insights', 'first'],
  ['insights', 'one', 3],
  ['goals'],
  ['vision', 'goals'],
  ['vision', 'entries'],
];

async function staleAfter(changes: Parameters<typeof refetchChanged>[1]) {
  for (const key of KEYS) client.setQueryData(key, {});
  await refetchChanged(client, changes);
  return KEYS.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) =>
    key.flatMap((part) => (typeof part === 'string' ? [part] : [])).join(' '),
  );
}

test('a change concerns what shows it and nothing else', async () => {
  expect(await staleAfter(['goals'])).toEqual(['goals', 'vision goals', 'vision entries']);
  expect(await staleAfter(['entries', 'progress'])).toEqual([
    'entries pages',
    'entries recent',
    'entry-count',
    'folders',
    'growth year',
    'legacy contents',
    'progression progress',
    'vision entries',
  ]);
  expect(await staleAfter(['insightLists'])).toEqual(['insights first']);
  expect(await staleAfter(['everything'])).toHaveLength(KEYS.length);
});

test('nothing is fetched anew where nothing changed', async () => {
  expect(await staleAfter('nothing')).toEqual([]);
});
