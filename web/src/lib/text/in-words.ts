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

/** '0 kB', '820 kB', '2.4 MB'. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1e6) return `${bytes && Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}
