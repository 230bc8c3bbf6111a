import { api, type Entry } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reload, renderApp } from '../../../../test/app.tsx';
import {
  anEntry,
  aReflection,
  BUILT_IN,
  NOTHING_EARNED,
  SAMPLE_INSTANT,
} from '../../../../test/samples/samples.ts';
import { refuse, server } from '../../../../test/server.ts';

const CONTENT =
  'Tomas rang while I was washing the pens. I said fine, in the voice I use for customs officers. Then I heard myself say that I was not.';
const OLD = 'models.example.org';
const NEW = 'elsewhere.example.org';

const generate = page.getByRole('button', { name: 'Generate AI Reflection' });
const generated = page.getByText('AI Reflection Generated!');
const question = (host: string) => page.getByRole('dialog', { name: `Use the guide at ${host}?` });

const settingsAt = (destination: string, consentedAt: string | null = null) => ({
  source: BUILT_IN,
  destination,
  consentedAt,
  excludedFolders: [],
});

/** An entry that the guide reflects on when it is asked. Returns the entry and how often it was asked. */
function answerEntry(): { entry: Entry; asked: readonly unknown[] } {
  const entry = anEntry({ content: CONTENT });
  let shown = entry;
  server.on(api.entries.get, () => shown);
  const asked = server.on(api.guide.analyze, () => {
    shown = { ...entry, aiReflection: aReflection() };
    return { entry: shown, safety: null, ...NOTHING_EARNED };
  });
  return { entry, asked };
}

/** A server that names the old destination until somebody consents to it. Returns what was consented to. */
function moveDestination() {
  let shown = OLD;
  server.on(api.guide.settings, () => settingsAt(shown));
  return server.on(api.guide.setConsent, ({ body }) => {
    shown = NEW;
    return body.destination === NEW
      ? settingsAt(NEW, SAMPLE_INSTANT)
      : refuse(409, 'conflict', `Pages would go to ${NEW} now.`);
  });
}

test('an outside guide is asked about once, before anything is sent', async () => {
  const { entry, asked } = answerEntry();
  server.on(api.guide.settings, settingsAt(OLD));
  const consents = server.on(api.guide.setConsent, settingsAt(OLD, SAMPLE_INSTANT));
  await renderApp(`/entry/${entry.id}`);
  await generate.click();
  await expect.element(question(OLD)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question(OLD)).not.toBeInTheDocument();
  expect(asked).toHaveLength(0);

  await generate.click();
  await question(OLD).getByRole('button', { name: 'Ask Pathkeeper’s own guide instead' }).click();
  await expect.element(generated).toBeVisible();
  expect(asked).toHaveLength(1);
  reload();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect.poll(() => asked).toHaveLength(2);
  await expect.element(question(OLD)).not.toBeInTheDocument();
  expect(consents).toHaveLength(0);
});

test('an entry can be kept from the outside guide', async () => {
  const { entry } = answerEntry();
  let allowed = true;
  server.on(api.guide.settings, settingsAt(OLD));
  server.on(api.guide.entrySetting, () => ({ allowed }));
  const saved = server.on(api.guide.setEntry, ({ body }) => {
    ({ allowed } = body);
    return { allowed };
  });
  await renderApp(`/entry/${entry.id}`);
  const keep = page.getByRole('switch', { name: 'Keep this page from the outside guide' });
  await keep.click();
  await expect.element(keep).toBeChecked();
  await expect.poll(() => saved).toMatchObject([{ body: { allowed: false } }]);
  reload();
  await expect.element(keep).toBeChecked();
});

test('a guide that has moved is asked about again, by its new name', async () => {
  const { entry } = answerEntry();
  const consents = moveDestination();
  await renderApp(`/entry/${entry.id}`);
  await generate.click();
  await question(OLD).getByRole('button', { name: 'Use it' }).click();
  await expect.element(question(NEW)).toBeVisible();
  await expect.element(generated).not.toBeInTheDocument();
  await question(NEW).getByRole('button', { name: 'Use it' }).click();
  await expect.element(generated).toBeVisible();
  expect(consents.map(({ body }) => body.destination)).toEqual([OLD, NEW]);
});

test('a guide that has moved is not agreed to by the switch of the old one', async () => {
  const consents = moveDestination();
  await renderApp('/profile?tab=settings');
  await page.getByRole('switch', { name: `Let ${OLD} read what you ask about` }).click();
  const now = page.getByRole('switch', { name: `Let ${NEW} read what you ask about` });
  await expect.element(now).not.toBeChecked();
  await now.click();
  await expect.element(now).toBeChecked();
  await expect.poll(() => consents.map(({ body }) => body.destination)).toEqual([OLD, NEW]);
});
