import { addDays, api, type InsightSource, MONTH_NAMES, weekStart } from '@pathkeeper/contract';
import { Temporal } from 'temporal-polyfill';
import { reflectOnEntry, reflectOnMonth, reflectOnWeek } from '../../features/guide/index.ts';
import { createInsight } from '../../features/insights/index.ts';
import { analyseAnswers } from '../../features/questionnaire/index.ts';
import { monthOf, weekOf } from '../../features/reflections/index.ts';
import type { Moment } from '../../platform/context.ts';
import { sentencesOf } from '../../platform/language/sentences.ts';
import type { Page } from '../compose.ts';
import { type Deed, type Desk, entryIdOf } from '../deeds.ts';
import { type Diary, eveningOf, occasionOf } from '../diary.ts';

/** A page with fewer characters is hardly worth asking about. */
const WORTH_ASKING = 60;
/** Minutes from a page to the reflection on it. */
const MINUTES = 2;

type Period = ReturnType<typeof weekOf>;

/** What the guide was asked: about the sixteen answers, the latest pages, weeks and months. */
export function guideDeeds(diary: Diary): Deed[] {
  return [...lifePathDeeds(diary), ...entryDeeds(diary), ...periodDeeds(diary)];
}

const signal = new AbortController().signal;

function lifePathDeeds(diary: Diary): Deed[] {
  const { lifePath } = diary.keeper.rooms;
  const occasion = lifePath && occasionOf(diary, lifePath.when);
  if (!occasion) return [];
  const { answers } = api.questionnaire.analyse.body.parse({ answers: lifePath.answers });
  return [
    {
      at: occasion.at,
      act: ({ context, guides, userId }, at) => {
        const asked = { ownerId: userId, address: 'demo', answers, at, signal };
        return analyseAnswers(context, guides, asked);
      },
    },
  ];
}

function entryDeeds({ pages, keeper }: Diary): Deed[] {
  const { entries } = keeper.rooms.asked;
  const worthwhile = pages.filter(({ text }) => text.length >= WORTH_ASKING);
  return worthwhile.slice(Math.max(0, worthwhile.length - entries)).map((page) => ({
    at: page.at.add({ minutes: MINUTES }),
    act: async (desk, at) => {
      const id = entryIdOf(desk, page);
      if (id === null) return;
      await reflectOnEntry(desk.context, desk.guides, { ownerId: desk.userId, id, at, signal });
    },
  }));
}

function periodDeeds(diary: Diary): Deed[] {
  const { weeks, months, keeps } = diary.keeper.rooms.asked;
  const last = (diary.pages.at(-1) as Page).at.toPlainDate();
  const thisWeek = weekStart(last.toString());
  const asked = [
    ...Array.from({ length: weeks }, (_, i) => weekOf(addDays(thisWeek, -7 * i))),
    ...Array.from({ length: months }, (_, i) => monthOfDay(last.subtract({ months: i + 1 }))),
  ];
  // Of those that are over, the first of each kind is the latest.
  const whole = asked.filter(({ to }) => to < last.toString());
  const kept = ['week', 'month'].map((kind) => whole.find((period) => period.kind === kind));
  return asked
    .filter(({ from, to }) => diary.pages.some(({ at }) => isWithin(at, from, to)))
    .map((period) => ({
      // Once it is over; of one that is not, `live` makes it now.
      at: eveningOf(diary, Temporal.PlainDate.from(period.to).add({ days: 1 })),
      act: (desk, at) => readBack(desk, at, period, keeps && kept.includes(period)),
    }));
}

const isWithin = (at: Temporal.ZonedDateTime, from: string, to: string): boolean => {
  const day = at.toPlainDate().toString();
  return day >= from && day <= to;
};

const monthOfDay = ({ year, month }: Temporal.PlainDate): Period =>
  monthOf(MONTH_NAMES[month - 1] as (typeof MONTH_NAMES)[number], year);

async function readBack(desk: Desk, at: Moment, period: Period, isKept: boolean): Promise<void> {
  const { context, guides, userId } = desk;
  const asked = { ownerId: userId, period, fresh: false, at, signal };
  if (period.kind === 'week') {
    const { weeklyInsight, question } = await reflectOnWeek(context, guides, asked);
    if (isKept) await keep(desk, at, [weeklyInsight, question], 'weekly', period.from);
  } else {
    const { monthlyWisdom, question } = await reflectOnMonth(context, guides, asked);
    if (isKept) await keep(desk, at, [monthlyWisdom, question], 'monthly', period.from.slice(0, 7));
  }
}

/** Keeps what the guide said, as the bookmark beside it does. */
async function keep(
  { context, userId }: Desk,
  at: Moment,
  said: readonly string[],
  source: Exclude<InsightSource, 'daily'>,
  reflectionPeriod: string,
): Promise<void> {
  const content = said.filter((text) => text !== '').join('\n\n');
  const title = sentencesOf(content)[0]?.text;
  if (!title) return;
  const body = { title, content, category: 'insight', source, reflectionType: source };
  const insight = api.insights.create.body.parse({ ...body, reflectionPeriod });
  await createInsight(context, userId, insight, at);
}
