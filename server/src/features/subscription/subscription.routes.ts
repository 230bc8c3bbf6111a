import { api } from '@pathkeeper/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { originAsAsked } from '../../platform/http/public-origin.ts';
import { offeredPlans } from '../plans/index.ts';
import { createCheckout } from './checkout.service.ts';
import { receiveEvent } from './events.service.ts';
import { openPortal } from './portal.service.ts';
import { looks } from './subscription.limits.ts';
import { getSubscription, syncOwn, syncPerson } from './subscription.service.ts';

export function subscriptionRoutes(mount: Mount, { context }: BaseServices): void {
  const calls = api.subscription;

  /** Where somebody comes back to from Stripe's pages. */
  const originFor = (request: FastifyRequest): string => {
    const origin = originAsAsked(request, context.config);
    if (origin) return origin;
    throw new AppError(
      'unavailable',
      'This server does not know its own address, so nobody could come back from paying. Please contact support.',
    );
  };

  mount(calls.plans, () => offeredPlans(context));
  mount(calls.get, ({ caller }) => getSubscription(context, caller.id));
  mount(calls.createCheckout, async ({ caller, body, request }) => {
    const payer = { userId: caller.id, origin: () => originFor(request) };
    const checkoutUrl = await createCheckout(context, payer, body.planId);
    return { success: true as const, checkoutUrl };
  });
  mount(calls.sync, async ({ caller, body }) => {
    await context.limits.consume(looks, String(caller.id));
    return syncOwn(context, caller.id, body.session);
  });
  mount(calls.portal, async ({ caller, body, request }) => {
    const payer = { userId: caller.id, origin: () => originFor(request) };
    const portalUrl = await openPortal(context, payer, body.page);
    return { success: true as const, portalUrl };
  });
  mount(calls.webhook, async ({ body, request }) => {
    const signature = request.headers['stripe-signature'];
    await receiveEvent(context, body, typeof signature === 'string' ? signature : '');
    return { success: true as const };
  });
  mount(calls.syncPerson, ({ caller, params }) => syncPerson(context, caller.id, params.id));
}
