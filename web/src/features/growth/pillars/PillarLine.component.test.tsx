import { api, PILLAR_IDS } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { aUser } from '../../../../test/samples/samples.ts';
import { server } from '../../../../test/server.ts';

const line = page.getByRole('region', { name: 'The seven pillars', exact: true });

function answer() {
  server.on(api.growth.metrics, {
    ...{ moodTrends: [], commonThemes: [], months: [], totalEntries: 3, totalWords: 9 },
    ...{ longestStreak: 1, currentStreak: 1, xpPoints: 10, firstDate: '2026-11-02' },
  });
  server.on(api.growth.pillars, {
    months: ['2026-11'],
    pillars: PILLAR_IDS.map((pillar, at) => ({ pillar, count: at === 0 ? 3 : 0, months: [at] })),
    words: { health: ['sleep', 'body'] },
  });
}

test.for([DESK, PHONE])('pillars are counted, and it is said how, at $width px', async (window) => {
  answer();
  await renderApp('/growth', { user: aUser({ role: 'admin' }), window });
  await expect.element(line).toHaveTextContent(/Health3 pages.*Character0 pages/);
  await expect.element(line).toHaveTextContent(/Counted by words.*“sleep” and “body” of health/);
  await page.getByRole('button', { name: 'Show as table of The seven pillars' }).click();
  await expect.element(line.getByRole('row', { name: 'Health' })).toHaveTextContent('Health30');
  await expectAccessible();
});

test('where the vision is closed to somebody the map has no line of it', async () => {
  answer();
  await renderApp('/growth', { user: aUser() });
  await expect.element(page.getByText('An index of themes')).toBeVisible();
  expect(line.query()).toBeNull();
});
