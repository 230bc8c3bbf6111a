/**
 * A text without the marks at its end, in one step a mark: a pattern such as /\s+$/ takes time by
 * the square of the length of a run of marks that something follows.
 */
export function withoutEnd(text: string, marks: RegExp): string {
  let end = text.length;
  while (end > 0 && marks.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
