/** A theme as a text writes it, in the singular or plural; null when the text does not have its word. */
export function asWritten(text: string, theme: string): string | null {
  const word = theme.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return (
    new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu').exec(text)?.[0] ?? null
  );
}
