/** The beginning of a text on one line: at most `length` characters, and an ellipsis when cut. */
export function excerpt(text: string, length: number): string {
  // Four times as many units hold that many characters and the white space that goes.
  const line = text
    .slice(0, length * 4)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  const cut = characters.length > length || text.length > length * 4;
  return cut ? `${characters.slice(0, length).join('').trimEnd()}…` : line;
}
