import { api, type SecurityEventKind } from '@pathkeeper/contract';
import type { FastifyRequest } from 'fastify';
import type { BaseServices } from '../../../platform/feature.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import { keepOwnAccount } from '../holds.service.ts';
import type { Sessions } from '../sessions/accounts.sessions.ts';
import * as factors from './factors.service.ts';
import { proofNeeds, prove } from './proof.service.ts';
import { relyingPartyOf } from './relying-party.ts';

type Note = (
  request: FastifyRequest,
  kind: SecurityEventKind,
  userId: number | null,
) => Promise<void>;

/** The second factors of an account, and the proof of who is there (D78). */
export function secondStepRoutes(
  mount: Mount,
  { context, sessions, note }: BaseServices & { sessions: Sessions; note: Note },
): void {
  const calls = api.accounts;
  const partyOf = (request: FastifyRequest) => relyingPartyOf(request, context.config);
  const done = { success: true as const };

  mount(calls.beginProof, ({ caller, request }) => proofNeeds(context, caller, partyOf(request)));
  mount(calls.prove, async ({ caller, body, request }) => {
    await prove(context, caller, body, partyOf(request), (kind) => note(request, kind, caller.id));
    await sessions.prove(caller);
    return done;
  });

  mount(calls.keepAccount, async ({ caller }) => {
    await keepOwnAccount(context, sessions, caller);
    return done;
  });

  mount(calls.factors, ({ caller }) => factors.listFactors(context, caller.id));
  mount(calls.beginTotp, ({ caller }) => factors.beginTotp(context, caller));
  mount(calls.confirmTotp, async ({ caller, body, request }) => {
    const made = await factors.confirmTotp(context, sessions, caller, body);
    await note(request, 'totp-on', caller.id);
    return made;
  });
  mount(calls.removeTotp, async ({ caller, request }) => {
    await factors.removeTotp(context, caller);
    await note(request, 'totp-off', caller.id);
    return done;
  });
  mount(calls.makeRecoveryCodes, async ({ caller, request }) => {
    const made = await factors.makeCodes(context, caller);
    await note(request, 'recovery-codes-made', caller.id);
    return made;
  });
  mount(calls.beginPasskey, ({ caller, request }) =>
    factors.beginPasskey(context, caller, partyOf(request)),
  );
  mount(calls.addPasskey, async ({ caller, body, request }) => {
    const made = await factors.addPasskey(context, sessions, caller, body, partyOf(request));
    await note(request, 'passkey-added', caller.id);
    return made;
  });
  mount(calls.renamePasskey, ({ caller, params, body }) =>
    factors.renamePasskey(context, caller, params.id, body.name),
  );
  mount(calls.removePasskey, async ({ caller, params, request }) => {
    await factors.removePasskey(context, caller, params.id);
    await note(request, 'passkey-removed', caller.id);
    return done;
  });
}
