/** Letters that no accent makes, and plain ones in their place. JavaScript ends Greek words in ς. */
export const LETTERS = { from: 'ςłđðøħŧı', to: 'σlddohti' } as const;

export const DIGRAPHS = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
] as const;

const plain = new Map<string, string>([
  ...[...LETTERS.from].map((letter, index) => [letter, LETTERS.to.charAt(index)] as const),
  ...DIGRAPHS,
]);

/** A lower-case letter as plain ones; any other as it is. */
export const plainLetter = (letter: string): string => plain.get(letter) ?? letter;
