import { api } from '@pathkeeper/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { Mount } from '../../platform/http/mount.ts';

/** What the installation says of itself: its health and the description of its API. */
export function siteRoutes(
  mount: Mount,
  app: FastifyInstance,
  { ping, version }: { ping(): Promise<void>; version: string },
): void {
  mount(api.site.health, async () => {
    try {
      await ping();
    } catch {
      throw new AppError('unavailable', 'The database is out of reach.', { retryAfter: 2 });
    }
    return { status: 'ok' as const, version, uptime: Math.round(process.uptime()) };
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
