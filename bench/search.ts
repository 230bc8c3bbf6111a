import { searchesOf } from './calls.ts';
import { openClient } from './client.ts';
import { interleave, median, type Side } from './measure.ts';
import type { Table } from './report.ts';
import type { Writer } from './seed/seeded.ts';

const ROUNDS = 100;

/** The time of each kind of search in one journal, one request at a time. */
export async function measureSearch(writer: Writer, label: string): Promise<Table> {
  const client = openClient(writer.installation.port);
  const sides: Record<string, Side> = {};
  for (const [name, path] of Object.entries(searchesOf(writer))) {
    const bytes = writer.person.get(path);
    sides[name] = () => client.send(bytes);
  }
  const times = await interleave(sides, { rounds: ROUNDS, maxMs: 30_000 });
  client.close();
  const row = (name: string, all: number[]) => ({ name, values: { ms: median(all) } });
  return {
    title: `Search among ${label} entries (median ms)`,
    rows: [
      { ...row('all of these', Object.values(times).flat()), target: 4 },
      ...Object.entries(times).map(([name, all]) => row(`  ${name}`, all)),
    ],
  };
}
