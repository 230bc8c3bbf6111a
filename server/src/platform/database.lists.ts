/** PostgreSQL's types of lists that the tables and queries use, by their fixed numbers. */
const LISTS = { 'text[]': 1009, 'integer[]': 1007, 'bigint[]': 1016 };

/** How values of a type are read and written. */
export interface Codecs {
  parsers: Record<number, (value: string) => unknown>;
  serializers: Record<number, (value: unknown) => unknown>;
}

/** How lists are read and written; the driver would ask the server for it on every connection. */
export function listCodecs(): Codecs {
  const types = Object.values(LISTS);
  return {
    parsers: Object.fromEntries(types.map((type) => [type, readList])),
    serializers: Object.fromEntries(types.map((type) => [type, writeList])),
  };
}

/** One item of a list: quoted with escapes, or bare. */
const ITEM = /"((?:[^"\\]|\\.)*)"|([^",{}]+)/gs;

/** The items of a list of one dimension, in PostgreSQL's way of writing it. */
export function readList(written: string): (string | null)[] {
  return Array.from(written.matchAll(ITEM), ([, quoted, bare = null]) => {
    if (quoted !== undefined) return quoted.replace(/\\(.)/gs, '$1');
    return bare === 'NULL' ? null : bare;
  });
}

/** A list in PostgreSQL's way of writing it; what is no list is written already. */
export function writeList(items: unknown): unknown {
  if (!Array.isArray(items)) return items;
  const written = items.map((item) =>
    item === null ? 'NULL' : `"${String(item).replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${written.join(',')}}`;
}
