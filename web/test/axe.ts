import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Nothing that can be reached is in anybody's way, as far as axe can tell, in the theme and at the width
 * it is shown in: under a dialog that is the dialog and what opens over it, else the page. The colours
 * of every theme are tested as tokens (src/app/themes.test.ts).
 */
export async function expectAccessible(): Promise<void> {
  // Contrast is measured on the finished page, not halfway through a fade.
  const isMoving = ({ playState }: Animation) => playState === 'running';
  await expect.poll(() => document.getAnimations().filter(isMoving)).toHaveLength(0);
  // A dialog is named by its title once that is there.
  const nameless = '[role="dialog"]:not([aria-labelledby], [aria-label])';
  await expect.poll(() => document.querySelectorAll(nameless)).toHaveLength(0);
  const isUnderDialog = document.querySelector('[aria-modal="true"]') !== null;
  // What is in order is not listed: that costs as much as looking for what is not.
  const { violations } = await axe.run(isUnderDialog ? '[data-portal]' : document, {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    resultTypes: ['violations'],
  });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
