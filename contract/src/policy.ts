/** What a person may do beyond their own things; each role may what those before it may. */
export const ROLES = ['user', 'moderator', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/**
 * Who may call an endpoint: everybody (`public`), everybody but known when signed in (`anyone`),
 * people with a session (`user`), those of a role, or the one who owns the installation.
 */
export type Access = 'public' | 'anyone' | Role | 'owner';

/** Whoever acts, as far as policy asks; the server's principal and the screens' user are both one. */
export interface Actor {
  role: Role;
  /** Set up the installation; the one account with this can do what no administrator can. */
  isOwner: boolean;
  /** Whether content that is still tried out is open to this account. */
  betaAccessGranted?: boolean;
}

/** What can be asked about, and what each question is about. */
interface Acts {
  /** To call an endpoint, given as it stands in the contract. */
  call: { access: Access };
  /** To see content that is still tried out. */
  useBeta: undefined;
}

const RULES: { [A in keyof Acts]: (actor: Actor | null, thing: Acts[A]) => boolean } = {
  call(actor, { access }) {
    if (access === 'public' || access === 'anyone') return true;
    if (!actor) return false;
    if (access === 'owner') return actor.isOwner;
    return ROLES.indexOf(actor.role) >= ROLES.indexOf(access);
  },
  useBeta: (actor) => actor?.betaAccessGranted === true,
};

/**
 * Whether somebody may do something; `null` is whoever is not signed in. The one place where roles
 * are compared: the server refuses by it, and screens show by it what can be done (ADR-0012). What
 * belongs to a person is no matter of policy: ownership stands in the query. Nor are levels, which
 * open with the game (`GATES` in game.ts).
 */
export function can<A extends keyof Acts>(
  actor: Actor | null,
  act: A,
  ...[thing]: Acts[A] extends undefined ? [] : [thing: Acts[A]]
): boolean {
  return RULES[act](actor, thing as Acts[A]);
}
