import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import * as service from './prompts.service.ts';

export function promptsRoutes(mount: Mount, { context }: BaseServices): void {
  const { contents, list, mark } = api.prompts;
  mount(contents, ({ caller }) => service.promptContents(context, caller.id));
  mount(list, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await service.listPrompts(context, caller.id, query)),
  );
  mount(mark, ({ caller, params, body, at }) =>
    service.markPrompt(context, caller.id, params.id, body, at),
  );
}
