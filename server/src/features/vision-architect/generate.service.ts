import {
  type ArchitectMade,
  type api,
  characterCount,
  type ParsedInput,
  type ResponseOf,
  visionReadiness,
  whatIsMissing,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { askVision, type GuideProviders } from '../guide/index.ts';
import type { VisionChoice } from '../guide-provider/index.ts';
import { once, unlessMade } from '../idempotency/index.ts';
import { asOwner } from '../progression/index.ts';
import type { Safety } from '../safety/index.ts';
import { findResult, keepResponse, VISION_RESPONSE } from '../vision/index.ts';
import { draftVision, type Passage, safePassages } from '../vision-builder/index.ts';
import { answerKindOf } from './answer-kind.ts';
import { asStored } from './chat.service.ts';
import { wantedBy } from './interviewer.ts';
import * as repository from './vision-architect.repository.ts';
import { dangerNow, isAnother, madePillar, newMessages } from './vision-architect.rules.ts';
import type { StoredMade } from './vision-architect.tables.ts';

type Calls = (typeof api)['visionArchitect'];
type Body = ParsedInput<Calls['generate']>['body'];
type Result = ResponseOf<Calls['generate']>;
type Row = repository.MessageRow;

const NOTHING_MADE = {
  lifeVisionSummary: '',
  ultimateGoals: {},
  extractedCategories: {},
  chosenBy: null,
  responseId: null,
  waiting: [],
  withheld: [],
  made: null,
};

interface Asked {
  ownerId: number;
  at: Moment;
  key: string | null;
  signal: AbortSignal;
}

/**
 * Makes a vision of the conversation, and goals in the pillars that hold none (D66, D69). An outside model
 * may choose among the person's sentences; it is asked before anything is locked. A retry with the same key
 * gets what the first try made.
 * @throws AppError not_ready with what is missing (D68)
 */
export async function generate(
  context: Context,
  guides: GuideProviders,
  { messages }: Body,
  asked: Asked,
): Promise<Result> {
  const { ownerId, at, key } = asked;
  const { safety } = guides;
  const choose = () => chosenBy(context, guides, messages ?? [], asked);
  const choices = guides.outside ? await unlessMade(context, ownerId, key, choose) : [];
  return asOwner(context, ownerId, async (tx) => {
    const spoken = await whatWasSaid(tx, safety, messages ?? [], { ownerId, at });
    const { heard } = spoken;
    const danger = dangerNow(heard, at.now);
    if (danger) {
      await keepSpoken(tx, ownerId, spoken, at.now);
      return { ...NOTHING_MADE, safety: { ...safety.answerFor(danger, at), tier: 'now' } };
    }
    const { thing } = await once<Omit<Result, 'safety'>>(
      tx,
      ownerId,
      { kind: VISION_RESPONSE, key, request: { messages }, now: at.now },
      {
        find: async (id) => {
          const result = await findResult(tx, ownerId, id);
          const chat = await repository.findMaker(tx, ownerId, id);
          return result && { ...result, made: chat?.made ?? null };
        },
        make: async (id) => {
          const rows = await keepSpoken(tx, ownerId, spoken, at.now);
          const isSafe = (content: string) => safety.isSafe({ content, isWish: true });
          const passages = passagesOf(rows, isSafe);
          const before = spoken.chat?.made ?? null;
          const how = { ownerId, now: at.now, id, before };
          return { thing: await make(tx, rows, passages, choices ?? [], how) };
        },
      },
    );
    const heavy = heard.findLast((row) => row.role === 'user' && row.danger)?.danger;
    const beside = heavy && safety.answerFor({ ...heavy, urgency: 'quiet' }, at);
    return { ...thing, safety: beside ? { ...beside, tier: 'quiet' } : null };
  });
}

/** What an outside model would make it of. It is shown nothing that tells of danger. */
async function chosenBy(
  context: Context,
  guides: GuideProviders,
  sent: NonNullable<Body['messages']>,
  { ownerId, at, signal }: Asked,
): Promise<readonly VisionChoice[]> {
  const { heard } = await whatWasSaid(context.db, guides.safety, sent, { ownerId, at });
  if (dangerNow(heard, at.now)) return [];
  const messages = heard.flatMap(({ role, content, danger }, id) =>
    danger ? [] : [{ id, role, content }],
  );
  return askVision(context, guides, { ownerId, at, signal, request: { messages } });
}

interface Spoken {
  /** The conversation that it goes on from; undefined where none holds it. */
  chat: repository.ChatRow | undefined;
  rows: Row[];
  /** What a caller sent that is not stored yet. */
  fresh: Omit<repository.NewMessage, 'chatId' | 'number'>[];
  /** Both. */
  heard: Pick<Row, 'role' | 'content' | 'createdAt' | 'danger'>[];
  /** Whether another conversation goes on meanwhile: this one is laid beside it. */
  isBeside: boolean;
}

/**
 * What a vision is to be made of: the conversation as it is stored, with what a caller sent that is not in
 * it yet. Another one than goes on is an earlier one that holds it, or is laid beside it: the one that goes
 * on does so (S3.7). Stores nothing.
 * @throws AppError not_ready
 */
async function whatWasSaid(
  tx: Database,
  safety: Safety,
  sent: NonNullable<Body['messages']>,
  { ownerId, at }: { ownerId: number; at: Moment },
): Promise<Spoken> {
  const current = await repository.findCurrent(tx, ownerId);
  const stored = current ? await repository.listMessages(tx, ownerId, current.id) : [];
  const isBeside = isAnother(stored, sent);
  const { chat, rows } = isBeside
    ? await earlierWith(tx, ownerId, sent)
    : { chat: current, rows: stored };
  const fresh = sent.length > 0 ? newMessages(rows, sent) : [];
  const readiness = visionReadiness([...rows, ...fresh]);
  if (!readiness.ready) {
    const message = `There is not enough yet. ${whatIsMissing(readiness)}`;
    throw new AppError('not_ready', message, { readiness });
  }
  const added = fresh.map((message) => asStored(message, safety, at));
  return { chat, rows, fresh: added, heard: [...rows, ...added], isBeside };
}

/** The earlier conversation that what was sent goes on from. */
async function earlierWith(
  tx: Database,
  ownerId: number,
  sent: NonNullable<Body['messages']>,
): Promise<Pick<Spoken, 'chat' | 'rows'>> {
  const first = sent.find(({ role }) => role === 'user')?.content ?? '';
  for (const chat of await repository.listBegunWith(tx, ownerId, first)) {
    const rows = await repository.listMessages(tx, ownerId, chat.id);
    if (!isAnother(rows, sent)) return { chat, rows };
  }
  return { chat: undefined, rows: [] };
}

/** Stores what is not stored yet; answers the whole conversation. */
async function keepSpoken(
  tx: Database,
  ownerId: number,
  { chat, rows, fresh, isBeside }: Spoken,
  now: Date,
): Promise<Row[]> {
  if (fresh.length === 0) return rows;
  const { id: chatId } = chat ?? (await repository.insertChat(tx, ownerId, now, !isBeside));
  const all = [...rows];
  for (const message of fresh) {
    const number = (all.at(-1)?.number ?? 0) + 1;
    all.push(await repository.insertMessage(tx, ownerId, { ...message, chatId, number }));
  }
  return all;
}

async function make(
  tx: Database,
  rows: readonly Row[],
  passages: readonly Passage[],
  choices: readonly VisionChoice[],
  {
    ownerId,
    now,
    id,
    before,
  }: { ownerId: number; now: Date; id: number | null; before: StoredMade | null },
): Promise<Omit<Result, 'safety'>> {
  const own = rows.filter(({ role }) => role === 'user');
  const draft = draftVision(passages, choices);
  const result = await keepResponse(
    tx,
    ownerId,
    { kind: 'chat', answers: [], now, id },
    () => draft,
  );
  // What was made of the conversation before stays where nothing is made of it now.
  if (before && draft.pillars.length === 0) return { ...result, made: null };
  const numbers = new Map(rows.map((row) => [row.id, row.number]));
  const made: ArchitectMade = {
    at: now.toISOString(),
    messages: rows.length,
    characters: own.reduce((sum, { content }) => sum + characterCount(content.trim()), 0),
    summary: result.lifeVisionSummary,
    pillars: draft.pillars.map((pillar) => madePillar(pillar, numbers)),
  };
  const { responseId, ultimateGoals, extractedCategories } = result;
  const kept: StoredMade = { ...made, responseId, ultimateGoals, extractedCategories };
  const [{ chatId } = { chatId: 0 }] = rows;
  await repository.updateChat(tx, ownerId, chatId, { made: kept, updatedAt: now });
  return { ...result, made };
}

/** What the person said, each with the pillar that was asked about; sentences of danger are left out (D76). */
function passagesOf(rows: readonly Row[], isSafe: (text: string) => boolean): Passage[] {
  let question: Row | undefined;
  return rows.flatMap((row) => {
    if (row.role === 'assistant') {
      question = row;
      return [];
    }
    const asked = question?.pillar ?? null;
    const source = { kind: 'message' as const, id: row.id, pillar: asked };
    const wants = wantedBy(question?.aspect);
    if (row.danger?.tier === 'now' || answerKindOf(row.content) === 'stop') return [];
    return safePassages({ source, asked, wants, text: row.content }, isSafe);
  });
}
