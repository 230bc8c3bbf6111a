import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../../test/app.tsx';

const editor = page.getByRole('textbox', { name: "Today's Entry" });
const save = page.getByRole('button', { name: 'Save Entry' });
const footOf = () => save.element().getBoundingClientRect().bottom;

/** What a phone shows above its keyboard, in px. */
const ABOVE_KEYBOARD = 508;

function openKeyboard(): void {
  const view = window.visualViewport as VisualViewport;
  vi.spyOn(view, 'height', 'get').mockReturnValue(ABOVE_KEYBOARD);
  view.dispatchEvent(new Event('resize'));
}

afterEach(() => vi.restoreAllMocks());

test('on a phone an empty sheet leaves Save Entry on the screen', async () => {
  await renderApp('/', { window: PHONE });
  await expect.element(editor).toBeVisible();
  expect(window.scrollY).toBe(0);
  expect(footOf()).toBeLessThan(PHONE.height);
});

test('on a phone mood, tags and Save Entry stay above the keyboard, however long the page', async () => {
  await renderApp('/', { window: PHONE });
  await editor.fill('The lamp on at three.\n'.repeat(60));
  await expect.poll(footOf).toBeLessThanOrEqual(PHONE.height);
  openKeyboard();
  await expect.poll(footOf).toBeLessThanOrEqual(ABOVE_KEYBOARD);
  for (const field of ['Mood', 'Tags']) {
    const { top, bottom } = page.getByLabelText(field).element().getBoundingClientRect();
    expect(top, field).toBeGreaterThan(0);
    expect(bottom, field).toBeLessThanOrEqual(ABOVE_KEYBOARD);
  }
});

test('on a phone the line of the tags is wide once it is asked for, and stays when it is left', async () => {
  await renderApp('/', { window: PHONE });
  const tags = page.getByLabelText('Tags');
  await expect.element(tags).toBeVisible();
  const width = () => tags.element().getBoundingClientRect().width;
  const narrow = width();
  await tags.click();
  await expect.poll(width).toBeGreaterThan(narrow + 100);
  const foot = footOf();
  await userEvent.click(editor);
  expect(footOf()).toBe(foot);
});

test('on a phone the way to one’s own tags does not move under the finger', async () => {
  await renderApp('/', { window: PHONE });
  const way = page.getByRole('button', { name: 'Manage Custom Tags' });
  await expect.element(way).toBeVisible();
  const top = () => way.element().getBoundingClientRect().top;
  const before = top();
  // What is above it arrives later, and had its place from the first moment on.
  await expect.element(page.getByRole('button', { name: /XP/ })).toBeVisible();
  expect(top()).toBe(before);
  (way.element() as HTMLElement).focus();
  await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
  expect(top()).toBe(before);
});

test('at a desk the bar lies under the sheet, and its fields are named', async () => {
  await renderApp('/', { window: DESK });
  await editor.fill('The lamp on at three.\n'.repeat(60));
  await expect.poll(footOf).toBeGreaterThan(DESK.height);
  await expect.element(page.getByText('Mood', { exact: true })).toBeVisible();
});
