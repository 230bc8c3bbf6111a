import { PATHS } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';

test('every route has its address in PATHS: the server answers any other with 404', () => {
  const { routesByPath, history } = makeRouter(queryClient);
  const known: readonly string[] = Object.values(PATHS);
  const unknown = Object.keys(routesByPath).filter((path) => !known.includes(path));
  expect(unknown, 'Add the address to PATHS in contract/src/pages.data.ts.').toEqual([]);
  history.destroy();
});
