import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '../../../../test/app.ts';
import type { FakeModel } from '../../../../test/fake-model.ts';
import { goodReflection } from '../../../../test/guide-requests.ts';
import { createOutsideApp } from '../../../../test/outside.ts';

let fake: FakeModel;
let test: TestApp;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ fake, test, close: stop } = await createOutsideApp());
});
afterAll(() => stop());

const DAY = '2026-11-21';

async function write(person: Caller, at: string, content: string) {
  test.clock.set(at);
  const body = { content, mood: 'calm' as const, tags: ['pens'] };
  const reply = await person.call(api.entries.create, { body });
  expect(reply.status).toBe(201);
  return reply.body.id;
}

const reflect = (person: Caller, id: number) => person.call(api.guide.analyze, { params: { id } });

/** Somebody who agreed to the outside guide. */
async function agreed(): Promise<Caller> {
  const person = await test.person();
  await person.call(api.guide.setConsent, { body: { allowed: true, destination: fake.host } });
  return person;
}

/** What the outside guide is sent for an entry. */
async function sentFor(person: Caller, id: number): Promise<string> {
  fake.will({ does: 'answer', text: JSON.stringify({ ...goodReflection, quotes: [] }) });
  await reflect(person, id);
  return JSON.stringify(fake.requests.at(-1)?.body);
}

describe('the reflection on an early entry of a day', () => {
  it('knows of no later one: in its counts, its memories and its quotations', async () => {
    const person = await test.person();
    const ids: number[] = [];
    for (let hour = 8; hour < 20; hour++) {
      const content = `At ${hour} I washed the pens, line ${hour} of the day.`;
      ids.push(await write(person, `${DAY}T${String(hour).padStart(2, '0')}:00:00Z`, content));
    }
    const { body } = await reflect(person, ids[1] as number);
    const said = body.entry.aiReflection;
    expect(said?.quotes.map(({ entryId }) => entryId).filter((id) => id > (ids[1] ?? 0))).toEqual(
      [],
    );
    expect(said?.growthPattern).not.toMatch(/twelve|12/);
    expect(JSON.stringify(said)).not.toMatch(/line 1\d/);
  });

  it('gives an outside guide the same cut-off', async () => {
    const person = await agreed();
    await write(person, '2026-11-19T20:00:00Z', 'Washed the pens on Thursday.');
    const first = await write(person, `${DAY}T08:00:00Z`, 'Washed the pens before breakfast.');
    await write(person, `${DAY}T09:00:00Z`, 'Washed the pens after breakfast.');
    await write(person, `${DAY}T10:00:00Z`, 'Washed the pens at ten.');
    const sent = await sentFor(person, first);
    expect(sent).not.toMatch(/after breakfast|at ten/);
    expect(sent).toContain('\\"entries\\":1,');
    expect(sent).toContain('\\"theme\\":\\"pens\\",\\"count\\":1,');
  });

  it('goes by the instant, not by the calendar of the place', async () => {
    const person = await agreed();
    person.zone = 'Pacific/Kiritimati';
    const ahead = await write(person, `${DAY}T11:00:00Z`, 'Washed the pens, a day ahead.');
    person.zone = 'Pacific/Honolulu';
    const behind = await write(person, `${DAY}T23:00:00Z`, 'Washed the pens, a day behind.');
    const later = await sentFor(person, behind);
    expect(later).toContain('a day ahead');
    expect(later).toContain('\\"entries\\":1,');
    expect(await sentFor(person, ahead)).not.toContain('a day behind');
    expect(await sentFor(person, ahead)).toContain('\\"entries\\":0,');
  });
});

describe('the reflection on an entry that is dated back', () => {
  it('knows what stands before its day, whenever that was written', async () => {
    const person = await agreed();
    await write(person, '2026-11-10T20:00:00Z', 'Washed the pens on the tenth.');
    await write(person, '2026-11-18T20:00:00Z', 'Washed the pens on the eighteenth.');
    test.clock.set(`${DAY}T20:00:00Z`);
    const { body } = await person.call(api.entries.create, {
      body: { content: 'Washed the pens, as I recall.', tags: ['pens'], localDate: '2026-11-15' },
    });
    const sent = await sentFor(person, body.id);
    expect(sent).toContain('on the tenth');
    expect(sent).toContain('\\"entries\\":1,');
    expect(sent).not.toContain('on the eighteenth');
  });
});

describe('Merlin, asked to read back the page that the screen shows', () => {
  it('recalls no later one as an earlier one', async () => {
    const person = await test.person();
    const first = 'I washed the pens for Tomas before breakfast, and said nothing to him at all.';
    await write(person, `${DAY}T08:00:00Z`, first);
    await write(
      person,
      `${DAY}T21:00:00Z`,
      'I washed the pens for Tomas again after supper, alone.',
    );
    const asked = { mode: 'reflection', context: first } as const;
    const { body } = await person.call(api.guide.consult, { body: asked });
    expect(body.message).toContain('pens');
    expect(JSON.stringify(body)).not.toContain('supper');
  });
});
