import type { GuideSource } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { EntryRow } from '../entries/index.ts';
import type { Guide, Page } from '../guide-provider/index.ts';
import type { Safety } from '../safety/index.ts';
import { guardGuide } from './checks/guard.ts';
import { NotPermitted, type OutsideGuide, onRecord, openTo } from './consent.ts';
import { pageOf } from './guide-entry.ts';

/** Both guides of an installation, and what it does about words of danger. */
export interface Guides {
  builtIn: Guide;
  outside: OutsideGuide | null;
  safety: Safety;
}

/** What is asked, on whose behalf, and which pages would go along. */
export interface Errand {
  ownerId: number;
  /** What it is about; a guide that may see none of it is not asked. */
  main: readonly EntryRow[];
  /** What may be recalled beside it. */
  also: readonly EntryRow[];
  at: Moment;
}

/** The pages that the guide asked is shown. */
export interface Shown {
  main: Page[];
  also: Page[];
}

/**
 * Asks whichever guide may be asked: the outside one when the writer agreed to its destination, the
 * pages are open to it and the day's cost allows; otherwise the built-in one.
 */
export async function askGuide<T>(
  { db }: Pick<Context, 'db'>,
  { builtIn, outside, safety }: Guides,
  errand: Errand,
  ask: (guide: Guide, shown: Shown) => Promise<T>,
): Promise<{ draft: T; source: GuideSource }> {
  const checks = safety.answerChecks;
  const allowed = outside && (await allowedOutside(db, outside, errand));
  if (outside && allowed) {
    const guide = guardGuide(outside.guide.guideFor(onRecord(db, outside, errand)), checks);
    try {
      return { draft: await ask(guide, allowed), source: guide.source };
    } catch (error) {
      if (!(error instanceof NotPermitted)) throw error;
    }
  }
  const shown = { main: errand.main.map(pageOf), also: errand.also.map(pageOf) };
  return { draft: await ask(guardGuide(builtIn, checks), shown), source: builtIn.source };
}

/** The pages that may go outside; null when there is nothing to ask with. */
async function allowedOutside(
  db: Context['db'],
  { guide }: OutsideGuide,
  { ownerId, main, also }: Errand,
): Promise<Shown | null> {
  const ids = [...main, ...also].map(({ id }) => id);
  const open = await openTo(db, ownerId, guide.destination, ids);
  if (!open) return null;
  const pagesOf = (rows: readonly EntryRow[]) => rows.filter(({ id }) => open.has(id)).map(pageOf);
  const shown = { main: pagesOf(main), also: pagesOf(also) };
  return main.length > 0 && shown.main.length === 0 ? null : shown;
}
