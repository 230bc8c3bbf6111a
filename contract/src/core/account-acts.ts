import { type Actor, can, type Role } from './policy.ts';

/** What an administrator does to an account that cannot be done to every one (D55, D56). */
export const ACCOUNT_ACTS = ['role', 'suspend', 'delete', 'reset-link'] as const;

export type AccountAct = (typeof ACCOUNT_ACTS)[number];

/** Somebody's account, as far as these acts ask. */
interface Account {
  id: number;
  role: Role;
  isOwner: boolean;
}

/** What is said of an act on oneself, and on the owner. */
const REFUSED: Record<Exclude<AccountAct, 'reset-link'>, [self: string, owner: string]> = {
  role: ['Nobody changes their own role.', 'The owner stays an administrator.'],
  suspend: ['Nobody suspends themselves.', 'The owner cannot be suspended.'],
  delete: [
    'Another administrator has to delete your account.',
    'The owner’s account cannot be deleted.',
  ],
};

/**
 * Why an administrator cannot do something to an account; null where they can. The server refuses with
 * this sentence, and the screen says it beside the button that is off.
 */
export function refusalOf(
  actor: Actor & { id: number },
  act: AccountAct,
  account: Account,
): string | null {
  if (act === 'reset-link') {
    if (can(actor, 'openAccount', account)) return null;
    return 'Only the owner makes such a link for an administrator.';
  }
  if (can(actor, 'changeStanding', account)) return null;
  const [self, owner] = REFUSED[act];
  return actor.id === account.id ? self : owner;
}
