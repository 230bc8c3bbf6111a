import { api } from '@pathkeeper/contract';
import type { FastifyInstance } from 'fastify';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import * as service from './notices.service.ts';
import { createUnsubscribeTokens, unsubscribe } from './unsubscribe.service.ts';

const done = { success: true as const };

export function noticesRoutes(
  mount: Mount,
  { app, context, secret }: BaseServices & { app: FastifyInstance; secret: string },
): void {
  const tokens = createUnsubscribeTokens(secret);
  mount(api.notices.list, async ({ caller, query, request, reply }) => {
    const [page, unread] = await Promise.all([
      service.listNotices(context, caller.id, query),
      service.countUnread(context, caller.id),
    ]);
    void reply.header('X-Unread-Count', unread);
    return sendPage(request, reply, page);
  });
  mount(api.notices.readUpTo, ({ caller, body, at }) =>
    service.readUpTo(context, caller.id, body.upTo, at),
  );
  mount(api.notices.read, ({ caller, params, at }) =>
    service.readOne(context, caller.id, params.id, at),
  );
  mount(api.notices.settings, ({ caller }) => service.getNoticeSettings(context, caller.id));
  mount(api.notices.saveSettings, ({ caller, body }) =>
    service.saveNoticeSettings(context, caller.id, body),
  );
  mount(api.notices.unsubscribe, async ({ body }) => {
    await unsubscribe(context, tokens, body.token);
    return done;
  });
  mount(api.notices.unsubscribeByMail, async ({ params }) => {
    await unsubscribe(context, tokens, params.token);
    return done;
  });
  // Programs that know no one-click follow the link, and scanners too: it changes nothing and asks.
  app.get<{ Params: { token: string } }>(
    api.notices.unsubscribeByMail.path,
    { schema: { hide: true } },
    (request, reply) => reply.redirect(`/unsubscribe#${encodeURIComponent(request.params.token)}`),
  );
}
