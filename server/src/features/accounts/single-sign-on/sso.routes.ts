import { api } from '@pathkeeper/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import type { BaseServices } from '../../../platform/feature.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import { ssoAnswers } from '../accounts.limits.ts';
import { relyingPartyOf } from '../second-step/relying-party.ts';
import { beginStep } from '../second-step/second-step.service.ts';
import type { Cookies } from '../sessions/accounts.cookies.ts';
import type { Sessions } from '../sessions/accounts.sessions.ts';
import type { SignIn } from '../sessions/accounts.sign-in.ts';
import { createSsoClient, type Identity } from './sso.client.ts';
import { createFlows, type Flow, type Purpose } from './sso.flow.ts';
import { accountOf, link, unlink } from './sso.service.ts';

interface Services extends BaseServices {
  sessions: Sessions;
  cookies: Cookies;
  note: SignIn['note'];
  letIn: SignIn['letIn'];
}

/** Signing in through a provider of OpenID Connect (D78, ADR-0033). */
export function ssoRoutes(
  mount: Mount,
  { context, sessions, cookies, note, letIn }: Services,
): void {
  const client = createSsoClient(context.config);
  const flows = createFlows(sessions);
  const done = { success: true as const };

  /** Whoever came back to the browser that sent them: the cookie counts once. */
  const returned = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { answer, ...meant }: { answer: string; purpose: Purpose; account: number | null },
  ): Promise<{ identity: Identity; flow: Flow }> => {
    client.issuerOf();
    cookies.refuseForeign(request);
    await context.limits.consume(ssoAnswers, `answer ${request.ip}`);
    const kept = cookies.readFlow(request);
    cookies.clearFlow(request, reply);
    const { flow, checks } = flows.resume(kept, meant, context.clock.now());
    return { identity: await client.identify(answer, checks), flow };
  };

  mount(api.accounts.beginSso, async ({ caller, body, request, reply }) => {
    client.issuerOf();
    cookies.refuseForeign(request);
    await context.limits.consume(ssoAnswers, `begin ${request.ip}`);
    const { purpose, next = null, invitation = null } = body;
    const account = purpose === 'link' ? (caller?.id ?? null) : null;
    if (purpose === 'link' && account === null) {
      throw new AppError('unauthenticated', 'Please sign in to do that.');
    }
    const flow = { purpose, account, next, invitation };
    const { cookie, checks } = flows.begin(flow, context.clock.now());
    const url = await client.address(checks);
    cookies.writeFlow(request, reply, cookie);
    return { url };
  });

  mount(api.accounts.takeSso, async ({ body: { answer }, at, request, reply }) => {
    const meant = { answer, purpose: 'sign-in' as const, account: null };
    const { identity, flow } = await returned(request, reply, meant);
    const { next, invitation } = flow;
    const visit = { ...at, invitation, address: request.ip };
    const { user, isNew } = await accountOf(context, identity, visit);
    // The provider stands for the password; the second step of the account is asked for as ever.
    const party = relyingPartyOf(request, context.config);
    const step = await beginStep(context, user.id, 'sign-in', party);
    if (step !== null) {
      const sentence = 'The second step is still to come.';
      throw new AppError('second_factor_required', sentence, { ...step, next });
    }
    return { ...(await letIn(request, reply, user, isNew ? 'registered' : 'sign-in')), next };
  });

  mount(api.accounts.linkSso, async ({ caller, body: { answer }, request, reply }) => {
    const meant = { answer, purpose: 'link' as const, account: caller.id };
    const { identity } = await returned(request, reply, meant);
    await link(context, caller, identity);
    await note(request, 'sso-linked', caller.id);
    return done;
  });

  mount(api.accounts.unlinkSso, async ({ caller, request }) => {
    await unlink(context, caller);
    await note(request, 'sso-unlinked', caller.id);
    return done;
  });
}
