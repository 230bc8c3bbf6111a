import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from './draft.ts';
import type * as Copies from './draft-copy.ts';
import { listen } from './draft-news.ts';
import { newRecord } from './draft-record.ts';
import {
  dropDraft,
  findDraft,
  listDrafts,
  placeOf,
  putDraft,
  restoreDrafts,
  whenRestored,
} from './draft-store.ts';
import { fakeBrowser, settled } from './fake-browser.ts';

const copies = vi.hoisted(() => ({
  texts: new Map<string, string>(),
  /** When the database has opened. */
  opened: Promise.resolve(),
  isAvailable: true,
  isFull: false,
}));

// The store is loaded for this file by itself, with copies in place of the browser's database.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('./draft-copy.ts', (): typeof Copies => ({
  canCopy: () => copies.isAvailable,
  async copyText(place, text) {
    if (!copies.isAvailable || copies.isFull) return false;
    copies.texts.set(place, text);
    return true;
  },
  dropWaiting() {},
  writeNow() {},
  closeCopies() {},
  async readCopies() {
    const texts = new Map(copies.texts);
    await copies.opened;
    return texts;
  },
  async forgetCopies(places) {
    for (const place of places) copies.texts.delete(place);
  },
}));

const KEY = 'new-entry:7';
const BLANK = { content: '' };
const PLACE = `pathkeeper-${placeOf(KEY, 'a')}`;

let browser = fakeBrowser();

const draft = (content: string, changedAt: number) => ({
  ...newRecord(KEY, BLANK, 'a'),
  fields: { content },
  changedAt,
});
const stored = () => findDraft(KEY, 'a', BLANK)?.fields.content;

/** What local storage has is as it was at an earlier moment: the browser was killed. */
async function killAndStartFrom(earlier: Map<string, string>): Promise<void> {
  browser = fakeBrowser();
  for (const [place, text] of earlier) localStorage.setItem(place, text);
  await restoreDrafts();
}

beforeEach(() => {
  browser = fakeBrowser();
  Object.assign(copies, {
    ...{ texts: new Map(), opened: Promise.resolve() },
    ...{ isAvailable: true, isFull: false },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('after the browser was killed', () => {
  it('the newest words come back, and open forms hear of it', async () => {
    putDraft(draft('Old', 1));
    const earlier = new Map(browser.held);
    putDraft(draft('New', 2));
    await settled();
    const news: unknown[] = [];
    const stop = listen(({ isRestored }) => {
      news.push(isRestored);
      return false;
    });
    await killAndStartFrom(earlier);
    stop();
    expect(stored()).toBe('New');
    expect(news).toEqual([true]);
  });

  it('what was saved does not come back', async () => {
    putDraft(draft('Saved', 1));
    const earlier = new Map(browser.held);
    dropDraft(draft('Saved', 1), 1);
    await settled();
    await killAndStartFrom(earlier);
    expect(stored()).toBeUndefined();
    // Nor is it remembered for ever.
    await restoreDrafts(Date.now() + 2 * 24 * 60 * 60_000);
    expect(copies.texts.size).toBe(0);
  });

  it('what was deleted just before the page went does not come back', async () => {
    putDraft(draft('Saved', 1));
    await settled();
    copies.isFull = true;
    dropDraft(draft('Saved', 1), 1);
    await settled();
    copies.isFull = false;
    await restoreDrafts();
    expect(stored()).toBeUndefined();
    await restoreDrafts();
    expect(stored()).toBeUndefined();
    expect([...browser.held.keys()]).toEqual([]);
  });

  it('no form opens with older words than the copy has', async () => {
    putDraft(draft('Old', 1));
    const earlier = new Map(browser.held);
    putDraft(draft('New', 2));
    await settled();
    void killAndStartFrom(earlier);
    const form = createDraft(KEY, BLANK);
    const leave = form.open();
    await settled();
    expect(form.state().fields.content).toBe('New');
    leave();
  });

  it('words of a copy that comes late stand beside what was typed on older ones', async () => {
    putDraft(draft('Old', 1));
    const earlier = new Map(browser.held);
    putDraft(draft('Old, and more', 2));
    await settled();
    vi.useFakeTimers();
    let opens = () => {};
    copies.opened = new Promise((resolve) => {
      opens = resolve;
    });
    const started = killAndStartFrom(earlier);
    const form = createDraft(KEY, BLANK);
    const leave = form.open();
    await vi.advanceTimersByTimeAsync(2000);
    expect(form.state().fields.content).toBe('Old');
    form.change({ content: 'Old, typed on' });
    opens();
    await started;
    await vi.advanceTimersByTimeAsync(100);
    const all = listDrafts(KEY, BLANK);
    expect(all.map(({ fields }) => fields.content)).toEqual(['Old, typed on', 'Old, and more']);
    expect(new Set(all.map(({ saveKey }) => saveKey)).size).toBe(2);
    expect(form.state().others.map(({ fields }) => fields.content)).toEqual(['Old, and more']);
    leave();
  });

  it('words of a copy that comes late are shown where nothing was typed', async () => {
    putDraft(draft('Old', 1));
    const earlier = new Map(browser.held);
    putDraft(draft('Old, and more', 2));
    await settled();
    vi.useFakeTimers();
    let opens = () => {};
    copies.opened = new Promise((resolve) => {
      opens = resolve;
    });
    const started = killAndStartFrom(earlier);
    const form = createDraft(KEY, BLANK);
    const leave = form.open();
    await vi.advanceTimersByTimeAsync(2000);
    opens();
    await started;
    expect(form.state().fields.content).toBe('Old, and more');
    form.change({ content: 'Old, and more, typed on' });
    expect(listDrafts(KEY, BLANK)).toHaveLength(1);
    leave();
  });

  it('words that local storage alone has stay, and are copied', async () => {
    copies.isFull = true;
    putDraft(draft('Mine', 1));
    const earlier = new Map(browser.held);
    copies.isFull = false;
    await killAndStartFrom(earlier);
    await settled();
    expect(stored()).toBe('Mine');
    expect(copies.texts.size).toBe(1);
  });
});

describe('where local storage has no room', () => {
  it('words are kept in the second store, also over a restart', async () => {
    putDraft(draft('Old', 1));
    browser.isFull = true;
    expect(putDraft(draft('New', 2))).toBe(true);
    await settled();
    expect(stored()).toBe('New');
    expect(listDrafts(KEY, BLANK)).toHaveLength(1);
    expect(JSON.parse(browser.held.get(PLACE) ?? '')).toMatchObject({ changedAt: 1 });
    await restoreDrafts();
    expect(stored()).toBe('New');
    dropDraft(draft('New', 2), 2);
    expect(stored()).toBeUndefined();
  });

  it('words that another tab has saved do not come back to this one', async () => {
    browser.isFull = true;
    putDraft(draft('Saved in the other tab', 1));
    await settled();
    copies.texts.set(placeOf(KEY, 'a'), JSON.stringify({ changedAt: 1, goneAt: Date.now() }));
    await whenRestored();
    expect(stored()).toBeUndefined();
  });

  it('says so at once where there is no second store, and as soon as it refuses', async () => {
    browser.isFull = true;
    copies.isAvailable = false;
    expect(putDraft(draft('New', 2))).toBe(false);
    copies.isAvailable = true;
    copies.isFull = true;
    const refused: string[] = [];
    const stop = listen(({ id, isRefused }) => {
      if (isRefused) refused.push(id);
      return false;
    });
    expect(putDraft(draft('New', 3))).toBe(true);
    await settled();
    stop();
    expect(refused).toEqual(['a']);
    expect(stored()).toBeUndefined();
  });
});
