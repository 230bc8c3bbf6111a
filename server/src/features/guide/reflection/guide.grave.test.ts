import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '../../../../test/app.ts';
import type { FakeModel } from '../../../../test/fake-model.ts';
import { goodReflection } from '../../../../test/guide-requests.ts';
import { createOutsideApp } from '../../../../test/outside.ts';
import { KEPT_AS_WRITTEN } from '../../entry-kind/index.ts';

let fake: FakeModel;
let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ fake, test, close } = await createOutsideApp());
  fake.will({ does: 'answer', text: JSON.stringify({ ...goodReflection, quotes: [] }) });
});
afterAll(() => close());

const SILENT = { insights: [KEPT_AS_WRITTEN], reflectionQuestion: '', growthPattern: '' };
const HARBOUR =
  'Tomas rang while I was washing the pens. I said I was fine, and walked to the harbour. The boats were in, the nets were out along the wall, and I ate a roll beside them.';
const LOSS = 'The ladder is still against the shed. Dad died at six. I was washing the pens.';

const write = async (person: Caller, content: string, tags: string[] = []) =>
  (await person.call(api.entries.create, { body: { content, tags } })).body.id;
const reflect = async (person: Caller, id: number) =>
  (await person.call(api.guide.analyze, { params: { id } })).body;
const agree = (person: Caller) =>
  person.call(api.guide.setConsent, { body: { allowed: true, destination: fake.host } });

describe('an entry that tells of something grave (D76)', () => {
  it('is given back its own line, and nothing is asked or said', async () => {
    const person = await test.person();
    await write(person, HARBOUR, ['pens']);
    const id = await write(person, LOSS, ['pens']);
    const { entry, safety } = await reflect(person, id);
    expect(safety).toBeNull();
    expect(entry.aiReflection).toMatchObject(SILENT);
    expect(entry.aiReflection?.quotes).toMatchObject([
      { entryId: id, text: 'Dad died at six.', note: '' },
    ]);
    const { body: shown } = await person.call(api.entries.get, { params: { id } });
    expect(shown.aiReflection).toEqual(entry.aiReflection);
  });

  it('is treated alike where an outside model answers, and the model is not asked', async () => {
    const person = await test.person();
    await agree(person);
    expect(
      (await reflect(person, await write(person, HARBOUR))).entry.aiReflection?.source.kind,
    ).toBe('model');
    const before = fake.requests.length;
    const { entry } = await reflect(person, await write(person, LOSS));
    expect(entry.aiReflection).toMatchObject(SILENT);
    expect(fake.requests.length).toBe(before);
  });

  it('is asked nothing by a model either where only its sense tells it', async () => {
    const person = await test.person();
    await agree(person);
    const id = await write(person, 'His chair by the window is empty, and nobody will sit in it.');
    const { entry } = await reflect(person, id);
    expect(entry.aiReflection).toMatchObject({
      source: { kind: 'model' },
      reflectionQuestion: '',
      growthPattern: '',
    });
  });

  it('loses an earlier reflection’s words when an edit makes it grave, and keeps its line then', async () => {
    const person = await test.person();
    const id = await write(person, HARBOUR);
    const { entry } = await reflect(person, id);
    expect(entry.aiReflection?.reflectionQuestion).not.toBe('');
    const update = (content: string) =>
      person.call(api.entries.update, { params: { id }, body: { content } });
    const { body: edited } = await update(`${HARBOUR} Dad died at six.`);
    expect(edited.aiReflection ?? SILENT).toMatchObject(SILENT);
    expect((await reflect(person, id)).entry.aiReflection).toMatchObject(SILENT);
    const { body: again } = await update(`${HARBOUR} Dad died at six. It rains.`);
    expect(again.aiReflection?.quotes).toMatchObject([{ text: 'Dad died at six.', note: '' }]);
    const { body: gone } = await update(HARBOUR);
    expect(gone.aiReflection).toBeNull();
  });

  it('is not recalled beside a later, harmless entry', async () => {
    const person = await test.person();
    test.clock.set('2026-03-03T20:00:00Z');
    const loss = await write(person, LOSS, ['ladder', 'pens']);
    test.clock.set('2026-11-21T22:40:00Z');
    const id = await write(person, `The ladder again. ${HARBOUR}`, ['ladder', 'pens']);
    const { entry } = await reflect(person, id);
    expect(entry.aiReflection?.quotes.map(({ entryId }) => entryId)).not.toContain(loss);
  });
});
