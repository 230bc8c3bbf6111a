const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count in words as far as twenty, in figures beyond. */
export const inWords = (count: number): string => SMALL[count] ?? count.toLocaleString('en-US');

/** '12,480'. */
export const figure = (value: number): string => value.toLocaleString('en-US');

/** '1 page', '1,204 pages'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;
