import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import { withCard } from './cards.service.ts';
import * as publishing from './publish.service.ts';
import * as versions from './versions.service.ts';
import * as writing from './write.service.ts';

const done = { success: true as const };

export function blogAdminRoutes(mount: Mount, { context }: BaseServices): void {
  const calls = api.blogAdmin;
  mount(calls.articles, async ({ query, at, request, reply }) => {
    const { total, ...page } = await writing.listArticles(context, query, at);
    void reply.header('X-Total-Count', total);
    return sendPage(request, reply, page);
  });
  mount(calls.article, ({ params, at }) => writing.getArticle(context, params.id, at));
  mount(calls.create, async ({ caller, body, at, key }) =>
    withCard(context, await writing.createArticle(context, caller, body, { ...at, key })),
  );
  mount(calls.begin, ({ caller, body, at, key }) =>
    writing.beginArticle(context, caller, body, { ...at, key }),
  );
  mount(calls.saveDraft, ({ caller, params, body, at }) =>
    writing.saveDraft(context, caller, params.id, body, at),
  );
  mount(calls.discardWaiting, ({ caller, params, at }) =>
    writing.discardWaiting(context, caller, params.id, at),
  );
  mount(calls.update, async ({ caller, params, body, at }) =>
    withCard(context, await writing.updateArticle(context, caller, params.id, body, at)),
  );
  mount(calls.remove, async ({ caller, params, at }) => {
    await publishing.removeArticle(context, caller, params.id, at);
    return done;
  });
  mount(calls.restore, ({ caller, params, at }) =>
    publishing.restoreArticle(context, caller, params.id, at),
  );
  mount(calls.publish, async ({ caller, params, at }) =>
    withCard(context, await publishing.publish(context, caller, params.id, at)),
  );
  mount(calls.unpublish, ({ caller, params, at }) =>
    publishing.unpublish(context, caller, params.id, at),
  );
  mount(calls.feature, ({ caller, params, at }) =>
    publishing.feature(context, caller, params.id, at),
  );
  mount(calls.versions, ({ params }) => versions.listVersions(context, params.id));
  mount(calls.version, ({ params }) => versions.getVersion(context, params.id, params.version));
  mount(calls.returnTo, ({ caller, params, at }) =>
    writing.returnToVersion(context, caller, params, at),
  );
  mount(calls.openPreview, ({ caller, params, at }) =>
    publishing.openPreview(context, caller, params.id, at),
  );
  mount(calls.closePreview, ({ caller, params, at }) =>
    publishing.closePreview(context, caller, params.id, at),
  );
  mount(calls.addImage, ({ caller, body }) => writing.addImage(context, caller, body));
}
