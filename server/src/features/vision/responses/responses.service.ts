import {
  isBlank,
  type PillarId,
  type VisionAnswer,
  type VisionResponse,
  type VisionResult,
  type VisionTool,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Page, type PageRequest, readPage } from '../../../platform/database/paging.ts';
import { notFound } from '../../../platform/errors.ts';
import { goalRows } from '../../goals/index.ts';
import { type Attempt, type Kind, once } from '../../idempotency/index.ts';
import { asOwner } from '../../progression/index.ts';
import { type Safety, safetyOfWishes } from '../../safety/index.ts';
import { draftVision, safePassages, type VisionDraft } from '../../vision-builder/index.ts';
import { adoptDraft } from './adopt-draft.ts';
import { forgetResponse } from './forget.service.ts';
import { presentDraft, presentResponse, waitingOf } from './present-response.ts';
import * as repository from './responses.repository.ts';

/** The kind of thing that handing in answers makes, once for each key. */
export const VISION_RESPONSE: Kind = {
  name: 'vision-response',
  noun: 'vision',
  sequence: 'vision_responses_id_seq',
};

/** Says that nothing was made because nothing was answered; nothing is stored then. */
const NOTHING_WRITTEN =
  'There is nothing to build from yet: every question was skipped. One answer is enough to begin.';

type Kept = Omit<VisionResult, 'safety'>;

/**
 * Stores what was answered, and makes goals of what the builder drafts from it in the pillars that hold
 * none. Within the transaction of `asOwner`.
 * @param build the draft, for the id under which the answers are stored; null where none may be made
 */
export async function keepResponse(
  tx: Database,
  ownerId: number,
  response: { kind: VisionTool; answers: VisionAnswer[]; now: Date; id: number | null },
  build: (responseId: number) => VisionDraft | null,
): Promise<Kept> {
  const { kind, answers, now } = response;
  const values = { kind, answers, createdAt: now };
  const [before] = await repository.listResponses(tx, ownerId, { limit: 1, after: null });
  const id = await repository.insertResponse(tx, ownerId, values, response.id);
  const draft = build(id);
  const origin = { source: kind, now, before };
  const taken = draft ? await adoptDraft(tx, ownerId, draft.pillars, origin) : [];
  await repository.updateResponse(tx, ownerId, id, { draft, taken });
  return resultOf({ id, answers, draft, taken });
}

/** What was made of stored answers; undefined once they are deleted. */
export async function findResult(
  db: Database,
  ownerId: number,
  id: number,
): Promise<Kept | undefined> {
  const row = await repository.findResponse(db, ownerId, id);
  return row && resultOf(row);
}

function resultOf(row: Pick<repository.ResponseRow, 'id' | 'answers' | 'draft' | 'taken'>): Kept {
  const { draft, id } = row;
  const withheld = draft?.withheld ?? [];
  return { ...presentDraft(draft, row.answers), responseId: id, waiting: waitingOf(row), withheld };
}

const EMPTY: Kept = {
  lifeVisionSummary: NOTHING_WRITTEN,
  ultimateGoals: {},
  extractedCategories: {},
  chosenBy: null,
  responseId: null,
  waiting: [],
  withheld: [],
};

/**
 * Keeps the answers of form or journey and makes a goal of each in its pillar, in one transaction. Words of
 * explicit danger make no board; of a sentence with quieter ones no goal is made unless they are of long ago, and the
 * helplines stand beside the board (D71, D76).
 * @throws AppError already_saved for other answers under the same key
 */
export async function handInAnswers(
  context: Context,
  safety: Safety,
  ownerId: number,
  { kind, answers }: { kind: 'form' | 'journey'; answers: VisionAnswer[] },
  { key, ...at }: Attempt & Moment,
): Promise<VisionResult> {
  const { now } = at;
  const found = safetyOfWishes(
    safety,
    answers.map(({ answer }) => answer),
    at,
  );
  if (answers.every(({ answer }) => isBlank(answer))) return { ...EMPTY, safety: null };
  const isDanger = found?.tier === 'now';
  const build = (id: number) => (isDanger ? null : draftOf(safety, id, answers));
  const { thing } = await asOwner(context, ownerId, (tx) =>
    once(
      tx,
      ownerId,
      { kind: VISION_RESPONSE, key: key ?? null, request: { kind, answers }, now },
      {
        find: (id) => findResult(tx, ownerId, id),
        make: async (id) => ({
          thing: await keepResponse(tx, ownerId, { kind, answers, now, id }, build),
        }),
      },
    ),
  );
  return { ...thing, ...(isDanger && { withheld: inDanger(safety, answers) }), safety: found };
}

/** Of the sentences of each answer that are safe: a board is looked at every day, without people to call beside it. */
function draftOf(safety: Safety, id: number, answers: readonly VisionAnswer[]): VisionDraft {
  const isSafe = (content: string) => safety.isSafe({ content, isWish: true });
  const written = answers.filter(({ answer }) => !isBlank(answer));
  const draft = draftVision(
    written.flatMap(({ pillar, answer }) => {
      const source = { kind: 'response' as const, id, pillar };
      return safePassages({ source, pillar, wants: 'wish', text: answer }, isSafe);
    }),
  );
  const made = new Set(draft.pillars.map(({ pillar }) => pillar));
  const withheld = written.filter(({ pillar, answer }) => !made.has(pillar) && !isSafe(answer));
  return { ...draft, withheld: withheld.map(({ pillar }) => pillar) };
}

/** The pillars of whose answers explicit danger speaks, for which all others wait. */
const inDanger = (safety: Safety, answers: readonly VisionAnswer[]): PillarId[] =>
  answers.flatMap(({ pillar, answer }) =>
    safety.tierOfEntry({ content: answer, isWish: true }) === 'now' ? [pillar] : [],
  );

/** One page of what was answered, newest first. */
export function listResponses(
  { db }: Context,
  ownerId: number,
  page: PageRequest,
): Promise<Page<VisionResponse>> {
  return readPage(page, {
    read: (window) => repository.listResponses(db, ownerId, window),
    at: ({ createdAt }) => createdAt,
    present: async (rows) => {
      const goals = await goalRows.listGoals(db, ownerId);
      return rows.map((row) => presentResponse(row, goals));
    },
  });
}

/** Deletes what was answered. The goals made of it stay; what they quote of it goes. @throws AppError not_found */
export async function removeResponse(context: Context, ownerId: number, id: number): Promise<void> {
  await asOwner(context, ownerId, async (tx) => {
    if (!(await repository.deleteResponse(tx, ownerId, id))) throw notFound('That vision');
    await forgetResponse(tx, ownerId, id);
  });
}
