import { type Caps, capsOf, GATES, type Gate, TOP_LEVEL } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { findProgress, type ProgressRow } from './progression.repository.ts';
import { levelOf } from './progression.rules.ts';

/** A person's level, and the level that gates and caps go by. */
export interface ReachedLevel {
  level: number;
  /** The top level where the installation has opened every gate. */
  gateLevel: number;
}

/** The level that a row of progress gives; the first where there is none yet. */
export function levelFromProgress(
  context: Pick<Context, 'config'>,
  row: ProgressRow | undefined,
): ReachedLevel {
  const level = row ? levelOf(row.peakXp, row.levelOverride) : 1;
  return { level, gateLevel: context.config.LEVEL_GATES === 'open' ? TOP_LEVEL : level };
}

export async function findLevel(
  context: Pick<Context, 'db' | 'config'>,
  ownerId: number,
): Promise<ReachedLevel> {
  return levelFromProgress(context, await findProgress(context.db, ownerId));
}

/** The caps of a level (D24); those of the top one where every gate is open. */
export const capsFor = ({ gateLevel }: ReachedLevel): Caps => capsOf(gateLevel);

/** @throws AppError level_required unless the gate is open (D24) */
export function requireLevel({ gateLevel }: ReachedLevel, gate: Gate): void {
  const requiredLevel = GATES[gate];
  if (gateLevel >= requiredLevel) return;
  throw new AppError('level_required', `This opens at level ${requiredLevel}.`, { requiredLevel });
}
