import { checkIntegrity } from '../features/progression/index.ts';
import { readOptions, withPlatform } from './command.ts';

/** `check [--fix]`: recomputes the game from the ledger and the days written, and says what differs. */
export async function checkCommand(args: string[]): Promise<void> {
  const { fix = false } = readOptions(args, { fix: { type: 'boolean' } });
  const { checked, details } = await withPlatform((context) => checkIntegrity(context, { fix }));
  for (const detail of details) console.log(detail);
  const found = details.length === 0 ? 'all as they should be' : `${details.length} differ`;
  console.log(
    `${checked} accounts checked, ${found}${fix && details.length > 0 ? ', mended' : ''}.`,
  );
}
