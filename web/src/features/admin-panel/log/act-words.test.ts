import type { AdminEvent } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { actName, stateWords, subjectName } from './act-words.ts';

const event = (own: Partial<AdminEvent>): AdminEvent => ({
  id: 1,
  at: '2026-11-22T21:38:00.000Z',
  area: 'accounts',
  actor: null,
  action: 'role',
  subject: null,
  details: { before: null, after: null, reason: null },
  ...own,
});

test('acts, subjects and states are said in words', () => {
  expect(actName({ area: 'accounts', action: 'gift' })).toBe('Gave XP');
  expect(actName({ area: 'accounts', action: 'bulk-gift' })).toBe('Gave XP to many');
  expect(actName({ area: 'plans', action: 'price-change' })).toBe('plans: price change');
  const subject = { kind: 'reply', id: 412, number: 9, name: null };
  expect(subjectName(event({ subject }))).toBe('Post 412, reply 9');
  expect(subjectName(event({ area: 'settings' }))).toBe('this installation');
  expect(subjectName(event({ subject: { ...subject, kind: 'person' } }))).toBe('a former member');
  expect(stateWords(null)).toBeNull();
  expect(stateWords({ role: 'admin' })).toBe('admin');
  expect(stateWords({ xp: 4070, levelGates: 'open', publicUrl: null })).toBe(
    'XP 4,070, level gates open, address none',
  );
  expect(stateWords({ ok: true, took: 1463 })).toBe('well, in 1.5 s');
  expect(stateWords({ dueAt: '2026-12-05T12:00:00.000Z' })).toBe('on Dec 5');
});
