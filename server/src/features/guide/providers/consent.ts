import type { Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { entitlements } from '../../entitlements/index.ts';
import { foldersOf } from '../../entries/index.ts';
import { asOwner } from '../../progression/index.ts';
import * as repository from '../guide.repository.ts';
import type { AuditCall, ModelGuide } from '../model/model.guide.ts';

/** A model outside this server, run by a provider or by the operator. */
export interface OutsideGuide {
  guide: ModelGuide;
  provider: string;
  /** The limit of cost for one account in a day, in millionths of a dollar; a plan multiplies it (D73). */
  dailyCost: number;
}

/** The outside guide may not be asked. Nothing was sent, and the built-in guide may answer. */
export class NotAllowed extends Error {}

const DAY = 24 * 60 * 60 * 1000;

/** Those of the entries that may go to a destination now; null without consent to it (D33). */
export async function entriesAllowed(
  db: Database,
  ownerId: number,
  destination: string,
  ids: number[],
): Promise<Set<number> | null> {
  const [consent, folders, closed, filed] = await Promise.all([
    repository.findConsent(db, ownerId),
    repository.closedFolders(db, ownerId),
    repository.closedAmong(db, ownerId, ids),
    foldersOf(db, ownerId, ids),
  ]);
  if (consent?.destination !== destination) return null;
  const isOpen = (id: number) =>
    filed.has(id) && !closed.has(id) && !folders.includes(filed.get(id) ?? 0);
  return new Set(ids.filter(isOpen));
}

/**
 * Checks consent and the daily limit of cost before each request, and records the request before it is
 * sent (D33). The cost of the longest answer is reserved until the real cost is known; a call that never
 * ends keeps its reservation. A trial sends nothing of anybody's and so needs no consent.
 * @throws NotAllowed
 */
export function auditedCalls(
  db: Database,
  { guide, provider, dailyCost }: OutsideGuide,
  asked: { ownerId: number; at: Pick<Moment, 'now'>; isTrial?: true },
): AuditCall {
  const { ownerId, isTrial } = asked;
  const { now } = asked.at;
  const sent = { sentAt: now, provider, model: guide.source.name };
  const mayBeSent = async (tx: Database, ids: number[]): Promise<boolean> => {
    const open = await entriesAllowed(tx, ownerId, guide.destination, ids);
    return open !== null && ids.every((id) => open.has(id));
  };
  return async ({ mostMicros, ...asking }) => {
    const call = isTrial ? { ...asking, entryIds: [] } : asking;
    const isAllowed = async (tx: Database): Promise<boolean> => {
      if (!isTrial && !(await mayBeSent(tx, call.entryIds))) return false;
      const cost = await repository.costSince(tx, ownerId, new Date(now.getTime() - DAY));
      const { guideAllowance } = await entitlements(tx, ownerId, now);
      return cost + mostMicros <= dailyCost * guideAllowance;
    };
    const id = await asOwner({ db }, ownerId, async (tx) => {
      if (!(await isAllowed(tx))) throw new NotAllowed();
      return repository.beginCall(tx, ownerId, { ...call, ...sent, costMicros: mostMicros });
    });
    let current = id;
    let settled = 0;
    return {
      // Each try is a record of its own among what was sent.
      again: async (costMicros) => {
        const { isSettled, next } = await asOwner({ db }, ownerId, async (tx) => {
          // The call may have ended meanwhile, because the caller left.
          const first = { outcome: 'failed', costMicros: costMicros - settled } as const;
          if (!(await repository.settleCall(tx, ownerId, current, first))) {
            return { isSettled: false, next: null };
          }
          if (!(await isAllowed(tx))) return { isSettled: true, next: null };
          const another = { ...call, ...sent, costMicros: mostMicros };
          return { isSettled: true, next: await repository.beginCall(tx, ownerId, another) };
        });
        if (isSettled) settled = costMicros;
        if (next !== null) current = next;
        return next !== null;
      },
      end: async ({ outcome, costMicros }) => {
        const last = { outcome, costMicros: costMicros - settled };
        await repository.settleCall(db, ownerId, current, last);
      },
    };
  };
}
