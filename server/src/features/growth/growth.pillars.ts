import { PILLAR_IDS, type PillarId, type PillarMonths } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { growth as entries } from '../entries/index.ts';
import { getStats } from '../progression/index.ts';
import { PILLAR_WORDS } from '../vision-builder/index.ts';
import { alongMonths, monthsUpTo } from './growth.rules.ts';
import { lastDay } from './growth.service.ts';

interface Words {
  whole: ReadonlySet<string>;
  stems: readonly string[];
}

/** The words that belong to one pillar alone; those that only lean towards one would claim too much. */
const STRONG: readonly (readonly [PillarId, Words])[] = PILLAR_IDS.map((pillar) => {
  const all = PILLAR_WORDS[pillar].strong.split(' ').map((word) => word.replaceAll('+', ' '));
  return [
    pillar,
    {
      whole: new Set(all.filter((word) => !word.endsWith('*'))),
      stems: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    },
  ];
});

/** The pillar that a subject of an entry is a word of; null for most. */
function pillarOfSubject(subject: string): PillarId | null {
  const folded = subject.toLowerCase();
  const found = STRONG.find(
    ([, { whole, stems }]) =>
      whole.has(folded) || stems.some((stem) => folded.split(' ').some((w) => w.startsWith(stem))),
  );
  return found?.[0] ?? null;
}

/** Subjects that are named of each pillar. */
const NAMED = 3;

/**
 * How many entries of the last twelve months speak of each pillar: those with a subject that is a word
 * of it. An entry counts once for a pillar, and for each of several (D31).
 */
export async function pillarMonths(
  { db, ...context }: Context,
  ownerId: number,
  at: Moment,
): Promise<PillarMonths> {
  const { lastEntryDate } = await getStats({ db, ...context }, ownerId, at);
  const to = lastDay(at, lastEntryDate);
  const { months, from } = monthsUpTo(to);
  const subjects = await entries.countSubjects(db, ownerId, { from, to });
  // Once for each subject: there are thousands in a long journal.
  const pillarOf = new Map(subjects.map(({ theme }) => [theme, pillarOfSubject(theme)]));
  const spoken = PILLAR_IDS.flatMap((pillar) => {
    const own = subjects.filter(({ theme }) => pillarOf.get(theme) === pillar);
    return own.length === 0
      ? []
      : [{ theme: pillar as string, spellings: own.map((s) => s.theme) }];
  });
  const counts = await entries.countThemesByMonth(db, ownerId, spoken, { from, to });
  return {
    months,
    pillars: PILLAR_IDS.map((pillar) => {
      const rows = counts.filter(({ theme }) => theme === pillar);
      return {
        pillar,
        count: rows.reduce((sum, { count }) => sum + count, 0),
        months: alongMonths(months, rows),
      };
    }),
    words: Object.fromEntries(spoken.map((each) => [each.theme, each.spellings.slice(0, NAMED)])),
  };
}
