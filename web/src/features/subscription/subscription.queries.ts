import type { CallInput } from '@pathkeeper/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { toast } from '../../ui/toast.ts';

const calls = lateApi.subscription;

/** The plans on offer (D72). */
export const offeredPlans = () =>
  queryOptions({
    queryKey: [...keys.subscription, 'plans'],
    queryFn: ({ signal }) => call(calls.plans, {}, { signal }),
  });

/** What the reader pays for. */
export const subscription = () =>
  queryOptions({
    queryKey: [...keys.subscription, 'own'],
    queryFn: ({ signal }) => call(calls.get, {}, { signal }),
  });

/** Looks at the payment provider anew; with the session of a payment just made. */
export function useLook() {
  return useMutation({
    meta: { changes: ['subscription', 'account', 'progress'] },
    mutationFn: (session: string | undefined) =>
      call(calls.sync, { body: session === undefined ? {} : { session } }, { unhurried: true }),
  });
}

const NOT_CONFIGURED = /stripe_not_configured|Payment processing is not yet configured/;

/** The document's words for a checkout that did not open (S3.8). */
export function tellCheckoutFailed(error: unknown): void {
  const reason = error instanceof ApiError ? error.reason : '';
  const isClosed =
    error instanceof ApiError && NOT_CONFIGURED.test(`${error.code ?? ''} ${error.message}`);
  void toast(
    isClosed
      ? {
          title: 'Payment Not Available',
          description: `${reason} Please contact support to enable payments.`,
          tone: 'destructive',
        }
      : {
          title: 'Checkout Failed',
          description: reason || 'Failed to create checkout session. Please try again.',
          tone: 'destructive',
        },
  );
}

/** Opens the payment provider's page for a plan, in this window. */
export function useCheckout() {
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: (planId: number) =>
      call(calls.createCheckout, { body: { planId } }, { unhurried: true }),
    onSuccess: ({ checkoutUrl }) => window.location.assign(checkoutUrl),
    onError: tellCheckoutFailed,
  });
}

type PortalPage = NonNullable<CallInput<typeof calls.portal>['body']>['page'];

/** Opens the payment provider's pages for the plan, the card and the receipts, in this window. */
export function usePortal() {
  return useMutation({
    meta: {
      changes: 'nothing',
      errorTitle: 'The page did not open',
      errorText: 'Please try again in a moment.',
    },
    mutationFn: (page: PortalPage) => call(calls.portal, { body: { page } }, { unhurried: true }),
    onSuccess: ({ portalUrl }) => window.location.assign(portalUrl),
  });
}
