import type { FastifyInstance } from 'fastify';
import { accountsRoutes, createSessions } from './features/accounts/index.ts';
import { contactRoutes } from './features/contact/index.ts';
import { entriesRoutes } from './features/entries/index.ts';
import { foldersRoutes } from './features/folders/index.ts';
import { goalsRoutes } from './features/goals/index.ts';
import { growthRoutes } from './features/growth/index.ts';
import {
  closeEntriesOf,
  forgetPeriodsOf,
  guideRoutes,
  openGuides,
  recheckReflections,
} from './features/guide/index.ts';
import { insightsRoutes } from './features/insights/index.ts';
import { profileRoutes } from './features/profile/index.ts';
import { progressionRoutes } from './features/progression/index.ts';
import { questionnaireRoutes } from './features/questionnaire/index.ts';
import { questsRoutes } from './features/quests/index.ts';
import { siteRoutes } from './features/site/index.ts';
import { tagsRoutes } from './features/tags/index.ts';
import { takeoutRoutes } from './features/takeout/index.ts';
import type { Context } from './platform/context.ts';
import type { Listen } from './platform/database.ts';
import { createMount } from './platform/http/mount.ts';
import { describeApi } from './platform/http/openapi.ts';
import { servePages } from './platform/http/pages.ts';
import { createServer } from './platform/http/server.ts';
import { createAccessTokens } from './platform/tokens.ts';

export interface AppOptions {
  /** Signs access tokens; the same in every process of an installation. */
  secret: string;
  version: string;
  /** Folder of the built web application; null serves the API alone. */
  webRoot: string | null;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  listen: Listen;
}

/** The whole application, ready to listen. Every feature's routes are listed here. */
export async function createApp(context: Context, options: AppOptions): Promise<FastifyInstance> {
  const app = await createServer(context.config);
  const sessions = createSessions(context, createAccessTokens(options.secret), options.listen);
  const mount = createMount(app, context, sessions.authenticator);
  const guides = openGuides(context.config, (why) => app.log.warn(why));

  await describeApi(app, options.version);
  siteRoutes(mount, app, context, {
    ...options,
    guide: (guides.outside?.guide ?? guides.builtIn).source,
  });
  accountsRoutes(mount, context, sessions);
  entriesRoutes(mount, context, {
    answerTo: guides.safety.answerToPage,
    recheck: recheckReflections(context, guides.safety),
    forget: forgetPeriodsOf,
  });
  foldersRoutes(mount, context, closeEntriesOf);
  tagsRoutes(mount, context);
  progressionRoutes(mount, context);
  questsRoutes(mount, context);
  growthRoutes(mount, context, guides.safety.isSafe);
  goalsRoutes(mount, context);
  insightsRoutes(mount, context);
  profileRoutes(mount, context);
  takeoutRoutes(mount, context, options.secret);
  contactRoutes(mount, context);
  guideRoutes(mount, context, guides);
  questionnaireRoutes(mount, context, guides);
  await servePages(app, options.webRoot, context.config);
  return app;
}
