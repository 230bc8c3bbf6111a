import { INSIGHT_CATEGORIES, INSIGHT_SOURCES, type Insight } from '@pathkeeper/contract';
import { countIn, oneOf, textIn } from '../../lib/address.ts';

/** What the address of the vault says: what is looked for, and the insight that lies open. */
export interface VaultAddress {
  query?: string | undefined;
  category?: Insight['category'] | undefined;
  source?: Insight['source'] | undefined;
  /** The id of the open one. */
  insight?: number | undefined;
}

/** Characters of a search that the server reads. */
export const LONGEST_QUERY = 200;

export function parseVaultAddress(raw: Record<string, unknown>): VaultAddress {
  return {
    query: textIn(raw.query, LONGEST_QUERY),
    category: oneOf(INSIGHT_CATEGORIES, raw.category),
    source: oneOf(INSIGHT_SOURCES, raw.source),
    insight: countIn(raw.insight),
  };
}

/** Whether the list is narrowed; an open insight does not narrow it. */
export const isNarrowed = ({ query, category, source }: VaultAddress): boolean =>
  query !== undefined || category !== undefined || source !== undefined;
