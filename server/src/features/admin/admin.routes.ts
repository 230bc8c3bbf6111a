import { api, type PeopleFilter } from '@pathkeeper/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BaseServices } from '../../platform/feature.ts';
import { whileConnected } from '../../platform/http/connection.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import { noteEvent, type Sessions } from '../accounts/index.ts';
import { checkIntegrity } from '../progression/index.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { exportPeople } from './csv.service.ts';
import { listSecurityEvents } from './door.service.ts';
import { listEvents, logCheck } from './events.service.ts';
import { takeFactorsOff } from './factors.service.ts';
import { giftXp } from './gift.service.ts';
import { keepPerson, removePerson } from './grace.service.ts';
import { type HealthServices, health } from './office/health.service.ts';
import * as invitations from './office/invitations.service.ts';
import { changeAdminSettings, getAdminSettings } from './office/settings.service.ts';
import { testGuide, testLetter } from './office/trials.service.ts';
import * as people from './people.service.ts';
import * as reset from './reset.service.ts';
import * as standing from './standing.service.ts';
import { createAdminStats } from './stats.service.ts';

/** How long one call of the integrity check goes on; its answer says where the next one begins. */
const CHECK_MS = 10_000;

export function adminRoutes(
  mount: Mount,
  services: BaseServices & HealthServices & { app: FastifyInstance; sessions: Sessions },
): void {
  const { context, sessions, guides } = services;
  const calls = api.admin;
  const stats = createAdminStats(context);

  const sayTotal = async (reply: FastifyReply, filter: PeopleFilter) => {
    const { count, is } = await people.countMatching(context, filter);
    void reply.header('X-Total-Count', count).header('X-Total-Count-Is', is);
  };

  mount(calls.users, async ({ query, request, reply }) => {
    const { sort: _sort, limit: _limit, cursor: _cursor, ...filter } = query;
    await sayTotal(reply, filter);
    return sendPage(request, reply, await people.listUsers(context, query));
  });
  mount(calls.usersDetailed, async ({ query, request, reply }) => {
    const { sort: _sort, limit: _limit, cursor: _cursor, ...filter } = query;
    await sayTotal(reply, filter);
    return sendPage(request, reply, await people.listPeople(context, query));
  });
  mount(calls.usersCsv, async ({ caller, query, at, reply }) => {
    const { filename, body } = await exportPeople(context, caller.id, query, at);
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${filename}"`)
      .send(body);
  });
  mount(calls.person, ({ params }) => people.personSheet(context, params.id));
  mount(calls.stats, () => stats.tiles());
  mount(calls.days, ({ query }) => stats.days(query.days));
  mount(calls.giftXp, ({ caller, body, at, key }) =>
    giftXp(context, caller.id, body, { now: at.now, key }),
  );
  mount(calls.fixLevels, async ({ caller, body, at }) => {
    const after = body.after ?? 0;
    // One line for a check, however many calls it takes; whom it mends has a line each.
    if (after === 0) await logCheck(context, caller.id, at.now);
    const { details, ...report } = await checkIntegrity(context, {
      ...{ fix: true, after, patience: CHECK_MS, by: { id: caller.id, now: at.now } },
    });
    const { count } = await people.countMatching(context, {});
    return { ...report, details: details.slice(0, 100), people: count };
  });
  mount(calls.events, async ({ query, request, reply }) =>
    sendPage(request, reply, await listEvents(context, query)),
  );
  mount(calls.securityEvents, async ({ query, request, reply }) =>
    sendPage(request, reply, await listSecurityEvents(context, query)),
  );

  mount(calls.settings, () => getAdminSettings(context));
  mount(calls.changeSettings, ({ caller, body }) => changeAdminSettings(context, caller, body));

  mount(calls.health, () => health(services));
  mount(calls.testLetter, ({ caller, body }) => testLetter(context, caller.id, body.to));
  mount(calls.testGuide, ({ caller, at, reply }) => {
    const signal = whileConnected(reply);
    return testGuide(context, guides, { id: caller.id, now: at.now, signal });
  });
  bulkRoutes(mount, services);
  mount(calls.invitations, async ({ query, request, reply }) =>
    sendPage(request, reply, await invitations.invitations(context, query)),
  );
  mount(calls.invite, ({ caller, body }) => invitations.invite(context, caller.id, body));
  mount(calls.withdrawInvitation, async ({ caller, params }) => {
    await invitations.withdrawInvitation(context, caller.id, params.id);
    return { success: true as const };
  });

  mount(calls.setRole, async ({ caller, params, body, request }) => {
    const sheet = await standing.setRole(context, sessions, caller, params.id, body.role);
    await noteEvent(context, request, { kind: 'role-changed', userId: params.id });
    return sheet;
  });
  mount(calls.suspend, ({ caller, params, body }) =>
    standing.suspend(context, sessions, caller, params.id, body),
  );
  mount(calls.restore, ({ caller, params }) =>
    standing.restore(context, sessions, caller, params.id),
  );
  mount(calls.endSessions, ({ caller, params }) =>
    standing.endSessions(context, sessions, caller, params.id),
  );
  mount(calls.resetLink, ({ caller, params }) =>
    reset.makeResetLink(context, sessions, caller, params.id),
  );
  mount(calls.removeFactors, async ({ caller, params, request }) => {
    const sheet = await takeFactorsOff(context, sessions, caller, params.id);
    await noteEvent(context, request, { kind: 'factors-removed', userId: params.id });
    return sheet;
  });
  mount(calls.resetLetter, ({ caller, params }) =>
    reset.sendResetLetter(context, sessions, caller, params.id),
  );
  mount(calls.setBeta, ({ caller, params, body }) =>
    standing.setBeta(context, sessions, caller, params.id, body.granted),
  );
  mount(calls.removePerson, ({ caller, params, body }) =>
    removePerson(context, sessions, caller, params.id, body),
  );
  mount(calls.keepPerson, ({ caller, params }) => keepPerson(context, sessions, caller, params.id));
}
