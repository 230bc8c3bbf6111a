import type { FastifyInstance } from 'fastify';
import { type BaseServices, defineFeature } from '../../platform/feature.ts';
import type { Sessions } from '../accounts/index.ts';
import { adminRoutes } from './admin.routes.ts';
import { bulkJob } from './bulk/bulk.runner.service.ts';
import { deleteDue } from './deletion.service.ts';
import { endSuspensions } from './standing.service.ts';
import { countMissing } from './stats.service.ts';

export { deleteDue } from './deletion.service.ts';
export { takeFactorsOff } from './factors.service.ts';
export { giftXp } from './gift.service.ts';
export { keepPerson, removePerson } from './grace.service.ts';

import type { HealthServices } from './office/health.service.ts';

export { findPeople, type PersonLine } from './people.service.ts';
export { makeResetLink } from './reset.service.ts';
export {
  endSessions,
  restore,
  setRole,
  suspend,
} from './standing.service.ts';

export const adminFeature = defineFeature<
  BaseServices & HealthServices & { app: FastifyInstance; sessions: Sessions }
>({
  name: 'admin',
  routes: adminRoutes,
  jobs: ({ context, sessions }) => [
    bulkJob({ context, sessions }),
    {
      name: 'delete accounts that are due',
      at: '*/15 * * * *',
      run: async () => {
        await deleteDue(context, sessions);
      },
    },
    {
      name: 'end suspensions',
      at: '*/5 * * * *',
      run: () => endSuspensions(context, sessions),
    },
    {
      name: 'count the days',
      at: '7 0 * * *',
      run: () => countMissing(context, context.clock.now(), 1),
    },
  ],
});
