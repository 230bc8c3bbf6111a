import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import { type Safety, safetyOfWishes } from '../safety/index.ts';
import { getBoard, moveOnBoard, resetBoard } from './board/board.service.ts';
import * as days from './days/commitment.service.ts';
import * as steps from './days/steps.service.ts';
import { listGoalEntries } from './entries/goal-entries.service.ts';
import { formAnswers, journeyAnswers } from './responses/answers.rules.ts';
import * as responses from './responses/responses.service.ts';
import { keepStanding, takeOver, undoTakeOver } from './responses/take-over.service.ts';
import { visionUse } from './use.service.ts';
import { mountForVision, requireJourney } from './vision.gate.ts';
import * as goals from './vision-goals.service.ts';

type Services = BaseServices & { safety: Safety };

export function visionRoutes(mountAll: Mount, services: Services): void {
  const { context } = services;
  const mount = mountForVision(mountAll, context);
  goalRoutes(mount, services);
  responseRoutes(mount, services);
  dayRoutes(mount, services);
  ownWordRoutes(mountAll, services);
  mount(api.vision.board, ({ caller }) => getBoard(context, caller.id));
  mount(api.vision.moveOnBoard, ({ caller, body, at }) =>
    moveOnBoard(context, caller.id, body, at),
  );
  mount(api.vision.resetBoard, ({ caller, query, at }) =>
    resetBoard(context, caller.id, query.board, at),
  );
  mountAll(api.vision.use, ({ at }) => visionUse(context, at));
}

function goalRoutes(mount: Mount, { context, safety }: Services): void {
  const calls = api.vision;
  type Words = Parameters<typeof safetyOfWishes>[1];
  const wordsOf = (body: {
    title?: string | undefined;
    category?: string | null | undefined;
    phrase?: string | null | undefined;
    obstacle?: string | null | undefined;
    whenThen?: string | null | undefined;
  }): Words => [body.title, body.category, body.phrase, body.obstacle, body.whenThen];

  mount(calls.goals, ({ caller }) => goals.listVisionGoals(context, caller.id));
  mount(calls.createGoal, async ({ caller, body, at, key }) => {
    const steps = body.milestones.map(({ title }) => title);
    const found = safetyOfWishes(safety, [...wordsOf(body), body.description, ...steps], at);
    const goal = await goals.createVisionGoal(context, caller.id, body, { ...at, key });
    return { ...goal, safety: found };
  });
  mount(calls.updateGoal, async ({ caller, params, body, at }) => {
    const found = safetyOfWishes(safety, wordsOf(body), at);
    const goal = await goals.updateVisionGoal(context, caller.id, params.id, body);
    return { ...goal, safety: found };
  });
  mount(calls.goalEntries, ({ caller }) => listGoalEntries(context, safety, caller.id));
}

function responseRoutes(mount: Mount, { context, safety }: Services): void {
  const calls = api.vision;
  mount(calls.submitForm, ({ caller, body, at, key }) => {
    const answers = formAnswers(body.answers);
    const handedIn = { kind: 'form' as const, answers };
    return responses.handInAnswers(context, safety, caller.id, handedIn, { ...at, key });
  });
  mount(calls.generateJourney, ({ caller, body, at, key }) => {
    requireJourney(caller);
    const answers = journeyAnswers(body.questionsAndAnswers);
    const handedIn = { kind: 'journey' as const, answers };
    return responses.handInAnswers(context, safety, caller.id, handedIn, { ...at, key });
  });
  mount(calls.keepStanding, ({ caller, params, body }) =>
    keepStanding(context, caller.id, { id: params.id, pillars: body.pillars }),
  );
  mount(calls.takeOver, ({ caller, params, body, at }) =>
    takeOver(context, caller.id, { id: params.id, pillars: body.pillars }, at),
  );
  mount(calls.undoTakeOver, ({ caller, params, query }) =>
    undoTakeOver(context, caller.id, { id: params.id, pillar: query.pillar }),
  );
}

function dayRoutes(mount: Mount, { context, safety }: Services): void {
  const calls = api.vision;
  mount(calls.commitment, ({ caller }) => days.getCommitment(context, caller.id));
  mount(calls.commit, ({ caller, body, at }) => days.commit(context, caller.id, body, at));
  mount(calls.today, ({ caller, at }) => days.getToday(context, caller.id, at));
  mount(calls.answerToday, ({ caller, body, at, key }) =>
    steps.answerToday(context, safety, caller.id, body, { ...at, key }),
  );
  mount(calls.notTonight, ({ caller, body, at }) => days.dismiss(context, caller.id, body, at));
  mount(calls.stepEntry, ({ caller, params, at, key }) =>
    steps.makeStepEntry(context, safety, caller.id, params.localDate, { ...at, key }),
  );
}

/** One's own words are read and deleted whomever the tools are open to by now (D65, D71). */
function ownWordRoutes(mount: Mount, { context }: Services): void {
  const calls = api.vision;
  mount(calls.responses, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await responses.listResponses(context, caller.id, query)),
  );
  mount(calls.removeResponse, async ({ caller, params }) => {
    await responses.removeResponse(context, caller.id, params.id);
    return { success: true as const };
  });
  mount(calls.trail, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await steps.listTrail(context, caller.id, query)),
  );
  mount(calls.removeStep, async ({ caller, params }) => {
    await steps.removeStep(context, caller.id, params.localDate);
    return { success: true as const };
  });
}
