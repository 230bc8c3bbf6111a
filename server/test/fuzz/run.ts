import fc from 'fast-check';
import type { Client, Harness, Outcome } from './harness.ts';
import { generatedRequests } from './requests.ts';
import type { Wire } from './wire.ts';

const generated = generatedRequests();

/** Requests sent with the same accounts, generated from one seed. */
export const BATCH = 1000;
/** Tries at making a failing request smaller. */
const SHRINKING = 150;
const ENOUGH_FAULTS = 25;

export interface Fault {
  /** `--seed` of this with `--requests` of one batch sends the same requests again. */
  seed: number;
  endpoint: string;
  what: string;
  /** The smallest request found that does it; null when it showed only in what was stored. */
  wire: Wire | null;
}

export interface Report {
  sent: number;
  faults: Fault[];
  /** By endpoint and status, how many. */
  answers: Map<string, Map<number, number>>;
  slowest: { endpoint: string; milliseconds: number };
}

export interface Options {
  requests: number;
  seed: number;
  /** Casts that send at the same time. */
  clients: number;
  progress?(sent: number): void;
  /** Ends the run after the batches under way. */
  signal?: AbortSignal;
}

/** Sends so many generated requests and reports every fault. Ends by itself. */
export async function run(harness: Harness, options: Options): Promise<Report> {
  const report: Report = {
    sent: 0,
    faults: [],
    answers: new Map(),
    slowest: { endpoint: '', milliseconds: 0 },
  };
  const batches = Math.ceil(options.requests / BATCH);
  let next = 0;
  const work = async () => {
    const isEnough = () => options.signal?.aborted || report.faults.length >= ENOUGH_FAULTS;
    while (next < batches && !isEnough()) {
      const batch = next++;
      const count = Math.min(BATCH, options.requests - batch * BATCH);
      await runBatch(harness, report, options.seed + batch, count);
      options.progress?.(report.sent);
    }
  };
  await Promise.all(Array.from({ length: options.clients }, work));
  return report;
}

async function runBatch(
  harness: Harness,
  report: Report,
  seed: number,
  count: number,
): Promise<void> {
  let client: Client;
  try {
    client = await harness.client();
  } catch (error) {
    // What the other batches have found is reported all the same.
    const what = `could not be made: ${String(error)}`;
    report.faults.push({ seed, endpoint: 'the accounts of a batch', what, wire: null });
    return;
  }
  let attempts = Number.POSITIVE_INFINITY;
  const seen: { last: (Outcome & { endpoint: string }) | null } = { last: null };
  const property = fc.asyncProperty(generated, async (each) => {
    if (attempts-- <= 0) return true;
    const outcome = await client.send(each);
    note(report, each.target.name, outcome);
    if (outcome.fault === null) return true;
    if (attempts === Number.POSITIVE_INFINITY) attempts = SHRINKING;
    seen.last = { ...outcome, endpoint: each.target.name };
    return false;
  });
  const { failed, errorInstance } = await fc.check(property, { seed, numRuns: count });
  const { last } = seen;
  if (failed && !last) throw errorInstance;
  if (last) {
    const { endpoint, wire } = last;
    report.faults.push({ seed, endpoint, what: last.fault ?? '', wire });
  }
  for (const what of await client.end()) {
    report.faults.push({ seed, endpoint: 'what is stored', what, wire: null });
  }
}

function note(report: Report, endpoint: string, { answer }: Outcome): void {
  report.sent += 1;
  const { status, milliseconds } = answer ?? { status: 0, milliseconds: 0 };
  const byStatus = report.answers.get(endpoint) ?? new Map<number, number>();
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  report.answers.set(endpoint, byStatus);
  if (milliseconds > report.slowest.milliseconds) report.slowest = { endpoint, milliseconds };
}
