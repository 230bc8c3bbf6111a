import autocannon, { type Request } from 'autocannon';
import type { Installation } from '../installation.ts';
import { inTurn } from '../measure.ts';
import { cpuOf, processTree } from '../processes.ts';
import type { Row, Table } from '../report.ts';
import type { Workload } from './workloads.ts';

const CONNECTIONS = 20;
const SECONDS = 4;

/** Targets: milliseconds of CPU that one request costs the server at most. */
const CPU_TARGETS: Record<string, number> = { 'list of 20': 0.5, detail: 0.4, save: 1.2 };

/** What is measured, and where. */
interface Loaded {
  /** What stands in the title after the connections. */
  label: string;
  installation: Installation;
  workloads: Workload[];
}

/** Requests a second over 20 connections, and the CPU time of one for server, driver and database. */
export async function measureLoad({ label, installation, workloads }: Loaded): Promise<Table> {
  const rows: Row[] = [];
  for (const each of workloads) {
    const http = await overHttp(each, installation);
    const driver = await byDriver(each);
    const target = CPU_TARGETS[each.name];
    rows.push({
      name: each.name,
      values: { ratio: (http['server CPU'] ?? NaN) / driver, ...http, 'driver CPU': driver },
      ...(target === undefined ? {} : { target }),
    });
  }
  return {
    title: `${CONNECTIONS} connections at once, ${label} (CPU: ms a request; aims for server CPU)`,
    rows,
  };
}

async function overHttp({ name, requests }: Workload, installation: Installation) {
  const server = [installation.pid];
  const database = processTree(await installation.postmaster());
  const before = [cpuOf(server), cpuOf(database)] as const;
  const result = await autocannon({
    url: `http://127.0.0.1:${installation.port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: requests[0]?.method === 'POST' ? [withNewKeys(requests)] : requests.map(plain),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests failed under load (${name}).`);
  const cost = (pids: number[], start: number | null) => {
    const end = cpuOf(pids);
    return start === null || end === null ? null : (end - start) / result.requests.total;
  };
  return {
    'a second': result.requests.total / SECONDS,
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'server CPU': cost(server, before[0]),
    'database CPU': cost(database, before[1]),
  };
}

type HttpRequest = Workload['requests'][number];

function plain({ body, headers, ...rest }: HttpRequest): Request {
  if (body === undefined) return { ...rest, headers };
  if (typeof body === 'string') return { ...rest, headers, body };
  const typed = { ...headers, 'content-type': 'application/json' };
  return { ...rest, headers: typed, body: JSON.stringify(body) };
}

let keys = 0;

/** The requests in turn, each with a new idempotency key. */
function withNewKeys(requests: HttpRequest[]): Request {
  const next = inTurn(requests.map(plain));
  return {
    ...plain(requests[0] as HttpRequest),
    setupRequest: () => {
      const request = next();
      keys += 1;
      return { ...request, headers: { ...request.headers, 'idempotency-key': `load-${keys}` } };
    },
  };
}

/** The CPU time of the same work by the driver alone, with as many connections. */
async function byDriver({ driver }: Workload): Promise<number> {
  const end = performance.now() + (SECONDS * 1000) / 2;
  const before = process.cpuUsage();
  let count = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        await driver();
        count += 1;
      }
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}
