import { openClient, request } from './client.ts';
import type { Installation } from './installation.ts';
import { inTurn, interleave, median, type Side } from './measure.ts';
import type { Recorder } from './recorder.ts';
import type { Table } from './report.ts';

const ROUNDS = 60;
const MAX_MS = 60_000;
const TARGET = 2;

/** A call that reads, by the paths that are asked in turn. */
export interface ReadCall {
  name: string;
  paths: readonly string[];
  headers: Record<string, string>;
}

/** Each call by itself, one request at a time, and the statements that it runs without the server. */
export async function compareReads(
  title: string,
  { installation, recorder }: { installation: Installation; recorder: Recorder },
  calls: readonly ReadCall[],
): Promise<Table> {
  const sides: Record<string, Side> = {};
  const statements = new Map<string, number>();
  const client = openClient(installation.port);
  for (const { name, paths, headers } of calls) {
    const recorded = [];
    for (const path of paths) recorded.push(await recorder.record(path, { headers }));
    statements.set(name, recorded[0]?.length ?? 0);
    const next = inTurn(recorded);
    const requests = inTurn(paths.map((path) => request('GET', path, headers)));
    sides[`${name} bare`] = () => recorder.replay(next());
    sides[`${name} http`] = () => client.send(requests());
  }
  const times = await interleave(sides, { rounds: ROUNDS, maxMs: MAX_MS }).finally(client.close);
  const of = (name: string) => median(times[name] ?? []);
  return {
    title: `${title} (median ms)`,
    rows: [...statements].map(([name, count]) => {
      const [http, bare] = [of(`${name} http`), of(`${name} bare`)];
      const values = { statements: count, ratio: http / bare, http, bare };
      return { name, values, target: TARGET };
    }),
  };
}
