import type { Context } from '../../platform/context.ts';
import { defineTask, type TaskSettings } from '../../platform/workers/index.ts';
import type { Written } from './safety.check.ts';
import { openSafety, type Safety } from './safety.service.ts';
import type { Danger } from './urgency/urgency.ts';

/** Characters that a task reads: a tenth of a second, after which others have their turn. */
const SLICE = 200_000;

/** In a worker the words are read once. */
const opened = new Map<string | undefined, Safety>();

/** The safety check of the settings that a task knows. */
export function safetyForTask(settings: TaskSettings): Safety {
  const safety = opened.get(settings.SAFETY_FILE) ?? openSafety(settings);
  opened.set(settings.SAFETY_FILE, safety);
  return safety;
}

/** The danger in each of some entries. */
export const readForDanger = defineTask({
  name: 'safety.read',
  run: (entries: Written[], settings): (Danger | null)[] =>
    entries.map(safetyForTask(settings).dangerInEntry),
});

/**
 * Has the workers check entries, so that asking `safety` about each of them takes no time then.
 * @throws AppError unavailable, too_many_requests, as `Workers` does
 */
export async function readAhead(
  { workers }: Pick<Context, 'workers'>,
  safety: Safety,
  ownerId: number,
  entries: readonly Written[],
): Promise<void> {
  const unread = entries.filter((entry) => !safety.isRead(entry));
  const size = unread.reduce((sum, { content }) => sum + content.length, 0);
  for (const slice of slices(unread)) {
    const input = slice.map(({ content, tags, mood }) => ({ content, tags, mood }));
    const found = await workers.run(readForDanger, { ownerId, input, size });
    for (const [at, entry] of slice.entries()) safety.remember(entry, found[at] ?? null);
  }
}

function* slices(entries: readonly Written[]): Generator<Written[]> {
  let slice: Written[] = [];
  let size = 0;
  for (const entry of entries) {
    slice.push(entry);
    size += entry.content.length;
    if (size < SLICE) continue;
    yield slice;
    slice = [];
    size = 0;
  }
  if (slice.length > 0) yield slice;
}
