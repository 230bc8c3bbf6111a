import { createHmac } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { sameHash } from '../../platform/secrets/tokens.ts';
import { findUserById } from '../accounts/index.ts';
import { saveSettings } from './notices.repository.ts';

/** Tokens that turn off one person's letters, and can do nothing else. */
export interface UnsubscribeTokens {
  issue(userId: number): string;
  /** Whose letters it ends; null for a forged one. */
  read(token: string): number | null;
}

/**
 * Signed, for good: the link of an old letter must work too. Every process of an installation accepts
 * the same ones, and nothing is stored.
 */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (userId: string) =>
    createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest('base64url');
  return {
    issue: (userId) => `${userId}.${sign(String(userId))}`,
    read(token) {
      const [, userId = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token.trim()) ?? [];
      return userId && sameHash(sign(userId), signature) ? Number(userId) : null;
    },
  };
}

/**
 * Ends the letters of whom a token belongs to; doing so twice is doing it once (D48, RFC 8058).
 * @throws AppError invalid_request for a token that no letter brought
 */
export async function unsubscribe(
  { db }: Pick<Context, 'db'>,
  tokens: UnsubscribeTokens,
  token: string,
): Promise<void> {
  const userId = tokens.read(token);
  if (userId === null) {
    throw new AppError('invalid_request', 'This link is not whole. Open it from the letter again.');
  }
  // Of an account that has left there is nothing to end.
  if (!(await findUserById(db, userId))) return;
  await saveSettings(db, userId, { on: [], off: [], letter: false });
}
