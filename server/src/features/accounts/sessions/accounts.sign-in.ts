import type { SecurityEventKind } from '@pathkeeper/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { UserRow } from '../accounts.repository.ts';
import { badCredentials, describeUser } from '../accounts.service.ts';
import { admitAtSignIn } from '../holds.service.ts';
import { noteEvent } from '../security-log/security-log.service.ts';
import type { Cookies } from './accounts.cookies.ts';
import { type Grant, readRefreshToken, type Sessions } from './accounts.sessions.ts';

export type SignIn = ReturnType<typeof createSignIn>;

/** The last step of every sign-in, however somebody has shown who they are. */
export function createSignIn(context: Context, sessions: Sessions, cookies: Cookies) {
  const note = (request: FastifyRequest, kind: SecurityEventKind, userId: number | null) =>
    noteEvent(context, request, { kind, userId, sid: request.principal?.sid ?? null });

  const handOut = (request: FastifyRequest, reply: FastifyReply, grant: Grant) => {
    const { refreshToken, sid: _sid, ...tokens } = grant;
    cookies.write(request, reply, refreshToken);
    return tokens;
  };

  /**
   * A sign-in that is refused proves all the same who is there: the session of theirs that this browser
   * still has may take the journal along. An account without a password has no other proof.
   */
  const proveSession = async (request: FastifyRequest, id: number) => {
    const token = cookies.read(request);
    try {
      const { userId, sid } = readRefreshToken(token ?? '');
      if (userId === id) await sessions.prove({ id, sid });
    } catch (error) {
      // There is none, or none any more.
      if (!(error instanceof AppError)) throw error;
    }
  };

  return {
    note,
    handOut,
    /** Lets somebody in who has taken every step: what keeps an account out is asked now. */
    async letIn(
      request: FastifyRequest,
      reply: FastifyReply,
      user: UserRow,
      kind: SecurityEventKind = 'sign-in',
    ) {
      await admitAtSignIn(context, user, badCredentials).catch(async (error: unknown) => {
        await proveSession(request, user.id);
        throw error;
      });
      const grant = await sessions.open(user, request.headers['user-agent']);
      await noteEvent(context, request, { kind, userId: user.id, sid: grant.sid });
      if (sessions.browsers.read(cookies.readKnown(request))?.userId !== user.id) {
        cookies.writeKnown(request, reply, sessions.browsers.make(user.id));
      }
      return { ...handOut(request, reply, grant), user: await describeUser(context, user) };
    },
  };
}
