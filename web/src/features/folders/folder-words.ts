/** '1 page', '1,204 pages'. */
export const pages = (count: number): string =>
  count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`;

/** What a folder's entries do when it goes (D19), before and after. */
export function whatMoves(count: number): { before: string; after: string } {
  if (count === 0) return { before: 'There is nothing in it.', after: 'There was nothing in it.' };
  const whose = count === 1 ? 'Its one entry' : `Its ${count.toLocaleString('en-US')} entries`;
  return {
    before: `${whose} ${count === 1 ? 'moves' : 'move'} to No Folder; not a word is lost.`,
    after: `${whose} moved to No folder.`,
  };
}
