import { api } from '@pathkeeper/contract';
import type { FastifyInstance } from 'fastify';
import type { BaseServices } from '../../../platform/feature.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Sessions } from '../../accounts/index.ts';
import { createBulkRunner } from './bulk.runner.service.ts';
import { bulkProgress, orderBulk, undoBulk } from './bulk.service.ts';

/** Acts on many: ordered here, carried out in the background. */
export function bulkRoutes(
  mount: Mount,
  { app, context, sessions }: BaseServices & { app: FastifyInstance; sessions: Sessions },
): void {
  const calls = api.admin;
  const runner = createBulkRunner({ context, sessions });
  app.addHook('onClose', () => runner.stop());

  mount(calls.bulk, async ({ caller, body, at, key }) => {
    const ordered = await orderBulk(context, caller, body, { now: at.now, key });
    runner.start();
    return ordered;
  });
  mount(calls.bulkProgress, ({ params }) => bulkProgress(context, params.id));
  mount(calls.undoBulk, async ({ caller, params }) => {
    const ordered = await undoBulk(context, caller, params.id);
    runner.start();
    return ordered;
  });
}
