import type { GuideSource } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { EntryRow } from '../entries/index.ts';
import { guardGuide } from './checks/guard.ts';
import * as repository from './guide.repository.ts';
import type { Guide, Page } from './guide.types.ts';
import type { ModelGuide } from './model/model.guide.ts';
import { pageOf } from './pages.ts';
import { checkAdvice } from './safety/advice.check.ts';
import type { Safety } from './safety.ts';

/** A model that somebody else runs, or the operator beside this server. */
export interface OutsideGuide {
  guide: ModelGuide;
  provider: string;
  /** Millionths of a dollar that one account may use up in a day. */
  dailyCost: number;
}

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

const DAY = 24 * 60 * 60 * 1000;

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
  const checks = { advice: checkAdvice, safety: safety.check };
  const allowed = outside && (await allowedOutside(db, outside, errand));
  if (!outside || !allowed) {
    const shown = { main: errand.main.map(pageOf), also: errand.also.map(pageOf) };
    return { draft: await ask(guardGuide(builtIn, checks), shown), source: builtIn.source };
  }
  const guide = guardGuide(outside.guide.guideFor(recorded(db, outside, errand)), checks);
  return { draft: await ask(guide, allowed), source: guide.source };
}

type OnCall = Parameters<ModelGuide['guideFor']>[0];

/** Puts on record what is sent before it goes (decision 33). */
function recorded(db: Context['db'], { provider, guide }: OutsideGuide, errand: Errand): OnCall {
  const { ownerId, at } = errand;
  return async (call) => {
    const sent = { sentAt: at.now, provider, model: guide.source.name };
    const id = await repository.beginCall(db, ownerId, { ...call, ...sent });
    return ({ outcome, costMicros }) =>
      repository.endCall(db, ownerId, id, { outcome, costMicros });
  };
}

async function allowedOutside(
  db: Context['db'],
  outside: OutsideGuide,
  { ownerId, main, also, at }: Errand,
): Promise<Shown | null> {
  const ids = [...main, ...also].map(({ id }) => id);
  const [consent, folders, closed, cost] = await Promise.all([
    repository.findConsent(db, ownerId),
    repository.closedFolders(db, ownerId),
    repository.closedAmong(db, ownerId, ids),
    repository.costSince(db, ownerId, new Date(at.now.getTime() - DAY)),
  ]);
  if (consent?.destination !== outside.guide.destination || cost >= outside.dailyCost) return null;
  const open = (rows: readonly EntryRow[]) =>
    rows
      .filter(({ id, folderId }) => !closed.has(id) && !folders.includes(folderId ?? 0))
      .map(pageOf);
  const shown = { main: open(main), also: open(also) };
  return main.length > 0 && shown.main.length === 0 ? null : shown;
}
