import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import type { Sessions } from '../accounts/index.ts';
import { createPictureAddresses } from '../files/index.ts';
import { withPhotos } from '../forum/index.ts';
import * as decisions from './decide.service.ts';
import { forumAdminRoutes } from './forum-admin/forum-admin.routes.ts';
import * as settings from './forum-admin/settings.service.ts';
import { listLog } from './log.service.ts';
import { listManaged } from './managed.service.ts';
import * as queue from './queue.service.ts';
import * as reports from './reports.service.ts';
import * as stops from './stops.service.ts';

const done = { success: true as const };

export function moderationRoutes(
  mount: Mount,
  services: BaseServices & { sessions: Sessions; secret: string },
): void {
  const { context, secret } = services;
  const addresses = createPictureAddresses(secret, context.clock);
  const calls = api.moderation;
  mount(calls.report, ({ caller, body, at }) => reports.report(context, caller, body, at));
  mount(calls.standing, ({ caller, at }) => reports.standing(context, caller, at));
  mount(calls.queue, async ({ caller, query, at, request, reply }) => {
    const reader = withPhotos(addresses, caller);
    const { total, ...page } = await queue.listQueue(context, reader, query, at);
    void reply.header('X-Total-Count', total);
    return sendPage(request, reply, page);
  });
  mount(calls.decide, async ({ caller, params, body, at }) => {
    await decisions.decide(context, caller, params, body, at);
    return done;
  });
  mount(calls.undo, async ({ caller, params, at }) => {
    await decisions.undo(context, caller, params, at);
    return done;
  });
  mount(calls.stops, async ({ query, at, request, reply }) =>
    sendPage(request, reply, await stops.stops(context, query, at)),
  );
  mount(calls.stop, ({ caller, params, body, at }) =>
    stops.stop(context, caller, params.id, body, at),
  );
  mount(calls.liftStop, async ({ caller, params, at }) => {
    await stops.liftStop(context, caller, params.id, at);
    return done;
  });
  mount(calls.log, async ({ query, request, reply }) =>
    sendPage(request, reply, await listLog(context, query)),
  );
  mount(calls.postRevisions, async ({ params, query, request, reply }) => {
    const target = { postId: params.id, number: 0 };
    return sendPage(request, reply, await queue.listRevisions(context, target, query));
  });
  mount(calls.replyRevisions, async ({ params, query, request, reply }) => {
    const target = { postId: params.id, number: params.number };
    return sendPage(request, reply, await queue.listRevisions(context, target, query));
  });
  mount(calls.managed, async ({ query, request, reply }) =>
    sendPage(request, reply, await listManaged(context, query)),
  );
  mount(calls.settings, () => settings.getForumSettings(context));
  mount(calls.changeSettings, ({ caller, body, at }) =>
    settings.changeForumSettings(context, caller, body, at),
  );
  forumAdminRoutes(mount, services);
}
