import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../api/api-error.ts';
import { createDraft } from './draft.ts';
import { type Draft, type DraftOptions, MovedToSuccessor } from './draft-types.ts';
import { fakeBrowser, settled } from './fake-browser.ts';

const KEY = 'goals:7:new-goal';
const PLACE = `pathkeeper-drafts:${KEY}:`;
const BLANK = { title: '', description: '' };

let browser = fakeBrowser();
let left: (() => void)[] = [];

/** A form as one tab shows it. */
async function open(start = BLANK, key = KEY, options?: DraftOptions<typeof BLANK>) {
  const draft = createDraft(key, start, options);
  const leave = draft.open();
  left.push(leave);
  await settled();
  return { ...draft, leave };
}

type Form = Awaited<ReturnType<typeof open>>;

/** The key under which a form is sent; that fails. */
async function triedInVain(
  form: Pick<Draft<typeof BLANK>, 'send'>,
  error: Error = new NetworkError(),
): Promise<string> {
  let sentAs = '';
  const sent = form.send(({ saveKey }) => {
    sentAs = saveKey;
    return Promise.reject(error);
  });
  await expect(sent).rejects.toBe(error);
  return sentAs;
}

const words = () =>
  [...browser.held.values()].map(
    (kept) => (JSON.parse(kept) as { fields: typeof BLANK }).fields.title,
  );

beforeEach(() => {
  browser = fakeBrowser();
  left = [];
});

afterEach(() => {
  for (const leave of left) leave();
});

describe('a form in one tab', () => {
  it('opens again as it was left', async () => {
    const first = await open();
    first.change({ title: 'Draw it' });
    first.leave();
    const again = await open();
    expect(again.state()).toMatchObject({
      fields: { title: 'Draw it' },
      since: expect.any(Number),
    });
    again.startOver();
    expect(again.state()).toMatchObject({ fields: BLANK, since: null });
    expect(words()).toEqual([]);
  });

  it('keeps nothing of what says what it began with', async () => {
    const form = await open();
    form.change({ title: 'Draw it' });
    form.change({ title: ' ' });
    expect(words()).toEqual([]);
  });

  it('says so when the browser will not keep it, and forgets what it kept before once it is sent', async () => {
    const form = await open();
    form.change({ title: 'Kept' });
    browser.isFull = true;
    form.change({ title: 'Kept no more' });
    expect(form.state().isKept).toBe(false);
    await form.send(async ({ fields }) => expect(fields.title).toBe('Kept no more'));
    expect(words()).toEqual([]);
    expect(form.state()).toMatchObject({ fields: BLANK, isKept: true });
  });

  it('passes over what something else has spoilt', async () => {
    localStorage.setItem(`${PLACE}a`, '{"fields":');
    localStorage.setItem(`${PLACE}b`, '{"id":"b","fields":{"title":1},"start":{}}');
    expect((await open()).state().fields).toEqual(BLANK);
  });

  it('takes over what was saved elsewhere, unless something was typed', async () => {
    const form = await open({ title: 'As it was', description: '' });
    form.follow({ title: 'From the phone', description: '' });
    expect(form.state().fields.title).toBe('From the phone');
    form.change({ title: 'Mine' });
    form.follow({ title: 'From the phone again', description: '' });
    expect(form.state()).toMatchObject({
      fields: { title: 'Mine' },
      start: { title: 'From the phone' },
    });
    form.leave();
    const again = await open({ title: 'From the phone again', description: '' });
    expect(again.state()).toMatchObject({
      fields: { title: 'Mine' },
      start: { title: 'From the phone' },
    });
  });
});

describe('a form that was left before', () => {
  it('comes back to no form that has gone from the screen meanwhile', async () => {
    const other = await open();
    other.change({ title: 'In the other' });
    other.leave();
    const draft = createDraft(KEY, BLANK);
    draft.open()();
    await settled();
    expect(draft.state().fields).toEqual(BLANK);
    expect((await open()).state().fields.title).toBe('In the other');
  });

  it('begins anew from what was changed elsewhere, once nothing of the edit is left', async () => {
    const form = await open({ title: 'Run', description: '' });
    form.change({ title: 'Run!' });
    form.follow({ title: 'Walk', description: '' });
    form.change({ title: 'Run' });
    expect(form.state()).toMatchObject({ fields: { title: 'Walk' }, start: { title: 'Walk' } });
  });
});

describe('a form that is sent', () => {
  it('is forgotten once that has succeeded, also when its writer has left', async () => {
    const form = await open();
    form.change({ title: 'Draw it' });
    let answer = () => {};
    const sent = form.send(() => new Promise<void>((resolve) => (answer = resolve)));
    form.leave();
    const again = await open();
    // Nothing is typed into it, and it is not sent a second time, before the answer is there.
    expect(again.state()).toMatchObject({ fields: { title: 'Draw it' }, isSending: true });
    answer();
    await sent;
    expect(again.state()).toMatchObject({ fields: BLANK, isSending: false });
    expect(words()).toEqual([]);
  });

  it('stays when that has failed', async () => {
    const form = await open();
    form.change({ title: 'Draw it' });
    await expect(form.send(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(form.state()).toMatchObject({ fields: { title: 'Draw it' }, isSending: false });
    expect(words()).toEqual(['Draw it']);
  });

  it('is tried again under the key of the first try, also after a reload', async () => {
    const form = await open();
    form.change({ title: 'Draw it' });
    const first = await triedInVain(form);
    form.change({ title: 'Draw it all' });
    expect(await triedInVain(form)).toBe(first);
    form.leave();
    expect(await triedInVain(await open())).toBe(first);
  });

  it('goes under another key once something has been saved under the first', async () => {
    const form = await open();
    form.change({ title: 'One' });
    const refused = new ApiError(409, { code: 'already_saved' }, '');
    const first = await triedInVain(form, refused);
    const second = await triedInVain(form);
    expect(second).not.toBe(first);
    form.leave();
    const again = await open();
    expect(again.state().fields.title).toBe('One');
    expect(await triedInVain(again)).toBe(second);
    let third = '';
    await again.send(async ({ saveKey }) => {
      third = saveKey;
      again.change({ title: 'One and more' });
    });
    expect(third).toBe(second);
    const keys = [first, second, await triedInVain(again)];
    expect(new Set(keys).size).toBe(3);
    await again.send(async () => {});
    expect(keys).not.toContain(await triedInVain(again));
  });

  it('goes under another key also where it was left and opened again before the answer', async () => {
    const form = await open();
    form.change({ title: 'One' });
    let refuse: (error: Error) => void = () => {};
    let first = '';
    const sent = form.send(({ saveKey }) => {
      first = saveKey;
      return new Promise<void>((_resolve, reject) => (refuse = reject));
    });
    form.leave();
    const again = await open();
    refuse(new ApiError(409, { code: 'already_saved' }, ''));
    await expect(sent).rejects.toThrow('409');
    expect(await triedInVain(again)).not.toBe(first);
  });

  it.each([
    ['as it was', (other: Form) => other.change({ title: 'One and more' }), ['One and more']],
    ['at all once it is thrown away', (other: Form) => other.startOver(), []],
  ])('is not brought back %s by the answer to an older try', async (_how, act, remaining) => {
    vi.stubGlobal('navigator', {});
    const form = await open();
    form.change({ title: 'One' });
    const sent = form.send(async () => {
      act(await open());
      throw new ApiError(409, { code: 'already_saved' }, '');
    });
    await expect(sent).rejects.toThrow('409');
    expect(words()).toEqual(remaining);
  });

  it('of what is gone is handed on to the form for a new one, also where that is on the screen', async () => {
    const blank = await open();
    const edit = await open({ title: 'Old', description: '' }, 'goals:7:goal-3', {
      successor: () => ({ key: KEY, start: BLANK }),
    });
    edit.change({ title: 'Older' });
    const gone = () => Promise.reject(new ApiError(404, { code: 'not_found' }, ''));
    browser.isFull = true;
    await expect(edit.send(gone)).rejects.toThrow('404');
    expect(edit.state().fields.title).toBe('Older');

    browser.isFull = false;
    await expect(edit.send(gone)).rejects.toThrow(MovedToSuccessor);
    expect(edit.state().fields.title).toBe('Old');
    await settled();
    expect(blank.state()).toMatchObject({
      fields: { title: 'Older' },
      start: BLANK,
      since: expect.any(Number),
    });
    expect(words()).toEqual(['Older']);
  });

  it('keeps what was written since', async () => {
    const form = await open();
    form.change({ title: 'One' });
    await form.send(async () => form.change({ title: 'One and more' }));
    expect(form.state().fields.title).toBe('One and more');
    expect(words()).toEqual(['One and more']);
  });
});

describe('one form in two tabs', () => {
  it('keeps the words of both, and each opens its own', async () => {
    const one = await open();
    const two = await open();
    one.change({ title: 'In the first' });
    two.change({ title: 'In the second' });
    expect(words()).toEqual(['In the first', 'In the second']);
    await two.send(async () => {});
    expect(words()).toEqual(['In the first']);
    expect(one.state().fields.title).toBe('In the first');
  });

  it('leaves to a tab what it has open, and takes it over once that is gone', async () => {
    const one = await open();
    one.change({ title: 'In the first' });
    const two = await open();
    expect(two.state().fields).toEqual(BLANK);
    one.leave();
    two.leave();
    expect((await open()).state().fields.title).toBe('In the first');
  });

  it('overwrites nothing where there are no locks either', async () => {
    vi.stubGlobal('navigator', {});
    const one = await open();
    one.change({ title: 'Begun' });
    const two = await open();
    expect(two.state().fields.title).toBe('Begun');
    two.change({ title: 'Begun, on in the second' });
    one.change({ title: 'Begun, on in the first' });
    expect(words()).toEqual(['Begun, on in the second', 'Begun, on in the first']);
    await one.send(async () => {});
    expect(words()).toEqual(['Begun, on in the second']);
  });

  it('is saved as two things where there are no locks, the words of neither over those of the other', async () => {
    vi.stubGlobal('navigator', {});
    const one = await open();
    one.change({ title: 'Begun' });
    const two = await open();
    one.change({ title: 'Begun, on in the first' });
    two.change({ title: 'Begun, on in the second' });
    expect(await triedInVain(two)).not.toBe(await triedInVain(one));
  });

  it('is another thing from the first key after the other has sent it, before that is heard', async () => {
    vi.stubGlobal('navigator', {});
    const one = await open();
    one.change({ title: 'Begun' });
    const two = await open();
    one.change({ title: 'Begun, on in the first' });
    let sentAs = '';
    await one.send(async ({ saveKey }) => {
      sentAs = saveKey;
    });
    two.change({ title: 'Begun, on in the second' });
    expect(await triedInVain(two)).not.toBe(sentAs);
    expect(words()).toEqual(['Begun, on in the second']);
  });

  it('is empty here once the other has sent just what stands here', async () => {
    vi.stubGlobal('navigator', {});
    const one = await open();
    one.change({ title: 'Begun' });
    const two = await open();
    const [key] = [...browser.held.keys()];
    one.startOver();
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
    expect(two.state().fields).toEqual(BLANK);
  });
});
