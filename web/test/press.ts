import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/**
 * Puts the focus on something and presses keys there, as `userEvent.keyboard` writes them. A dialog that has just
 * opened moves the focus twice, the second time some frames later: the keys wait until the focus stays.
 */
export async function press(target: Locator, keys: string): Promise<void> {
  await expect.element(target).toBeVisible();
  await expect.poll(() => staysFocused(target)).toBe(true);
  await userEvent.keyboard(keys);
}

async function staysFocused(target: Locator): Promise<boolean> {
  const element = target.element() as HTMLElement;
  element.focus();
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  return document.activeElement === element;
}

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
