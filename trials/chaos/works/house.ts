import { startFakeStripe } from '../../../server/test/fakes/stripe/index.ts';
import { openInstallation } from '../installation.ts';
import { Author } from './articles.ts';
import { Payer } from './payments.ts';
import { Reader } from './readings.ts';
import { Replier } from './replies.ts';
import type { Busy } from './work.ts';

/** An installation with a payment provider beside it, in which everything is done at once. */
export async function openHouse(folder: string): Promise<Busy> {
  const stripe = await startFakeStripe();
  const env = { ...stripe.env, PUBLIC_URL: 'https://journal.example' };
  const installation = await openInstallation(folder, env);
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
