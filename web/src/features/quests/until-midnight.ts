/** The time left of the writer's day: '1 h 02 min', '7 min' in the last hour. */
export function untilMidnight(now: Date): string {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.max(Math.ceil((midnight.getTime() - now.getTime()) / 60_000), 1);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}
