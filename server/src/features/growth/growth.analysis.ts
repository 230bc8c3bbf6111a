import { type Analysis, addDays, type Finding, GATES } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { growth as entries } from '../entries/index.ts';
import { allDays, findLevel, getStats } from '../progression/index.ts';
import { readAhead, type Safety } from '../safety/index.ts';
import { hourIn } from './analysis/hours.ts';
import { type Found, type Journal, type PageFacts, PERIOD_DAYS } from './analysis/journal.ts';
import { quotedLine } from './analysis/lines.ts';
import { favouriteTag } from './analysis/use.ts';
import { usualHour } from './analysis/when.ts';
import { monthsUpTo } from './growth.rules.ts';
import { lastDay } from './growth.service.ts';
import { readFindings } from './growth.tasks.ts';

/** Whether a page may be read back: those with words of danger are not (D32). */
type IsSafe = (page: Written) => boolean;

interface Written {
  content: string;
  tags?: string[] | null;
}

/** Pages that are read: of the twelve months the latest. A page a day is 366. */
const PAGES = 3000;
/** Pages quoted beside a finding, and those looked at for them. */
const QUOTED = 3;
const CANDIDATES = 5;
/** Characters read for quotations in all: the check for danger takes its time. */
const READ = 80_000;
/** Characters that what is known of a page counts as, for the workers. */
const PAGE_FACTS = 40;

/**
 * What somebody's last twelve months of pages show, in sentences with their figures: counted, never
 * guessed (D31). What moods tell waits for the level of the mood history, how they change for
 * that of the mood trends (D24).
 */
export async function growthAnalysis(
  context: Context,
  ownerId: number,
  at: Moment,
  safety: Safety,
): Promise<Analysis> {
  const [{ gateLevel }, { journal, totalEntries }] = await Promise.all([
    findLevel(context, ownerId),
    readJournal(context, ownerId, at),
  ]);
  const opened = {
    moods: gateLevel >= GATES.moodHistory,
    trends: gateLevel >= GATES.moodTrends,
  };
  const size = journal.pages.length * PAGE_FACTS;
  const input = { journal, opened };
  const findings = await context.workers.run(readFindings, { ownerId, input, size });
  const found = findings.filter(({ about }) => about === null || safety.isSafe({ content: about }));
  return {
    from: journal.from,
    to: journal.to,
    pages: journal.pages.length,
    totalEntries,
    findings: await quote(context, ownerId, found, safety),
    moodsFrom: opened.moods ? null : GATES.moodHistory,
    trendsFrom: opened.trends ? null : GATES.moodTrends,
  };
}

/** The usual hour and the favourite tag of the same months. */
export async function growthHabits(context: Context, ownerId: number, at: Moment, isSafe: IsSafe) {
  const { pages } = (await readJournal(context, ownerId, at)).journal;
  const tag = favouriteTag(pages, (content) => isSafe({ content }));
  return { usualHour: usualHour(pages), favouriteTag: tag };
}

/** The twelve months up to today; of a journal left long ago, those before its last page. */
async function readJournal(
  context: Context,
  ownerId: number,
  at: Moment,
): Promise<{ journal: Journal; totalEntries: number }> {
  const { totalEntries, lastEntryDate } = await getStats(context, ownerId, at);
  const today = lastDay(at, lastEntryDate);
  const isLeft = lastEntryDate !== null && lastEntryDate < addDays(today, -PERIOD_DAYS);
  const to = isLeft ? lastEntryDate : today;
  const { from } = monthsUpTo(to);
  const [rows, days] = await Promise.all([
    entries.entryFacts(context.db, ownerId, { from, to }, PAGES),
    allDays(context.db, ownerId),
  ]);
  const hourOf = hourIn();
  const pages = rows.map(
    ({ createdAt, timeZone, ...facts }): PageFacts => ({
      ...facts,
      hour: hourOf(createdAt, timeZone),
    }),
  );
  const oldest = pages.length === PAGES ? pages.at(-1) : undefined;
  return { journal: { from: oldest?.date ?? from, to, pages, days }, totalEntries };
}

const candidatesOf = ({ pages }: Found): PageFacts[] => pages.slice(0, CANDIDATES);

/** The findings with the pages that they rest on, as far as those may be read back. */
async function quote(
  { db, workers }: Context,
  ownerId: number,
  found: readonly Found[],
  safety: Safety,
): Promise<Finding[]> {
  const ids = new Set(found.flatMap(candidatesOf).map(({ id }) => id));
  const rows = await entries.contentsOf(db, ownerId, [...ids]);
  await readAhead({ workers }, safety, ownerId, readable(rows));
  const read = reader(new Map(rows.map((row) => [row.id, row])), safety.isSafe);
  const quoted = new Set<number>();
  return found.map((each) => {
    const evidence = evidenceOf(each, read, quoted);
    const { kind, sentence, note, count, chart } = each;
    return { kind, sentence, note, count, chart, evidence };
  });
}

/** Of many long pages those that fit into what is read in all. */
function readable<Page extends Written>(pages: readonly Page[]): Page[] {
  let left = READ;
  return pages.filter(({ content }) => {
    left -= content.length;
    return left >= 0;
  });
}

/** Up to three pages, newest first; those that are quoted nowhere yet before the others. */
function evidenceOf(
  found: Found,
  read: (id: number) => string | null,
  quoted: Set<number>,
): Finding['evidence'] {
  const candidates = candidatesOf(found);
  const isNew = ({ id }: PageFacts) => !quoted.has(id);
  const inTurn = [...candidates.filter(isNew), ...candidates.filter((page) => !isNew(page))];
  const evidence: Finding['evidence'] = [];
  for (const { id, date } of inTurn) {
    const content = evidence.length < QUOTED ? read(id) : null;
    if (content === null) continue;
    quoted.add(id);
    evidence.push({ entryId: id, date, line: quotedLine(content, found.about) });
  }
  return evidence.sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** Gives the text of a page, or null where it may not be read back or enough has been read. */
function reader(pages: ReadonlyMap<number, Written>, isSafe: IsSafe) {
  const known = new Map<number, string | null>();
  let left = READ;
  return (id: number): string | null => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const page = pages.get(id);
    if (page === undefined || page.content.length > left) return null;
    left -= page.content.length;
    const readable = isSafe(page) ? page.content : null;
    known.set(id, readable);
    return readable;
  };
}
