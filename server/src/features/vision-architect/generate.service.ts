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
import { once } from '../idempotency/index.ts';
import { asOwner } from '../progression/index.ts';
import type { Safety } from '../safety/index.ts';
import { findResult, keepResponse, VISION_RESPONSE } from '../vision/index.ts';
import { draftVision, type Passage } from '../vision-builder/index.ts';
import { asStored } from './chat.service.ts';
import * as repository from './vision-architect.repository.ts';
import { isAnother, isInDanger, madePillar, newMessages } from './vision-architect.rules.ts';
import type { StoredMade } from './vision-architect.tables.ts';

type Calls = (typeof api)['visionArchitect'];
type Body = ParsedInput<Calls['generate']>['body'];
type Result = ResponseOf<Calls['generate']>;
type Row = repository.MessageRow;

const NOTHING_MADE = {
  lifeVisionSummary: '',
  ultimateGoals: {},
  extractedCategories: {},
  responseId: null,
  waiting: [],
  made: null,
};

/**
 * Makes a vision of the conversation, and goals in the pillars that hold none (D66, D69). A retry with
 * the same key gets what the first try made.
 * @throws AppError not_ready with what is missing (D68)
 */
export async function generate(
  context: Context,
  safety: Safety,
  { messages }: Body,
  { ownerId, at, key }: { ownerId: number; at: Moment; key: string | null },
): Promise<Result> {
  return asOwner(context, ownerId, async (tx) => {
    const rows = await spoken(tx, safety, messages ?? [], { ownerId, at });
    const danger = isInDanger(rows, at.now)
      ? rows.findLast((row) => row.danger?.tier === 'now')?.danger
      : null;
    if (danger) {
      return { ...NOTHING_MADE, safety: { ...safety.answerFor(danger, at), tier: 'now' } };
    }
    const { thing } = await once<Omit<Result, 'safety'>>(
      tx,
      ownerId,
      { kind: VISION_RESPONSE, key, request: { messages }, now: at.now },
      {
        find: async (id) => {
          const result = await findResult(tx, ownerId, id);
          const chat = await repository.findCurrent(tx, ownerId);
          return result && { ...result, made: chat?.made?.responseId === id ? chat.made : null };
        },
        make: async (id) => ({ thing: await make(tx, rows, { ownerId, now: at.now, id }) }),
      },
    );
    const quiet = rows.findLast((row) => row.role === 'user' && row.danger)?.danger;
    return {
      ...thing,
      safety: quiet ? { ...safety.answerFor(quiet, at), tier: 'quiet' } : null,
    };
  });
}

/**
 * The conversation as it is stored, with what a caller sent that is not in it yet. Another one than is
 * stored is laid beside it, which stays among the earlier ones.
 */
async function spoken(
  tx: Database,
  safety: Safety,
  sent: NonNullable<Body['messages']>,
  { ownerId, at }: { ownerId: number; at: Moment },
): Promise<Row[]> {
  const current = await repository.findCurrent(tx, ownerId);
  const stored = current ? await repository.listMessages(tx, ownerId, current.id) : [];
  const isOther = isAnother(stored, sent);
  const rows = isOther ? [] : stored;
  const fresh = sent.length > 0 ? newMessages(rows, sent) : [];
  const readiness = visionReadiness([...rows, ...fresh]);
  if (!readiness.ready) {
    const message = `There is not enough yet. ${whatIsMissing(readiness)}`;
    throw new AppError('not_ready', message, { readiness });
  }
  if (fresh.length === 0) return rows;
  if (isOther && current) {
    await repository.updateChat(tx, ownerId, current.id, { isCurrent: false });
  }
  const kept = isOther ? undefined : current;
  const { id: chatId } = kept ?? (await repository.insertChat(tx, ownerId, at.now));
  const added: Row[] = [];
  for (const [place, message] of fresh.entries()) {
    const number = (rows.at(-1)?.number ?? 0) + place + 1;
    const values = { ...asStored(message, safety, at), chatId, number };
    added.push(await repository.insertMessage(tx, ownerId, values));
  }
  return [...rows, ...added];
}

async function make(
  tx: Database,
  rows: readonly Row[],
  { ownerId, now, id }: { ownerId: number; now: Date; id: number | null },
): Promise<Omit<Result, 'safety'>> {
  const own = rows.filter(({ role }) => role === 'user');
  const draft = draftVision(passagesOf(rows));
  const result = await keepResponse(
    tx,
    ownerId,
    { kind: 'chat', answers: [], now, id },
    () => draft,
  );
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

/** What the person said, each with the pillar that was asked about; words of danger are left out. */
function passagesOf(rows: readonly Row[]): Passage[] {
  let asked: Row['pillar'] = null;
  return rows.flatMap((row) => {
    if (row.role === 'assistant') {
      asked = row.pillar;
      return [];
    }
    const source = { kind: 'message' as const, id: row.id, pillar: asked };
    return row.danger ? [] : [{ source, asked, text: row.content }];
  });
}
