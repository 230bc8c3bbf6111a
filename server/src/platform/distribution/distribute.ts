import type postgres from 'postgres';
import { MIGRATION_LOCK } from '../database/migrations.ts';
import { type Placed, readPlaced, readTables } from './catalogue.ts';
import { obstacles, type PlacedTable } from './obstacles.ts';
import { dividedBy, FIRST_OF, PLACES, type Place, placeStatement, SEQUENTIALLY } from './places.ts';

/** What keeps a database from being distributed; each line is a sentence for the operator. */
export class DistributionError extends Error {}

/** What became of a table. */
export interface TableDone {
  name: string;
  place: Place;
  /** That were there, and are there now. */
  rows: number;
  /** False where it lay in its place already. */
  isNew: boolean;
}

/**
 * Puts every table into its place (`PLACES`), with the rows it has, in one transaction: all of it or
 * nothing. What lies in its place already stays; so it may be called again. Nobody may use the tables
 * meanwhile: it locks them. Foreign keys are taken off before and put on, and checked, afterwards.
 *
 * @param shards into how many pieces each family of divided tables is cut
 * @throws DistributionError where the extension, a right or a node is missing, or a table cannot lie
 *   where it should
 */
export async function distribute(sql: postgres.Sql, shards?: number): Promise<TableDone[]> {
  await refuseUnready(sql);
  return sql.begin(async (transaction) => {
    const tx = transaction as unknown as postgres.Sql;
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await tx.unsafe(SEQUENTIALLY);
    const tables = await readTables(tx);
    const placed = await readPlaced(tx);
    refuseObstacles(tables, placed);
    const missing = tables.filter(({ name }) => isMissing(name, placed));
    if (missing.length > 0) await refuseRunning(tx);
    const keys = await takeForeignKeysOff(tx, new Set(missing.map(({ name }) => name)));
    const done: TableDone[] = [];
    for (const { name } of inOrder(tables)) {
      const place = PLACES.get(name) as Place;
      const rows = await countRows(tx, name);
      const statement = isMissing(name, placed) ? placeStatement(name, place, shards) : null;
      if (statement) await putInPlace(tx, name, statement, rows);
      done.push({ name, place, rows, isNew: statement !== null });
    }
    for (const key of keys) await tx.unsafe(key);
    await readInTurn(tx);
    return done;
  }) as Promise<TableDone[]>;
}

/**
 * What a query asks of many shards is asked one after the other on each node, over one connection: after a
 * parallel reading Citus lets a transaction write no copied table, and each would take a connection a shard.
 */
async function readInTurn(tx: postgres.Sql): Promise<void> {
  await tx`set local citus.enable_alter_role_set_propagation to off`;
  await tx`alter role current_user set citus.multi_shard_modify_mode to 'sequential'`;
}

async function refuseUnready(sql: postgres.Sql): Promise<void> {
  const [extension] = await sql`select 1 from pg_extension where extname = 'citus'`;
  if (!extension) {
    throw new DistributionError(
      'This database has no Citus: let a superuser run CREATE EXTENSION citus in it and on every node, see docs/scaling.md.',
    );
  }
  const [{ coordinator, nodes } = { coordinator: 0, nodes: 0 }] = await sql<
    { coordinator: number; nodes: number }[]
  >`
    select count(*) filter (where groupid = 0)::int as coordinator,
      count(*) filter (where shouldhaveshards and isactive)::int as nodes
    from pg_dist_node where noderole = 'primary'`;
  if (coordinator === 0) {
    throw new DistributionError(
      'The nodes do not know the coordinator: let a superuser run SELECT citus_set_coordinator_host(…) here, see docs/scaling.md.',
    );
  }
  if (nodes === 0) {
    throw new DistributionError(
      'There is no node to hold the tables: let a superuser run SELECT citus_add_node(…) here for each, see docs/scaling.md.',
    );
  }
  const [foreign] = await sql<{ name: string; owner: string }[]>`
    select relname as name, relowner::regrole::text as owner from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not pg_has_role(relowner, 'usage') limit 1`;
  if (foreign) {
    throw new DistributionError(
      `The role of DATABASE_URL may not distribute the table ${foreign.name}: it belongs to ${foreign.owner}.`,
    );
  }
}

/** Its statements would wait for the end, and what it has prepared would name what is gone. */
async function refuseRunning(tx: postgres.Sql): Promise<void> {
  const [running] = await tx`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'pathkeeper' limit 1`;
  if (running) {
    throw new DistributionError('A Pathkeeper is running on this database; stop it first.');
  }
}

function refuseObstacles(
  tables: readonly PlacedTable[],
  placed: ReadonlyMap<string, Placed>,
): void {
  const found = [...obstacles(tables, PLACES), ...misplaced(placed)];
  if (found.length > 0) throw new DistributionError(found.join('\n'));
}

/** A sentence for each table that Citus has somewhere else than it should be. */
function misplaced(placed: ReadonlyMap<string, Placed>): string[] {
  return [...placed].flatMap(([name, { place, column, colocation }]) => {
    const wanted = PLACES.get(name);
    if (wanted !== 'user' && wanted !== 'post') {
      // What a foreign key made known to Citus stays on the coordinator until it is placed.
      const fits = place === wanted || place === 'local';
      return fits || !wanted
        ? []
        : [`The table ${name} is ${place} already and should be ${wanted}.`];
    }
    if (place === 'local') return [];
    if (place !== 'divided' || column !== dividedBy(name, wanted)) {
      return [
        `The table ${name} is ${place === 'divided' ? `divided by ${column}` : place} already and should be divided by ${dividedBy(name, wanted)}.`,
      ];
    }
    return colocation === placed.get(FIRST_OF[wanted])?.colocation
      ? []
      : [`The table ${name} does not lie together with ${FIRST_OF[wanted]}.`];
  });
}

function isMissing(name: string, placed: ReadonlyMap<string, Placed>): boolean {
  const wanted = PLACES.get(name);
  const is = placed.get(name)?.place;
  return wanted !== 'local' && (is === undefined || is === 'local');
}

/** References first, then the first table of each family. */
function inOrder(tables: readonly PlacedTable[]): PlacedTable[] {
  const rank = ({ name }: PlacedTable) => {
    if (PLACES.get(name) === 'reference') return 0;
    return name === FIRST_OF.user || name === FIRST_OF.post ? 1 : 2;
  };
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

/** Takes off the foreign keys that lead from or to these tables; what it answers puts them on again. */
async function takeForeignKeysOff(tx: postgres.Sql, names: ReadonlySet<string>): Promise<string[]> {
  if (names.size === 0) return [];
  const keys = await tx<{ table: string; name: string; to: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      confrelid::regclass::text as to, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by conrelid::regclass::text collate "C", conname`;
  const ours = keys.filter(({ table, to }) => names.has(table) || names.has(to));
  for (const { table, name } of ours) {
    await tx.unsafe(`alter table ${table} drop constraint ${name}`);
  }
  return ours.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

/** Moves a table with its rows, of which none stays behind on the coordinator. */
async function putInPlace(
  tx: postgres.Sql,
  name: string,
  statement: string,
  rows: number,
): Promise<void> {
  await tx.unsafe(statement);
  if (rows === 0) return;
  await tx.unsafe(`select truncate_local_data_after_distributing_table('public.${name}')`);
  const now = await countRows(tx, name);
  if (now !== rows) {
    throw new DistributionError(
      `The table ${name} had ${rows} rows and would have ${now}, so nothing was distributed.`,
    );
  }
}

async function countRows(tx: postgres.Sql, name: string): Promise<number> {
  const [{ count } = { count: '0' }] = await tx.unsafe<{ count: string }[]>(
    `select count(*) from public.${name}`,
  );
  return Number(count);
}
