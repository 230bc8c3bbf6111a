import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dropDraft,
  dropEdit,
  freeEdit,
  keepDraft,
  keepEdit,
  listDrafts,
  listEdits,
  newDraft,
} from './drafts.ts';

let full = false;

beforeEach(() => {
  full = false;
  const storage: Record<string, unknown> = Object.create({
    getItem(key: string) {
      return storage[key] ?? null;
    },
    setItem(key: string, value: string) {
      if (full) throw new Error('QuotaExceededError');
      storage[key] = value;
    },
    removeItem(key: string) {
      delete storage[key];
    },
  });
  vi.stubGlobal('localStorage', storage);
});

const draft = (content: string, changedAt = 1) => ({ ...newDraft(), content, changedAt });

describe('a draft', () => {
  it('is kept per person, last changed first', () => {
    const [older, newer] = [draft('older', 1), draft('newer', 2)];
    keepDraft(7, older);
    keepDraft(7, newer);
    keepDraft(8, draft('somebody else’s'));
    expect(listDrafts(7)).toEqual([newer, older]);
    dropDraft(7, newer.id);
    expect(listDrafts(7)).toEqual([older]);
  });

  it('is forgotten once it is empty', () => {
    const page = draft('words');
    keepDraft(7, page);
    keepDraft(7, { ...page, content: '  ' });
    expect(listDrafts(7)).toEqual([]);
  });

  it('says so when the browser will not keep it', () => {
    full = true;
    expect(keepDraft(7, draft('words'))).toBe(false);
  });

  it('is passed over when something else has spoilt it', () => {
    localStorage.setItem('pathkeeper-draft:7:a', '{"content":');
    localStorage.setItem('pathkeeper-draft:7:b', '{"id":"b"}');
    expect(listDrafts(7)).toEqual([]);
  });

  it('has an id of its own, which is the key of its save', () => {
    const ids = Array.from({ length: 100 }, () => newDraft().id);
    expect(new Set(ids).size).toBe(100);
    expect(ids[0]).toMatch(/^[\da-f]{32}$/);
  });
});

describe('an edit', () => {
  it('is kept beside the version it started from', () => {
    const edit = { ...draft('x', 5), folderId: 3, version: 2 };
    keepEdit(7, 12, edit);
    expect(listEdits(7, 12)).toEqual([edit]);
    expect(listEdits(8, 12)).toEqual([]);
  });

  it('of one tab does not take the place of another’s, and goes alone', () => {
    const one = { ...draft('one', 1), folderId: null, version: 1 };
    const two = { ...draft('two', 2), folderId: null, version: 1 };
    keepEdit(7, 12, one);
    keepEdit(7, 12, two);
    dropEdit(7, 12, two.id);
    expect(listEdits(7, 12)).toEqual([one]);
  });

  it('of a page that is gone becomes a new page, unless the browser keeps no more', () => {
    const page = draft('x', 5);
    const edit = { ...page, folderId: 3, version: 2 };
    keepEdit(7, 12, edit);
    full = true;
    expect(freeEdit(7, 12, edit.id)).toBe(false);
    expect(listEdits(7, 12)).toEqual([edit]);
    full = false;
    expect(freeEdit(7, 12, edit.id)).toBe(true);
    expect(listEdits(7, 12)).toEqual([]);
    expect(listDrafts(7)).toEqual([page]);
  });
});
