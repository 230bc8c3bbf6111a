import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import type { Caller, Refusal, Reply, TestApp } from './app.ts';

/**
 * Fills an account with something of everything there is, through the API where it can be done
 * there. Every text holds `mark`. Gates must be open.
 */
export async function fillAccount(test: TestApp, person: Caller, mark: string): Promise<void> {
  const id = person.user?.id ?? 0;
  const folder = await did(person.call(api.folders.create, { body: { name: `${mark}: "boats"` } }));
  await did(person.call(api.tags.create, { body: { tagName: `${mark} tag` } }));
  const first = await did(
    person.call(api.entries.create, {
      body: {
        content: `${mark}\n\n--- Tide tables: ü, 潮, 🌊. I felt calm at the harbour with Ines. ${'It was good to sit and watch the water for an hour. '.repeat(8)}\n`,
        mood: 'happy',
        tags: [`${mark}: #harbour`, 'a: "quoted" #tag'],
        folderId: folder.body.id,
      },
    }),
  );
  const entryId = first.body.id;
  await did(person.call(api.entries.pin, { params: { id: entryId }, body: { isPinned: true } }));
  const { body: quests } = await did(person.call(api.quests.today, {}));
  const quest = { params: { id: quests.id } };
  await did(person.call(api.quests.accept, quest));
  await did(
    person.call(api.entries.create, {
      body: { content: `${mark} ${'An answer to the quest, long enough to count. '.repeat(8)}` },
    }),
  );
  await did(person.call(api.quests.complete, quest));
  await did(person.call(api.guide.analyze, { params: { id: entryId } }));
  await did(person.call(api.guide.weekly, { query: {} }));
  await did(person.call(api.guide.monthly, { query: { month: 'November', year: 2026 } }));
  await did(
    person.call(api.insights.create, {
      body: { title: mark, content: 'Rest is work too.', entryId },
    }),
  );
  const goal = await did(
    person.call(api.goals.create, {
      body: {
        title: mark,
        targetDate: '2026-12-18',
        milestones: [{ title: 'One' }, { title: 'Two' }],
      },
    }),
  );
  await did(
    person.call(api.goals.addNote, {
      params: { id: goal.body.id },
      body: { progressNote: mark, progressValue: 40, entryId },
    }),
  );
  await did(
    person.call(api.profile.saveSettings, {
      body: { settingType: 'game', settings: { quietMode: true, onLeaderboard: false } },
    }),
  );
  await did(
    person.call(api.guide.setFolder, {
      params: { id: folder.body.id },
      body: { allowed: false },
    }),
  );
  await did(person.call(api.guide.setEntry, { params: { id: entryId }, body: { allowed: false } }));
  await did(person.call(api.profile.update, { body: { displayName: mark, emblem: 'hare' } }));
  // What only an outside model, the mail or the questionnaire's guide would bring about.
  const now = sql`${test.clock.now().toISOString()}::timestamptz`;
  await test.db.execute(sql`insert into guide_consents values (${id}, ${mark}, ${now})`);
  await test.db.execute(sql`
    insert into guide_calls (user_id, sent_at, provider, model, purpose, entry_ids, characters, cost_micros, outcome)
    values (${id}, ${now}, ${mark}, 'a-model', 'entry', array[${entryId}]::bigint[], 120, 15, 'answered')`);
  await test.db.execute(sql`
    insert into life_paths (user_id, answers, analysis, created_at)
    values (${id}, array[${mark}, 'another answer'], '{"title": "The long way"}', ${now})`);
  await test.db.execute(sql`
    insert into password_resets values (${id}, 'hash-of-a-reset-token', ${now})`);
}

async function did<B extends object>(call: Promise<Reply<B & Refusal>>): Promise<Reply<B>> {
  const reply = await call;
  if (reply.status >= 400) throw new Error(reply.body.error);
  return reply;
}
