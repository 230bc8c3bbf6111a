import { checkForum } from '../features/forum/index.ts';
import { checkIntegrity } from '../features/progression/index.ts';
import { readOptions, withPlatform } from './command.ts';

/**
 * `check [--fix]`: recomputes the game from the ledger and the days written, and the forum's counters from
 * its posts, replies and likes, and says what differs.
 */
export async function checkCommand(args: string[]): Promise<void> {
  const { fix = false } = readOptions(args, { fix: { type: 'boolean' } });
  const { checked, posts, details } = await withPlatform(async (context) => {
    const game = await checkIntegrity(context, { fix });
    const forum = await checkForum(context, { fix, now: context.clock.now() });
    const details = [...game.details, ...forum.details];
    return { checked: game.checked, posts: forum.checked, details };
  });
  for (const detail of details) console.log(detail);
  const found = details.length === 0 ? 'all as they should be' : `${details.length} differ`;
  console.log(
    `${checked} accounts and ${posts} forum posts checked, ${found}${fix && details.length > 0 ? ', mended' : ''}.`,
  );
}
