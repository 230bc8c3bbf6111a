import { api, type GuideSource } from '@pathkeeper/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { canRecover } from '../accounts/index.ts';

interface SiteOptions {
  ping(): Promise<void>;
  version: string;
  /** Who reflects here. */
  guide: GuideSource;
}

/** What the installation says of itself: its health, what it runs and the description of its API. */
export function siteRoutes(
  mount: Mount,
  app: FastifyInstance,
  context: Context,
  { ping, version, guide }: SiteOptions,
): void {
  mount(api.site.health, async () => {
    try {
      await ping();
    } catch {
      throw new AppError('unavailable', 'The database is out of reach.', { retryAfter: 2 });
    }
    return { status: 'ok' as const, version, uptime: Math.round(process.uptime()) };
  });
  mount(api.site.info, () => ({
    supportEmail: context.config.SUPPORT_EMAIL ?? null,
    guide,
    canSendMail: canRecover(context),
  }));
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
