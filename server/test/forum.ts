import { api, type ForumPost } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { type Caller, createTestApp, type TestApp } from './app.ts';
import { waitingForLock } from './lock-waits.ts';

/** A forum with people in it who are tried in tests of moderation. */
export interface Forum {
  test: TestApp;
  owner: Caller;
  /** The seeded category in which anybody may write. */
  welcome: number;
  /** Somebody whose account is old enough for their reports to count; `ageDays` says how old. */
  person(ageDays?: number): Promise<Caller>;
  /** Five such people. */
  people(): Promise<[Caller, Caller, Caller, Caller, Caller]>;
  withRole(role: 'moderator' | 'admin'): Promise<Caller>;
  /** Starts a post. */
  start(person: Caller, content?: string): Promise<ForumPost>;
  /** Answers a post; gives the number. */
  answer(person: Caller, id: number, content?: string): Promise<number>;
  /** The status with which somebody is shown a post. */
  see(person: Caller, id: number): Promise<number>;
  /** Resolves once somebody waits for a lock of the database. */
  waitsForLock(): Promise<void>;
  /** Posts that the category Welcome counts. */
  countOf(): Promise<number>;
}

let serial = 0;

/** Opens one with its owner; its levels are open unless said otherwise. */
export async function openForum({
  nodes = 1,
  levelGates = 'open',
  limitsScale = 0,
}: {
  limitsScale?: number;
  nodes?: number;
  levelGates?: 'enforced' | 'open';
} = {}): Promise<Forum> {
  const test = await createTestApp({ limitsScale, nodes, levelGates });
  const owner = await test.person('the-owner');
  const categories = async () => (await test.visitor().call(api.forum.categories, {})).body;
  const welcome = (await categories()).find(({ minLevel }) => minLevel === 1)?.id ?? 0;
  const person = async (ageDays = 30) => {
    const made = await test.person();
    const since = new Date(test.clock.now().getTime() - ageDays * 24 * 60 * 60_000).toISOString();
    await test.db.execute(sql`
      update users set created_at = ${since} where id = ${made.user?.id}`);
    return made;
  };
  return {
    test,
    owner,
    welcome,
    person,
    people: async () => [
      await person(),
      await person(),
      await person(),
      await person(),
      await person(),
    ],
    async withRole(role) {
      const person = await test.person();
      await test.db.execute(sql`update users set role = ${role} where id = ${person.user?.id}`);
      return person;
    },
    async start(person, content = `Found, ${++serial}.`) {
      const body = { title: 'A drawer', content, categoryId: welcome };
      const made = await person.call(api.forum.createPost, { body });
      if (made.status !== 201) throw new Error(made.body.error);
      return made.body;
    },
    async answer(person, id, content = `So it was, ${++serial}.`) {
      const body = { content, photoAlt: null };
      const made = await person.call(api.forum.createReply, { params: { id }, body });
      if (made.status !== 201) throw new Error(made.body.error);
      return made.body.id;
    },
    see: async (person, id) => (await person.call(api.forum.post, { params: { id } })).status,
    async waitsForLock() {
      const waiting = await waitingForLock(test.db);
      for (;;) {
        if ((await test.db.execute(waiting)).length > 0) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    countOf: async () => (await categories()).find(({ id }) => id === welcome)?.postCount ?? 0,
  };
}
