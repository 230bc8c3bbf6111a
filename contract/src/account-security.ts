import { z } from 'zod';
import { endpoint } from './core/endpoint.ts';
import { answeredId, cursor, done, idOf, instant, limit } from './core/shapes.ts';
import { line, text } from './core/text.ts';

/** What a security log tells of an account; never what was typed. */
export const SECURITY_EVENTS = [
  'registered',
  'sign-in',
  'sign-in-failed',
  'second-step-failed',
  'recovery-code-used',
  'sign-out',
  'signed-out-everywhere',
  'session-ended',
  'session-stolen',
  'password-changed',
  'password-reset',
  'reset-asked',
  'totp-on',
  'totp-off',
  'recovery-codes-made',
  'passkey-added',
  'passkey-removed',
  'factors-removed',
  'role-changed',
  'sso-linked',
  'sso-unlinked',
  'export',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

export const SECURITY_LIMITS = { passkeys: 20, passkeyName: 60, days: 90 } as const;

/** What a browser's authenticator answers, which the server verifies as a whole. */
const authenticatorAnswer = z.looseObject(
  {
    // Base64url, as browsers give it.
    id: z
      .string({ error: 'The answer of the passkey is missing.' })
      .regex(/^[\w-]{1,2000}$/, { error: 'The answer of the passkey cannot be read.' }),
    response: z.looseObject({}),
  },
  { error: 'The answer of the passkey is missing.' },
);

/** The second step, as one of: six digits of an app, a recovery code, a passkey's answer. */
export const secondStep = z.object({
  code: text({ name: 'The code', max: 40 }).optional(),
  recoveryCode: text({ name: 'The recovery code', max: 40 }).optional(),
  passkey: authenticatorAnswer.optional(),
});

export type SecondStep = z.infer<typeof secondStep>;

/** Names a second step that is under way. */
export const ticket = text({ name: 'The ticket', max: 200, missing: 'The ticket is missing.' });

/** By which second steps somebody can sign in; `passkey` is what the browser's authenticator is asked. */
export const secondStepMethods = z.object({
  totp: z.boolean(),
  recoveryCode: z.boolean(),
  passkey: z.looseObject({ challenge: z.string() }).nullable(),
});

export type SecondStepMethods = z.infer<typeof secondStepMethods>;

const passkey = z.object({
  id: idOf('passkey', z.string()),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

export type Passkey = z.infer<typeof passkey>;

const factors = z.object({
  /** Since when an app makes codes; null where none does. */
  totpSince: instant.nullable(),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(passkey),
  /** Whether there is a password of their own choice; an account that was opened elsewhere begins without. */
  hasPassword: z.boolean(),
  /** Whether they can sign in elsewhere. */
  isLinked: z.boolean(),
});

export type Factors = z.infer<typeof factors>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const securityEvent = z.object({
  id: answeredId('securityEvent'),
  at: instant,
  kind: z.enum(SECURITY_EVENTS),
  address: z.string(),
  /** The User-Agent of the browser. */
  userAgent: z.string().nullable(),
  /** True for what was done in the session of this call. */
  here: z.boolean(),
});

export type SecurityEvent = z.infer<typeof securityEvent>;

const passkeyName = line({ name: 'The name', max: SECURITY_LIMITS.passkeyName });
const passkeyId = z.object({
  id: idOf('passkey', text({ name: 'The id', max: 2000 }).min(1)),
});

/** How an account is kept safe (D78); parts of `accounts`. */
export const accountSecurity = {
  beginProof: endpoint({
    method: 'POST',
    path: '/api/auth/proof/begin',
    summary: 'What a proof of who is there needs beside the password',
    access: 'user',
    whileHeld: true,
    response: z.object({
      ticket: z.string().nullable(),
      methods: secondStepMethods.nullable(),
      /** Without one a proof is another sign-in. */
      hasPassword: z.boolean(),
    }),
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/auth/proof',
    summary: 'Prove who is there, for calls that answered step_up_required',
    access: 'user',
    whileHeld: true,
    body: secondStep.extend({
      password: text({ name: 'The password', max: 1000, missing: 'The password is missing.' }),
      ticket: ticket.nullish(),
    }),
    response: done,
  }),
  keepAccount: endpoint({
    method: 'POST',
    path: '/api/auth/keep',
    summary: 'Keep this account, which is to be deleted',
    access: 'user',
    stepUp: true,
    whileHeld: true,
    response: done,
  }),
  factors: endpoint({
    method: 'GET',
    path: '/api/auth/factors',
    summary: 'The second factors of this account, without their secrets',
    access: 'user',
    response: factors,
  }),
  beginTotp: endpoint({
    method: 'POST',
    path: '/api/auth/factors/totp',
    summary: 'Make the secret of an app for codes; it counts once a code has confirmed it',
    access: 'user',
    stepUp: true,
    response: z.object({ secret: z.string(), uri: z.string(), begun: instant }),
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/api/auth/factors/totp/confirm',
    summary: 'Switch codes on with a first one; answers ten recovery codes, shown once',
    access: 'user',
    stepUp: true,
    body: z.object({
      code: text({ name: 'The code', max: 40, missing: 'The code is missing.' }),
      /** As the beginning answered it: a secret that was made elsewhere since is not confirmed by mistake. */
      begun: instant.optional(),
    }),
    response: recoveryCodes,
  }),
  removeTotp: endpoint({
    method: 'DELETE',
    path: '/api/auth/factors/totp',
    summary: 'Switch codes off',
    access: 'user',
    stepUp: true,
    response: done,
  }),
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/auth/factors/recovery-codes',
    summary: 'Make ten new recovery codes; those before open nothing any more',
    access: 'user',
    stepUp: true,
    response: recoveryCodes,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/factors/passkeys/begin',
    summary: 'What a browser’s authenticator needs to make a passkey',
    access: 'user',
    stepUp: true,
    response: z.object({ ticket: z.string(), options: z.looseObject({ challenge: z.string() }) }),
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/factors/passkeys',
    summary: 'Add the passkey; the first factor of an account answers ten recovery codes',
    access: 'user',
    stepUp: true,
    body: z.object({ ticket, name: passkeyName, answer: authenticatorAnswer }),
    response: z.object({ passkey, recoveryCodes: z.array(z.string()).nullable() }),
    status: 201,
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/api/auth/factors/passkeys/:id',
    summary: 'Rename a passkey',
    access: 'user',
    params: passkeyId,
    body: z.object({ name: passkeyName }),
    response: passkey,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/auth/factors/passkeys/:id',
    summary: 'Remove a passkey',
    access: 'user',
    stepUp: true,
    params: passkeyId,
    response: done,
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/auth/activity',
    summary: 'What happened to this account in ninety days, newest first',
    access: 'user',
    query: z.object({ limit, cursor }),
    response: z.array(securityEvent),
  }),
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Sign out everywhere, here too',
    access: 'user',
    response: done,
  }),
};
