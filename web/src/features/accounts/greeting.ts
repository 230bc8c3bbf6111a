/** What the door says to whoever arrives at this hour (0 to 23). */
export function greeting(hour: number): string {
  if (hour < 5 || hour >= 21) return 'Come in, it is late.';
  if (hour < 9) return 'Come in, it is early.';
  if (hour < 17) return 'Come in, sit down.';
  return 'Come in, tea is on.';
}
