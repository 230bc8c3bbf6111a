import fc from 'fast-check';
import type { Outcome, Stage } from './play.ts';
import { drafts } from './requests.ts';
import type { Wire } from './wire.ts';

const draft = drafts();

/** Requests sent by one cast, generated from one seed. */
const CHAPTER = 400;
/** Tries at making a failing request smaller. */
const SHRINKING = 150;
const ENOUGH_FAULTS = 25;

export interface Fault {
  /** `--seed` of this with `--requests 400` sends the same requests again. */
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
  players: number;
  progress?(sent: number): void;
  /** Ends the run after the chapters under way. */
  signal?: AbortSignal;
}

/** Sends so many generated requests and reports every fault. Ends by itself. */
export async function run(stage: Stage, options: Options): Promise<Report> {
  const report: Report = {
    sent: 0,
    faults: [],
    answers: new Map(),
    slowest: { endpoint: '', milliseconds: 0 },
  };
  const chapters = Math.ceil(options.requests / CHAPTER);
  let next = 0;
  const work = async () => {
    const isEnough = () => options.signal?.aborted || report.faults.length >= ENOUGH_FAULTS;
    while (next < chapters && !isEnough()) {
      const chapter = next++;
      const count = Math.min(CHAPTER, options.requests - chapter * CHAPTER);
      await playChapter(stage, report, options.seed + chapter, count);
      options.progress?.(report.sent);
    }
  };
  await Promise.all(Array.from({ length: options.players }, work));
  return report;
}

async function playChapter(
  stage: Stage,
  report: Report,
  seed: number,
  count: number,
): Promise<void> {
  const player = await stage.player();
  let attempts = Number.POSITIVE_INFINITY;
  const seen: { last: (Outcome & { endpoint: string }) | null } = { last: null };
  const property = fc.asyncProperty(draft, async (each) => {
    if (attempts-- <= 0) return true;
    const outcome = await player.send(each);
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
  for (const what of await player.end()) {
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
