import { api, type Entry } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  anEntry,
  aReflection,
  aSafetyAnswer,
  NOTHING_EARNED,
  SAMPLE_DAY,
} from '../../../../test/samples/samples.ts';
import { refuse, server } from '../../../../test/server.ts';

const FINE = 'I said fine, in the voice I use for customs officers.';
const CONTENT = `Tomas rang while I was washing the pens. ${FINE}`;
const DANGER = 'I do not want to be here any more. I have decided to kill myself tonight.';

const generate = page.getByRole('button', { name: 'Generate AI Reflection' });
const generated = page.getByText('AI Reflection Generated!');
const notes = page.getByRole('note');
const helpDialog = page.getByRole('dialog', { name: /Talk to a person/ });

const entryOf = (content: string, own: Partial<Entry> = {}) => anEntry({ content, ...own });

/** An entry that was reflected on, with a note beside its second sentence. */
function reflectedEntry(own: Partial<Entry> = {}): Entry {
  const entry = entryOf(CONTENT, own);
  const quote = { entryId: entry.id, localDate: SAMPLE_DAY, text: FINE, note: 'The first answer.' };
  return { ...entry, aiReflection: aReflection({ quotes: [quote] }) };
}

/** Opens an entry, which is answered as it stands. */
async function open(entry: Entry, window?: typeof PHONE): Promise<void> {
  server.on(api.entries.get, entry);
  await renderApp(`/entry/${entry.id}`, window ? { window } : {});
}

/** The guide answers with people to call, and not with a reflection. */
function answerWithHelp(entry: Entry): void {
  server.on(api.guide.analyze, { entry, safety: aSafetyAnswer(), ...NOTHING_EARNED });
  server.on(api.safety.helplines, ({ query }) => ({
    ...aSafetyAnswer(
      query.country === 'GB'
        ? {
            helplines: [
              { name: 'Samaritans', contact: '116 123', country: 'GB', kind: 'call', note: '' },
            ],
          }
        : {},
    ),
    country: query.country ?? null,
    countries: ['DE', 'GB'],
  }));
}

test('a reflection edited after it was made says so', async () => {
  await open(reflectedEntry({ version: 2, updatedAt: '2026-11-21T11:30:00.000Z' }));
  await expect.element(page.getByText('Written before your last edit')).toBeVisible();
  await expect.element(notes.first()).toBeVisible();
});

test('nothing is quoted that is not there any more', async () => {
  const entry = reflectedEntry({ version: 2, updatedAt: '2026-11-21T11:30:00.000Z' });
  // The server drops the quotations of a passage that is gone.
  await open({ ...entry, content: 'Crossed out.', aiReflection: aReflection({ quotes: [] }) });
  await expect.element(page.getByText('Crossed out.')).toBeVisible();
  await expect.element(notes).not.toBeInTheDocument();
});

test('an entry that could not be reflected on says why, and can be tried again', async () => {
  const entry = entryOf(CONTENT);
  const error = 'The guide gave no answer that holds.';
  server.on(api.guide.analyze, refuse(502, 'guide_failed', error));
  await open(entry);
  await generate.click();
  await expect.element(page.getByText(/^Failed to generate reflection/)).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: error }).first()).toBeVisible();
  const reflected = { ...entry, aiReflection: aReflection() };
  server.on(api.guide.analyze, { entry: reflected, safety: null, ...NOTHING_EARNED });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(generated).toBeVisible();
});

test('an entry that tells of danger gets people to call, and nothing of the game', async () => {
  const entry = entryOf(DANGER);
  answerWithHelp(entry);
  await open(entry);
  await generate.click();
  await expect.element(helpDialog.getByText(/no one has been told\.$/).first()).toBeVisible();
  await expect
    .element(helpDialog.getByRole('link', { name: 'findahelpline.com' }))
    .toHaveAttribute('href', 'https://findahelpline.com');
  await expectAccessible();
  // Where nobody knows the country it is asked for at once, beside a number that helps meanwhile.
  await expect.element(helpDialog.getByText(/112 in Europe/)).toBeVisible();
  expect(helpDialog.getByRole('button', { name: 'Choose another country' }).query()).toBeNull();
  await userEvent.selectOptions(helpDialog.getByLabelText('Country'), 'United Kingdom');
  await expect
    .element(helpDialog.getByRole('link', { name: /116 123/ }))
    .toHaveAttribute('href', 'tel:116123');
  expect(generated.query()).toBeNull();
  expect(page.getByText(/\bXP\b/).elements()).toHaveLength(0);
  await helpDialog.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(helpDialog).not.toBeInTheDocument();
  expect(generate.query()).toBeNull();
  expect(notes.elements()).toHaveLength(0);
  await expect.element(page.getByText('No reflection was made of this page.')).toBeVisible();

  await page.getByRole('button', { name: 'Show the people to call' }).click();
  await helpDialog.getByRole('button', { name: 'Keep writing' }).click();
  await expect.element(page.getByRole('textbox', { name: "Today's Entry" })).toBeVisible();
});

test('an entry that is changed to tell of danger shows people to call as well', async () => {
  const entry = entryOf(CONTENT);
  server.on(api.entries.update, ({ body }) => ({
    ...entry,
    content: body.content,
    version: 2,
    safety: aSafetyAnswer(),
  }));
  await open(entry);
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: /Edit/ });
  await edit.getByRole('textbox').first().fill(DANGER);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect.element(helpDialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(helpDialog).not.toBeInTheDocument();
  await expect.element(page.getByText('I have decided to kill myself tonight')).toBeVisible();
});

test.for([
  { name: 'at a desk', window: undefined },
  { name: 'on a phone', window: PHONE },
])('a reflection is accessible $name', async ({ window }) => {
  await open(reflectedEntry(), window);
  await expect.element(notes.first()).toBeVisible();
  await expectAccessible();
});

test('of a grave entry its own line is underlined, and one sentence stands, and nothing is asked or noted', async () => {
  const line = 'Dad died at six.';
  const entry = entryOf(`It rained until four. ${line}`);
  const quote = { entryId: entry.id, localDate: SAMPLE_DAY, text: line, note: '' };
  const aiReflection = aReflection({
    insights: ['This page is kept as you wrote it, and nothing is asked of it.'],
    reflectionQuestion: '',
    growthPattern: '',
    quotes: [quote],
  });
  await open({ ...entry, aiReflection });
  await expect.element(page.getByRole('heading', { name: 'AI Reflection' })).toBeVisible();
  await expect.element(page.getByText(line, { exact: true })).toHaveLength(2);
  await expect.element(page.getByText(/^This page is kept/)).toBeVisible();
  await expect.element(notes).not.toBeInTheDocument();
  for (const name of ['Insights', 'Growth pattern', 'A question to carry']) {
    await expect.element(page.getByRole('heading', { name })).not.toBeInTheDocument();
  }
  for (const name of ['Answer in a new entry', 'Regenerate', 'Bookmark']) {
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('a line of its own is underlined without a label, and no question leaves no gap', async () => {
  const entry = entryOf(CONTENT);
  const quotes = [{ entryId: entry.id, localDate: SAMPLE_DAY, text: FINE, note: '' }];
  const insights = [`“${FINE}”`, '“pens” was written 3 times on this page.'];
  const aiReflection = aReflection({ insights, reflectionQuestion: '', growthPattern: '', quotes });
  await open({ ...entry, aiReflection });
  await expect.element(page.getByText('was written 3 times', { exact: false })).toBeVisible();
  await expect.element(notes).not.toBeInTheDocument();
  for (const name of ['A question to carry', 'Insights', 'Growth pattern']) {
    await expect.element(page.getByRole('heading', { name })).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole('button', { name: 'Regenerate' })).toBeVisible();
});

test('signs are counted over the notes that are printed: a line that is only underlined takes none', async () => {
  const entry = entryOf(CONTENT);
  const own = { entryId: entry.id, localDate: SAMPLE_DAY, text: FINE, note: '' };
  const other = { ...own, entryId: entry.id + 1, text: 'I said fine then too.' };
  await open({ ...entry, aiReflection: aReflection({ quotes: [own, other] }) });
  await expect.element(notes).toHaveTextContent(/^†.*I said fine then too/);
});

test('quiet words leave the reflection in place, with people to talk to a press away', async () => {
  const entry = entryOf(CONTENT);
  server.on(api.guide.analyze, {
    entry: { ...entry, aiReflection: aReflection() },
    safety: aSafetyAnswer({ tier: 'quiet', message: 'There are people who listen.' }),
    ...NOTHING_EARNED,
  });
  server.on(api.safety.helplines, { ...aSafetyAnswer(), country: null, countries: ['GB'] });
  await open(entry);
  await generate.click();
  await expect.element(page.getByText('There are people who listen.')).toBeVisible();
  await expect.element(page.getByText('You said fine, and then that you were not.')).toBeVisible();
  await expect.element(helpDialog).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'People to talk to' }).click();
  await expect.element(helpDialog).toBeVisible();
});
