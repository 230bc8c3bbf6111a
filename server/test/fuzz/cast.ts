import { randomBytes, randomUUID } from 'node:crypto';
import {
  api,
  type Endpoint,
  type Goal,
  MONTH_NAMES,
  type Tokens,
  type User,
} from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import type { Context } from '../../src/platform/context.ts';
import { hashToken, randomToken } from '../../src/platform/tokens.ts';
import type { Kind, Ref } from './json.ts';
import type { Answer, Sender } from './wire.ts';

/** How the names of those begin who are not made by a generated registration. */
export const CAST_NAME = 'cast-';

/** Where each of the cast is signed in: the first is the one they call from. */
const PLACES = 4;

/** No row has such an id. */
const ABSENT = 999_999_999;

/** Somebody with a journal, and the ids of everything in it that is known. */
export interface Actor {
  id: number;
  token: string;
  /** The cookie of another place they are signed in at. */
  cookie: string;
  things: Record<Kind, (string | number)[]>;
}

/** Who takes part for a while: the one who sends, and one beside them whose things stay as they are. */
export interface Cast {
  person: Actor;
  neighbour: Actor;
  /** Stands in every text of the neighbour's, and nowhere else. */
  mark: string;
}

/** What a cast is made with. */
export interface Setting {
  context: Pick<Context, 'db' | 'clock'>;
  sender: Sender;
}

/** No session and no way back in of the cast's ends while it plays. */
const FAR_OFF = '2999-01-01T00:00:00Z';

type Post = (endpoint: Endpoint, body?: object, id?: number, token?: string) => Promise<unknown>;

const newThings = (username: string, now: Date): Actor['things'] => ({
  entry: [],
  folder: [],
  tag: [],
  insight: [],
  goal: [],
  milestone: [],
  note: [],
  quest: [],
  session: [],
  person: [1, ABSENT],
  urlToken: [],
  resetToken: [],
  cursor: [Buffer.from(`${now.getTime()}.${2 ** 40}`).toString('base64url')],
  username: [username],
  today: [now.toISOString().slice(0, 10)],
  month: [MONTH_NAMES[now.getUTCMonth()] ?? ''],
  year: [now.getUTCFullYear()],
});

function poster(sender: Sender): Post {
  return async ({ method, path }, body, id, token) => {
    const answer = await sender.send({
      method,
      path: path.replace(':id', String(id)),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body ? Buffer.from(JSON.stringify(body)) : null,
    });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.text}`);
    return JSON.parse(answer.text) as unknown;
  };
}

/** The refresh cookie that an answer sets. */
const cookieOf = ({ cookies }: Pick<Answer, 'cookies'>): string =>
  cookies.map((each) => each.split(';')[0] ?? '').find((each) => /_refresh=./.test(each)) ?? '';

/** Registers the owner, which is whoever is the first. */
export async function registerOwner(setting: Setting): Promise<Actor> {
  const username = `${CAST_NAME}owner`;
  const account = { username, email: `${username}@example.org`, password: 'secret1' };
  const { user } = (await poster(setting.sender)(api.accounts.register, account)) as { user: User };
  const things = newThings(username, setting.context.clock.now());
  const owner = { id: user.id, token: '', cookie: '', things };
  await signIn(setting, owner);
  return owner;
}

/** Somebody new with the owner's password: hashing one for each would take longer than all else. */
export async function newActor(setting: Setting): Promise<Actor> {
  const { db, clock } = setting.context;
  const now = clock.now();
  const name = `${CAST_NAME}${randomUUID()}`;
  const rows = await db.execute<{ id: string }>(sql`
    insert into users (username, email, password_hash, created_at)
    select ${name}, ${`${name.slice(0, 30)}@example.org`}, password_hash,
      ${now.toISOString()}::timestamptz
    from users where id = 2 returning id`);
  const actor = {
    id: Number([...rows][0]?.id),
    token: '',
    cookie: '',
    things: newThings(name, now),
  };
  await signIn(setting, actor);
  return actor;
}

/** Gives somebody a session to call with, and others elsewhere that may be ended. */
export async function signIn({ context, sender }: Setting, actor: Actor): Promise<void> {
  const sids: string[] = [];
  for (let place = 0; place < PLACES; place++) {
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

/** Somebody with one of everything and two pages to reflect on; `mark` stands in every text. */
async function furnish({ context, sender }: Setting, actor: Actor, mark: string) {
  const post = poster(sender);
  const { id: userId, token, things } = actor;
  const make = async <T = { id: number }>(endpoint: Endpoint, body?: object, id?: number) =>
    (await post(endpoint, body, id, token)) as T;
  const folder = await make(api.folders.create, { name: mark });
  const quest = await make(api.quests.today);
  await make(api.quests.accept, undefined, quest.id);
  const content = `${mark} I sat at the harbour with Ines and felt calm after work. `.repeat(12);
  for (const folderId of [folder.id, null]) {
    const body = { content, folderId, mood: 'calm', tags: [mark] };
    things.entry.push((await make(api.entries.create, body)).id);
  }
  const insight = await make(api.insights.create, { title: mark, content });
  const tag = await make(api.tags.create, { tagName: mark });
  const steps = [{ title: mark }, { title: mark }];
  const goal = await make(api.goals.create, { title: mark, milestones: steps });
  learnGoal(actor, await make<Goal>(api.goals.addNote, { progressNote: mark }, goal.id));
  things.folder.push(folder.id);
  things.quest.push(quest.id);
  things.insight.push(insight.id);
  things.tag.push(tag.id);
  const secret = randomToken();
  await context.db.execute(
    sql`insert into password_resets values (${userId}, ${hashToken(secret)}, ${FAR_OFF}::timestamptz)`,
  );
  things.resetToken.push(`${userId}.${secret}`);
}

/** A new person and a new neighbour. */
export async function newCast(setting: Setting, giftedId: number): Promise<Cast> {
  const [person, neighbour] = [await newActor(setting), await newActor(setting)];
  const mark = `zq${randomBytes(8).toString('hex')}`;
  await furnish(setting, person, 'harbour');
  await furnish(setting, neighbour, mark);
  for (const { things } of [person, neighbour]) things.person.push(giftedId, giftedId, giftedId);
  return { person, neighbour, mark };
}

/** With a neighbour's it would be the neighbour who calls: everybody has the same password. */
const SECRET = new Set<Kind>(['resetToken', 'username', 'urlToken']);

/** The id or text that a reference stands for; one that there is not where there is none. */
export function resolver({ person, neighbour }: Cast): (ref: Ref) => string | number {
  return ({ kind, whose, at }) => {
    const { things } = whose === 'own' ? person : neighbour;
    const known = (SECRET.has(kind) ? person.things : things)[kind];
    return known[at % known.length] ?? ABSENT;
  };
}

function learnGoal({ things }: Actor, goal: Goal): void {
  if (!things.goal.includes(goal.id)) things.goal.push(goal.id);
  things.milestone = [...things.milestone, ...goal.milestones.map(({ id }) => id)].slice(-20);
  things.note = [...things.note, ...goal.notes.map(({ id }) => id)].slice(-20);
}

const MADE: Record<string, Kind> = {
  'entries.create': 'entry',
  'folders.create': 'folder',
  'tags.create': 'tag',
  'insights.create': 'insight',
};

const LISTED: Record<string, Kind> = {
  'entries.list': 'entry',
  'folders.list': 'folder',
  'tags.list': 'tag',
  'insights.list': 'insight',
};

/** Remembers what an answer to the person tells: new ids, the next page, a URL, a cookie. */
export function learn({ person }: Cast, name: string, answer: Answer): void {
  const { things } = person;
  const cursor = /[?&]cursor=([^&>]+)/.exec(answer.link ?? '')?.[1];
  if (cursor !== undefined) things.cursor.push(decodeURIComponent(cursor));
  if (name === 'accounts.refresh') person.cookie = cookieOf(answer);
  const body = answer.type.includes('json') ? (JSON.parse(answer.text) as unknown) : null;
  if (typeof body !== 'object' || body === null) return;
  const listed = LISTED[name];
  if (listed && Array.isArray(body) && body.length > 0) {
    things[listed] = (body as { id: number }[]).map(({ id }) => id);
  }
  if ('id' in body && typeof body.id === 'number') {
    const kind = MADE[name];
    if (kind) things[kind].push(body.id);
    if ('milestones' in body && 'notes' in body) learnGoal(person, body as Goal);
  }
  if (name === 'export.url' && 'url' in body) {
    things.urlToken.push(String(body.url).split('/').at(-1) ?? '');
  }
}
