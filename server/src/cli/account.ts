import { ADMIN_LIMITS } from '@pathkeeper/contract';
import { findUserByName } from '../features/accounts/index.ts';
import {
  endSessions,
  findPeople,
  keepPerson,
  makeResetLink,
  type PersonLine,
  removePerson,
  restore,
  setRole,
  suspend,
  takeFactorsOff,
} from '../features/admin/index.ts';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { UsageError, withPlatform } from './command.ts';

/** This process has no sessions of its own; the others are told by the database. */
const noSessions = { forget() {} };

type Work = (context: Context, rest: string[]) => Promise<string[]>;

/** What is done to one account by its name alone, answered by its line. */
const toPerson = (
  act: (context: Context, id: number) => Promise<PersonLine>,
): { needs: string[]; work: Work } => ({
  needs: ['NAME'],
  work: (context, [name]) => onPerson(context, name, async (id) => lineOf(await act(context, id))),
});

/** What can be done to an account; each line is printed. */
const ACTS: Record<string, { needs: string[]; work: Work }> = {
  list: { needs: [], work: async (context) => (await findPeople(context, {})).map(lineOf) },
  'reset-link': {
    needs: ['NAME'],
    work: (context, [name]) =>
      onPerson(context, name, async (id) => {
        const { url, expiresAt } = await makeResetLink(context, noSessions, null, id);
        const isWhole = !url.startsWith('/');
        return [
          url,
          `It works once, until ${expiresAt}.`,
          ...(isWhole
            ? []
            : ['Before it goes the address of this Pathkeeper, such as http://127.0.0.1:3000.']),
        ].join('\n');
      }),
  },
  'remove-factors': toPerson((context, id) => takeFactorsOff(context, noSessions, null, id)),
  'end-sessions': toPerson((context, id) => endSessions(context, noSessions, null, id)),
  role: {
    needs: ['NAME', 'user|admin'],
    work: async (context, [name, role]) => {
      if (role !== 'user' && role !== 'admin') throw new UsageError('The role is user or admin.');
      return onPerson(context, name, async (id) =>
        lineOf(await setRole(context, noSessions, null, id, role)),
      );
    },
  },
  suspend: {
    needs: ['NAME', 'REASON'],
    work: (context, [name, reason = '']) =>
      onPerson(context, name, async (id) => {
        const given = { reason: reason.slice(0, ADMIN_LIMITS.reason), until: null };
        return lineOf(await suspend(context, noSessions, null, id, given));
      }),
  },
  restore: toPerson((context, id) => restore(context, noSessions, null, id)),
  delete: {
    needs: ['NAME', 'NAME again'],
    work: (context, [name, again = '']) =>
      onPerson(context, name, async (id) =>
        lineOf(await removePerson(context, noSessions, null, id, { username: again })),
      ),
  },
  keep: toPerson((context, id) => keepPerson(context, noSessions, null, id)),
};

const NEEDED = `It needs one of: ${Object.keys(ACTS).join(', ')}.`;

async function onPerson(
  context: Context,
  name = '',
  work: (id: number) => Promise<string>,
): Promise<string[]> {
  const person = await findUserByName(context.db, name);
  if (!person) {
    throw new AppError('not_found', `There is nobody with the name or address “${name}”.`);
  }
  return [await work(person.id)];
}

function lineOf({ username, email, role, status, deletedAt, suspension }: PersonLine): string {
  const until = deletedAt ?? suspension?.until ?? null;
  const standing =
    status === 'active' ? [] : [until === null ? status : `${status} until ${until}`];
  return [username, email, role, ...standing].join('  ');
}

/**
 * `account list` and the acts on one account: for an operator who is locked out of the office. The application
 * may run meanwhile, and hears of it.
 */
export async function accountCommand([act = '', ...rest]: string[]): Promise<void> {
  const known = ACTS[act];
  if (!known) throw new UsageError(NEEDED);
  const { needs, work } = known;
  if (rest.length !== needs.length || rest.includes('')) {
    throw new UsageError(
      needs.length === 0
        ? `“${act}” needs nothing else.`
        : `“${act}” needs ${needs.join(' and ')}.`,
    );
  }
  const lines = await withPlatform((context) => work(context, rest), { besideApp: true });
  for (const line of lines) console.log(line);
}
