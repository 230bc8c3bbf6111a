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
