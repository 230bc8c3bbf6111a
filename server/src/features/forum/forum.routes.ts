import { api } from '@pathkeeper/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendFeed } from '../../platform/http/pages/feed.ts';
import { sendPage } from '../../platform/http/paging.ts';
import { originAsAsked } from '../../platform/http/public-origin.ts';
import { meanwhile } from '../../platform/meanwhile.ts';
import { createPictureAddresses } from '../files/index.ts';
import type { Safety } from '../safety/index.ts';
import { FORUM_FEED, forumFeed } from './forum.public.service.ts';
import * as removal from './keeping/removal.service.ts';
import { withPhotos } from './photos/photos.service.ts';
import { listWithNewest } from './reading/categories.service.ts';
import { createCategoryFigures } from './reading/category-figures.service.ts';
import { createViewCounter } from './reading/forum.views.service.ts';
import { createForumStats } from './reading/stats.service.ts';
import { createReply } from './writing/create-reply.service.ts';
import { editPost } from './writing/edit-post.service.ts';
import * as likes from './writing/likes.service.ts';
import * as posts from './writing/posts.service.ts';
import * as replies from './writing/replies.service.ts';

const done = { success: true as const };

export function forumRoutes(
  mount: Mount,
  {
    context,
    app,
    safety,
    secret,
  }: BaseServices & { app: FastifyInstance; safety: Safety; secret: string },
): void {
  const addresses = createPictureAddresses(secret, context.clock);
  const views = createViewCounter(context);
  app.addHook('onClose', () => views.flush().catch(() => {}));
  const figures = createForumStats(context);
  const { figuresOf } = createCategoryFigures(context);
  mount(api.forum.stats, () => figures.stats());
  mount(api.forum.categories, ({ caller }) => listWithNewest(context, caller));
  mount(api.forum.categoryFigures, ({ caller, params }) => figuresOf(caller, params.id));
  mount(api.forum.posts, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await posts.listPosts(context, caller, query)),
  );
  mount(api.forum.post, async ({ caller, params, request }) => {
    const post = await posts.getPost(context, caller, params.id);
    const agent = request.headers['user-agent'] ?? '';
    const isOwn = caller !== null && post.authorId === caller.id;
    if (!isOwn) views.see(post.id, { id: caller?.id ?? null, address: request.ip, agent });
    return post;
  });
  mount(api.forum.createPost, async ({ caller, body, at, key }) => {
    const danger = safety.answerToPublic(`${body.title}\n\n${body.content}`, at);
    const how = { ...at, key, isDanger: danger !== null };
    const made = await figures.after(posts.createPost(context, caller, body, how));
    return { ...made, safety: danger };
  });
  mount(api.forum.preview, ({ caller, body }) => posts.preview(context, caller.id, body.content));
  mount(api.forum.editPost, async ({ caller, params, body, at }) => {
    const danger = safety.answerToPublic(`${body.title}\n\n${body.content}`, at);
    const how = { ...at, isDanger: danger !== null };
    const post = await editPost(context, caller, params.id, body, how);
    // Helplines are for whoever wrote the words.
    return { ...post, safety: post.authorId === caller.id ? danger : null };
  });
  mount(api.forum.removePost, async ({ caller, params, at }) => {
    await removal.removeWords(context, caller, { postId: params.id, number: 0 }, at);
    return done;
  });
  mount(api.forum.restorePost, async ({ caller, params, at }) => {
    await removal.restoreWords(context, caller, { postId: params.id, number: 0 }, at);
    return done;
  });
  mount(api.forum.replies, async ({ caller, params, query, reply }) => {
    const reader = caller && withPhotos(addresses, caller);
    const { items, total } = await replies.listReplies(context, reader, params.id, query);
    const next = query.from + query.limit;
    if (next <= total) {
      const address = api.forum.replies.path.replace(':id', String(params.id));
      void reply.header('Link', `<${address}?from=${next}&limit=${query.limit}>; rel="next"`);
    }
    void reply.header('X-Total-Count', total);
    return items;
  });
  mount(api.forum.createReply, async ({ caller, params, body, at, key }) => {
    const reading = meanwhile(() => safety.answerToPublic(body.content, at));
    const how = { ...at, key, isDanger: reading.then((danger) => danger !== null) };
    const writer = withPhotos(addresses, caller);
    const writing = figures.after(createReply(context, writer, params.id, body, how));
    // Each is waited for, so that none fails unheard.
    const [made, danger] = await Promise.all([writing, reading, how.isDanger]);
    return { safety: danger, ...made };
  });
  mount(api.forum.editReply, async ({ caller, params, body, at }) => {
    const danger = safety.answerToPublic(body.content, at);
    const how = { ...at, isDanger: danger !== null };
    const writer = withPhotos(addresses, caller);
    return { ...(await replies.editReply(context, writer, params, body, how)), safety: danger };
  });
  mount(api.forum.removeReply, async ({ caller, params: { id, number }, at }) => {
    await removal.removeWords(context, caller, { postId: id, number }, at);
    return done;
  });
  mount(api.forum.restoreReply, async ({ caller, params: { id, number }, at }) => {
    await removal.restoreWords(context, caller, { postId: id, number }, at);
    return done;
  });
  mount(api.forum.like, ({ caller, body, at }) =>
    figures.after(likes.like(context, caller, body, at)),
  );
  mount(api.forum.read, ({ caller, params, body, at }) =>
    likes.read(context, caller, params.id, body.number, at),
  );
  app.get(FORUM_FEED.href, { schema: { hide: true } }, async (request, reply) => {
    const origin = originAsAsked(request, context.config);
    // A feed holds whole addresses.
    if (!origin) throw notFound('That address');
    return sendFeed(request, reply, await forumFeed(context), origin);
  });
  mount(api.forum.readAll, async ({ caller, at }) => {
    await likes.readAll(context, caller, at);
    return done;
  });
  mount(api.forum.follow, ({ caller, params, body }) =>
    likes.follow(context, caller, params.id, body.level),
  );
}
