const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count in words as far as twenty, in figures beyond. */
export const inWords = (count: number): string => SMALL[count] ?? count.toLocaleString('en-US');
