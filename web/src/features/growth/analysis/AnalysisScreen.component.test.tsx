import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { anEntry, SAMPLE_DAY } from '../../../../test/samples/samples.ts';
import { refuse, server } from '../../../../test/server.ts';

const ANALYSIS = '/profile?tab=analysis';
const analysis = page.getByRole('region', { name: 'Analysis', exact: true });

const NOTHING = {
  from: '2025-12-01',
  to: SAMPLE_DAY,
  pages: 0,
  totalEntries: 0,
  findings: [],
  moodsFrom: null,
  trendsFrom: null,
};

const SENTENCE =
  'Where “desk” comes up, the page is often reflective: 11 of 11, against none of the 12 other pages.';

test('without entries there is nothing to go by', async () => {
  await renderApp(ANALYSIS);
  await expect
    .element(analysis.getByRole('heading', { name: 'Nothing to go by yet' }))
    .toBeVisible();
  await expectAccessible();
});

test('with one entry the analysis says how many it takes', async () => {
  server.on(api.growth.analysis, { ...NOTHING, pages: 1, totalEntries: 1 });
  await renderApp(ANALYSIS, { level: 2 });
  await expect.element(analysis.getByRole('heading', { name: 'One page so far.' })).toBeVisible();
  const twenty = 'At twenty there is something to say about your days.';
  await expect.element(analysis.getByText(twenty)).toBeVisible();
});

test.for([DESK, PHONE])(
  'a finding has its figures, its entries and what opens later ($width px)',
  async (window) => {
    const entry = anEntry({ content: 'The desk was there, number 3. It stayed.' });
    const line = 'The desk was there, number 3.';
    server.on(api.entries.get, entry);
    server.on(api.growth.analysis, {
      ...NOTHING,
      pages: 23,
      totalEntries: 23,
      findings: [
        {
          kind: 'mood-theme',
          sentence: SENTENCE,
          note: null,
          count: 11,
          evidence: [0, 1, 2].map((more) => ({ entryId: entry.id + more, date: SAMPLE_DAY, line })),
          chart: null,
        },
        ...['second', 'third'].map((which) => ({
          ...{ kind: 'length' as const, sentence: `The ${which} finding.`, note: null, count: 1 },
          evidence: [{ entryId: entry.id, date: SAMPLE_DAY, line }],
          chart: null,
        })),
      ],
      trendsFrom: 4,
    });
    await renderApp(ANALYSIS, { level: 2, window });
    await expect.element(analysis.getByText(/^23 pages · /)).toBeVisible();
    const heading = page.getByRole('heading', { name: SENTENCE });
    const finding = analysis.getByRole('listitem').filter({ has: heading });
    await expect.element(finding.getByRole('link')).toHaveLength(3);
    await expect.element(finding.getByText('From the 11 pages')).toBeVisible();
    const later = analysis.getByText(/moods change over the months.* It opens at level 4/);
    await expect.element(later).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'Periodic Reflections', exact: true }))
      .toBeVisible();
    // The third is a row, whose pages are shown when they are asked for.
    const third = analysis
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'The third finding.' }) });
    await expect.element(third.getByRole('link')).not.toBeInTheDocument();
    await third.getByRole('button', { name: 'What it rests on' }).click();
    await expect.element(third.getByRole('link')).toBeVisible();
    await expectAccessible();

    await finding.getByRole('link').first().click();
    await expect.poll(() => location.pathname).toBe(`/entry/${entry.id}`);
    expect(new URLSearchParams(location.hash.slice(2)).get('quote')).toContain(line);
    await expect.element(page.getByText(line).first()).toBeVisible();
  },
);

test('an analysis that does not come says so, and comes when it is asked for again', async () => {
  server.on(api.growth.analysis, refuse(503, 'unavailable', 'Busy.'));
  await renderApp(ANALYSIS);
  await expect.element(page.getByText('The analysis did not arrive.')).toBeVisible();
  server.on(api.growth.analysis, NOTHING);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nothing to go by yet' })).toBeVisible();
});
