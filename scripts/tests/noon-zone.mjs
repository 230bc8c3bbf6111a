/**
 * A time zone in which it is about noon now: no midnight passes while tests run in it, and no badge of
 * the night is due. From UTC-11 to UTC+12: a sample's instant at 11:30 UTC is the same day in all of them.
 */
export function noonZone() {
  const ahead = 12 - new Date().getUTCHours();
  if (ahead === 0) return 'UTC';
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
