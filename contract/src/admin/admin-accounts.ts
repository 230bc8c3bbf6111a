import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ADMIN_LIMITS } from '../core/limits.ts';
import { idParams, instant } from '../core/shapes.ts';
import { line, text } from '../core/text.ts';
import { suspendUntil } from './admin-fields.ts';
import { personSheet } from './admin-shapes.ts';

const who = idParams('user');

/**
 * What an administrator does to one account (D55, D56, D83); parts of `admin`. Each holds from the
 * person's next call on, in every process, and answers their sheet as it is then.
 */
export const adminAccounts = {
  setRole: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id/role',
    stepUp: true,
    summary: 'Make somebody an administrator, or a user again; nobody changes their own role',
    access: 'admin',
    params: who,
    body: z.object({
      role: z.enum(['user', 'admin'], { error: 'The role must be “user” or “admin”.' }),
    }),
    response: personSheet,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/suspend',
    summary: 'Keep somebody out, until a time or until it is taken back; they read the reason',
    access: 'admin',
    params: who,
    body: z.object({
      reason: line({ name: 'The reason', max: ADMIN_LIMITS.reason }),
      until: suspendUntil,
    }),
    response: personSheet,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/restore',
    summary: 'End a suspension',
    access: 'admin',
    params: who,
    response: personSheet,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/end-sessions',
    summary: 'Sign somebody out everywhere',
    access: 'admin',
    params: who,
    response: personSheet,
  }),
  resetLink: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/reset-link',
    stepUp: true,
    summary:
      'Make a link that works once to choose a new password; it is shown here and nowhere again',
    access: 'admin',
    params: who,
    response: z.object({
      /** Without PUBLIC_URL only its path: the browser knows the rest. */
      url: z.string(),
      expiresAt: instant,
    }),
  }),
  resetLetter: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/reset-letter',
    summary: 'Send the person such a link by mail; 409 where no mail is sent from here',
    access: 'admin',
    params: who,
    response: personSheet,
  }),
  removeFactors: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/remove-factors',
    summary:
      'Take lost second factors off an account: its password alone opens it again, and the person is told',
    access: 'admin',
    stepUp: true,
    params: who,
    response: personSheet,
  }),
  setBeta: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id/beta',
    summary: 'Open what is still tried out to somebody, or close it',
    access: 'admin',
    params: who,
    body: z.object({ granted: z.boolean({ error: 'granted must be true or false.' }) }),
    response: personSheet,
  }),
  removePerson: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    stepUp: true,
    summary:
      'Begin the seven days after which an account and all of it are gone; until then it can be kept',
    access: 'admin',
    params: who,
    body: z.object({
      /** As it is written, for certainty. */
      username: text({ name: 'The username', max: 50, missing: 'Type the username.' }),
    }),
    response: personSheet,
  }),
  keepPerson: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/keep',
    summary: 'Keep an account that was to be deleted',
    access: 'admin',
    params: who,
    response: personSheet,
  }),
};
