import { z } from 'zod';
import { accountSecurity, secondStep, ticket } from './account-security.ts';
import { tokens, user } from './account-shapes.ts';
import { endpoint } from './core/endpoint.ts';
import { ACCOUNT_LIMITS } from './core/limits.ts';
import { done, idOf, instant } from './core/shapes.ts';
import { isBlank, line, optionalLine, text } from './core/text.ts';
import { singleSignOn } from './single-sign-on.ts';

export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters long.';
export const PASSWORDS_DIFFER = 'Passwords do not match.';

const username = line({ name: 'The username', ...ACCOUNT_LIMITS.username }).refine(
  (value) => /^[A-Za-z0-9_.-]+$/.test(value),
  { error: 'The username may hold letters, digits and the signs _ . - only.' },
);

/** An email address, at most 100 characters. */
export const email = z
  .string({ error: 'The email address is required.' })
  .trim()
  .max(ACCOUNT_LIMITS.email, { error: 'The email address can be at most 100 characters long.' })
  .pipe(z.email({ error: 'That does not look like an email address.' }));

const PASSWORD_TOO_LONG = 'Password can be at most 200 characters long.';

const password = text({
  name: 'The password',
  max: ACCOUNT_LIMITS.password.max,
  missing: 'The password is required.',
  tooLong: PASSWORD_TOO_LONG,
}).min(ACCOUNT_LIMITS.password.min, { error: PASSWORD_TOO_SHORT });

/** Longest password that is compared with the stored one. */
const COMPARED = 1000;
const CREDENTIALS_MISSING = 'Please enter both username and password.';

const personName = (name: string) => optionalLine({ name, max: ACCOUNT_LIMITS.name });

export const registration = z
  .object({
    username,
    email,
    password,
    confirmPassword: text({ name: 'The repeated password', max: COMPARED }).optional(),
    firstName: personName('The first name'),
    lastName: personName('The last name'),
    /** The secret of a link that an administrator made (D77). */
    invitation: text({ name: 'The invitation', max: 200 }).optional(),
    /** What the server printed at its first start: whoever has it becomes the owner (D77). */
    setupToken: text({ name: 'The setup token', max: 200 }).optional(),
  })
  .refine(
    ({ password: chosen, confirmPassword }) =>
      confirmPassword === undefined || confirmPassword === chosen,
    { error: PASSWORDS_DIFFER, path: ['confirmPassword'] },
  );

const signedIn = tokens.extend({ user });

const session = z.object({
  id: idOf('session', z.string()),
  /** The User-Agent of the browser when the session began. */
  userAgent: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
  /** True for the session this call was made with. */
  current: z.boolean(),
});

export type Session = z.infer<typeof session>;

export const accounts = {
  ...accountSecurity,
  ...singleSignOn,
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    summary:
      'Open an account and sign in; 403 where nobody may, or nobody without an invitation that is still good',
    access: 'public',
    visibility: 'own',
    body: registration,
    response: signedIn,
    status: 201,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    summary:
      'Sign in with a username or an email address; 401 second_factor_required brings a ticket for the second step',
    access: 'public',
    visibility: 'own',
    body: z.object({
      username: text({
        name: 'The username',
        max: 200,
        missing: CREDENTIALS_MISSING,
        tooLong: 'That is longer than any username.',
      }).refine((value) => !isBlank(value), { error: CREDENTIALS_MISSING }),
      password: text({
        name: 'The password',
        max: COMPARED,
        missing: CREDENTIALS_MISSING,
        tooLong: PASSWORD_TOO_LONG,
      }).min(1, { error: CREDENTIALS_MISSING }),
    }),
    response: signedIn,
  }),
  secondStep: endpoint({
    method: 'POST',
    path: '/api/login/second-step',
    summary: 'Finish a sign-in that answered second_factor_required, with its ticket (D78)',
    access: 'public',
    visibility: 'own',
    body: secondStep.extend({ ticket }),
    response: signedIn,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'End this session',
    access: 'public',
    visibility: 'own',
    response: done,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/refresh',
    summary: 'Trade the refresh cookie for a new access token; the cookie is rotated',
    access: 'public',
    visibility: 'own',
    response: tokens,
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in person',
    access: 'user',
    response: user,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'The places this account is signed in, last used first',
    access: 'user',
    response: z.array(session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: 'End one session',
    access: 'user',
    params: z.object({ id: idOf('session', z.uuid({ error: 'There is no such session.' })) }),
    response: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Change the password; every other place signed in is signed out',
    access: 'user',
    body: z.object({
      currentPassword: text({
        name: 'The current password',
        max: COMPARED,
        missing: 'The current password is required.',
        tooLong: 'That is not the current password.',
      }).min(1, { error: 'The current password is required.' }),
      newPassword: password,
    }),
    response: done,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Send a way back in by email; answers alike whether or not the address is known',
    access: 'public',
    visibility: 'own',
    body: z.object({ email }),
    response: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the token of the email; every place is signed out',
    access: 'public',
    visibility: 'own',
    body: z.object({
      token: idOf(
        'passwordReset',
        text({
          name: 'The token',
          max: 200,
          missing: 'The token is required.',
          tooLong: 'This link has been used or is too old. Ask for a new one.',
        }).min(1, { error: 'The token is required.' }),
      ),
      password,
    }),
    response: done,
  }),
  betaStatus: endpoint({
    method: 'GET',
    path: '/api/user/beta-status',
    summary: 'Whether beta content is open to this account',
    access: 'user',
    response: z.object({ isBetaTester: z.boolean(), userId: z.number() }),
  }),
  adminCheck: endpoint({
    method: 'GET',
    path: '/api/admin/check',
    summary: 'Whether this account is an administrator',
    access: 'user',
    response: z.object({ isAdmin: z.boolean() }),
  }),
};
