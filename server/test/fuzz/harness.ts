import { sql } from 'drizzle-orm';
import { checkIntegrity } from '../../src/features/progression/index.ts';
import type { Context } from '../../src/platform/context.ts';
import { TARGETS } from '../access/load.ts';
import { changedTables, type Rows, rowsReader } from '../access/rows.ts';
import { hasCitus } from '../lock-waits.ts';
import { openVision } from '../vision.ts';
import {
  type Accounts,
  type Actor,
  learn,
  NAME_PREFIX,
  newAccounts,
  newActor,
  registerOwner,
  resolver,
  signIn,
} from './accounts.ts';
import { faultOf } from './check-answer.ts';
import type { GeneratedRequest, Role } from './requests.ts';
import { type Answer, createSender, toWire, type Wire } from './wire.ts';

/** Every so many requests, the rows before and after a refusal are compared. */
const COMPARE_EVERY = 16;

/**
 * What changes something though it is refused: a replayed token revokes its family (D4), and a right password
 * that wants a second step begins that, whatever is wrong with the step that came along.
 */
const MAY_CHANGE = new Set(['accounts.refresh', 'accounts.login', 'accounts.prove']);

/** Tables in which others may change somebody's rows: likes of their words, say. */
const MEANT_TO_CHANGE = new Set(TARGETS.flatMap(({ access }) => access.changes ?? []));

/** Whoever calls is seen, whatever becomes of the call: that is no change of theirs. */
const isOwnDoing = (table: string) => table !== 'presence' && !MEANT_TO_CHANGE.has(table);

export interface Outcome {
  wire: Wire;
  answer: Answer | null;
  /** What is wrong; null when all is well. */
  fault: string | null;
}

/** Sends requests as the accounts of a client, and checks their answers and what is stored. */
export interface Client {
  send(generated: GeneratedRequest): Promise<Outcome>;
  /** Checks what is stored once all requests are sent, and deletes the accounts. */
  end(): Promise<string[]>;
}

export interface Harness {
  client(): Promise<Client>;
  close(): void;
}

/**
 * What reads or deletes all accounts runs alone: nothing else is sent meanwhile. An account that goes by
 * SQL alone takes no lock, and what is on its way to it would fail.
 */
function createGate() {
  let last: Promise<unknown> = Promise.resolve();
  const underWay = new Set<Promise<unknown>>();
  return {
    async together<T>(work: () => Promise<T>): Promise<T> {
      await last;
      const result = work();
      const settled = result.catch(() => {}).finally(() => underWay.delete(settled));
      underWay.add(settled);
      return result;
    },
    alone<T>(work: () => Promise<T>): Promise<T> {
      const result = last.then(() => Promise.all(underWay)).then(work);
      last = result.catch(() => {});
      return result;
    },
  };
}

/** An installation that listens on a port of this machine, with its owner and an administrator. */
export async function openHarness(context: Context, port: number): Promise<Harness> {
  const { db } = context;
  const sender = createSender(port);
  const rowsOf = await rowsReader(db);
  const gate = createGate();
  const installation = { context, sender };
  const owner = await registerOwner(installation);
  const [gifted, admin] = [await newActor(installation), await newActor(installation)];
  await db.execute(sql`update users set role = 'admin' where id = ${admin.id}`);
  await openVision(context);
  // What an administrator sets must not close the vision tools to the others for the rest of the run.
  const read = context.settings.current.bind(context.settings);
  Object.assign(context.settings, { current: () => ({ ...read(), visionAccess: 'everyone' }) });

  // Nor a category of the forum in which everybody writes; a copied table of Citus takes no trigger.
  if (!(await hasCitus(db))) {
    await db.execute(sql`
      create function stay_open() returns trigger language plpgsql as $$
      begin
        new.is_active := true; new.min_level := 1; new.read_level := 1; return new;
      end $$`);
    await db.execute(sql`
      create trigger stay_open before update on forum_categories for each row
      when (old.is_active and old.min_level = 1 and old.read_level = 1) execute function stay_open()`);
  }

  // Nor the forum to all but moderators.
  await db.execute(sql`
    create function stay_for_members() returns trigger language plpgsql as $$
    begin
      new.value := (new.value::jsonb || '{"startPosts": "members"}')::text; return new;
    end $$`);
  await db.execute(sql`
    create trigger stay_for_members before update on instance_settings for each row
    when (new.key = 'forum') execute function stay_for_members()`);

  const tokenOf = (role: Role, { person }: Accounts): string | null =>
    role === 'visitor' ? null : { person, admin, owner }[role].token;

  async function client(): Promise<Client> {
    const accounts = await newAccounts(installation, gifted.id);
    const neighbours = await rowsOf(accounts.neighbour.id);
    let known: Rows | null = null;
    let isSignedOut = false;
    let sent = 0;
    async function send(generated: GeneratedRequest): Promise<Outcome> {
      if (isSignedOut) {
        await signIn(installation, accounts.person);
        [known, isSignedOut] = [null, false];
      }
      const { name } = generated.target;
      const wire = withIdentity(toWire(generated, resolver(accounts)), generated, accounts);
      const isPerson = generated.role === 'person';
      const compares = ++sent % COMPARE_EVERY === 0 && !MAY_CHANGE.has(name);
      const before: Rows | null = compares ? (known ?? (await rowsOf(accounts.person.id))) : null;
      const go = () => sender.send(wire);
      let answer: Answer;
      try {
        answer = await (name === 'admin.fixLevels' ? gate.alone(go) : gate.together(go));
      } catch (error) {
        return { wire, answer: null, fault: `was not answered: ${String(error)}` };
      }
      if (answer.status < 400) {
        known = null;
        if (isPerson && wire.method !== 'HEAD') learn(accounts, generated.target, wire, answer);
      }
      isSignedOut = isPerson && answer.status === 401 && hasEnded(name, generated);
      let fault = faultOf(generated.target, wire, answer);
      const isPublic = generated.target.endpoint.visibility === 'public';
      // Titles of articles stand in the log of acts (D54).
      const shown =
        name === 'admin.events' ? answer.text.replaceAll(/"title":"[^"]*"/g, '') : answer.text;
      if (!isPublic && shown.includes(accounts.mark)) {
        fault ??= 'shows what is somebody else’s';
      }
      if (before && answer.status >= 400) {
        known = await rowsOf(accounts.person.id);
        const changed = changedTables(before, known).filter(isOwnDoing);
        if (changed.length > 0) fault ??= `was refused, and changed ${changed.join(', ')}`;
      }
      return { wire, answer, fault };
    }

    return { send, end: () => leftBehind(accounts, neighbours) };
  }

  function withIdentity(wire: Wire, generated: GeneratedRequest, accounts: Accounts): Wire {
    const token = tokenOf(generated.role, accounts);
    const usesCookie = ['accounts.refresh', 'accounts.logout'].includes(generated.target.name);
    return {
      ...wire,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(usesCookie && generated.role === 'person' ? { cookie: accounts.person.cookie } : {}),
        ...wire.headers,
      },
    };
  }

  /** What the accounts leave behind; deletes them and all accounts that were registered meanwhile. */
  async function leftBehind({ person, neighbour }: Accounts, before: Rows): Promise<string[]> {
    const faults: string[] = [];
    const changed = changedTables(before, await rowsOf(neighbour.id)).filter(isOwnDoing);
    if (changed.length > 0) faults.push(`A neighbour’s rows changed: ${changed.join(', ')}.`);
    await gate.alone(async () => {
      const { details } = await checkIntegrity(context, { fix: false });
      // The owner may have set a level for testing, which is no fault.
      const ofLevel = new RegExp(`^Account ${owner.id}: level \\d+ to \\d+\\.$`);
      faults.push(...details.filter((detail) => !ofLevel.test(detail)));
      faults.push(...(await miscounted(person)));
      const leaving = sql`select id from users where id in (${person.id}, ${neighbour.id})
        or (id > 2 and username not like ${`${NAME_PREFIX}%`})`;
      // Pictures do not go with their account by themselves (ADR-0015).
      await db.execute(sql`delete from file_uses where user_id in (${leaving})`);
      await db.execute(sql`delete from files where user_id in (${leaving})`);
      await db.execute(sql`delete from users where id in (${leaving})`);
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

  return { client, close: () => sender.close() };
}

/** Whether the answer says that the session is over, and not that a password or a token is wrong. */
function hasEnded(name: string, { headers }: GeneratedRequest): boolean {
  return (
    headers.authorization === undefined && !['accounts.login', 'accounts.refresh'].includes(name)
  );
}
