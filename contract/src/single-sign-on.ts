import { z } from 'zod';
import { tokens, user } from './account-shapes.ts';
import { endpoint } from './core/endpoint.ts';
import { done } from './core/shapes.ts';
import { text } from './core/text.ts';

/** What the state of a sign-in elsewhere begins with where a signed-in person links an account. */
export const LINK_STATE = 'link.';

/** What the other place put into the address that it led back to: everything after the '?'. */
const answer = text({ name: 'The answer', max: 4000, missing: 'The answer is missing.' });

/** Signing in through a provider of OpenID Connect that the operator has set up (D78); parts of `accounts`. */
export const singleSignOn = {
  beginSso: endpoint({
    method: 'POST',
    path: '/api/auth/sso/begin',
    summary:
      'Where to send the browser to sign in elsewhere; 404 where nothing of the kind is set up, 401 for a link without a session',
    access: 'anyone',
    whileHeld: true,
    visibility: 'own',
    body: z.object({
      purpose: z.enum(['sign-in', 'link'], { error: 'Say what it is for.' }),
      /** The address to go to afterwards; it is answered again. */
      next: text({ name: 'The address', max: 500 }).optional(),
      invitation: text({ name: 'The invitation', max: 200 }).optional(),
    }),
    response: z.object({ url: z.string() }),
  }),
  takeSso: endpoint({
    method: 'POST',
    path: '/api/auth/sso/sign-in',
    summary:
      'Sign in with what the other place answered, or open an account as registration allows; may ask for a second step',
    access: 'public',
    visibility: 'own',
    body: z.object({ answer }),
    response: tokens.extend({ user, next: z.string().nullable() }),
  }),
  linkSso: endpoint({
    method: 'POST',
    path: '/api/auth/sso/link',
    summary: 'Let whoever answered at the other place sign in to this account',
    access: 'user',
    stepUp: true,
    body: z.object({ answer }),
    response: done,
  }),
  unlinkSso: endpoint({
    method: 'DELETE',
    path: '/api/auth/sso/link',
    summary: 'Take that back; 409 for an account without a password of its own',
    access: 'user',
    stepUp: true,
    response: done,
  }),
};
