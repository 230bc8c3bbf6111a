import { describe, expect, it } from 'vitest';
import { type Access, type Actor, can, ROLES } from './policy.ts';

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

  it.each<[what: string, removedBy: 'author' | 'moderator' | 'account' | null, may: object]>([
    [
      'that stand',
      null,
      {
        author: ['editWords', 'readRemoved', 'removeWords'],
        other: ['likeWords'],
        moderator: ['likeWords', 'readRemoved', 'removeWords'],
        visitor: [],
      },
    ],
    [
      'that their author removed',
      'author',
      {
        author: ['readRemoved', 'restoreWords'],
        other: [],
        moderator: ['readRemoved'],
        visitor: [],
      },
    ],
    [
      'that a moderator removed',
      'moderator',
      {
        author: ['readRemoved'],
        other: [],
        moderator: ['readRemoved', 'restoreWords'],
        visitor: [],
      },
    ],
  ])('says who may do what with words %s', (_what, removedBy, may) => {
    const words = { authorId: 7, removedBy };
    const acts = ['editWords', 'likeWords', 'readRemoved', 'removeWords', 'restoreWords'] as const;
    const people = { author: actor({ id: 7 }), other: actor({ id: 8 }), moderator, visitor: null };
    const allowed = Object.entries(people).map(([name, person]) => [
      name,
      acts.filter((act) => can(person, act, words)),
    ]);
    expect(Object.fromEntries(allowed)).toEqual(may);
  });

  it('gives nobody words whose author has left', () => {
    const words = { authorId: null, removedBy: null };
    expect(can(actor(), 'editWords', words)).toBe(false);
    expect(can(actor(), 'removeWords', words)).toBe(false);
  });
});
