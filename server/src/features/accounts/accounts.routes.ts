import { api, can } from '@pathkeeper/contract';
import { AppError } from '../../platform/errors.ts';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import * as service from './accounts.service.ts';
import { changePassword } from './passwords/accounts.password.ts';
import { forgotPassword, resetPassword } from './passwords/accounts.recovery.ts';
import { relyingPartyOf } from './second-step/relying-party.ts';
import { secondStepRoutes } from './second-step/second-step.routes.ts';
import { beginStep, takeStep } from './second-step/second-step.service.ts';
import { activity } from './security-log/security-log.service.ts';
import { createCookies } from './sessions/accounts.cookies.ts';
import type { Sessions } from './sessions/accounts.sessions.ts';
import { createSignIn } from './sessions/accounts.sign-in.ts';
import { ssoRoutes } from './single-sign-on/sso.routes.ts';

export function accountsRoutes(
  mount: Mount,
  { context, sessions }: BaseServices & { sessions: Sessions },
): void {
  const cookies = createCookies(context.config);
  const { note, handOut, letIn } = createSignIn(context, sessions, cookies);

  mount(api.accounts.register, async ({ body, at, request, reply }) => {
    cookies.refuseForeign(request);
    const user = await service.register(context, body, { ...at, address: request.ip });
    return letIn(request, reply, user, 'registered');
  });

  mount(api.accounts.login, async ({ body, request, reply }) => {
    cookies.refuseForeign(request);
    const user = await service.signIn(context, body, {
      address: request.ip,
      known: sessions.browsers.read(cookies.readKnown(request)),
      // Nobody waits for it: the time of an answer must not tell whether there is such an account.
      onFailure: (userId) => void note(request, 'sign-in-failed', userId).catch(() => {}),
    });
    const party = relyingPartyOf(request, context.config);
    const step = await beginStep(context, user.id, 'sign-in', party);
    if (step === null) return letIn(request, reply, user);
    throw new AppError('second_factor_required', 'The second step is still to come.', { ...step });
  });

  mount(api.accounts.secondStep, async ({ body, request, reply }) => {
    cookies.refuseForeign(request);
    const party = relyingPartyOf(request, context.config);
    const { userId, taken } = await takeStep(context, body, 'sign-in', party, (id) =>
      note(request, 'second-step-failed', id),
    );
    if (taken === 'recoveryCode') await note(request, 'recovery-code-used', userId);
    return letIn(request, reply, await service.findUser(context, userId));
  });

  mount(api.accounts.logout, async ({ request, reply }) => {
    cookies.refuseForeign(request);
    const token = cookies.read(request);
    const userId = token ? await sessions.end(token) : null;
    if (userId !== null) await note(request, 'sign-out', userId);
    cookies.clear(request, reply);
    return { success: true as const };
  });

  mount(api.accounts.refresh, async ({ request, reply }) => {
    cookies.refuseForeign(request);
    const token = cookies.read(request);
    if (!token) throw new AppError('unauthenticated', 'No tokens available for refresh');
    try {
      const grant = await sessions.refresh(token, request.headers['user-agent'], (userId) =>
        note(request, 'session-stolen', userId),
      );
      return handOut(request, reply, grant);
    } catch (error) {
      if (error instanceof AppError) cookies.clear(request, reply);
      throw error;
    }
  });

  mount(api.accounts.endAllSessions, async ({ caller, request, reply }) => {
    await sessions.endAll(caller.id, null, async () => {});
    await note(request, 'signed-out-everywhere', caller.id);
    cookies.clear(request, reply);
    return { success: true as const };
  });
  mount(api.accounts.activity, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await activity(context, caller, query)),
  );

  mount(api.accounts.me, ({ caller }) => service.getUser(context, caller.id));
  mount(api.accounts.sessions, ({ caller }) => sessions.list(caller));
  mount(api.accounts.endSession, async ({ caller, params, request }) => {
    await sessions.endOwn(caller, params.id);
    await note(request, 'session-ended', caller.id);
    return { success: true as const };
  });
  mount(api.accounts.changePassword, async ({ caller, body, request }) => {
    await changePassword(context, sessions, caller, body);
    await note(request, 'password-changed', caller.id);
    return { success: true as const };
  });
  mount(api.accounts.forgotPassword, async ({ body, at, request }) => {
    await forgotPassword(context, body.email, {
      ...{ now: at.now, address: request.ip },
      onAsked: (userId) => note(request, 'reset-asked', userId),
    });
    return { success: true as const };
  });
  mount(api.accounts.resetPassword, async ({ body, at, request }) => {
    const from = { now: at.now, address: request.ip };
    await note(request, 'password-reset', await resetPassword(context, sessions, body, from));
    return { success: true as const };
  });
  mount(api.accounts.betaStatus, async ({ caller }) => {
    const user = await service.getUser(context, caller.id);
    return { isBetaTester: can(user, 'useBeta'), userId: user.id };
  });
  secondStepRoutes(mount, { context, sessions, note });
  ssoRoutes(mount, { context, sessions, cookies, note, letIn });
  mount(api.accounts.adminCheck, ({ caller }) => ({
    isAdmin: can(caller, 'call', { access: 'admin' }),
  }));
}
