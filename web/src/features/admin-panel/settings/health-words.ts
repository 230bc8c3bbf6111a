const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** '412 MB', '1.3 GB': thousands, as disks are sold. */
export function bytes(count: number): string {
  let value = count;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${UNITS[unit]}`;
}

/** '2 ms', '0.9 s'. */
export const seconds = (milliseconds: number): string =>
  milliseconds < 100
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;
