import { api, can } from '@pathkeeper/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { createCookies } from './accounts.cookies.ts';
import { changePassword } from './accounts.password.ts';
import { forgotPassword, resetPassword } from './accounts.recovery.ts';
import * as service from './accounts.service.ts';
import type { Grant, Sessions } from './accounts.sessions.ts';

export function accountsRoutes(
  mount: Mount,
  { context, sessions }: BaseServices & { sessions: Sessions },
): void {
  const cookies = createCookies(context.config);

  const handOut = (request: FastifyRequest, reply: FastifyReply, grant: Grant) => {
    const { refreshToken, ...tokens } = grant;
    cookies.write(request, reply, refreshToken);
    return tokens;
  };

  mount(api.accounts.register, async ({ body, at, request, reply }) => {
    cookies.refuseForeign(request);
    const user = await service.register(context, body, { ...at, address: request.ip });
    const grant = await sessions.open(user, request.headers['user-agent']);
    return { ...handOut(request, reply, grant), user: service.presentUser(user) };
  });

  mount(api.accounts.login, async ({ body, request, reply }) => {
    cookies.refuseForeign(request);
    const user = await service.signIn(context, body, request.ip);
    const grant = await sessions.open(user, request.headers['user-agent']);
    return { ...handOut(request, reply, grant), user: service.presentUser(user) };
  });

  mount(api.accounts.logout, async ({ request, reply }) => {
    cookies.refuseForeign(request);
    const token = cookies.read(request);
    if (token) await sessions.end(token);
    cookies.clear(request, reply);
    return { success: true as const };
  });

  mount(api.accounts.refresh, async ({ request, reply }) => {
    cookies.refuseForeign(request);
    const token = cookies.read(request);
    if (!token) throw new AppError('unauthenticated', 'No tokens available for refresh');
    try {
      const grant = await sessions.refresh(token, request.headers['user-agent']);
      return handOut(request, reply, grant);
    } catch (error) {
      if (error instanceof AppError) cookies.clear(request, reply);
      throw error;
    }
  });

  mount(api.accounts.me, ({ caller }) => service.getUser(context, caller.id));
  mount(api.accounts.sessions, ({ caller }) => sessions.list(caller));
  mount(api.accounts.endSession, async ({ caller, params }) => {
    await sessions.endOwn(caller, params.id);
    return { success: true as const };
  });
  mount(api.accounts.changePassword, async ({ caller, body, request }) => {
    await changePassword(context, sessions, caller, body, request.ip);
    return { success: true as const };
  });
  mount(api.accounts.forgotPassword, async ({ body, at, request }) => {
    await forgotPassword(context, body.email, { now: at.now, address: request.ip });
    return { success: true as const };
  });
  mount(api.accounts.resetPassword, async ({ body, at, request }) => {
    await resetPassword(context, sessions, body, { now: at.now, address: request.ip });
    return { success: true as const };
  });
  mount(api.accounts.betaStatus, async ({ caller }) => {
    const user = await service.getUser(context, caller.id);
    return { isBetaTester: can(user, 'useBeta'), userId: user.id };
  });
  mount(api.accounts.adminCheck, ({ caller }) => ({
    isAdmin: can(caller, 'call', { access: 'admin' }),
  }));
}
