import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../../test/app.tsx';
import { aSafetyAnswer } from '../../../test/samples/samples.ts';
import { SafetyBody } from './SafetyBody.tsx';

const untold = page.getByText(/no one has been told/);
const message = 'Somebody can be reached.';

test('to words of one’s own it says that nobody was told', async () => {
  await renderPart(<SafetyBody answer={aSafetyAnswer({ message })} />);
  await expect.element(untold).toBeVisible();
});

test('to words in the forum it says that they stand there', async () => {
  await renderPart(<SafetyBody answer={aSafetyAnswer({ message, isPublic: true })} />);
  await expect.element(page.getByText(/What you wrote stands in the forum/)).toBeVisible();
  expect(untold.query()).toBeNull();
});
