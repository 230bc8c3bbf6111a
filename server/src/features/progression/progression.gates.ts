import { type Caps, capsOf, GATES, type Gate, TOP_LEVEL } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { findProgress, type ProgressRow } from './progression.repository.ts';
import { levelOf } from './progression.rules.ts';

/** A person's level, and the level that gates and caps go by. */
export interface Standing {
  level: number;
  /** The top level where the installation has opened every gate. */
  gateLevel: number;
}

/** The standing that a row of progress gives. */
export function standingOfRow(context: Context, row: ProgressRow | undefined): Standing {
  const level = row ? levelOf(row.peakXp, row.levelOverride) : 1;
  return { level, gateLevel: context.config.LEVEL_GATES === 'open' ? TOP_LEVEL : level };
}

export async function standingOf(context: Context, ownerId: number): Promise<Standing> {
  return standingOfRow(context, await findProgress(context.db, ownerId));
}

/** The caps of a level (D24); the one place that reads them. */
export const allowancesOf = ({ gateLevel }: Standing): Caps => capsOf(gateLevel);

/** @throws AppError level_required unless the gate is open (D24) */
export function requireLevel({ gateLevel }: Standing, gate: Gate): void {
  const requiredLevel = GATES[gate];
  if (gateLevel >= requiredLevel) return;
  throw new AppError('level_required', `This opens at level ${requiredLevel}.`, { requiredLevel });
}
