import { api } from '@pathkeeper/contract';
import { localDateAt } from '../../platform/clock.ts';
import type { BaseServices } from '../../platform/feature.ts';
import { whileConnected } from '../../platform/http/connection.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import { monthOf, weekOf } from '../reflections/index.ts';
import { consultMerlin } from './consult/consult.ts';
import { reflectionReads } from './guide.limits.ts';
import * as settings from './guide.settings.ts';
import { streamAnswer, wantsStream } from './guide.stream.ts';
import { madeToday } from './period/made-today.ts';
import { reflectOnMonth, reflectOnWeek } from './period/reflect-period.ts';
import type { GuideProviders } from './providers/choose-provider.ts';
import { reflectOnEntry } from './reflection/reflect-entry.ts';

export function guideRoutes(
  mount: Mount,
  { context, guides }: BaseServices & { guides: GuideProviders },
): void {
  const mountReading: Mount = (endpoint, handler) => mount(endpoint, handler, reflectionReads);
  mountReading(api.guide.analyze, ({ caller, params, at, reply }) =>
    reflectOnEntry(context, guides, {
      ownerId: caller.id,
      id: params.id,
      at,
      signal: whileConnected(reply),
    }),
  );
  mountReading(api.guide.weekly, ({ caller, query, at, reply }) =>
    reflectOnWeek(context, guides, {
      ownerId: caller.id,
      period: weekOf(query.weekStart ?? localDateAt(at.now, at.zone)),
      fresh: query.fresh,
      at,
      signal: whileConnected(reply),
    }),
  );
  mountReading(api.guide.monthly, ({ caller, query, at, reply }) =>
    reflectOnMonth(context, guides, {
      ownerId: caller.id,
      period: monthOf(query.month, query.year),
      fresh: query.fresh,
      at,
      signal: whileConnected(reply),
    }),
  );
  mount(api.guide.made, ({ caller, at }) => madeToday(context, caller.id, at));
  mount(api.guide.consult, async ({ caller, body, at, request, reply }) => {
    const asked = { ...body, ownerId: caller.id, at, signal: whileConnected(reply) };
    return wantsStream(request)
      ? streamAnswer(reply, (onText) => consultMerlin(context, guides, { ...asked, onText }))
      : consultMerlin(context, guides, asked);
  });

  mount(api.guide.settings, ({ caller }) => settings.getGuideSettings(context, guides, caller.id));
  mount(api.guide.setConsent, ({ caller, body, at }) =>
    settings.setConsent(context, guides, caller.id, body, at),
  );
  mount(api.guide.setFolder, ({ caller, params, body }) =>
    settings.setFolderAllowed(context, guides, caller.id, params.id, body.allowed),
  );
  mount(api.guide.entrySetting, ({ caller, params }) =>
    settings.isEntryAllowed(context, caller.id, params.id),
  );
  mount(api.guide.setEntry, ({ caller, params, body }) =>
    settings.setEntryAllowed(context, caller.id, params.id, body.allowed),
  );
  mount(api.guide.sent, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await settings.listSent(context, caller.id, query)),
  );
}
