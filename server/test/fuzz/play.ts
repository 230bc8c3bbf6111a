import { sql } from 'drizzle-orm';
import { checkIntegrity } from '../../src/features/progression/index.ts';
import type { Context } from '../../src/platform/context.ts';
import { changedTables, type Rows, rowsReader } from '../access/rows.ts';
import {
  type Actor,
  CAST_NAME,
  type Cast,
  learn,
  newActor,
  newCast,
  registerOwner,
  resolver,
  signIn,
} from './cast.ts';
import { faultOf } from './judge.ts';
import type { Draft, Role } from './requests.ts';
import { type Answer, createSender, toWire, type Wire } from './wire.ts';

/** Every so many requests, what a refused one has left of the rows is compared. */
const COMPARE_EVERY = 16;

/** Ends a session when it is refused: a replayed token revokes its family (D4). */
const MAY_CHANGE = new Set(['accounts.refresh']);

export interface Outcome {
  wire: Wire;
  answer: Answer | null;
  /** What is wrong; null when all is well. */
  fault: string | null;
}

/** Sends requests as members of a cast, and looks at what they answer and leave behind. */
export interface Player {
  send(draft: Draft): Promise<Outcome>;
  /** What is wrong with what is stored, now that this player has sent their last. */
  end(): Promise<string[]>;
}

export interface Stage {
  player(): Promise<Player>;
  close(): void;
}

/** Whatever reads or removes everybody's accounts runs alone: people vanish only in tests. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

/** An installation that listens on a port of this machine, with its owner and an administrator. */
export async function openStage(context: Context, port: number): Promise<Stage> {
  const { db } = context;
  const sender = createSender(port);
  const rowsOf = await rowsReader(db);
  const alone = oneAtATime();
  const setting = { context, sender };
  const owner = await registerOwner(setting);
  const [gifted, admin] = [await newActor(setting), await newActor(setting)];
  await db.execute(sql`update users set role = 'admin' where id = ${admin.id}`);

  const tokenOf = (role: Role, { person }: Cast): string | null =>
    role === 'visitor' ? null : { person, admin, owner }[role].token;

  async function player(): Promise<Player> {
    const cast = await newCast(setting, gifted.id);
    const neighbours = await rowsOf(cast.neighbour.id);
    let known: Rows | null = null;
    let isSignedOut = false;
    let sent = 0;
    async function send(draft: Draft): Promise<Outcome> {
      if (isSignedOut) {
        await signIn(setting, cast.person);
        [known, isSignedOut] = [null, false];
      }
      const { name } = draft.target;
      const wire = withIdentity(toWire(draft, resolver(cast)), draft, cast);
      const isPerson = draft.role === 'person';
      const compares = ++sent % COMPARE_EVERY === 0 && !MAY_CHANGE.has(name);
      const before: Rows | null = compares ? (known ?? (await rowsOf(cast.person.id))) : null;
      const go = () => sender.send(wire);
      let answer: Answer;
      try {
        answer = await (name === 'progression.fixLevels' ? alone(go) : go());
      } catch (error) {
        return { wire, answer: null, fault: `was not answered: ${String(error)}` };
      }
      if (answer.status < 400) {
        known = null;
        if (isPerson && wire.method !== 'HEAD') learn(cast, draft.target, wire, answer);
      }
      isSignedOut = isPerson && answer.status === 401 && hasEnded(name, draft);
      let fault = faultOf(draft.target, wire, answer);
      if (answer.text.includes(cast.mark)) fault ??= 'shows what is somebody else’s';
      if (before && answer.status >= 400) {
        known = await rowsOf(cast.person.id);
        const changed = changedTables(before, known);
        if (changed.length > 0) fault ??= `was refused, and changed ${changed.join(', ')}`;
      }
      return { wire, answer, fault };
    }

    return { send, end: () => leftBehind(cast, neighbours) };
  }

  function withIdentity(wire: Wire, draft: Draft, cast: Cast): Wire {
    const token = tokenOf(draft.role, cast);
    const usesCookie = ['accounts.refresh', 'accounts.logout'].includes(draft.target.name);
    return {
      ...wire,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(usesCookie && draft.role === 'person' ? { cookie: cast.person.cookie } : {}),
        ...wire.headers,
      },
    };
  }

  /** Looks at what a cast leaves behind, then takes it and all newcomers away. */
  async function leftBehind({ person, neighbour }: Cast, before: Rows): Promise<string[]> {
    const faults: string[] = [];
    const changed = changedTables(before, await rowsOf(neighbour.id));
    if (changed.length > 0) faults.push(`A neighbour’s rows changed: ${changed.join(', ')}.`);
    await alone(async () => {
      const { details } = await checkIntegrity(context, { fix: false });
      // The owner may have set a level for testing, which is no fault.
      const ofLevel = new RegExp(`^Account ${owner.id}: level \\d+ to \\d+\\.$`);
      faults.push(...details.filter((detail) => !ofLevel.test(detail)));
      faults.push(...(await miscounted(person)));
      await db.execute(sql`
        delete from users where id in (${person.id}, ${neighbour.id})
        or (id > 2 and username not like ${`${CAST_NAME}%`})`);
    });
    return faults;
  }

  /** Counts that are kept beside what they count. */
  async function miscounted({ id }: Actor): Promise<string[]> {
    const [row] = await db.execute<{ kept: string; counted: string }>(sql`
      select p.entries || ' entries, ' || p.words || ' words' as kept,
        (select count(*) || ' entries, ' || coalesce(sum(word_count), 0) || ' words'
          from entries e where e.user_id = p.user_id) as counted
      from progress p where p.user_id = ${id}`);
    return row && row.kept !== row.counted ? [`${row.kept} kept, ${row.counted} there.`] : [];
  }

  return { player, close: () => sender.close() };
}

/** Whether the answer says that the session is over, and not that a password or a token is wrong. */
function hasEnded(name: string, { headers }: Draft): boolean {
  return (
    headers.authorization === undefined && !['accounts.login', 'accounts.refresh'].includes(name)
  );
}
