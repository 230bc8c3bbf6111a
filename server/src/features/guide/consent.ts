import type { Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import { foldersOf } from '../entries/index.ts';
import { asOwner } from '../progression/index.ts';
import * as repository from './guide.repository.ts';
import type { ModelGuide, OnCall } from './model/model.guide.ts';

/** A model that somebody else runs, or the operator beside this server. */
export interface OutsideGuide {
  guide: ModelGuide;
  provider: string;
  /** Millionths of a dollar that one account may use up in a day. */
  dailyCost: number;
}

/** An outside guide may not be asked after all: nothing was sent, and the built-in one may answer. */
export class NotPermitted extends Error {}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Those of the entries that may go to a destination now; null when nothing may, for its writer has
 * not agreed to it (D33).
 */
export async function openTo(
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
 * Lets each request go only if its writer allows it at that moment and the day's cost has room for the
 * longest answer, which is held until the true cost is known; a call that never ends keeps it. What is
 * sent is on record before it goes (D33).
 * @throws NotPermitted
 */
export function onRecord(
  db: Database,
  { guide, provider, dailyCost }: OutsideGuide,
  { ownerId, at: { now } }: { ownerId: number; at: Moment },
): OnCall {
  const sent = { sentAt: now, provider, model: guide.source.name };
  return async ({ mostMicros, ...call }) => {
    const isPermitted = async (tx: Database): Promise<boolean> => {
      const open = await openTo(tx, ownerId, guide.destination, call.entryIds);
      if (!open || !call.entryIds.every((id) => open.has(id))) return false;
      const cost = await repository.costSince(tx, ownerId, new Date(now.getTime() - DAY));
      return cost + mostMicros <= dailyCost;
    };
    const id = await asOwner({ db }, ownerId, async (tx) => {
      if (!(await isPermitted(tx))) throw new NotPermitted();
      return repository.beginCall(tx, ownerId, { ...call, ...sent, costMicros: mostMicros });
    });
    return {
      again: (costMicros) =>
        asOwner({ db }, ownerId, async (tx) => {
          // Whoever asked may have left meanwhile, and the call have ended.
          const isOut = await repository.settleCall(tx, ownerId, id, { costMicros });
          if (!isOut || !(await isPermitted(tx))) return false;
          await repository.settleCall(tx, ownerId, id, { costMicros: costMicros + mostMicros });
          return true;
        }),
      end: async ({ outcome, costMicros }) => {
        await repository.settleCall(db, ownerId, id, { outcome, costMicros });
      },
    };
  };
}
