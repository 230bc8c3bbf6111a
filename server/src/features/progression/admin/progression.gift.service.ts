import { levelOfXp } from '@pathkeeper/contract';
import type { Database } from '../../../platform/database/index.ts';
import { findGift } from '../ledger/progression.ledger.repository.ts';
import type { ProgressRow } from '../progression.repository.ts';
import * as repository from '../progression.repository.ts';
import { sumLedger } from './progression.integrity.public.repository.ts';

/**
 * Takes a gift back, by a counter-entry under its reference `<giver>:<name>:<reason>`. Totals and level are
 * then what the rest of the ledger gives, so nothing that was otherwise earned is lost; false when there is
 * no such gift, or it was taken back before.
 */
export async function reverseGift(
  tx: Database,
  row: ProgressRow,
  name: string,
  now: Date,
): Promise<boolean> {
  const ownerId = row.userId;
  const gift = await findGift(tx, ownerId, name);
  if (!gift) return false;
  const reversal = { ...gift, kind: 'gift-reversal', amount: -gift.amount };
  if ((await repository.appendLines(tx, ownerId, [reversal], now)).length === 0) return false;
  const { xp, xpAt, peakXp } = await sumLedger(tx, ownerId);
  const announcedLevel = Math.min(row.announcedLevel, levelOfXp(peakXp));
  await repository.updateProgress(tx, ownerId, { xp, xpAt, peakXp, announcedLevel });
  return true;
}
