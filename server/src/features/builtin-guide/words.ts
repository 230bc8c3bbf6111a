const ones =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const firsts =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  );

/** A number as prose writes it: in words below a hundred, else in figures. */
export function inWords(count: number): string {
  if (count < 20) return ones[count] ?? String(count);
  if (count >= 100) return count.toLocaleString('en-GB');
  const rest = count % 10;
  return `${tens[Math.floor(count / 10)]}${rest ? `-${ones[rest]}` : ''}`;
}

/** "first", "twelfth", "21st". */
export function ordinal(count: number): string {
  const word = firsts[count];
  if (word) return word;
  const suffix =
    count % 100 >= 11 && count % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${suffix}`;
}

/** "one page", "three pages". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${inWords(count)} ${count === 1 ? noun : plural}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Between curly quotation marks, as only verbatim parts of a page may stand. */
export function quoted(text: string): string {
  return `“${text}”`;
}

/** "a, b and c". */
export function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** A number from a text, the same for the same text: what chooses between ways of saying. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The items in an order that the seed decides. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  return items
    .map((item, at) => ({ item, rank: seedOf(`${seed}:${at}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
