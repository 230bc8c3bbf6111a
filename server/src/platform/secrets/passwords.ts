import { hash, verify } from '@node-rs/argon2';

/** How passwords are hashed and checked: argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the one of a hash. With null, where there is no account or no password, it is
   * not, and takes as long to say so: the time tells nothing.
   */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

/** What one hash costs; without it what the library recommends, 19 MiB and two passes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
}

export function createPasswords(cost?: HashCost): Passwords {
  const nobody = hash('nobody has this password', cost);
  return {
    hash: (password) => hash(password, cost),
    async matches(passwordHash, password) {
      const matches = await verify(passwordHash ?? (await nobody), password);
      return matches && Boolean(passwordHash);
    },
  };
}
