import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError, SessionError } from '../api/api-error.ts';
import { createDraft } from './draft.ts';
import type { DraftRecord } from './draft-record.ts';
import { fakeBrowser, settled } from './fake-browser.ts';

const KEY = 'new-entry:7';
const BLANK = { content: '', mood: '' };
type Words = typeof BLANK;

let browser = fakeBrowser();
let left: (() => void)[] = [];

async function open() {
  const draft = createDraft(KEY, BLANK, {
    isEmpty: ({ content }) => content.trim() === '',
    join: (sent, since) => ({ ...sent, content: `${sent.content}|${since.content}` }),
  });
  const leave = draft.open();
  left.push(leave);
  await settled();
  return { ...draft, leave };
}

/** Work that waits to be answered. */
function held() {
  let answer = (_saved: unknown) => {};
  let fail = (_error: Error) => {};
  const records: DraftRecord<Words>[] = [];
  const work = (record: DraftRecord<Words>) => {
    records.push(record);
    return new Promise<unknown>((resolve, reject) => {
      answer = resolve;
      fail = reject;
    });
  };
  return { work, records, answer: (saved: unknown) => answer(saved), fail: (e: Error) => fail(e) };
}

const stored = () =>
  [...browser.held.values()]
    .map((raw) => JSON.parse(raw) as DraftRecord<Words>)
    .map(({ fields, isDue }) => (isDue ? `${fields.content} (due)` : fields.content));

beforeEach(() => {
  browser = fakeBrowser();
  left = [];
});

afterEach(() => {
  for (const leave of left) leave();
});

describe('a form that is emptied as it is sent', () => {
  it('takes what is typed meanwhile for the next thing, under a key of its own', async () => {
    const form = await open();
    form.change({ content: 'One', mood: 'calm' });
    const first = held();
    const sent = form.sendOff(first.work);
    expect(form.state()).toMatchObject({ fields: BLANK, isSending: true });
    form.change({ content: 'Two' });
    expect(stored()).toEqual(['One (due)', 'Two']);
    await settled();
    first.answer({ version: 1 });
    await sent;
    expect(form.state()).toMatchObject({ fields: { content: 'Two' }, isSending: false });
    expect(stored()).toEqual(['Two']);
    const second = held();
    void form.sendOff(second.work);
    await settled();
    expect(second.records[0]?.saveKey).not.toBe(first.records[0]?.saveKey);
    second.answer({});
  });

  it('has its words again when they could not be saved, and tries again by itself', async () => {
    const form = await open();
    form.change({ content: 'One', mood: 'calm' });
    const first = held();
    const sent = form.sendOff(first.work);
    await settled();
    first.fail(new NetworkError());
    await expect(sent).rejects.toThrow(NetworkError);
    expect(form.state()).toMatchObject({
      fields: { content: 'One', mood: 'calm' },
      isDue: true,
      isSending: false,
    });
    const again = held();
    void form.send(again.work);
    expect(again.records[0]?.saveKey).toBe(first.records[0]?.saveKey);
    again.answer({});
    await settled();
    expect(form.state().fields).toEqual(BLANK);
    expect(stored()).toEqual([]);
  });

  it.each([
    ['kept', false],
    ['not kept', true],
  ])('joins them with what was typed since, where they are %s', async (_how, isFull) => {
    const form = await open();
    browser.isFull = isFull;
    form.change({ content: 'One', mood: 'calm' });
    const first = held();
    const sent = form.sendOff(first.work);
    form.change({ content: 'Two' });
    await settled();
    first.fail(new NetworkError());
    await expect(sent).rejects.toThrow(NetworkError);
    expect(form.state()).toMatchObject({
      fields: { content: 'One|Two', mood: 'calm' },
      isDue: false,
      isKept: !isFull,
    });
    expect(stored()).toEqual(isFull ? [] : ['One|Two']);
    // The first try may have been the one to save them.
    const again = held();
    void form.sendOff(again.work);
    await settled();
    expect(again.records[0]?.saveKey).toBe(first.records[0]?.saveKey);
    again.answer({});
  });

  it('waits for its writer when the session has ended, or the server refuses for good', async () => {
    for (const error of [new SessionError(), new ApiError(400, {}, 'No.')]) {
      const form = await open();
      form.change({ content: 'One' });
      const first = held();
      const sent = form.sendOff(first.work);
      await settled();
      first.fail(error);
      await expect(sent).rejects.toThrow(error);
      expect(form.state()).toMatchObject({ fields: { content: 'One' }, isDue: false });
      form.startOver();
      form.leave();
    }
  });

  it('is given back what it sent before it was left, and what was typed since is kept beside it', async () => {
    const form = await open();
    form.change({ content: 'One' });
    const first = held();
    const sent = form.sendOff(first.work);
    form.change({ content: 'Two' });
    form.leave();
    const again = await open();
    expect(again.state()).toMatchObject({ fields: { content: 'Two' }, isSending: true });
    first.fail(new NetworkError());
    await expect(sent).rejects.toThrow(NetworkError);
    const { fields, others, isSending } = again.state();
    expect([fields.content, ...others.map((other) => other.fields.content)]).toEqual([
      'Two',
      'One',
    ]);
    expect(isSending).toBe(false);
    const other = held();
    const [due] = others;
    const tried = again.sendOther(due?.id ?? '', other.work);
    await settled();
    other.answer({});
    await tried;
    expect(again.state().others).toEqual([]);
    expect(stored()).toEqual(['Two']);
  });

  it('is given back nothing while it is gone from the screen, but finds it on the next visit', async () => {
    const form = await open();
    form.change({ content: 'One' });
    const first = held();
    const sent = form.sendOff(first.work);
    form.leave();
    await settled();
    first.fail(new NetworkError());
    await expect(sent).rejects.toThrow(NetworkError);
    expect((await open()).state()).toMatchObject({ fields: { content: 'One' }, isDue: true });
  });

  it('is not saved again where a try that was under way has saved it', async () => {
    const form = await open();
    form.change({ content: 'One' });
    const first = held();
    const second = held();
    const byItself = form.send(first.work);
    const sent = form.sendOff(second.work);
    first.answer({ version: 1 });
    await byItself;
    expect(await sent).toBeNull();
    expect(second.records).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it('names the version that was saved when more was written since', async () => {
    const form = await open();
    form.change({ content: 'One' });
    const first = held();
    const byItself = form.send(first.work);
    form.change({ content: 'One and more' });
    const second = held();
    const sent = form.sendOff(second.work);
    first.answer({ version: 3 });
    await byItself;
    await settled();
    expect(second.records[0]).toMatchObject({
      fields: { content: 'One and more' },
      saveKey: first.records[0]?.saveKey,
      savedVersion: 3,
    });
    second.answer({ version: 4 });
    await sent;
    expect(stored()).toEqual([]);
  });

  it('is open in no other tab while it is on its way', async () => {
    const form = await open();
    form.change({ content: 'One' });
    const first = held();
    const sent = form.sendOff(first.work);
    form.leave();
    // What another tab knows of this one is the lock alone.
    vi.resetModules();
    const { createDraft: inOtherTab } = await import('./draft.ts');
    const other = inOtherTab(KEY, BLANK);
    left.push(other.open());
    await settled();
    expect(other.state().fields).toEqual(BLANK);
    first.answer({});
    await sent;
    await settled();
    expect(other.state().fields).toEqual(BLANK);
  });
});
