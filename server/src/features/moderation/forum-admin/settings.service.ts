import type { Actor, api, ForumSettings, ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import { logAct } from '../../audit/index.ts';
import {
  lockForumSettings,
  readForumSettings,
  writeForumSettings,
} from '../../forum-cases/index.ts';

/** What is set for the whole forum (D46, D47). */
export const getForumSettings = ({ db }: Context): Promise<ForumSettings> => readForumSettings(db);

/** Changes what is named; the log says what it was before. */
export function changeForumSettings(
  { db }: Pick<Context, 'db'>,
  caller: Actor & { id: number },
  change: ParsedInput<typeof api.moderation.changeSettings>['body'],
  { now: at }: Moment,
): Promise<ForumSettings> {
  return db.transaction(async (tx) => {
    const was = await lockForumSettings(tx);
    const settings = { ...was, ...change } as ForumSettings;
    const changed = changesBetween(was, settings);
    if (!changed) return was;
    await writeForumSettings(tx, settings);
    await logAct(tx, { at, area: 'forum', act: 'settings', actorId: caller.id, ...changed });
    return settings;
  });
}

type Values = Record<string, string | number | boolean | null>;

/** What differs, before and after; null where nothing does. */
export function changesBetween<T extends object>(
  was: T,
  is: T,
): { before: Values; after: Values } | null {
  const names = (Object.keys(is) as (keyof T & string)[]).filter((name) => was[name] !== is[name]);
  if (names.length === 0) return null;
  const pick = (from: T) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as unknown as Values;
  return { before: pick(was), after: pick(is) };
}
