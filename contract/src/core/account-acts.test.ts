import { expect, test } from 'vitest';
import { ACCOUNT_ACTS, refusalOf } from './account-acts.ts';
import type { Role } from './policy.ts';

interface Person {
  id: number;
  role: Role;
  isOwner: boolean;
}

const owner: Person = { id: 2, role: 'admin', isOwner: true };
const admin: Person = { id: 3, role: 'admin', isOwner: false };
const other: Person = { id: 4, role: 'admin', isOwner: false };
const member: Person = { id: 5, role: 'user', isOwner: false };

const STANDING = ['role', 'suspend', 'delete'];

test.for<[string, Person, Person, string[]]>([
  ['an admin, of a member', admin, member, []],
  ['the owner, of a member', owner, member, []],
  ['the owner, of an admin', owner, other, []],
  ['an admin, of another', admin, other, ['reset-link']],
  ['an admin, of themselves', admin, admin, STANDING],
  ['the owner, of themselves', owner, owner, STANDING],
  ['an admin, of the owner', admin, owner, [...STANDING, 'reset-link']],
  ['a member, of another', member, { ...member, id: 6 }, [...STANDING, 'reset-link']],
])('what is refused to %s', ([, actor, account, refused]) => {
  expect(ACCOUNT_ACTS.filter((act) => refusalOf(actor, act, account) !== null)).toEqual(refused);
});

test('the sentence says why', () => {
  expect(refusalOf(owner, 'suspend', owner)).toBe('Nobody suspends themselves.');
  expect(refusalOf(admin, 'suspend', owner)).toBe('The owner cannot be suspended.');
});
