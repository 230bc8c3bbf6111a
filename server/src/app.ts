import { api } from '@pathkeeper/contract';
import type { FastifyInstance } from 'fastify';
import { createSessions } from './features/accounts/index.ts';
import { openGuideProviders } from './features/guide/index.ts';
import { openSafety } from './features/safety/index.ts';
import { FEATURES, type Services } from './features.ts';
import type { Context } from './platform/context.ts';
import type { Listen } from './platform/database/index.ts';
import type { PictureGuard } from './platform/feature.ts';
import { refuseOtherHosts } from './platform/http/hosts.ts';
import { createMount } from './platform/http/mount.ts';
import { describeApi } from './platform/http/openapi.ts';
import { servePages } from './platform/http/pages/pages.ts';
import { createServer } from './platform/http/server.ts';
import { type Job, startJobs } from './platform/jobs.ts';
import { createAccessTokens } from './platform/secrets/tokens.ts';
import { SETTINGS_CHANGED, SETTINGS_READ_MS, type Settings } from './platform/settings.ts';

export interface AppOptions {
  /** Signs access tokens; the same in every process of an installation. */
  secret: string;
  version: string;
  /** Folder of the built web application; null serves the API alone. */
  webRoot: string | null;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  listen: Listen;
  /** Looks whether each answer is what the contract says, as tests do. */
  checksAnswers?: boolean;
}

/** The whole application, ready to listen: makes what features need, then mounts each of them. */
export async function createApp(context: Context, options: AppOptions): Promise<FastifyInstance> {
  const app = await createServer(context.config, options);
  if (context.settings.fixed.publicUrl) refuseOtherHosts(app, context.config);
  keepSettings(app, context.settings, options.listen);
  const sessions = createSessions(context, createAccessTokens(options.secret), options.listen);
  const mount = createMount(app, context, sessions.authenticator);
  const safety = openSafety(context.config);
  const pictureGuards: PictureGuard[] = [];
  const jobNames: string[] = [];
  const services: Services = {
    ...options,
    app,
    context,
    sessions,
    safety,
    guides: openGuideProviders(context.config, safety, (why) => app.log.warn(why)),
    jobNames,
    exportParts: FEATURES.flatMap((feature) => feature.export ?? []),
    pictureGuards,
  };
  pictureGuards.push(...FEATURES.flatMap(({ pictures }) => pictures?.(services) ?? []));

  await describeApi(app, options.version);
  for (const { routes } of FEATURES) routes?.(mount, services);
  const jobs = FEATURES.flatMap((feature) => feature.jobs?.(services) ?? []);
  jobNames.push(...jobs.map(({ name }) => name));
  runJobs(app, context, jobs);
  const pages = FEATURES.flatMap((feature) => feature.pages?.(services) ?? []);
  await servePages(app, options.webRoot, context.config, pages);
  return app;
}

/** What administrators set holds from the next request on, in every process. */
function keepSettings(app: FastifyInstance, settings: Settings, listen: Listen): void {
  listen(SETTINGS_CHANGED, () => void settings.reload());
  app.addHook('onRequest', async ({ routeOptions }) => {
    // How we are is said also while the database, which holds the settings, is silent.
    if (routeOptions.url !== api.site.health.path) await settings.fresh();
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void settings.reload(), SETTINGS_READ_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Only while people are served: a command that makes the application does not run its jobs. */
function runJobs(
  app: FastifyInstance,
  { db, config, settings }: Context,
  all: readonly Job[],
): void {
  const jobs = all.map(({ run, ...job }) => ({
    ...job,
    run: () => settings.fresh().then(run),
  }));
  let stop = () => {};
  app.addHook('onListen', async () => {
    stop = startJobs(db, jobs, {
      atOnce: Math.max(1, Math.floor(config.DATABASE_POOL / 3)),
      onFailure: (details) => app.log.error(details, 'job failed'),
    });
  });
  app.addHook('onClose', async () => stop());
}
