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
import { countIn, oneOf, textIn } from '../../lib/address.ts';

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

export function parseDashboardAddress(raw: Record<string, unknown>): DashboardAddress {
  const { after } = raw;
  const order = oneOf(PEOPLE_SORTS, raw.sort);
  const cursor = typeof after === 'string' && after !== '' ? after : undefined;
  return {
    search: textIn(raw.search, ADMIN_LIMITS.search),
    level: countIn(raw.level, TOP_LEVEL),
    engagement: oneOf(ENGAGEMENTS, raw.engagement),
    active: oneOf(ACTIVE_SPANS, raw.active),
    role: oneOf(ROLES, raw.role),
    status: oneOf(PERSON_STATES, raw.status),
    sort: order === 'newest' ? undefined : order,
    after: cursor,
    from: cursor ? countIn(raw.from) : undefined,
    person: countIn(raw.person),
    bulk: countIn(raw.bulk),
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
