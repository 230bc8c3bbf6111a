import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendMessage } from './contact.service.ts';

export function contactRoutes(mount: Mount, { context }: BaseServices): void {
  mount(api.contact.send, async ({ body, at, request }) => {
    await sendMessage(context, body, { now: at.now, address: request.ip });
    return { success: true as const };
  });
}
