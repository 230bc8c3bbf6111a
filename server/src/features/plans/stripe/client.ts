import type { Stripe } from 'stripe';
import type { Config } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';

export type { Stripe };

type Keys = Pick<
  Config,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'STRIPE_TIMEOUT'
>;

/** What the document has for a server without keys (S3.8). */
const NOT_CONFIGURED = 'Payment processing is not yet configured.';

/** Whether plans are sold here: without a key every screen works and nothing asks for money (D73). */
export const isSelling = ({ STRIPE_SECRET_KEY }: Keys): boolean => STRIPE_SECRET_KEY !== undefined;

const clients = new WeakMap<Keys, Promise<Stripe>>();

/** The client of a process, imported when it is first asked for. @throws AppError stripe_not_configured */
function clientOf(config: Keys): Promise<Stripe> {
  if (!isSelling(config)) throw new AppError('stripe_not_configured', NOT_CONFIGURED);
  const made = clients.get(config) ?? makeClient(config);
  clients.set(config, made);
  return made;
}

async function makeClient(config: Keys): Promise<Stripe> {
  // 20 MB of memory that an installation without keys does not need.
  const { Stripe: Client } = await import('stripe');
  const url = config.STRIPE_API_URL ? new URL(config.STRIPE_API_URL) : null;
  const isPlain = url?.protocol === 'http:';
  return new Client(config.STRIPE_SECRET_KEY ?? '', {
    timeout: config.STRIPE_TIMEOUT * 1000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url
      ? {
          host: url.hostname,
          port: url.port || (isPlain ? 80 : 443),
          protocol: isPlain ? ('http' as const) : ('https' as const),
        }
      : {}),
  });
}

/**
 * Asks Stripe something. It knows of no transaction: nothing is locked while it answers.
 * @throws AppError stripe_not_configured; unavailable when it cannot be reached, is too busy, answers
 * nonsense or refuses (`isRefused`, `isMissing`)
 */
export async function askStripe<T>(
  { config }: Pick<Context, 'config'>,
  work: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const stripe = await clientOf(config);
  try {
    return await work(stripe);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** What Stripe's errors are called; the SDK's classes would have to be imported for `instanceof`. */
interface StripeFailure {
  type: string;
  code?: string;
  statusCode?: number;
}

function isStripeError(error: unknown): error is Error & StripeFailure {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

const UNAVAILABLE = 'The payment service is not answering. Please try again in a few minutes.';
const REFUSED = 'The payment service does not accept this server. Please contact support.';

const TROUBLES: Readonly<Record<string, string>> = {
  StripeConnectionError: UNAVAILABLE,
  StripeAPIError: UNAVAILABLE,
  StripeRateLimitError: UNAVAILABLE,
  StripeAuthenticationError: REFUSED,
  StripePermissionError: REFUSED,
};

/** What Stripe itself refused, which asking again does not change. */
class StripeRefused extends AppError {
  constructor(readonly stripeCode: string | undefined) {
    super('unavailable', 'The payment service refused that. Please contact support.');
  }
}

function refusalOf(error: unknown): unknown {
  if (!isStripeError(error)) return error;
  const sentence = TROUBLES[error.type];
  return sentence ? new AppError('unavailable', sentence) : new StripeRefused(error.code);
}

/** Whether Stripe refused what was asked, which asking again does not change. */
export const isRefused = (error: unknown): boolean => error instanceof StripeRefused;

/** Whether Stripe said that there is no such thing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof StripeRefused && error.stripeCode === 'resource_missing';

/** The seconds for which a signature is good. */
const TOLERANCE = 300;

/**
 * Reads an event that is signed with one of the secrets: two of them while they are changed.
 * @throws AppError stripe_not_configured, invalid_request
 */
export async function readEvent(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  payload: Uint8Array,
  signature: string,
): Promise<Stripe.Event> {
  const secrets = config.STRIPE_WEBHOOK_SECRET?.split(',').map((each) => each.trim()) ?? [];
  if (secrets.length === 0) throw new AppError('stripe_not_configured', NOT_CONFIGURED);
  const { webhooks } = await clientOf(config);
  const now = clock.now().getTime();
  for (const secret of secrets) {
    let event: Stripe.Event;
    try {
      const body = Buffer.from(payload);
      event = webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now);
    } catch {
      // Perhaps it is signed with the other one.
      continue;
    }
    if (isEvent(event)) return event;
    throw new AppError('invalid_request', 'That is no event.');
  }
  throw new AppError('invalid_request', 'The signature does not fit.');
}

/** Whether what was signed has what is read of an event. */
const isEvent = (event: Stripe.Event | null): boolean =>
  typeof event?.id === 'string' &&
  typeof event.type === 'string' &&
  Number.isFinite(event.created) &&
  Boolean(event.data?.object);
