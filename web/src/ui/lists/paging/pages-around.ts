/** The page numbers that are shown: the first, the last, the current one and its neighbours. */
export function pagesAround(page: number, pages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  // A gap of one number is no shorter than the number.
  if (page - 1 === 3) wanted.add(2);
  if (pages - page - 1 === 2) wanted.add(pages - 1);
  return [...wanted].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b);
}
