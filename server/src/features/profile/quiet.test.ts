import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

const DANGER = 'I want to kill myself tonight.';
const HARMLESS = 'The harbour was white this morning, and I walked along it.';
const HOUR = 60 * 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const isQuiet = async (person: Caller) => (await person.call(api.profile.quiet, {})).body.isQuiet;

const body = (content: string, more: { localDate?: string; tags?: string[] } = {}) => ({
  content,
  mood: null,
  tags: [],
  ...more,
});

async function write(person: Caller, content: string, more: Parameters<typeof body>[1] = {}) {
  const reply = await person.call(api.entries.create, { body: body(content, more) });
  expect(reply.status).toBe(201);
  return reply.body;
}

/** Somebody who wrote of danger at 21:00 on a Saturday. */
async function inDanger() {
  test.clock.set('2026-11-21T21:00:00Z');
  const person = await test.person();
  const entry = await write(person, DANGER);
  return { person, entry };
}

describe('the quiet after words of danger', () => {
  it('holds on every device for 48 hours, and for nobody else', async () => {
    const { person } = await inDanger();
    const other = await test.person();
    expect([await isQuiet(person), await isQuiet(other)]).toEqual([true, false]);
    test.clock.advance(48 * HOUR);
    expect(await isQuiet(person)).toBe(true);
    test.clock.advance(1);
    expect(await isQuiet(person)).toBe(false);
  });

  it('begins with a tag too, and with an entry that is dated to a day long past', async () => {
    test.clock.set('2026-11-21T21:00:00Z');
    const [tagged, dated] = [await test.person(), await test.person()];
    await write(tagged, HARMLESS, { tags: ['I want to kill myself'] });
    await write(dated, DANGER, { localDate: '2026-10-02' });
    expect([await isQuiet(tagged), await isQuiet(dated)]).toEqual([true, true]);
  });

  it('begins with an edit, and is not kept from beginning by what was written around it', async () => {
    test.clock.set('2026-11-18T09:00:00Z');
    const person = await test.person();
    const { id } = await write(person, HARMLESS);
    expect(await isQuiet(person)).toBe(false);
    test.clock.set('2026-11-21T21:00:00Z');
    await write(person, HARMLESS);
    await person.call(api.entries.update, { params: { id }, body: body(DANGER) });
    await write(person, HARMLESS);
    expect(await isQuiet(person)).toBe(true);
  });

  it.each([
    ['somebody else’s danger', 'My friend wants to kill himself tonight.'],
    ['what is only implied', 'Everyone would be better off without me.'],
    ['a figure of speech', 'I could kill for a coffee, and the meeting nearly killed me.'],
  ])('does not begin with %s', async (_what, content) => {
    const person = await test.person();
    await write(person, content);
    expect(await isQuiet(person)).toBe(false);
  });

  it('ends with a harmless entry on a later day of the writer, and not on the same day', async () => {
    const { person } = await inDanger();
    test.clock.set('2026-11-21T23:30:00Z');
    await write(person, HARMLESS);
    expect(await isQuiet(person)).toBe(true);
    test.clock.set('2026-11-22T08:00:00Z');
    await write(person, HARMLESS, { localDate: '2026-11-21' });
    expect(await isQuiet(person)).toBe(true);
    await write(person, HARMLESS);
    expect(await isQuiet(person)).toBe(false);
  });

  it('goes by the writer’s midnight', async () => {
    // Half past eleven at night in Auckland, and half past ten in the morning in London.
    test.clock.set('2026-11-21T10:30:00Z');
    const [there, here] = [await test.person(), await test.person()];
    there.zone = 'Pacific/Auckland';
    for (const person of [there, here]) await write(person, DANGER);
    test.clock.advance(HOUR);
    for (const person of [there, here]) await write(person, HARMLESS);
    expect([await isQuiet(there), await isQuiet(here)]).toEqual([false, true]);
  });

  it('is not ended by an entry that leaves doubt, and not by one for another’s danger', async () => {
    const { person } = await inDanger();
    test.clock.set('2026-11-22T08:00:00Z');
    await write(person, 'Everyone would be better off without me.');
    await write(person, 'My friend wants to kill himself tonight.');
    expect(await isQuiet(person)).toBe(true);
  });

  it('ends when the words are edited away, and not when another entry is edited', async () => {
    const { person, entry } = await inDanger();
    const { id } = await write(person, HARMLESS);
    test.clock.advance(HOUR);
    await person.call(api.entries.update, { params: { id }, body: body('Another walk.') });
    expect(await isQuiet(person)).toBe(true);
    const params = { id: entry.id };
    await person.call(api.entries.update, { params, body: body('I am here.') });
    expect(await isQuiet(person)).toBe(false);
  });

  it('ends when the entry is deleted', async () => {
    const { person, entry } = await inDanger();
    await person.call(api.entries.remove, { params: { id: entry.id } });
    expect(await isQuiet(person)).toBe(false);
  });

  it('can be put away; later words begin it again', async () => {
    const { person } = await inDanger();
    test.clock.advance(1);
    expect((await person.call(api.profile.putQuietAway, {})).body).toEqual({ isQuiet: false });
    expect(await isQuiet(person)).toBe(false);
    test.clock.advance(HOUR);
    await write(person, DANGER);
    expect(await isQuiet(person)).toBe(true);
    test.clock.advance(1);
    await person.call(api.profile.putQuietAway, {});
    expect(await isQuiet(person)).toBe(false);
  });

  it('leaves the other settings as they were, and nothing of the entry behind', async () => {
    const { person } = await inDanger();
    const before = (await person.call(api.profile.settings, {})).body;
    await person.call(api.profile.putQuietAway, {});
    expect((await person.call(api.profile.settings, {})).body).toEqual(before);
  });

  it('reads the words of a long journal in a bounded amount, latest first', async () => {
    test.clock.set('2026-11-21T21:00:00Z');
    const person = await test.person();
    for (let count = 0; count < 3; count++) await write(person, `${HARMLESS} `.repeat(1600).trim());
    test.clock.advance(1);
    await write(person, DANGER);
    expect(await isQuiet(person)).toBe(true);
  });

  it('asks for a session', async () => {
    const visitor = test.visitor();
    expect((await visitor.call(api.profile.quiet, {})).status).toBe(401);
    expect((await visitor.call(api.profile.putQuietAway, {})).status).toBe(401);
  });
});
