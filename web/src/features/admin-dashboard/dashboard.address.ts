import {
  ADMIN_LIMITS,
  ENGAGEMENTS,
  type Engagement,
  PEOPLE_SORTS,
  PERSON_STATES,
  type PeopleSort,
  type PersonState,
  ROLES,
  type Role,
  TOP_LEVEL,
} from '@pathkeeper/contract';

/** Days within which somebody wrote, as the filter offers them. */
export const ACTIVE_SPANS = [1, 7, 30, 90] as const;

/** Which people the table shows (S2.2, D53). */
export interface PeopleNarrowing {
  search?: string | undefined;
  level?: number | undefined;
  engagement?: Engagement | undefined;
  active?: number | undefined;
  role?: Role | undefined;
  status?: PersonState | undefined;
}

/** What the address of the dashboard says; everybody, newest first, where it says nothing. */
export interface DashboardAddress extends PeopleNarrowing {
  sort?: Exclude<PeopleSort, 'newest'> | undefined;
  /** The cursor of the page, and the place of its first row; none on the first page. */
  after?: string | undefined;
  from?: number | undefined;
  /** Whose sheet is open. */
  person?: number | undefined;
  /** The act on many that is followed. */
  bulk?: number | undefined;
}

const oneOf = <const T>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

const whole = (value: unknown, max: number): number | undefined =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= max
    ? Number(value)
    : undefined;

/** Reads the address's query part. What is not understood is left out. */
export function parseDashboardAddress(raw: Record<string, unknown>): DashboardAddress {
  const { search, sort, after } = raw;
  // The router reads `?search=2026` as a number.
  const words = typeof search === 'string' || typeof search === 'number' ? String(search) : '';
  const order = oneOf(PEOPLE_SORTS, sort);
  const cursor = typeof after === 'string' && after !== '' ? after : undefined;
  return {
    search: words.trim().slice(0, ADMIN_LIMITS.search) || undefined,
    level: whole(raw.level, TOP_LEVEL),
    engagement: oneOf(ENGAGEMENTS, raw.engagement),
    active: oneOf(ACTIVE_SPANS, raw.active),
    role: oneOf(ROLES, raw.role),
    status: oneOf(PERSON_STATES, raw.status),
    sort: order === 'newest' ? undefined : order,
    after: cursor,
    from: cursor ? whole(raw.from, Number.MAX_SAFE_INTEGER) : undefined,
    person: whole(raw.person, Number.MAX_SAFE_INTEGER),
    bulk: whole(raw.bulk, Number.MAX_SAFE_INTEGER),
  };
}

/** What of an address narrows the table. */
export function narrowingOf(address: DashboardAddress): PeopleNarrowing {
  const { search, level, engagement, active, role, status } = address;
  return { search, level, engagement, active, role, status };
}

/** Whether the table shows everybody. */
export const showsAll = (address: DashboardAddress): boolean =>
  Object.values(narrowingOf(address)).every((value) => value === undefined);
