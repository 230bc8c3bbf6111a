import { api, PATHS } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../test/app.tsx';
import { aUser } from '../../test/samples/samples.ts';
import { gate, server } from '../../test/server.ts';
import { queryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';

test('every route has its address in PATHS: the server answers any other with 404', () => {
  const { routesByPath, history } = makeRouter(queryClient);
  const known: readonly string[] = Object.values(PATHS);
  const unknown = Object.keys(routesByPath).filter((path) => !known.includes(path));
  expect(unknown, 'Add the address to PATHS in contract/src/pages.data.ts.').toEqual([]);
  history.destroy();
});

test('a session that is lost while the application asks who is signed in shows no crash', async () => {
  const slow = gate();
  const user = aUser();
  const asked = server.on(api.accounts.me, async () => {
    await slow.opened;
    return user;
  });
  await renderApp('/about', { user });
  await expect.poll(() => asked.length).toBe(1);
  // What a lost session does before it loads another page (keepSession).
  queryClient.clear();
  slow.open();
  await expect.poll(() => asked.length).toBe(2);
  await expect
    .element(page.getByRole('button', { name: `Menu of ${user.username}` }))
    .toBeVisible();
});
