import {
  isBlank,
  type PillarId,
  pillarOf,
  type UltimateGoal,
  type VisionAnswer,
  type VisionResponse,
  type VisionResult,
} from '@pathkeeper/contract';
import type { goalRows } from '../../goals/index.ts';
import type { VisionDraft } from '../../vision-builder/index.ts';
import type { Taken } from '../vision.tables.ts';
import type { ResponseRow } from './responses.repository.ts';

type Made = Pick<
  VisionResult,
  'lifeVisionSummary' | 'ultimateGoals' | 'extractedCategories' | 'chosenBy'
>;

/** Says that what was answered holds nothing to build from; the answers are stored. */
const NOTHING_FOUND =
  'Nothing was made: what you wrote says of no pillar yet how you would have it. Your answers are kept.';

/** What a draft makes of the answers, and of which nothing was made. */
function summaryOf({ pillars, summary, withheld }: VisionDraft, answers: VisionAnswer[]): string {
  const heavy = withheld ?? [];
  const made = new Set<PillarId>([...heavy, ...pillars.map(({ pillar }) => pillar)]);
  const written = answers.filter(({ answer }) => !isBlank(answer)).map(({ pillar }) => pillar);
  const unsaid = written.filter((pillar) => !made.has(pillar));
  if (pillars.length === 0 && heavy.length === 0) return NOTHING_FOUND;
  return [
    summary || 'Nothing was made.',
    heavy.length > 0 &&
      `What you wrote of ${named(heavy)} is kept as it is, and no goal was made of it, for some of its words sound heavy.`,
    // Of drafts made before it was noted, nobody knows for what reason nothing was made.
    withheld !== undefined &&
      unsaid.length > 0 &&
      `What you wrote of ${named(unsaid)} is kept; it does not say yet how you would have it.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const named = (pillars: readonly PillarId[]): string =>
  new Intl.ListFormat('en').format(pillars.map((id) => pillarOf(id).name.toLowerCase()));

/** A draft as the documents' calls answer it (S3.3). */
export function presentDraft(draft: VisionDraft | null, answers: VisionAnswer[]): Made {
  const pillars = draft?.pillars ?? [];
  return {
    lifeVisionSummary: draft ? summaryOf(draft, answers) : '',
    ultimateGoals: Object.fromEntries(pillars.map((each) => [each.pillar, presentPillar(each)])),
    // As stored, its keys have lost their order.
    extractedCategories: Object.fromEntries(
      pillars.map(({ pillar, phrase }) => [pillarOf(pillar).name, phrase]),
    ),
    chosenBy: (pillars.length > 0 && draft?.chosenBy) || null,
  };
}

function presentPillar({
  pillar,
  title,
  phrase,
  milestones,
  question,
}: VisionDraft['pillars'][number]): UltimateGoal {
  const { color, icon } = pillarOf(pillar);
  return { title, phrase, color, icon, milestones: milestones.map((each) => each.title), question };
}

/** Drafted pillars that no goal was made of. */
export const waitingOf = ({ draft, taken }: Pick<ResponseRow, 'draft' | 'taken'>): PillarId[] =>
  (draft?.pillars ?? []).flatMap(({ pillar }) =>
    taken.some((each) => each.pillar === pillar) ? [] : [pillar],
  );

/** Whether the goal that stood in a pillar before can be brought back into it. */
export function canBringBack(
  { pillar, goalId, formerId, isKept }: Taken,
  goals: readonly goalRows.GoalRow[],
): boolean {
  if (isKept) return false;
  const former = goals.find(({ id }) => id === formerId);
  const holder = goals.find((each) => each.pillar === pillar);
  const isFree = former?.pillar === null && former.category === null;
  return isFree && (holder === undefined || holder.id === goalId);
}

/** A stored response; `goals` are all goals that somebody has. */
export function presentResponse(
  row: ResponseRow,
  goals: readonly goalRows.GoalRow[],
): VisionResponse {
  const { id, kind, answers, draft, taken, createdAt } = row;
  return {
    ...{ id, kind, answers },
    ...presentDraft(draft, answers),
    waiting: waitingOf(row),
    kept: taken.flatMap(({ pillar, isKept }) => (isKept ? [pillar] : [])),
    takenOver: taken.flatMap((each) => (canBringBack(each, goals) ? [each.pillar] : [])),
    createdAt: createdAt.toISOString(),
  };
}
