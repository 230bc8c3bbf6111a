import type { api, ResponseOf } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { logAct } from '../../audit/index.ts';
import { type GuideProviders, tryGuide } from '../../guide/index.ts';
import { trials } from '../admin.limits.ts';

/**
 * Sends a letter of trial, and answers what the mail server said. The log has who and how it went, not to
 * whom. @throws AppError conflict without mail, too_many_requests
 */
export async function testLetter(
  context: Context,
  callerId: number,
  to: string,
): Promise<ResponseOf<typeof api.admin.testLetter>> {
  const { config, mail } = context;
  if (!mail.isOn) {
    throw new AppError(
      'conflict',
      'No mail is sent from here: SMTP_URL and MAIL_FROM are not set.',
    );
  }
  const where = config.PUBLIC_URL ? ` at ${config.PUBLIC_URL}` : '';
  return tried(context, callerId, 'test-letter', () =>
    mail.tryOut({
      to,
      subject: 'A letter of trial from Pathkeeper',
      text: `Mail goes out from the Pathkeeper${where}: an administrator tried it with this letter. Nothing needs to be done.\n`,
    }),
  );
}

/** Has the guide read an invented page. @throws AppError too_many_requests */
export function testGuide(
  context: Context,
  guides: GuideProviders,
  caller: { id: number; now: Date; signal: AbortSignal },
): Promise<ResponseOf<typeof api.admin.testGuide>> {
  const { id: ownerId, now, signal } = caller;
  return tried(context, ownerId, 'test-guide', () =>
    tryGuide(context, guides, { ownerId, now, signal }),
  );
}

/** Counts, times and logs a trial. */
async function tried<T extends { ok: boolean }>(
  { db, clock, limits }: Context,
  actorId: number,
  act: string,
  run: () => Promise<T>,
): Promise<T & { took: number }> {
  await limits.consume(trials, act);
  const began = performance.now();
  const result = await run();
  const took = Math.round(performance.now() - began);
  const after = { ok: result.ok, took };
  await logAct(db, { at: clock.now(), area: 'settings', act, actorId, after });
  return { ...result, took };
}
