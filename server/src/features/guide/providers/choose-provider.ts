import type { GuideSource } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import type { EntryRow } from '../../entries/index.ts';
import type { Guide, GuideEntry } from '../../guide-provider/index.ts';
import { readAhead, type Safety } from '../../safety/index.ts';
import { guardGuide } from '../checks/guard.ts';
import { builtInFor } from '../guide.tasks.ts';
import { guideEntryOf } from '../guide-entry.ts';
import { auditedCalls, entriesAllowed, NotAllowed, type OutsideGuide } from './consent.ts';

/** Both guides of an installation, and the safety check. */
export interface GuideProviders {
  builtIn: Guide;
  outside: OutsideGuide | null;
  safety: Safety;
}

/** Who asks, and with which entries. */
export interface GuideRequest {
  ownerId: number;
  /** What the question is about. A guide that may see none of these is not asked. */
  main: readonly EntryRow[];
  /** Earlier entries that the guide may recall. */
  also: readonly EntryRow[];
  at: Moment;
}

/** The entries that the chosen guide gets. */
export interface Shown {
  main: GuideEntry[];
  also: GuideEntry[];
}

/**
 * Asks the outside guide when the user consented to its destination, the entries are open to it and the
 * daily limit of cost allows it; otherwise the built-in guide (D33).
 */
export async function askGuide<T>(
  { db, workers }: Pick<Context, 'db' | 'workers'>,
  { builtIn, outside, safety }: GuideProviders,
  request: GuideRequest,
  ask: (guide: Guide, shown: Shown) => Promise<T>,
): Promise<{ draft: T; source: GuideSource }> {
  const checks = safety.answerChecks;
  await readAhead({ workers }, safety, request.ownerId, [...request.main, ...request.also]);
  const allowed = outside && (await entriesForOutside(db, outside, request, safety));
  if (outside && allowed) {
    const guide = guardGuide(outside.guide.guideFor(auditedCalls(db, outside, request)), checks);
    try {
      return { draft: await ask(guide, allowed), source: guide.source };
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
    }
  }
  const read = (row: EntryRow) => ({
    ...guideEntryOf(row),
    ...(safety.isSafe(row) ? {} : { isHushed: true }),
  });
  const shown = { main: request.main.map(read), also: request.also.map(read) };
  const own = builtInFor({ workers }, builtIn, request.ownerId, checks);
  return { draft: await ask(own, shown), source: builtIn.source };
}

/** The entries that may go outside; null when there is nothing to ask with. */
async function entriesForOutside(
  db: Context['db'],
  { guide }: OutsideGuide,
  { ownerId, main, also }: GuideRequest,
  safety: Safety,
): Promise<Shown | null> {
  const ids = [...main, ...also].map(({ id }) => id);
  const open = await entriesAllowed(db, ownerId, guide.destination, ids);
  if (!open) return null;
  const entriesOf = (rows: readonly EntryRow[]) =>
    rows.filter((row) => open.has(row.id) && safety.isSafe(row)).map(guideEntryOf);
  const shown = { main: entriesOf(main), also: entriesOf(also) };
  return main.length > 0 && shown.main.length === 0 ? null : shown;
}
