export interface FileLimits {
  /** Accepted media types, such as `image/png`. */
  accept: readonly string[];
  maxBytes: number;
}

/** '0 kB', '820 kB', '2.4 MB'. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1e6) return `${bytes && Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}

/** Why a file is refused before it is sent, in a sentence, or null. The server decides in any case. */
export function fileProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  { accept, maxBytes }: FileLimits,
): string | null {
  if (!accept.includes(type)) {
    const kinds = accept.map((each) => each.split('/')[1]?.toUpperCase() ?? each);
    return `This kind of file cannot be used here. Choose ${listOf(kinds)}.`;
  }
  if (size > maxBytes) {
    return `This file has ${sizeInWords(size)}, and ${sizeInWords(maxBytes)} is the most.`;
  }
  return null;
}

const listOf = (words: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words);
