import type { CallInput, Endpoint, ResponseOf } from '@pathkeeper/contract';
import type { Clock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database/index.ts';
import type { Caller, TestApp } from '../app.ts';
import type { ThingId } from './define.ts';
import { idKindsOf } from './id-kinds.ts';
import { ACCESS, MAKERS, type Target } from './load.ts';

/** The person whose things are made. */
interface Person {
  db: Database;
  clock: Clock;
  user: { id: number; username: string; email: string };
  /** Stands in every text of theirs. */
  mark: string;
  /** Calls as this person. @throws Error when it is refused */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>>;
}

/** Things of one person, made through the API when they are asked for. */
export interface Things extends Person {
  /** A new thing of a kind. @throws Error naming where to say how it is made */
  make<T extends ThingId = number>(kind: string): Promise<T>;
  /** The thing of a kind that was made or kept last; a new one when there is none. */
  one<T extends ThingId = number>(kind: string): Promise<T>;
  /** Remembers a thing that was made without `make`, for `one`. */
  keep(kind: string, id: ThingId): void;
  /** The params of an endpoint: a new thing for each id, one that belongs to the other. */
  params(endpoint: Endpoint): Promise<Record<string, ThingId>>;
}

export function thingsOf(person: Person): Things {
  const latest = new Map<string, ThingId>();

  async function makeWithParents(kind: string): Promise<Record<string, ThingId>> {
    const maker = MAKERS[kind];
    if (!maker) {
      throw new Error(
        `Nothing makes a “${kind}”, which an id of the contract stands for: say how in ` +
          '`makes` of the feature’s <feature>.access.ts.',
      );
    }
    const made = await maker(things);
    const ids = typeof made === 'object' ? made : { [kind]: made };
    for (const [each, id] of Object.entries(ids)) latest.set(each, id);
    return ids;
  }

  const things: Things = {
    ...person,
    make: async <T extends ThingId>(kind: string) => (await makeWithParents(kind))[kind] as T,
    one: async <T extends ThingId>(kind: string) =>
      (latest.get(kind) as T | undefined) ?? things.make<T>(kind),
    keep: (kind, id) => latest.set(kind, id),
    async params(endpoint) {
      const kinds = idKindsOf(endpoint.params);
      const made: Record<string, ThingId> = {};
      // From the innermost: a milestone brings the id of its goal along.
      for (const [, kind] of kinds.toReversed()) {
        if (!(kind in made)) Object.assign(made, await makeWithParents(kind));
      }
      return Object.fromEntries(kinds.map(([name, kind]) => [name, made[kind] as ThingId]));
    },
  };
  return things;
}

/** Things of somebody who calls a test application. */
export function thingsIn({ db, clock }: TestApp, caller: Caller, mark: string): Things {
  const { user } = caller;
  if (!user) throw new Error('Nobody is signed in.');
  return thingsOf({
    db,
    clock,
    user,
    mark,
    async call(endpoint, input) {
      const { status, body } = await caller.call(endpoint, input);
      if (status >= 400) throw new Error(body.error);
      return body;
    },
  });
}

/** What an endpoint is called with, by the person whose things they are (`isSelf`) or by others. */
export async function inputOf({ endpoint, access }: Target, things: Things, isSelf: boolean) {
  const given = (await access.call?.(things, isSelf)) ?? {};
  const needsParams = endpoint.params && !('params' in given);
  return {
    ...(endpoint.query ? { query: {} } : {}),
    ...given,
    ...(needsParams ? { params: await things.params(endpoint) } : {}),
  } as CallInput<Endpoint>;
}

/**
 * Fills an account with something of everything there is, through the API where it can be done there.
 * Every text holds `mark`. Gates must be open.
 */
export async function fillAccount(test: TestApp, person: Caller, mark: string): Promise<void> {
  const things = thingsIn(test, person, mark);
  for (const { fill } of ACCESS) await fill?.(things);
}
