import { randomBytes, randomUUID } from 'node:crypto';
import { api, type Endpoint, MONTH_NAMES, type Tokens, type User } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import type { Context } from '../../src/platform/context.ts';
import { hashToken, randomToken } from '../../src/platform/secrets/tokens.ts';
import { idKindsOf, idsIn, shapeOf } from '../access/id-kinds.ts';
import { MAKERS, SECRET_KINDS, type Target } from '../access/load.ts';
import { thingsOf } from '../access/things.ts';
import type { Ref } from './json.ts';
import { type Answer, FORM_TYPE, formOf, type Sender, type Wire } from './wire.ts';

/** Usernames begin with it, unlike those of generated registrations. */
export const NAME_PREFIX = 'fuzz-';

/** Sessions of each account; it calls with the first. */
const SESSIONS = 4;

/** No row has such an id. */
const ABSENT = 999_999_999;

/** An account with a journal, and the ids that are known of its things. */
export interface Actor {
  id: number;
  token: string;
  /** The cookie of another place they are signed in at. */
  cookie: string;
  username: string;
  /** The ids that are known of each kind of thing. */
  things: Record<string, (string | number)[]>;
}

/** The two accounts of a client: the person sends requests, the neighbour's things must not change. */
export interface Accounts {
  person: Actor;
  neighbour: Actor;
  /** Stands in every text of the neighbour's, and nowhere else. */
  mark: string;
}

/** What accounts are made with. */
export interface Installation {
  context: Pick<Context, 'db' | 'clock'>;
  sender: Sender;
}

/** No session of these accounts expires during a run. */
const FAR_OFF = '2999-01-01T00:00:00Z';

type Post = (
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
  token?: string,
) => Promise<unknown>;

const newThings = (username: string, now: Date): Actor['things'] => ({
  user: [1, ABSENT],
  cursor: [Buffer.from(`${now.getTime()}.${2 ** 40}`).toString('base64url')],
  username: [username],
  today: [now.toISOString().slice(0, 10)],
  month: [MONTH_NAMES[now.getUTCMonth()] ?? ''],
  year: [now.getUTCFullYear()],
});

function poster(sender: Sender): Post {
  return async ({ method, path, accepts }, { params = {}, body }, token) => {
    const isForm = accepts === 'multipart';
    const ids = params as Record<string, string | number>;
    const answer = await sender.send({
      method,
      path: path.replace(/:(\w+)/g, (_, name: string) => String(ids[name])),
      headers: {
        ...(body ? { 'content-type': isForm ? FORM_TYPE : 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body ? (isForm ? formOf(body) : Buffer.from(JSON.stringify(body))) : null,
    });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.text}`);
    return JSON.parse(answer.text) as unknown;
  };
}

/** The refresh cookie that an answer sets. */
const cookieOf = ({ cookies }: Pick<Answer, 'cookies'>): string =>
  cookies.map((each) => each.split(';')[0] ?? '').find((each) => /_refresh=./.test(each)) ?? '';

/** Registers the owner: the first account is. */
export async function registerOwner(installation: Installation): Promise<Actor> {
  const username = `${NAME_PREFIX}owner`;
  const account = { username, email: `${username}@example.org`, password: 'harbour1' };
  const { user } = (await poster(installation.sender)(api.accounts.register, {
    body: account,
  })) as {
    user: User;
  };
  const things = newThings(username, installation.context.clock.now());
  const owner = { id: user.id, username, token: '', cookie: '', things };
  await signIn(installation, owner);
  return owner;
}

/** Somebody new with the owner's password: hashing one for each would take longer than all else. */
export async function newActor(installation: Installation): Promise<Actor> {
  const { db, clock } = installation.context;
  const now = clock.now();
  const name = `${NAME_PREFIX}${randomUUID()}`;
  const rows = await db.execute<{ id: string }>(sql`
    insert into users (username, email, password_hash, created_at)
    select ${name}, ${`${name.slice(0, 30)}@example.org`}, password_hash,
      ${now.toISOString()}::timestamptz
    from users where id = 2 returning id`);
  const actor = {
    id: Number([...rows][0]?.id),
    username: name,
    token: '',
    cookie: '',
    things: newThings(name, now),
  };
  await signIn(installation, actor);
  return actor;
}

/** Gives an account a session to call with, and others that may be ended. */
export async function signIn({ context, sender }: Installation, actor: Actor): Promise<void> {
  const sids: string[] = [];
  for (let place = 0; place < SESSIONS; place++) {
    const [sid, refresh] = [randomUUID(), randomToken()];
    const at = context.clock.now().getTime();
    const sess = {
      tokens: [{ hash: hashToken(refresh), supersededAt: null }],
      userAgent: null,
      createdAt: at,
      lastUsedAt: at,
    };
    await context.db.execute(sql`
      insert into sessions values
      (${actor.id}, ${sid}, ${JSON.stringify(sess)}::jsonb, ${FAR_OFF}::timestamptz)`);
    actor.cookie = `pathkeeper_refresh=${actor.id}.${sid}.${refresh}`;
    if (place === 0) actor.token = await accessToken(sender, actor.cookie);
    sids.push(sid);
  }
  actor.things.session = sids.reverse();
}

async function accessToken(sender: Sender, cookie: string): Promise<string> {
  const { method, path } = api.accounts.refresh;
  const answer = await sender.send({ method, path, headers: { cookie }, body: null });
  return (JSON.parse(answer.text) as Tokens).accessToken;
}

/** Makes one thing of each kind, and a second entry; `mark` stands in every text. */
async function addThings({ context, sender }: Installation, actor: Actor, mark: string) {
  const post = poster(sender);
  const { id, username, token, things: known } = actor;
  const things = thingsOf({
    db: context.db,
    clock: context.clock,
    user: { id, username, email: `${username}@example.org` },
    mark,
    call: async (endpoint, input) => (await post(endpoint, input, token)) as never,
  });
  for (const kind of ['entry', ...Object.keys(MAKERS)]) {
    if (kind !== 'entry' && known[kind]) continue;
    known[kind] = [...(known[kind] ?? []), await things.make(kind)];
  }
}

/** A new person and a new neighbour. */
export async function newAccounts(installation: Installation, giftedId: number): Promise<Accounts> {
  const [person, neighbour] = [await newActor(installation), await newActor(installation)];
  const mark = `zq${randomBytes(8).toString('hex')}`;
  await addThings(installation, person, 'harbour');
  await addThings(installation, neighbour, mark);
  for (const { things } of [person, neighbour]) things.user?.push(giftedId, giftedId, giftedId);
  return { person, neighbour, mark };
}

/** Always the person's own: with the neighbour's, the neighbour would be calling. */
const SECRET = new Set([...SECRET_KINDS, 'username']);

/** The id or text that a reference stands for; an absent id where none is known. */
export function resolver({ person, neighbour }: Accounts): (ref: Ref) => string | number {
  return ({ kind, whose, at }) => {
    const { things } = whose === 'own' ? person : neighbour;
    const known = (SECRET.has(kind) ? person.things : things)[kind] ?? [];
    return known[at % known.length] ?? ABSENT;
  };
}

/** Ids of one kind that are remembered: the latest. */
const REMEMBERED = 20;

/** Remembers what an answer to the person tells: new ids, the next page, a cookie. */
export function learn({ person }: Accounts, target: Target, wire: Wire, answer: Answer): void {
  const { name, endpoint } = target;
  const { things } = person;
  const cursor = /[?&]cursor=([^&>]+)/.exec(answer.link ?? '')?.[1];
  if (cursor !== undefined) things.cursor?.push(decodeURIComponent(cursor));
  if (name === 'accounts.refresh') person.cookie = cookieOf(answer);
  if (wire.method === 'DELETE') forget(person, endpoint, wire);
  if (!answer.type.includes('json')) return;
  for (const [kind, id] of idsIn(answerShape(endpoint), JSON.parse(answer.text))) {
    // What others wrote names the neighbours, and whoever is known may be stopped or promoted.
    if (kind === 'user' && endpoint.visibility === 'public') continue;
    const others = (things[kind] ?? []).filter((known) => known !== id);
    things[kind] = [...others, id].slice(-REMEMBERED);
  }
}

const shapes = new Map<Endpoint, ReturnType<typeof shapeOf>>();

function answerShape(endpoint: Endpoint): ReturnType<typeof shapeOf> {
  const shape = shapes.get(endpoint) ?? shapeOf(endpoint.response, 'output');
  shapes.set(endpoint, shape);
  return shape;
}

/** What the last id of a path names is deleted. */
function forget({ things }: Actor, endpoint: Endpoint, { path }: Wire): void {
  const kind = idKindsOf(endpoint.params).at(-1)?.[1] ?? '';
  const gone = path.split('?')[0]?.split('/').at(-1);
  things[kind] = (things[kind] ?? []).filter((id) => String(id) !== gone);
}
