import type { AdminSecurityEvent, api, ParsedInput } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { type Page, readPage } from '../../platform/database/paging.ts';
import { findUserByName, listAllEvents } from '../accounts/index.ts';
import { presentPeople } from '../people/index.ts';

/** What happened at the doors of all accounts, newest first: account, kind, address and time. */
export async function listSecurityEvents(
  { db }: Pick<Context, 'db'>,
  query: ParsedInput<typeof api.admin.securityEvents>['query'],
): Promise<Page<AdminSecurityEvent>> {
  const { person, kind } = query;
  const named = person === undefined ? undefined : await findUserByName(db, person.trim());
  if (person !== undefined && !named) return { items: [], next: null };
  return readPage(query, {
    read: (window) => listAllEvents(db, { userId: named?.id, kind }, window),
    at: (row) => row.at,
    present: async (rows) => {
      const people = await presentPeople(
        { db },
        rows.map(({ userId }) => userId),
      );
      return rows.map(({ id, at, kind: what, address, userId }) => {
        const known = people.get(userId);
        return {
          ...{ id, kind: what, address },
          at: at.toISOString(),
          person: known ? { id: userId, username: known.username } : null,
        };
      });
    },
  });
}
