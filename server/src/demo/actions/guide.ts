import { addDays, api, type InsightSource, MONTH_NAMES, weekStart } from '@pathkeeper/contract';
import { Temporal } from 'temporal-polyfill';
import { reflectOnEntry, reflectOnMonth, reflectOnWeek } from '../../features/guide/index.ts';
import { createInsight } from '../../features/insights/index.ts';
import { analyseAnswers } from '../../features/questionnaire/index.ts';
import { monthOf, weekOf } from '../../features/reflections/index.ts';
import type { Moment } from '../../platform/context.ts';
import { sentencesOf } from '../../platform/language/sentences.ts';
import { type Action, entryIdOf, type SeedTarget } from '../actions.ts';
import type { DemoEntry } from '../compose.ts';
import { eveningOf, type Journal, occasionOf } from '../journal.ts';

/** Shorter entries get no reflection. */
const MIN_CHARACTERS = 60;
/** Minutes from an entry to the reflection on it. */
const MINUTES = 2;

type Period = ReturnType<typeof weekOf>;

/** Asks the guide about the questionnaire and the latest entries, weeks and months. */
export function guideActions(journal: Journal): Action[] {
  return [...lifePathActions(journal), ...entryActions(journal), ...periodActions(journal)];
}

const signal = new AbortController().signal;

function lifePathActions(journal: Journal): Action[] {
  const { lifePath } = journal.persona.content;
  const occasion = lifePath && occasionOf(journal, lifePath.when);
  if (!occasion) return [];
  const { answers } = api.questionnaire.analyse.body.parse({ answers: lifePath.answers });
  return [
    {
      at: occasion.at,
      act: ({ context, guides, userId }, at) => {
        const request = { ownerId: userId, address: 'demo', answers, at, signal };
        return analyseAnswers(context, guides, request);
      },
    },
  ];
}

function entryActions({ entries, persona }: Journal): Action[] {
  const { entries: wanted } = persona.content.guideRequests;
  const worthwhile = entries.filter(({ text }) => text.length >= MIN_CHARACTERS);
  return worthwhile.slice(Math.max(0, worthwhile.length - wanted)).map((entry) => ({
    at: entry.at.add({ minutes: MINUTES }),
    act: async (target, at) => {
      const id = entryIdOf(target, entry);
      if (id === null) return;
      await reflectOnEntry(target.context, target.guides, {
        ownerId: target.userId,
        id,
        at,
        signal,
      });
    },
  }));
}

function periodActions(journal: Journal): Action[] {
  const { weeks, months, savesReflections } = journal.persona.content.guideRequests;
  const last = (journal.entries.at(-1) as DemoEntry).at.toPlainDate();
  const thisWeek = weekStart(last.toString());
  const periods = [
    ...Array.from({ length: weeks }, (_, i) => weekOf(addDays(thisWeek, -7 * i))),
    ...Array.from({ length: months }, (_, i) => monthOfDay(last.subtract({ months: i + 1 }))),
  ];
  // Of those that are over, the first of each kind is the latest.
  const whole = periods.filter(({ to }) => to < last.toString());
  const saved = ['week', 'month'].map((kind) => whole.find((period) => period.kind === kind));
  return periods
    .filter(({ from, to }) => journal.entries.some(({ at }) => isWithin(at, from, to)))
    .map((period) => ({
      // Once it is over; `runActions` moves one that is not over yet to now.
      at: eveningOf(journal, Temporal.PlainDate.from(period.to).add({ days: 1 })),
      act: (target, at) =>
        reflectOnPeriod(target, at, period, savesReflections && saved.includes(period)),
    }));
}

const isWithin = (at: Temporal.ZonedDateTime, from: string, to: string): boolean => {
  const day = at.toPlainDate().toString();
  return day >= from && day <= to;
};

const monthOfDay = ({ year, month }: Temporal.PlainDate): Period =>
  monthOf(MONTH_NAMES[month - 1] as (typeof MONTH_NAMES)[number], year);

async function reflectOnPeriod(
  target: SeedTarget,
  at: Moment,
  period: Period,
  isSaved: boolean,
): Promise<void> {
  const { context, guides, userId } = target;
  const request = { ownerId: userId, period, fresh: false, at, signal };
  if (period.kind === 'week') {
    const { weeklyInsight, question } = await reflectOnWeek(context, guides, request);
    if (isSaved) await saveInsight(target, at, [weeklyInsight, question], 'weekly', period.from);
  } else {
    const { monthlyWisdom, question } = await reflectOnMonth(context, guides, request);
    if (isSaved)
      await saveInsight(target, at, [monthlyWisdom, question], 'monthly', period.from.slice(0, 7));
  }
}

/** Saves a reflection to the vault, as its bookmark button does. */
async function saveInsight(
  { context, userId }: SeedTarget,
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
