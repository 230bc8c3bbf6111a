import { api, type SafetyAnswer } from '@pathkeeper/contract';
import type { FastifyRequest } from 'fastify';
import type { Context, Moment } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import { createEntry } from './create-entry.ts';
import { downloadEntries } from './entries.download.ts';
import * as service from './entries.service.ts';

/** What words of danger are answered with; null where there are none (decision 32). */
type AnswerTo = (
  page: { content: string; tags: string[] | null },
  at: Moment,
) => SafetyAnswer | null;

export function entriesRoutes(mount: Mount, context: Context, answerTo: AnswerTo): void {
  mount(api.entries.list, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await service.listEntries(context, caller.id, query)),
  );
  mount(api.entries.search, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await service.searchEntries(context, caller.id, query)),
  );
  mount(api.entries.get, ({ caller, params }) => service.getEntry(context, caller.id, params.id));
  mount(api.entries.create, async ({ caller, body, at, request }) => {
    const safety = answerTo(body, at);
    const how = { ...at, key: idempotencyKey(request), isDanger: safety !== null };
    return { ...(await createEntry(context, caller.id, body, how)), safety };
  });
  mount(api.entries.update, async ({ caller, params, body, at }) => {
    const safety = answerTo(body, at);
    const how = { ...at, isDanger: safety !== null };
    return { ...(await service.updateEntry(context, caller.id, params.id, body, how)), safety };
  });
  mount(api.entries.remove, async ({ caller, params, at }) => {
    await service.removeEntry(context, caller.id, params.id, at);
    return { success: true as const };
  });
  mount(api.entries.pin, ({ caller, params, body }) =>
    service.placeEntry(context, caller.id, params.id, body),
  );
  mount(api.entries.move, ({ caller, params, body }) =>
    service.placeEntry(context, caller.id, params.id, body),
  );
  mount(api.entries.download, async ({ caller, body, at, reply }) => {
    const { filename, body: file } = await downloadEntries(context, caller.id, body.entryIds, at);
    return reply
      .type('text/plain; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${filename}"`)
      .send(file);
  });
  mount(api.entries.count, ({ caller }) => service.countEntries(context, caller.id));
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError(
      'invalid_request',
      'The Idempotency-Key must be 1 to 200 printable characters without spaces.',
    );
  }
  return key;
}
