import { dividedBy, type Place } from './places.ts';

/** A table, as far as it matters where it may lie. */
export interface PlacedTable {
  name: string;
  /** Primary keys and unique indexes, by their names and columns; an expression is an empty name. */
  uniques: { name: string; columns: string[] }[];
  foreignKeys: ForeignKey[];
}

interface ForeignKey {
  name: string;
  columns: string[];
  to: string;
  toColumns: string[];
  /** Whether a deletion of what it names would empty its columns. */
  empties: boolean;
}

const isDivided = (place: Place | undefined): place is 'user' | 'post' =>
  place === 'user' || place === 'post';

/**
 * What keeps these tables from their places, a sentence for each: a table without one, a unique constraint
 * that does not hold the column by which its table is divided, a foreign key that would lead to another node.
 */
export function obstacles(
  tables: readonly PlacedTable[],
  places: ReadonlyMap<string, Place>,
): string[] {
  return tables.flatMap((table) => {
    const place = places.get(table.name);
    if (!place) {
      return [
        `The table ${table.name} has no place in a distributed database; give it one in server/src/platform/distribution/places.ts.`,
      ];
    }
    return [
      ...table.foreignKeys.flatMap((key) => obstacleOf(table.name, place, key, places) ?? []),
      ...(isDivided(place) ? notUnique(table, dividedBy(table.name, place)) : []),
    ];
  });
}

function notUnique({ name, uniques }: PlacedTable, column: string): string[] {
  return uniques
    .filter(({ columns }) => !columns.includes(column))
    .map(
      (unique) =>
        `The table ${name} is divided by ${column}, which its unique constraint ${unique.name} does not hold.`,
    );
}

function obstacleOf(
  table: string,
  place: Place,
  { name, columns, to, toColumns, empties }: ForeignKey,
  places: ReadonlyMap<string, Place>,
): string | null {
  const target = places.get(to);
  if (target === 'reference') return null;
  if (target === 'local' && place === 'local') return null;
  if (isDivided(target) && place === target) {
    const at = columns.indexOf(dividedBy(table, place));
    if (empties) {
      return `The foreign key ${name} of ${table} would empty the column by which ${table} is divided; let it do nothing, and empty the other before (\`untie\`).`;
    }
    if (at >= 0 && toColumns[at] === dividedBy(to, target)) return null;
    return `The foreign key ${name} of ${table} does not hold the column by which ${table} and ${to} are divided.`;
  }
  return `The foreign key ${name} would lead from ${table} (${place}) to ${to} (${target ?? 'no place'}), which may lie on another node.`;
}
