// All emblems in one chunk, fetched when the first is shown.
/** Emblem drawings by file name, e.g. `emblem-01.svg`. */
export const emblemDrawings: Record<string, string> = import.meta.glob<string>('./emblems/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
