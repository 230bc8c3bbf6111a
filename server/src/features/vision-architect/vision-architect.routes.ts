import { api } from '@pathkeeper/contract';
import type { Moment } from '../../platform/context.ts';
import type { BaseServices } from '../../platform/feature.ts';
import { whileConnected } from '../../platform/http/connection.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import { type GuideProviders, streamAnswer, wantsStream } from '../guide/index.ts';
import type { Safety } from '../safety/index.ts';
import { getCommitment, mountForVision } from '../vision/index.ts';
import { chat } from './chat.service.ts';
import * as conversations from './conversations.service.ts';
import { generate } from './generate.service.ts';

const calls = api.visionArchitect;

export function visionArchitectRoutes(
  mount: Mount,
  { context, guides, safety }: BaseServices & { guides: GuideProviders; safety: Safety },
): void {
  // One's own words are read and deleted whomever the tools are open to by now (D65, D71).
  const open = mountForVision(mount, context);
  const reader = async (ownerId: number, at: Moment) => {
    const { commitmentTime } = await getCommitment(context, ownerId);
    return { ownerId, at, safety, commitmentTime };
  };

  open(calls.chat, async ({ caller, body, at, key, request, reply }) => {
    const { ownerId, commitmentTime } = await reader(caller.id, at);
    const asked = { ownerId, at, key, commitmentTime, signal: whileConnected(reply) };
    return wantsStream(request)
      ? streamAnswer(reply, (onText) => chat(context, guides, body, { ...asked, onText }))
      : chat(context, guides, body, asked);
  });
  open(calls.generate, ({ caller, body, at, key, reply }) =>
    generate(context, guides, body, {
      ...{ ownerId: caller.id, at, key },
      signal: whileConnected(reply),
    }),
  );
  mount(calls.conversation, async ({ caller, at }) =>
    conversations.currentConversation(context, await reader(caller.id, at)),
  );
  mount(calls.conversations, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await conversations.listConversations(context, caller.id, query)),
  );
  mount(calls.earlier, async ({ caller, params, at }) =>
    conversations.readConversation(context, params.id, await reader(caller.id, at)),
  );
  open(calls.beginAnew, async ({ caller, at }) =>
    conversations.beginAnew(context, await reader(caller.id, at)),
  );
  mount(calls.removeConversation, async ({ caller, params }) => {
    await conversations.removeConversation(context, caller.id, params.id);
    return { success: true as const };
  });
}
