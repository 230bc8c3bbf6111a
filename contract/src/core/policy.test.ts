import { describe, expect, it } from 'vitest';
import { VISION_ACCESS, type VisionAccess } from './limits.ts';
import { type Access, type Actor, can, ROLES, type WORDS_REMOVED_BY } from './policy.ts';

const actor = (more: Partial<Actor> = {}): Actor => ({ role: 'user', isOwner: false, ...more });

describe('who may call an endpoint', () => {
  const everybody = { visitor: null, user: actor(), moderator: actor({ role: 'moderator' }) };
  const people = {
    ...everybody,
    admin: actor({ role: 'admin' }),
    owner: actor({ role: 'admin', isOwner: true }),
  };
  const mayCall = (access: Access) =>
    Object.entries(people)
      .filter(([, each]) => can(each, 'call', { access }))
      .map(([name]) => name);

  it.each<[Access, string[]]>([
    ['public', ['visitor', 'user', 'moderator', 'admin', 'owner']],
    ['anyone', ['visitor', 'user', 'moderator', 'admin', 'owner']],
    ['user', ['user', 'moderator', 'admin', 'owner']],
    ['moderator', ['moderator', 'admin', 'owner']],
    ['admin', ['admin', 'owner']],
    ['owner', ['owner']],
  ])('%s: %j', (access, names) => {
    expect(mayCall(access)).toEqual(names);
  });

  it('does not follow from owning the installation without the role', () => {
    expect(can(actor({ isOwner: true }), 'call', { access: 'admin' })).toBe(false);
  });

  it('knows three roles', () => expect(ROLES).toEqual(['user', 'moderator', 'admin']));
});

describe('content that is still tried out', () => {
  it('is open to whoever was let in', () => {
    expect(can(actor({ betaAccessGranted: true }), 'useBeta')).toBe(true);
    expect(can(actor({ betaAccessGranted: false }), 'useBeta')).toBe(false);
    expect(can(actor(), 'useBeta')).toBe(false);
    expect(can(null, 'useBeta')).toBe(false);
  });
});

describe('the forum', () => {
  const open = { isActive: true, minLevel: 8, readLevel: 1 };
  const oracle = { isActive: true, minLevel: 10, readLevel: 10 };
  const moderator = actor({ id: 9, role: 'moderator' });

  it('is read by everybody, and what opens later by whoever has come that far', () => {
    expect(can(null, 'readCategory', open)).toBe(true);
    expect(can(null, 'readCategory', oracle)).toBe(false);
    expect(can(actor({ level: 9 }), 'readCategory', oracle)).toBe(false);
    expect(can(actor({ level: 10 }), 'readCategory', oracle)).toBe(true);
    expect(can(moderator, 'readCategory', oracle)).toBe(true);
  });

  it('is written in from a level on; moderators stand above levels', () => {
    expect(can(null, 'writeInCategory', { ...open, minLevel: 1 })).toBe(false);
    expect(can(actor(), 'writeInCategory', { ...open, minLevel: 1 })).toBe(true);
    expect(can(actor({ level: 7 }), 'writeInCategory', open)).toBe(false);
    expect(can(actor({ level: 8 }), 'writeInCategory', open)).toBe(true);
    expect(can(actor({ level: 10 }), 'writeInCategory', { ...open, isActive: false })).toBe(false);
    expect(can(moderator, 'writeInCategory', { ...oracle, isActive: false })).toBe(true);
  });

  it.each<[what: string, removedBy: (typeof WORDS_REMOVED_BY)[number] | null, may: object]>([
    [
      'that stand',
      null,
      {
        author: ['editPost', 'editReply', 'readRemoved', 'removeWords'],
        other: ['likeWords', 'reportWords'],
        moderator: ['decideAboutWords', 'likeWords', 'readRemoved', 'removeWords', 'reportWords'],
        visitor: [],
      },
    ],
    [
      'that reports have hidden',
      'reports',
      {
        author: ['editPost', 'editReply', 'readRemoved', 'removeWords'],
        other: [],
        moderator: ['decideAboutWords', 'readRemoved', 'removeWords'],
        visitor: [],
      },
    ],
    [
      'that their author removed',
      'author',
      {
        author: ['readRemoved', 'restoreWords'],
        other: [],
        moderator: ['decideAboutWords', 'readRemoved'],
        visitor: [],
      },
    ],
    [
      'that a moderator removed',
      'moderator',
      {
        author: ['readRemoved'],
        other: [],
        moderator: ['decideAboutWords', 'readRemoved', 'restoreWords'],
        visitor: [],
      },
    ],
  ])('says who may do what with words %s', (_what, removedBy, may) => {
    const words = { authorId: 7, removedBy };
    const acts = [
      'decideAboutWords',
      'editPost',
      'editReply',
      'likeWords',
      'readRemoved',
      'removeWords',
      'reportWords',
      'restoreWords',
    ] as const;
    const people = { author: actor({ id: 7 }), other: actor({ id: 8 }), moderator, visitor: null };
    const allowed = Object.entries(people).map(([name, person]) => [
      name,
      acts.filter((act) => can(person, act, words)),
    ]);
    expect(Object.fromEntries(allowed)).toEqual(may);
  });

  it('lets an administrator change a post that stands or is hidden, and no reply', () => {
    const admin = actor({ role: 'admin' });
    const may = (
      act: 'editPost' | 'editReply',
      removedBy: (typeof WORDS_REMOVED_BY)[number] | null,
    ) => can(admin, act, { authorId: 7, removedBy });
    expect([may('editPost', null), may('editPost', 'reports')]).toEqual([true, true]);
    expect([may('editPost', 'author'), may('editPost', 'moderator')]).toEqual([false, false]);
    expect(may('editReply', null)).toBe(false);
  });

  it('gives nobody words whose author has left', () => {
    const words = { authorId: null, removedBy: null };
    expect(can(actor(), 'editPost', words)).toBe(false);
    expect(can(actor(), 'editReply', words)).toBe(false);
    expect(can(actor(), 'removeWords', words)).toBe(false);
  });

  it('is written in by whoever was not stopped until later', () => {
    const now = new Date('2026-11-21T22:40:00Z');
    const later = new Date(now.getTime() + 1);
    expect(can(actor(), 'writeInForum', { stoppedUntil: null, now })).toBe(true);
    expect(can(actor(), 'writeInForum', { stoppedUntil: now, now })).toBe(true);
    expect(can(actor(), 'writeInForum', { stoppedUntil: later, now })).toBe(false);
    expect(can(moderator, 'writeInForum', { stoppedUntil: later, now })).toBe(false);
    expect(can(null, 'writeInForum', { stoppedUntil: null, now })).toBe(false);
  });

  it('has posts started by members or by moderators alone', () => {
    expect(can(actor(), 'startPosts', { startPosts: 'members' })).toBe(true);
    expect(can(actor(), 'startPosts', { startPosts: 'moderators' })).toBe(false);
    expect(can(moderator, 'startPosts', { startPosts: 'moderators' })).toBe(true);
    expect(can(null, 'startPosts', { startPosts: 'members' })).toBe(false);
  });

  it('has people stopped by those above them, and nobody by themselves', () => {
    const admin = actor({ id: 3, role: 'admin' });
    const stops = (who: Actor | null, role: Actor['role'], id = 7) =>
      can(who, 'stopWriting', { id, role });
    expect([stops(moderator, 'user'), stops(moderator, 'moderator')]).toEqual([true, false]);
    expect([stops(admin, 'moderator'), stops(admin, 'admin')]).toEqual([true, false]);
    expect([stops(actor({ id: 8 }), 'user'), stops(null, 'user')]).toEqual([false, false]);
    expect(stops(moderator, 'user', 9)).toBe(false);
  });

  it('has a moderator decide about their own words only as the owner, and never hides them', () => {
    const words = { authorId: 9 };
    expect(can(moderator, 'decideAboutWords', words)).toBe(false);
    expect(can(actor({ id: 9, role: 'admin', isOwner: true }), 'decideAboutWords', words)).toBe(
      true,
    );
    expect(can(moderator, 'beHiddenByReports')).toBe(false);
    expect(can(actor(), 'beHiddenByReports')).toBe(true);
  });
});

it('has the vision tools used by administrators, and by whom the installation opens them to (D65)', () => {
  const uses = (who: Actor | null, visionAccess: VisionAccess) =>
    can(who, 'useVision', { visionAccess });
  const tester = actor({ betaAccessGranted: true });
  const admin = actor({ role: 'admin' });
  const whose = (who: Actor | null) => VISION_ACCESS.filter((access) => uses(who, access));
  expect([admin, tester, actor(), null].map(whose)).toEqual([
    ['admins', 'beta', 'everyone'],
    ['beta', 'everyone'],
    ['everyone'],
    [],
  ]);
  expect([admin, tester, null].map((who) => can(who, 'useVisionJourney'))).toEqual([
    true,
    false,
    false,
  ]);
});
