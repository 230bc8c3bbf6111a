import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import * as inbox from './contact.inbox.service.ts';
import { sendMessage } from './contact.service.ts';

export function contactRoutes(mount: Mount, { context }: BaseServices): void {
  const calls = api.contact;
  mount(calls.send, async ({ body, at, request }) => {
    await sendMessage(context, body, { now: at.now, address: request.ip });
    return { success: true as const };
  });
  mount(calls.messages, async ({ query, request, reply }) => {
    const { page, ...rest } = await inbox.listMessages(context, query);
    return { messages: sendPage(request, reply, page), ...rest };
  });
  mount(calls.message, ({ params }) => inbox.readMessage(context, params.id));
  for (const call of [calls.pinMessage, calls.archiveMessage, calls.readMessage] as const) {
    mount(call, ({ caller, params, body, at }) =>
      inbox.changeMessage(context, caller.id, params.id, body, at.now),
    );
  }
  mount(calls.answerMessage, ({ caller, params, body, at, key }) =>
    inbox.answerMessage(context, caller.id, params.id, body.content, { now: at.now, key }),
  );
  mount(calls.removeMessage, async ({ caller, params, at }) => {
    await inbox.removeMessage(context, caller.id, params.id, at.now);
    return { success: true as const };
  });
}
