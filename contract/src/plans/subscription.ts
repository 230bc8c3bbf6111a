import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { done, idOf, idParams } from '../core/shapes.ts';
import { text } from '../core/text.ts';
import { plan, subscription } from './plan-shapes.ts';

const NO_PLAN = 'There is no such plan.';

/** What the payment provider's own pages can be opened for. */
export const PORTAL_PAGES = ['overview', 'card', 'cancel'] as const;

/** Paying for a plan (S3.2.10, S3.7, D72-75). */
export const subscriptionCalls = {
  plans: endpoint({
    method: 'GET',
    path: '/api/subscription/plans',
    summary: 'The plans on offer',
    access: 'public',
    visibility: 'own',
    response: z.array(plan),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/subscription',
    summary: 'What the caller pays for, as it was last seen at the payment provider',
    access: 'user',
    response: subscription,
  }),
  createCheckout: endpoint({
    method: 'POST',
    path: '/api/subscription/create-checkout',
    summary:
      'Open the payment provider’s page for a plan; 503 stripe_not_configured where nothing is sold, 409 for whoever has a plan',
    access: 'user',
    body: z.object({
      planId: idOf(
        'plan',
        z.coerce
          .number({ error: NO_PLAN })
          .int({ error: NO_PLAN })
          .min(1, { error: NO_PLAN })
          .max(2_147_483_647, { error: NO_PLAN }),
      ),
    }),
    response: z.object({ success: z.literal(true), checkoutUrl: z.string() }),
  }),
  sync: endpoint({
    method: 'POST',
    path: '/api/subscription/sync',
    summary:
      'Look at the payment provider anew; with the session of a payment just made, which has to be the caller’s',
    access: 'user',
    body: z
      .object({
        session: text({ name: 'The session', max: 300 }).optional(),
      })
      .nullish()
      .transform((value) => value ?? {}),
    response: subscription,
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/subscription/portal',
    summary: 'Open the payment provider’s pages for the plan, the card and the receipts',
    access: 'user',
    body: z
      .object({
        page: z
          .enum(PORTAL_PAGES, { error: `page must be one of: ${PORTAL_PAGES.join(', ')}.` })
          .default('overview'),
      })
      .prefault({}),
    response: z.object({ success: z.literal(true), portalUrl: z.string() }),
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/subscription/webhook',
    summary: 'For the payment provider alone: says that something has happened, with a signature',
    access: 'public',
    visibility: 'own',
    accepts: 'raw',
    maxBytes: 1024 * 1024,
    response: done,
  }),
  syncPerson: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/sync-subscription',
    summary: 'Look at the payment provider anew for somebody',
    access: 'admin',
    params: idParams('user'),
    response: subscription,
  }),
};
