import { INSIGHT_CATEGORIES, INSIGHT_SOURCES, type Insight } from '@pathkeeper/contract';

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

/** Reads the address's query part. What is not understood is named and undefined. */
export function parseVaultAddress(raw: Record<string, unknown>): VaultAddress {
  const { insight } = raw;
  return {
    query: textOf(raw.query).slice(0, LONGEST_QUERY) || undefined,
    category: INSIGHT_CATEGORIES.find((category) => category === raw.category),
    source: INSIGHT_SOURCES.find((source) => source === raw.source),
    insight: Number.isSafeInteger(insight) && Number(insight) > 0 ? Number(insight) : undefined,
  };
}

/** Whether the list is narrowed; an open insight does not narrow it. */
export const isNarrowed = ({ query, category, source }: VaultAddress): boolean =>
  query !== undefined || category !== undefined || source !== undefined;

// The router reads `?query=2026` as a number.
function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
}
