import { beforeEach, expect, test, vi } from 'vitest';
import { keepContactDraft, readContactDraft } from './contact-draft.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
beforeEach(() => kept.clear());

const ada = { name: 'Ada', email: 'ada@example.org' };
const written = { ...ada, subject: 'The moon', message: 'It is upside down.' };

test('a message is there again after a reload, for whoever wrote it', () => {
  keepContactDraft(7, written);
  expect(readContactDraft(7, { name: 'Somebody', email: '' })).toEqual(written);
  expect(readContactDraft(null, { name: '', email: '' }).message).toBe('');
  expect(readContactDraft(8, ada)).toEqual({ ...ada, subject: '', message: '' });
});

test('one that was sent or emptied is forgotten', () => {
  keepContactDraft(null, written);
  keepContactDraft(null, { ...written, subject: ' ', message: '\n' });
  expect(kept.size).toBe(0);
});

test.each(['{', 'null', '[]', '{"name":1}'])('what cannot be read (%s) is passed over', (raw) => {
  kept.set('pathkeeper-contact:7', raw);
  expect(readContactDraft(7, ada)).toEqual({ ...ada, subject: '', message: '' });
});
