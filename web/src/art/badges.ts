import index from './badges/index.json';

// All badges in one chunk, fetched when the first is shown: most screens show none.
/** Badge drawings by file name, e.g. `streak-7.svg`. */
export const badgeDrawings: Record<string, string> = import.meta.glob<string>('./badges/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The hatched frame that stands for a badge still locked, by the badge's file name. */
export const lockedFrames: Record<string, string> = Object.fromEntries(
  index.map(({ file, locked }) => [file, locked]),
);
