import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  askingAfter,
  type Before,
  type Gravity,
  gravityOf,
  isGrave,
  isOfDanger,
  namesMourned,
} from './mourned.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const write = async (person: Caller, on: string, content: string, mood?: 'excited') => {
  test.clock.set(`${on}T20:00:00Z`);
  const body = { content, tags: [], ...(mood ? { mood } : {}) };
  const { id } = (await person.call(api.entries.create, { body })).body;
  return (await person.call(api.guide.analyze, { params: { id } })).body.entry.aiReflection;
};

const DULL =
  'Took the cushions off and swept below. Four pounds, a fork, and the other glove came to light, so I put on both gloves and ate cake with the fork, and that was the whole of the afternoon.';

describe('after a grave entry (D76)', () => {
  it('nothing is asked for two days, of a glad day on the same day alone, and nothing recalled for a week', async () => {
    const person = await test.person();
    expect((await write(person, '2026-02-27', DULL))?.reflectionQuestion).not.toBe('');
    await write(person, '2026-03-01', 'Dad died at six.');
    const after = await write(person, '2026-03-03', DULL);
    expect(after).toMatchObject({ reflectionQuestion: '', growthPattern: '' });
    expect(new Set(after?.quotes.map(({ entryId }) => entryId)).size).toBe(1);
    const joy =
      'Won the cake at the fair and carried it home on my head. The whole bus clapped, and the driver wanted a slice.';
    expect((await write(person, '2026-03-01', joy, 'excited'))?.reflectionQuestion).toBe('');
    expect((await write(person, '2026-03-03', joy, 'excited'))?.reflectionQuestion).not.toBe('');
    // Only a day surely like any is asked about, and gently.
    expect((await write(person, '2026-03-06', DULL))?.reflectionQuestion).not.toBe('');
    expect((await write(person, '2026-03-08', DULL))?.growthPattern).toBe('');
    expect((await write(person, '2026-03-10', DULL))?.reflectionQuestion).not.toBe('');
  });

  it('nothing is asked for three days after danger, and as ever after a way of speaking', async () => {
    const person = await test.person();
    await write(person, '2026-03-01', 'I took all the pills an hour ago.');
    expect((await write(person, '2026-03-03', DULL))?.reflectionQuestion).toBe('');
    expect((await write(person, '2026-03-18', DULL))?.reflectionQuestion).not.toBe('');
    const other = await test.person();
    await write(other, '2026-03-01', 'The printer died at noon, and I clapped.');
    expect((await write(other, '2026-03-04', DULL))?.reflectionQuestion).not.toBe('');
  });

  it('an entry that names whom it was about is asked nothing for longer', async () => {
    const person = await test.person();
    await write(person, '2026-03-01', 'They rang at noon, Edith died in her sleep.');
    const later = await write(
      person,
      '2026-05-20',
      'Wrote thirty cards for Edith at the kitchen table.',
    );
    expect(later?.reflectionQuestion).toBe('');
    expect((await write(person, '2026-05-21', DULL))?.reflectionQuestion).not.toBe('');
  });
});

it.each([
  ['Mum died this morning.', 'Made the soup of my mother.', true],
  ['Mum died this morning.', 'Made the soup of my sister.', false],
  ['Colin died. They found him at teatime.', 'Went to see Colin and his collie.', true],
  ['I have breast cancer, they said today. Anna drove me home.', 'Anna won at cards.', false],
  ['It was a quiet funeral. Anna sang. Ben read. Cora drove us.', 'Ben won at cards.', false],
])('whom it was about is known by name or kin: %s %s', (told, content, isNamed) => {
  const { grave } = gravityOf(told);
  const page = { content, localDate: '2026-05-20' };
  const names = (localDate: string) => grave && namesMourned(page, { ...grave, localDate });
  expect(names('2026-03-01')).toBe(isNamed);
  expect(names('2025-03-01')).toBe(false);
});

it.each([
  ['Mum is in hospital with pneumonia.', true],
  ['Mum lost her battle with cancer on Sunday.', false],
  ['Mum has pancreatic cancer. They give her three months.', false],
])('who was ill may be named again after a month, where it passes: %s', (told, passes) => {
  const { grave } = gravityOf(told);
  expect(grave).not.toBeNull();
  const page = { content: 'Mum beat me at cards.', localDate: '2026-05-20' };
  const names = (localDate: string) => grave && namesMourned(page, { ...grave, localDate });
  expect(names('2026-04-20')).toBe(true);
  expect(names('2026-04-19')).toBe(!passes);
});

describe('what is asked after what was written before', () => {
  const on = (localDate: string, what: Partial<Before>): Before => ({
    ...{ localDate, isGrave: false, danger: null },
    ...what,
  });
  const ordinary = { localDate: '2026-05-20', doubt: -2, mood: null, isOfMourned: false };
  const doubtful = { ...ordinary, doubt: 0 };
  const glad = { ...doubtful, mood: 'happy' as const };

  it('is nothing for two days, and for a while only what fits any day, and only of a day surely like any', () => {
    const grave = { isGrave: true };
    expect(askingAfter([on('2026-05-18', grave)], ordinary)).toBe('nothing');
    expect(askingAfter([on('2026-05-17', grave)], ordinary)).toBe('gently');
    expect(askingAfter([on('2026-05-17', grave)], doubtful)).toBe('nothing');
    expect(askingAfter([on('2026-05-12', grave)], doubtful)).toBeUndefined();
    expect(askingAfter([on('2026-05-20', {})], doubtful)).toBeUndefined();
  });

  it('is something sooner on a glad day, but not after danger', () => {
    expect(askingAfter([on('2026-05-20', { isGrave: true })], glad)).toBe('nothing');
    expect(askingAfter([on('2026-05-19', { isGrave: true })], glad)).toBe('gently');
    expect(askingAfter([on('2026-05-17', { danger: 'own' })], glad)).toBe('nothing');
    expect(askingAfter([on('2026-05-16', { danger: 'own' })], glad)).toBe('gently');
  });

  it('is nothing of an entry that names somebody who is mourned, and what fits any day of a glad one', () => {
    expect(askingAfter([], { ...ordinary, isOfMourned: true })).toBe('nothing');
    expect(askingAfter([], { ...glad, isOfMourned: true })).toBe('gently');
    const danger = on('2026-05-17', { danger: 'own' });
    expect(askingAfter([danger], { ...glad, isOfMourned: true })).toBe('nothing');
  });

  it('is so for three weeks after danger, for one after somebody else’s', () => {
    expect(askingAfter([on('2026-04-29', { danger: 'own' })], ordinary)).toBe('gently');
    expect(askingAfter([on('2026-04-29', { danger: 'own' })], doubtful)).toBe('nothing');
    expect(askingAfter([on('2026-04-28', { danger: 'own' })], doubtful)).toBeUndefined();
    expect(askingAfter([on('2026-05-13', { danger: 'others' })], doubtful)).toBe('nothing');
    expect(askingAfter([on('2026-05-12', { danger: 'others' })], doubtful)).toBeUndefined();
  });
});

describe('what is met with silence for a while', () => {
  const loss: Gravity = {
    kind: 'loss',
    grave: { people: [], isPassing: false },
    isDelicate: true,
    isLoose: false,
    doubt: -1,
  };

  it('is any loss, but on a glad day one that reads like no loss, and any illness that reads like one', () => {
    expect(isGrave(loss, 'frustrated')).toBe(true);
    expect(isGrave(loss, 'grateful')).toBe(true);
    expect(isGrave(loss, 'happy')).toBe(false);
    expect(isGrave({ ...loss, doubt: 1 }, 'happy')).toBe(true);
    expect(isGrave({ ...loss, kind: 'illness' }, 'frustrated')).toBe(false);
    expect(isGrave({ ...loss, kind: 'illness', doubt: -0.5 }, 'frustrated')).toBe(true);
  });

  it.each([
    'Mio nonno è morto ieri. Abbiamo mangiato il gelato.',
    'Dziadek zmarł wczoraj. Byliśmy w parku.',
  ])('is a loss in a language that is not read, whatever the day: %s', (content) => {
    expect(isGrave(gravityOf(content), 'happy')).toBe(true);
  });

  it('is no way of speaking, however bad the day', () => {
    expect(isGrave({ ...loss, isLoose: true }, 'apathetic')).toBe(false);
    expect(isGrave({ ...loss, isLoose: true, doubt: 0 }, 'apathetic')).toBe(true);
    expect(isGrave({ ...loss, isLoose: true, doubt: 0 }, 'neutral')).toBe(false);
  });

  it('is danger that is said outright, whatever the day', () => {
    expect(isOfDanger({ doubt: -1 }, null, 'now')).toBe(true);
    expect(isOfDanger({ doubt: -1 }, 'excited', 'now')).toBe(true);
    expect(isOfDanger({ doubt: 0 }, 'anxious', 'quiet')).toBe(false);
    expect(isOfDanger({ doubt: 1 }, 'anxious', 'quiet')).toBe(true);
  });
});
