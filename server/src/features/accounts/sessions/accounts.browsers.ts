import { type AccessTokens, randomToken, sameHash } from '../../../platform/secrets/tokens.ts';

/** A browser that its person has signed in with before. */
export interface KnownBrowser {
  userId: number;
  browser: string;
}

/** Marks that a browser keeps: it is its person's, whom nobody else's guesses shut out (D5). They open nothing. */
export function createBrowserMarks({ derive }: Pick<AccessTokens, 'derive'>) {
  const sealOf = (userId: string, browser: string) => derive(`browser ${userId} ${browser}`);
  return {
    make(userId: number): string {
      const browser = randomToken(12);
      return `${userId}.${browser}.${sealOf(`${userId}`, browser)}`;
    },
    /** Whose browser a mark says it is; null for one that was not made here. */
    read(mark: string | undefined): KnownBrowser | null {
      const [userId = '', browser = '', seal = ''] = (mark ?? '').slice(0, 200).split('.');
      return sameHash(seal, sealOf(userId, browser)) ? { userId: Number(userId), browser } : null;
    },
  };
}
