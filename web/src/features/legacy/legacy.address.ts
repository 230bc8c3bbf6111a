import { countIn } from '../../lib/address.ts';

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

export function parseLegacyAddress(raw: Record<string, unknown>): LegacyAddress {
  const from = countIn(raw.from, 9999);
  const to = countIn(raw.to, 9999);
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

function idsOf(value: unknown): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.filter((id): id is number => countIn(id) !== undefined);
  return ids.length > 0 ? [...new Set(ids)].slice(0, MOST) : undefined;
}
