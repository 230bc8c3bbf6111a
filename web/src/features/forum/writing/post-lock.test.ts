import { expect, test } from 'vitest';
import { lockedWords, postLock } from './post-lock.ts';

const open = { isActive: true, minLevel: 1, readLevel: 1 };
const gated = { ...open, minLevel: 8 };
const user = { role: 'user', isOwner: false, id: 1, level: 3 } as const;

test('nothing keeps anybody from writing where it is open, and moderators nowhere', () => {
  expect(postLock(user, open)).toBeNull();
  expect(postLock({ ...user, role: 'moderator' }, gated)).toBeNull();
  expect(postLock({ ...user, level: 8 }, gated)).toBeNull();
});

test('the level, the session or the category keeps somebody from writing', () => {
  expect(postLock(user, gated)).toEqual({ why: 'level', level: 8 });
  expect(postLock(user, { ...gated, readLevel: 10 })).toEqual({ why: 'level', level: 10 });
  expect(postLock(null, open)).toEqual({ why: 'signed-out' });
  expect(postLock(user, { ...gated, isActive: false })).toEqual({ why: 'closed' });
});

test('what moderators have decided keeps somebody from writing', () => {
  const stop = { until: '2026-12-03T12:00:00.000Z' };
  const stopped = postLock(user, open, { stop, mayStartPosts: true });
  expect(stopped).toEqual({ why: 'stopped', until: stop.until });
  expect(stopped && lockedWords(stopped, true)).toBe('New post, from December 3');
  const left = postLock(user, open, { stop: null, mayStartPosts: false });
  expect(left && lockedWords(left, true)).toBe('New posts, from moderators');
  expect(postLock(user, open, { stop: null, mayStartPosts: true })).toBeNull();
  expect(postLock(user, gated, { stop: null, mayStartPosts: false })).toMatchObject({ level: 8 });
});

test('the button says what opens it, in quiet mode without a level', () => {
  expect(lockedWords({ why: 'level', level: 8 }, true)).toBe('New post, from level 8');
  expect(lockedWords({ why: 'level', level: 8 }, false)).not.toMatch(/level|\d/);
  expect(lockedWords({ why: 'closed' }, true)).toBe('Closed for new posts');
});
