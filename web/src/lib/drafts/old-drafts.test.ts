import { beforeEach, describe, expect, it } from 'vitest';
import { findDraft, listDrafts, placeOf } from './draft-store.ts';
import { fakeBrowser } from './fake-browser.ts';
import { takeOverOldDrafts } from './old-drafts.ts';

let browser = fakeBrowser();

const leave = (place: string, value: unknown) =>
  localStorage.setItem(`pathkeeper-${place}`, JSON.stringify(value));
const places = () => [...browser.held.keys()];

beforeEach(() => {
  browser = fakeBrowser();
});

describe('what earlier versions kept', () => {
  it('of a new entry comes back under the key of its save', () => {
    leave('draft:7:a', {
      ...{ id: 'a', content: 'Words', mood: 'calm', tags: ['sea'], changedAt: 5 },
      ...{ isDue: true, savedVersion: 2 },
    });
    takeOverOldDrafts();
    const start = { content: '', mood: null as string | null, tags: [] as string[] };
    expect(listDrafts('new-entry:7', start)).toEqual([
      {
        ...{
          id: 'a',
          key: 'new-entry:7',
          saveKey: 'a',
          changedAt: 5,
          isDue: true,
          savedVersion: 2,
        },
        ...{ fields: { content: 'Words', mood: 'calm', tags: ['sea'] }, start },
      },
    ]);
    expect(places()).toEqual([`pathkeeper-${placeOf('new-entry:7', 'a')}`]);
  });

  it('of an edit comes back with the version that it was of', () => {
    leave('edit:7:12:b', {
      ...{ id: 'b', content: 'Mine', mood: null, tags: [], folderId: 3, version: 4, changedAt: 5 },
    });
    takeOverOldDrafts();
    const now = { content: 'Theirs', mood: null, tags: [], folderId: null, version: 5 };
    expect(listDrafts('entry:7:12', now)).toMatchObject([
      { id: 'b', fields: { content: 'Mine', folderId: 3 }, start: { version: 4 }, changedAt: 5 },
    ]);
  });

  it('of other forms and of the questionnaire comes back', () => {
    const fields = { title: 'Draw it' };
    leave('form:goals:7:new-goal:c', { id: 'c', fields, start: { title: '' }, changedAt: 5 });
    leave('insight:7:new', { title: 'Half of one' });
    leave('questionnaire-visitor', { texts: ['One', ''], at: 1 });
    takeOverOldDrafts();
    expect(findDraft('goals:7:new-goal', 'c', { title: '' })).toMatchObject({
      saveKey: 'c',
      fields,
    });
    expect(listDrafts('insight:7:new', { title: '', content: '' })).toMatchObject([
      { fields: { title: 'Half of one', content: '' } },
    ]);
    expect(findDraft('questionnaire:visitor', 'shared', { texts: [''], at: 0 })?.fields).toEqual({
      texts: ['One', ''],
      at: 1,
    });
    expect(places().filter((place) => !place.startsWith('pathkeeper-drafts:'))).toEqual([]);
  });

  it('stays where it is when the browser has no room, and goes when nothing can be read', () => {
    leave('draft:7:a', { id: 'a', content: 'Words', mood: null, tags: [], changedAt: 5 });
    localStorage.setItem('pathkeeper-draft:7:b', '{"id":');
    browser.isFull = true;
    takeOverOldDrafts();
    expect(places()).toEqual(['pathkeeper-draft:7:a']);
    browser.isFull = false;
    takeOverOldDrafts();
    expect(places()).toEqual([`pathkeeper-${placeOf('new-entry:7', 'a')}`]);
  });

  it('takes the place of nothing newer', () => {
    const old = { id: 'a', content: 'Old', mood: null, tags: [], changedAt: 5 };
    leave('draft:7:a', { ...old, content: 'New', changedAt: 6 });
    takeOverOldDrafts();
    leave('draft:7:a', old);
    takeOverOldDrafts();
    expect(findDraft('new-entry:7', 'a', { content: '' })?.fields.content).toBe('New');
    expect(places()).toHaveLength(1);
  });
});
