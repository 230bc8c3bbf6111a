import { FORM_ORDER, PILLARS } from '@pathkeeper/contract';
import { type SQL, sql } from 'drizzle-orm';
import { admins, defineAccess, own, theirs } from '../../../test/access/define.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Evidence, VisionDraft } from '../vision-builder/index.ts';

const WORDS = 'I want to swim in the harbour every week until the summer.';

/** The access test opens the tools to everyone; the journey is for administrators in each case. */
const administrators = { ...own(403), admin: 200, owner: 200 };

export const access = defineAccess('vision', {
  endpoints: {
    goals: { who: own(200) },
    createGoal: { who: own(201), call: () => ({ body: { pillar: 'health', title: 'To swim' } }) },
    updateGoal: { who: theirs(200), call: () => ({ body: { pillar: 'love' } }) },
    goalEntries: { who: own(200) },
    submitForm: {
      who: own(200),
      call: () => ({ body: { answers: answersOf(WORDS) } }),
    },
    generateJourney: {
      who: administrators,
      call: () => ({ body: { questionsAndAnswers: journeyOf(WORDS) } }),
    },
    responses: { who: own(200) },
    removeResponse: { who: theirs(200) },
    keepStanding: { who: theirs(200), call: () => ({ body: { pillars: ['health'] } }) },
    takeOver: { who: theirs(200), call: () => ({ body: { pillars: ['health'] } }) },
    undoTakeOver: { who: theirs(200) },
    board: { who: own(200) },
    moveOnBoard: {
      who: theirs(200),
      call: async ({ make }) => ({
        body: {
          boardId: await make('visionBoard'),
          moves: [{ board: 'pillars', key: 'love', x: 40, y: -40 }],
        },
      }),
    },
    resetBoard: { who: own(200) },
    commitment: { who: own(200) },
    commit: { who: own(200), call: () => ({ body: { commitmentTime: '08:00' } }) },
    today: { who: own(200) },
    answerToday: { who: own(201), call: () => ({ body: { step: 'Ring the harbour office.' } }) },
    notTonight: { who: own(200), call: () => ({ body: {} }) },
    trail: { who: own(200) },
    stepEntry: {
      who: theirs(201),
      call: async ({ make }) => ({ params: { localDate: await make<string>('visionStep') } }),
    },
    removeStep: {
      who: theirs(200),
      call: async ({ make }) => ({ params: { localDate: await make<string>('visionStep') } }),
    },
    use: { who: admins(200) },
  },
  makes: {
    visionBoard: ({ db, user }) =>
      idOfRow(
        db,
        sql`
        insert into vision_boards (user_id, name, is_default, layout, updated_at)
        values (${user.id}, 'Life Vision', true, '{"pillars": {}, "cards": {}}', ${NOW})
        on conflict (user_id) where is_default do update set name = excluded.name
        returning id::int`,
      ),
    visionResponse: ({ db, user, mark }) =>
      idOfRow(
        db,
        sql`
        insert into vision_responses (user_id, kind, answers, draft, taken, created_at)
        values (${user.id}, 'form', '[]', ${JSON.stringify(draftOf(mark))}::jsonb, '[]', ${NOW})
        returning id::int`,
      ),
    async visionStep({ db, user, mark }) {
      await db.execute(sql`
        insert into vision_steps (user_id, local_date, step, answered_at)
        values (${user.id}, ${A_DAY}, ${mark}, ${NOW}) on conflict do nothing`);
      return A_DAY;
    },
  },
  async fill({ db, make, mark, one, user }) {
    await make('visionBoard');
    await make('visionResponse');
    await db.execute(sql`
      update goals set pillar = 'health', phrase = ${mark}, color = '#5B7334', icon = '🌿',
        obstacle = ${mark}, when_then = ${mark}, position = 0, source = 'form',
        evidence = '{"phrase": null, "title": null, "milestones": {}}'
      where user_id = ${user.id} and id = ${await one('goal')}`);
    await db.execute(sql`
      insert into vision_commitments (user_id, commitment_time, since)
      values (${user.id}, '08:00', ${A_DAY})`);
    await make('visionStep');
    await db.execute(sql`
      update vision_steps set pillar = 'health', entry_id = ${await one('entry')}
      where user_id = ${user.id}`);
  },
});

const A_DAY = '2026-11-20';
const NOW = sql`'2026-11-20T20:00:00Z'::timestamptz`;

async function idOfRow(db: Database, query: SQL): Promise<number> {
  const [row] = await db.execute<{ id: number }>(query);
  return row?.id ?? 0;
}

/** What the builder could have made of one answer. */
function draftOf(words: string): VisionDraft {
  const evidence: Evidence = {
    quote: words,
    source: { kind: 'response', id: 1, pillar: 'health' },
  };
  return {
    pillars: [
      {
        ...{ pillar: 'health', title: words, phrase: words, question: null },
        milestones: [{ title: words, ...evidence }],
        evidence: { title: evidence, phrase: evidence },
      },
    ],
    ...{ summary: words, quotations: [evidence], extractedCategories: { Health: words } },
  };
}

/** The form's seven answers, each with these words. */
function answersOf(words: string) {
  return Object.fromEntries(FORM_ORDER.map((id) => [id, words])) as Record<
    (typeof FORM_ORDER)[number],
    string
  >;
}

/** The journey's seven answers, each with these words. */
function journeyOf(answer: string) {
  return PILLARS.map(({ id, name }) => ({
    ...{ pillar: id, pillarName: name, answer },
    question: `What do you wish for in ${name}?`,
  }));
}
