import { api, type PillarId, type VisionGoal } from '@pathkeeper/contract';
import { Temporal } from 'temporal-polyfill';
import { updateMilestone } from '../../features/goals/index.ts';
import {
  answerToday,
  commit,
  listVisionGoals,
  moveOnBoard,
  updateVisionGoal,
} from '../../features/vision/index.ts';
import { chat, generate } from '../../features/vision-architect/index.ts';
import type { Moment } from '../../platform/context.ts';
import type { Action, SeedTarget } from '../actions.ts';
import type { DemoEntry } from '../compose.ts';
import type { VisionSeed } from '../content.ts';
import { dayAt, eveningOf, type Journal } from '../journal.ts';

/** Minutes from one answer to the next. */
const MINUTES = 2;
const signal = new AbortController().signal;

/** Talks with the architect, makes the board, lays it out, commits, and answers the daily question. */
export function visionActions(journal: Journal): Action[] {
  const { vision } = journal.persona.content;
  if (!vision) return [];
  const at = eveningOf(journal, dayAt(journal, vision.when));
  const later = (minutes: number) => at.add({ minutes });
  const today = (journal.entries.at(-1) as DemoEntry).at.toPlainDate();
  return [
    { at, act: (target, moment) => talk(target, vision, moment) },
    { at: later(60), act: (target, moment) => layOut(target, vision, moment) },
    {
      at: later(70),
      act: ({ context, userId }, moment) => {
        const { commitmentTime } = vision;
        const body = api.vision.commit.body.parse({ commitmentTime });
        return commit(context, userId, body, moment);
      },
    },
    ...vision.days.map(({ ago, pillar, step }): Action => {
      const plainTime = Temporal.PlainTime.from(vision.commitmentTime).add({ minutes: 4 });
      const day = today.subtract({ days: ago });
      return {
        at: day.toZonedDateTime({ timeZone: journal.persona.zone, plainTime }),
        act: ({ context, guides, userId }, moment) => {
          const body = api.vision.answerToday.body.parse({ step, pillar });
          return answerToday(context, guides.safety, userId, body, moment);
        },
      };
    }),
  ];
}

/** Answers what is asked until everything prepared is said, and makes a vision of it. */
async function talk(
  { context, guides, userId: ownerId }: SeedTarget,
  { opening, answers }: VisionSeed,
  { now, zone }: Moment,
): Promise<void> {
  const open = new Map<PillarId, string>(Object.entries(answers) as [PillarId, string][]);
  let content: string | undefined = opening;
  let at = { now, zone };
  while (content !== undefined) {
    const body = api.visionArchitect.chat.body.parse({ messages: [{ role: 'user', content }] });
    const asked = { ownerId, at, key: null, signal, commitmentTime: null };
    const { added } = await chat(context, guides, body, asked);
    const pillar: PillarId | null = added.at(-1)?.pillar ?? null;
    content = pillar ? open.get(pillar) : undefined;
    if (pillar) open.delete(pillar);
    at = { zone, now: new Date(at.now.getTime() + MINUTES * 60_000) };
  }
  await generate(context, guides, {}, { ownerId, at, key: null, signal });
}

/** Says what stands in the way, ticks what is done, and moves the cards. */
async function layOut(
  { context, userId }: SeedTarget,
  { plans, done, moves }: VisionSeed,
  moment: Moment,
): Promise<void> {
  const goals = await listVisionGoals(context, userId);
  const of = <T>(wanted: Readonly<Partial<Record<PillarId, T>>>): [VisionGoal, T][] =>
    goals.flatMap((goal): [VisionGoal, T][] => {
      const one = goal.pillar && wanted[goal.pillar];
      return one === undefined || one === null ? [] : [[goal, one]];
    });
  for (const [{ id }, plan] of of(plans)) {
    const body = api.vision.updateGoal.body.parse(plan);
    await updateVisionGoal(context, userId, id, body);
  }
  for (const [{ id, milestones }, count] of of(done)) {
    for (const { id: milestoneId } of milestones.slice(0, count)) {
      const change = { isCompleted: true };
      await updateMilestone(context, userId, { id, milestoneId }, change, moment);
    }
  }
  const laid = of(moves).map(([{ id }, place]) => ({
    ...{ board: 'cards' as const, key: String(id) },
    ...place,
  }));
  if (laid.length > 0) await moveOnBoard(context, userId, { boardId: null, moves: laid }, moment);
}
