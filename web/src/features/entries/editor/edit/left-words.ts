/** What was typed and not saved, by when it was left: “Your changes of Nov 27, 22:15”. */
export function leftWords(milliseconds: number): string {
  const at = new Date(milliseconds).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `Your changes of ${at}`;
}
