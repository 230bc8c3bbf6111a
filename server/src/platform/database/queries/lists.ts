/** PostgreSQL's array types that tables and queries use, by their fixed oids. */
const LISTS = { 'text[]': 1009, 'integer[]': 1007, 'bigint[]': 1016 };

/** How values of a type are read and written. */
export interface Codecs {
  parsers: Record<number, (value: string) => unknown>;
  serializers: Record<number, (value: unknown) => unknown>;
}

/** How arrays are read and written; the driver would query this on every connection. */
export function listCodecs(): Codecs {
  const types = Object.values(LISTS);
  return {
    parsers: Object.fromEntries(types.map((type) => [type, readList])),
    serializers: Object.fromEntries(types.map((type) => [type, writeList])),
  };
}

/** One item of an array: quoted with escapes, or bare. */
const ITEM = /"((?:[^"\\]|\\.)*)"|([^",{}]+)/gs;

/** The items of a one-dimensional array in PostgreSQL's text form. */
export function readList(written: string): (string | null)[] {
  return Array.from(written.matchAll(ITEM), ([, quoted, bare = null]) => {
    if (quoted !== undefined) return quoted.replace(/\\(.)/gs, '$1');
    return bare === 'NULL' ? null : bare;
  });
}

/** An array in PostgreSQL's text form; any other value is serialised already. */
export function writeList(items: unknown): unknown {
  if (!Array.isArray(items)) return items;
  const written = items.map((item) =>
    item === null ? 'NULL' : `"${String(item).replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${written.join(',')}}`;
}
