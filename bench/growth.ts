import { encodeCursor } from '../server/src/platform/database/paging.ts';
import { callsOf } from './calls.ts';
import { interleave, median, type Side } from './measure.ts';
import type { Row, Table } from './report.ts';
import type { SeededInstallation, Writer } from './seed/seeded.ts';

const ROUNDS = 120;
/** Calls whose answers depend on the whole journal. */
const TOTALS = ['/api/stats', '/api/badges', '/api/user/progress', '/api/user/entry-count'];
const SAVES = Math.ceil(ROUNDS * 1.2) + 1;

interface Comparison {
  title: string;
  small: [label: string, writer: Writer];
  large: [label: string, writer: Writer];
  /** A page deep in the larger list, to be compared with the first page of the smaller. */
  deep?: { name: string; path: string };
}

/** How much longer the same calls take with more data. */
export async function measureGrowth({ title, small, large, deep }: Comparison): Promise<Table> {
  const [few, many] = [callsOf(small[1], SAVES), callsOf(large[1], SAVES)];
  const pairs: [name: string, few: Side, many: Side][] = [
    ['list of 20', few.list, many.list],
    ...(deep ? [[deep.name, few.list, many.get(deep.path)] as [string, Side, Side]] : []),
    ['detail', few.detail, many.detail],
    ['save', few.save, many.save],
    ...TOTALS.map((path): [string, Side, Side] => [path, few.get(path), many.get(path)]),
    ...Object.entries(few.searches).map(
      ([name, side]) => [`  ${name}`, side, many.searches[name]] as [string, Side, Side],
    ),
  ];
  const sides = Object.fromEntries(
    pairs.flatMap(([name, a, b]) => [
      [`few ${name}`, a],
      [`many ${name}`, b],
    ]),
  );
  const times = await interleave(sides, { rounds: ROUNDS, maxMs: 30_000 });
  few.close();
  many.close();

  const of = (size: string, names: string[]) =>
    median(names.flatMap((name) => times[`${size} ${name}`] ?? []));
  const row = (name: string, names: string[], target?: number): Row => {
    const [a, b] = [of('few', names), of('many', names)];
    return {
      name,
      values: { [small[0]]: a, [large[0]]: b, ratio: b / a },
      ...(target === undefined ? {} : { target }),
    };
  };
  const names = pairs.map(([name]) => name);
  const searches = names.filter((name) => name.startsWith('  '));
  return {
    title,
    rows: [
      ...names.filter((name) => !searches.includes(name)).map((name) => row(name, [name], 1.3)),
      row('search, all of these', searches, 1.3),
      ...searches.map((name) => row(name, [name])),
    ],
  };
}

/** The URL of the list page after the first `skipped` entries. */
export async function deepPage({ sql }: SeededInstallation, { person }: Writer, skipped: number) {
  const [row] = await sql<{ listed_at: Date; id: string }[]>`
    select listed_at, id from entries where user_id = ${person.id}
    order by listed_at desc, id desc offset ${skipped - 1} limit 1`;
  if (!row) throw new Error('The journal is shorter than that.');
  const cursor = encodeCursor({ at: row.listed_at, id: Number(row.id) });
  return `/api/entries?limit=20&cursor=${cursor}`;
}
