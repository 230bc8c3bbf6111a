/** What the address of the legacy view says: the years, and what is printed and left out. */
export interface LegacyAddress {
  /** The first and the last year that stand in the book. */
  from?: number;
  to?: number;
  moods?: false;
  tags?: false;
  withoutFolders?: number[];
  withoutEntries?: number[];
  /** A5 unless it is said. */
  paper?: 'a4';
}

/** As many ids as the server takes. */
const MOST = 500;

/**
 * Reads the address's query part. What is not understood is named and undefined: a key that is only
 * left out the router would fill in again with what stood in the address.
 */
export function parseLegacyAddress(raw: Record<string, unknown>): LegacyAddress {
  const from = yearOf(raw.from);
  const to = yearOf(raw.to);
  return {
    from,
    to: from && to && to < from ? undefined : to,
    moods: raw.moods === false ? false : undefined,
    tags: raw.tags === false ? false : undefined,
    withoutFolders: idsOf(raw.withoutFolders),
    withoutEntries: idsOf(raw.withoutEntries),
    paper: raw.paper === 'a4' ? 'a4' : undefined,
  };
}

function yearOf(value: unknown): number | undefined {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 9999
    ? Number(value)
    : undefined;
}

function idsOf(value: unknown): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
  return ids.length > 0 ? [...new Set(ids)].slice(0, MOST) : undefined;
}
