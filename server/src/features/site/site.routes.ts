import { api } from '@pathkeeper/contract';
import type { FastifyInstance } from 'fastify';
import { answersSoon } from '../../platform/database/answers-soon.ts';
import { AppError } from '../../platform/errors.ts';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { canRecover, needsSetupToken, registrationMode } from '../accounts/index.ts';
import type { GuideProviders } from '../guide/index.ts';
import { isSelling } from '../plans/index.ts';

interface SiteServices extends BaseServices {
  app: FastifyInstance;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  version: string;
  guides: GuideProviders;
}

/** What the installation says of itself: its health, what it runs and the description of its API. */
export function siteRoutes(
  mount: Mount,
  { app, context, ping, version, guides }: SiteServices,
): void {
  mount(api.site.health, async () => {
    try {
      await answersSoon(ping);
    } catch {
      throw new AppError('unavailable', 'The database is out of reach.', { retryAfter: 2 });
    }
    return { status: 'ok' as const, version, uptime: Math.round(process.uptime()) };
  });
  mount(api.site.info, async () => ({
    supportEmail: context.config.SUPPORT_EMAIL ?? null,
    guide: (guides.outside?.guide ?? guides.builtIn).source,
    canSendMail: canRecover(context),
    registration: await registrationMode(context),
    needsSetupToken: await needsSetupToken(context),
    gatesOpen: context.config.LEVEL_GATES === 'open',
    visionAccess: context.settings.current().visionAccess,
    signInAt: context.config.OIDC_ISSUER === undefined ? null : context.config.OIDC_NAME,
    sellsPlans: isSelling(context.config),
    sourceUrl: context.config.SOURCE_URL ?? null,
  }));
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
