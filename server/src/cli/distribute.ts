import { connectOnce } from '../platform/backup/index.ts';
import { readConfig } from '../platform/config.ts';
import { migrate } from '../platform/database/migrations.ts';
import {
  DistributionError,
  distribute,
  dividedBy,
  type TableDone,
} from '../platform/distribution/index.ts';
import { readOptions, UsageError } from './command.ts';
import { seconds, stoppable } from './long-work.ts';

/**
 * `distribute [--shards N]`: puts every table of an installation into its place on the nodes of a
 * PostgreSQL with Citus, and says of each what was done. A second run changes nothing.
 */
export async function distributeCommand(args: string[]): Promise<void> {
  const { shards } = readOptions(args, { shards: { type: 'string' } });
  const count = shards === undefined ? undefined : Number(shards);
  if (count !== undefined && !(Number.isInteger(count) && count >= 1 && count <= 1024)) {
    throw new UsageError('The number of shards is from 1 to 1024.');
  }
  const { DATABASE_URL } = readConfig(process.env);
  if (!DATABASE_URL) {
    throw new DistributionError(
      'The built-in database is a single server; set DATABASE_URL to a PostgreSQL with Citus, see docs/scaling.md.',
    );
  }
  const began = performance.now();
  const done = await stoppable(async (onLeave) => {
    const sql = await connectOnce(DATABASE_URL);
    onLeave(() => sql.end({ timeout: 0 }));
    await migrate(DATABASE_URL);
    return distribute(sql, count);
  });
  for (const table of done) console.log(lineOf(table));
  const moved = done.filter(({ isNew }) => isNew).length;
  console.log(
    moved === 0
      ? `All ${done.length} tables lie where they should.`
      : `${done.length} tables, ${moved} of them put into their place, in ${seconds(began)}.`,
  );
}

function lineOf({ name, place, rows, isNew }: TableDone): string {
  const where = {
    local: 'on the coordinator',
    reference: 'a copy on every node',
    user: `divided by ${dividedBy(name, 'user')}`,
    post: `divided by ${dividedBy(name, 'post')}`,
  }[place];
  const moved = isNew ? `, ${rows.toLocaleString('en')} rows moved` : '';
  return `${name.padEnd(22)} ${where}${moved}`;
}
