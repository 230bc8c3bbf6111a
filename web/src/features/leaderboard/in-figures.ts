/** `12,480`. */
export const figure = (value: number): string => value.toLocaleString('en-US');

/** `1 day`, `12 days`. */
export const counted = (value: number, noun: string, nouns = `${noun}s`): string =>
  `${figure(value)} ${value === 1 ? noun : nouns}`;
