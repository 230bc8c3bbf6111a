import { z } from 'zod';
import { ROLES } from './core/policy.ts';
import { instant } from './core/shapes.ts';

/** The signed-in user as the interface needs them. Nobody else sees the email. */
export const user = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  displayName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** The emblem worn beside the name, or null. */
  emblem: z.string().nullable(),
  role: z.enum(ROLES),
  isOwner: z.boolean(),
  hasCompletedQuestionnaire: z.boolean(),
  accountType: z.string(),
  subscriptionStatus: z.string(),
  betaAccessGranted: z.boolean(),
  /** Whether what paying gives is theirs now (D73). */
  isEntitled: z.boolean(),
  /** Whether their words in the forum stay, by “a former member”, when the account is deleted (D56). */
  leavesWords: z.boolean(),
  createdAt: instant,
});

export type User = z.infer<typeof user>;

/** What a sign-in gives beside the cookie. */
export const tokens = z.object({
  accessToken: z.string(),
  /** Seconds until the access token ends. */
  expiresIn: z.number(),
});

export type Tokens = z.infer<typeof tokens>;
