import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Puts the focus on something and presses keys there, as `userEvent.keyboard` writes them. */
export async function press(target: Locator, keys: string): Promise<void> {
  await expect.element(target).toBeVisible();
  (target.element() as HTMLElement).focus();
  await expect.element(target).toHaveFocus();
  await userEvent.keyboard(keys);
}
