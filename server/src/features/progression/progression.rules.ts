import {
  type BadgeDefinition,
  type CountedMetric,
  capsOf,
  ENTRY_FORM_MOODS,
  GATES,
  levelOfXp,
  OFFERED_BADGES,
  type Run,
  XP,
} from '@pathkeeper/contract';

/** Something to be paid, once per kind and reference. */
export interface Payment {
  kind:
    | 'entry'
    | 'streak3'
    | 'streak7'
    | 'quest'
    | 'badge'
    | 'gift'
    | 'weekly-reflection'
    | 'forum-post'
    | 'forum-reply';
  reference: string;
  amount: number;
}

/** What badges are measured by. */
export type Measures = Record<CountedMetric, number>;

type OfferedBadge = BadgeDefinition<CountedMetric>;

/** A person's state of the game before an award. */
export interface GameState {
  xp: number;
  peakXp: number;
  /** Ids of the badges already earned. */
  badges: ReadonlySet<string>;
  measures: Measures;
}

export interface Settled {
  payments: Payment[];
  badges: BadgeDefinition[];
  xp: number;
  peakXp: number;
  level: number;
}

/** The level that somebody is shown and held to: of their highest total, or the one set by hand. */
export const levelOf = (peakXp: number, override: number | null): number =>
  override ?? levelOfXp(peakXp);

/** A bonus of a streak in the ledger, named after the day on which it was reached. */
export interface PaidBonus {
  kind: string;
  reference: string;
}

/**
 * The bonuses for the lengths that a run has passed since it was `before` days long (D21). `paid` are those
 * of its days already: what an entry moved away has made shorter is not paid for a second time (ADR-0020).
 */
export function streakPayments(
  run: Run,
  { before, level, paid }: { before: number; level: number; paid: readonly PaidBonus[] },
): Payment[] {
  const payments: Payment[] = [];
  const reference = run.end;
  if (before < 3 && run.length >= 3 && level >= GATES.streakBonus && paid.length === 0) {
    payments.push({ kind: 'streak3', reference, amount: XP.streakOfThree });
  }
  const sevens = Math.floor(run.length / 7);
  const paidSevens = paid.filter(({ kind }) => kind === 'streak7').length;
  if (sevens > Math.floor(before / 7) && sevens > paidSevens) {
    payments.push({ kind: 'streak7', reference, amount: XP.streakOfSeven });
  }
  return payments;
}

/** From which level on a badge can be earned. */
export const badgeLevel = ({ metric }: BadgeDefinition): number =>
  metric === 'streak' ? GATES.streakBadges : 1;

const isEarned = (badge: OfferedBadge, measures: Measures, level: number): boolean =>
  level >= badgeLevel(badge) && measures[badge.metric] >= badge.threshold;

/**
 * Adds payments to a total, then awards every badge that is due until none is left: a badge's own XP
 * may reach a level, and a level may earn another badge.
 */
export function settle(state: GameState, payments: readonly Payment[]): Settled {
  const paid = [...payments];
  const won: OfferedBadge[] = [];
  const total = (list: readonly Payment[]) => list.reduce((sum, { amount }) => sum + amount, 0);
  let xp = state.xp + total(payments);
  let peakXp = Math.max(state.peakXp, xp);
  for (;;) {
    const level = levelOfXp(peakXp);
    const measures = { ...state.measures, level };
    const due = OFFERED_BADGES.filter(
      (badge) =>
        !state.badges.has(badge.id) && !won.includes(badge) && isEarned(badge, measures, level),
    );
    if (due.length === 0) return { payments: paid, badges: won, xp, peakXp, level };
    for (const badge of due) {
      won.push(badge);
      paid.push({ kind: 'badge', reference: badge.id, amount: XP.badge });
      xp += XP.badge;
    }
    peakXp = Math.max(peakXp, xp);
  }
}

/** Whether an hour of the writer's clock is night (22 to 4) or early (5 to 7). */
export function partOfDay(hour: number): 'night' | 'early' | null {
  if (hour >= 22 || hour < 5) return 'night';
  return hour < 8 ? 'early' : null;
}

/** Days away after which an entry counts as coming back. */
export const DAYS_AWAY = 14;

/** How many of the moods that a level offers somebody has recorded, in per cent (S1.3, D14). */
export function moodMastery(recorded: readonly string[], gateLevel: number): number {
  const offered = ENTRY_FORM_MOODS.slice(0, capsOf(gateLevel).moods);
  const known = offered.filter((mood) => recorded.includes(mood)).length;
  return Math.round((known / offered.length) * 100);
}
