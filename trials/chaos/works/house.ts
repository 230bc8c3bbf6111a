import { startFakeStripe } from '../../../server/test/fakes/stripe/index.ts';
import type { Installation } from '../installation.ts';
import { Author } from './articles.ts';
import { Payer } from './payments.ts';
import { Reader } from './readings.ts';
import { Replier } from './replies.ts';
import type { Busy } from './work.ts';

/**
 * An installation with a payment provider beside it, in which everything is done at once: beside entries,
 * replies with photos, articles, payments and long readings.
 */
export async function openHouse(
  open: (settings: Record<string, string>) => Promise<Installation>,
): Promise<Busy> {
  const stripe = await startFakeStripe();
  const settings = { ...stripe.env, PUBLIC_URL: 'https://journal.example' };
  const installation = await open(settings).catch((error: unknown) => {
    stripe.close();
    throw error;
  });
  return {
    ...installation,
    works: (account) => [
      new Replier(account('replier')),
      new Author(account('author')),
      new Payer(account('payer'), stripe),
      new Reader(account('reader')),
    ],
    async close() {
      await installation.close();
      stripe.close();
    },
  };
}
