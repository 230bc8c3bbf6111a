import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../../test/app.tsx';

const button = page.getByRole('button', { name: 'Ask Merlin' });
const rules = page.getByRole('banner').getByText('Pathkeeper');

/** Where Merlin is in the window, and where the head of the page is. */
const placeOf = () => {
  const { top, right, width } = button.element().getBoundingClientRect();
  return { top, right, width, headTop: rules.element().getBoundingClientRect().top };
};

async function scrollDown(): Promise<void> {
  document.body.style.minHeight = '4000px';
  window.scrollTo(0, 1500);
  await expect.poll(() => window.scrollY).toBe(1500);
}

afterEach(() => {
  document.body.style.minHeight = '';
  window.scrollTo(0, 0);
});

test.for([DESK, { width: 1024, height: 800 }])(
  'on a desk of $width px Merlin floats at the top right, wherever the page is (S1.2)',
  async (window) => {
    await renderApp('/entries', { window });
    await expect.element(button).toBeVisible();
    const atRest = placeOf();
    // At the right end of the header, in the middle of its height.
    const { clientWidth } = document.documentElement;
    expect(atRest).toMatchObject({ top: 14, width: 56 });
    expect(atRest.right).toBeCloseTo(Math.min(clientWidth - 24, clientWidth / 2 + 600), 0);
    await scrollDown();
    const scrolled = placeOf();
    expect(scrolled.headTop).toBeLessThan(-1000);
    expect(scrolled).toMatchObject({ top: atRest.top, right: atRest.right });
  },
);

test.for([PHONE, { width: 768, height: 1024 }])(
  'at $width px Merlin belongs to the header and leaves with it',
  async (window) => {
    await renderApp('/entries', { window });
    await expect.element(button).toBeVisible();
    expect(placeOf().width).toBeGreaterThanOrEqual(44);
    await scrollDown();
    expect(placeOf().top).toBeLessThan(-1000);
  },
);
