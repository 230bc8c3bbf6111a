import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { hashToken, randomToken } from '../src/platform/tokens.ts';
import type { Caller, Refusal, Reply, TestApp } from './app.ts';

/** Long enough to be reflected on; no other account's pages hold such words. */
const PAGE =
  'The harbour was quiet and I felt calm at last. I sat on the wall with Ines and we talked for an hour about the boats, about work and about what to do next year. ';

export type Things = ReturnType<typeof thingsOf>;

/** Makes things of somebody's when they are asked for. Every text of theirs begins with `mark`. */
export function thingsOf({ db, clock }: TestApp, person: Caller, mark: string) {
  let tags = 0;
  const things = {
    mark,
    user: () => {
      if (!person.user) throw new Error('Nobody is signed in.');
      return person.user;
    },
    async entry(): Promise<number> {
      const body = { content: `${mark} ${PAGE.repeat(4)}`, mood: 'calm' as const, tags: [mark] };
      return (await made(person.call(api.entries.create, { body }))).id;
    },
    async folder(): Promise<number> {
      return (await made(person.call(api.folders.create, { body: { name: mark } }))).id;
    },
    async tag(): Promise<number> {
      return (await made(person.call(api.tags.create, { body: { tagName: `${mark} ${++tags}` } })))
        .id;
    },
    async insight(): Promise<number> {
      const body = { title: mark, content: `${mark}: rest is work too.` };
      return (await made(person.call(api.insights.create, { body }))).id;
    },
    async goal(): Promise<number> {
      return (await made(person.call(api.goals.create, { body: { title: mark } }))).id;
    },
    async milestone(): Promise<{ id: number; milestoneId: number }> {
      const params = { id: await things.goal() };
      const body = { title: mark };
      const goal = await made(person.call(api.goals.addMilestone, { params, body }));
      return { ...params, milestoneId: goal.milestones[0]?.id ?? 0 };
    },
    async note(): Promise<{ id: number; noteId: number }> {
      const params = { id: await things.goal() };
      const body = { progressNote: mark };
      const goal = await made(person.call(api.goals.addNote, { params, body }));
      return { ...params, noteId: goal.notes[0]?.id ?? 0 };
    },
    /** Today's quest, the same for everybody. */
    async quest(): Promise<number> {
      return (await made(person.call(api.quests.today, {}))).id;
    },
    async answeredQuest(): Promise<number> {
      const id = await things.quest();
      await made(person.call(api.quests.accept, { params: { id } }));
      await things.entry();
      return id;
    },
    async session(): Promise<string> {
      const [session] = await made(person.call(api.accounts.sessions, {}));
      if (!session) throw new Error('There is no session.');
      return session.id;
    },
    /** The way back in that a letter would bring. */
    async resetToken(): Promise<string> {
      const secret = randomToken();
      const { id } = things.user();
      const ends = new Date(clock.now().getTime() + 60_000).toISOString();
      await db.execute(
        sql`insert into password_resets values (${id}, ${hashToken(secret)}, ${ends}::timestamptz)`,
      );
      return `${id}.${secret}`;
    },
    async urlToken(): Promise<string> {
      const { url } = await made(person.call(api.export.url, {}));
      return url.slice(url.lastIndexOf('/') + 1);
    },
  };
  return things;
}

async function made<B>(call: Promise<Reply<B & Refusal>>): Promise<B> {
  const { status, body } = await call;
  if (status >= 400) throw new Error(body.error);
  return body;
}
