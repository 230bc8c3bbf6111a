import { defineFeature } from '../../platform/feature.ts';
import { isSelling } from '../plans/index.ts';
import { endPlansOfLeaving } from './closing.service.ts';
import { compareAll } from './compare.service.ts';
import { answerOpenEvents, fetchMissedEvents } from './events.service.ts';
import { subscriptionExport } from './subscription.export.ts';
import { subscriptionRoutes } from './subscription.routes.ts';

export { closeBilling, hasPlan } from './closing.service.ts';

/** Turns of the loop over events between two questions to Stripe for what was missed: ten minutes. */
const TURNS = 40;

export const subscriptionFeature = defineFeature({
  name: 'subscription',
  routes: subscriptionRoutes,
  export: [subscriptionExport],
  jobs: ({ context }) => {
    if (!isSelling(context.config)) return [];
    let turn = 0;
    return [
      {
        name: 'hear what was paid',
        at: '*/15 * * * * *',
        run: async () => {
          // The first turn of a process: what was told while nobody listened is heard within seconds. Where
          // Stripe does not answer, the next turn asks again.
          if (turn % TURNS === 0) await fetchMissedEvents(context);
          turn += 1;
          await answerOpenEvents(context);
        },
      },
      {
        name: 'end what the leaving pay for',
        at: '*/20 * * * * *',
        run: () => endPlansOfLeaving(context),
      },
      {
        name: 'compare what is paid',
        at: '23 3 * * *',
        run: async () => {
          await compareAll(context);
        },
      },
    ];
  },
});
