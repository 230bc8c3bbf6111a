export interface Paragraph {
  /** Its lines as they were typed; single line breaks within stay. */
  text: string;
  /** Blank lines before it, 0 for the first. */
  blanksBefore: number;
  /** Its first line's place in the whole text. */
  line: number;
  /** Where it starts in the text with its line breaks as `withPlainBreaks` makes them. */
  start: number;
}

/** The text with every line break a plain one, whatever system it was typed on. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

/** A text in paragraphs, parted where its writer left blank lines. Nothing visible is lost. */
export function paragraphs(content: string): Paragraph[] {
  const found: { lines: string[]; blanksBefore: number; line: number; start: number }[] = [];
  let blanks = 0;
  let start = 0;
  for (const [line, text] of withPlainBreaks(content).split('\n').entries()) {
    const open = blanks === 0 ? found.at(-1) : undefined;
    if (text.trim() === '') {
      blanks += 1;
    } else if (open) {
      open.lines.push(text);
    } else {
      found.push({ lines: [text], blanksBefore: found.length === 0 ? 0 : blanks, line, start });
      blanks = 0;
    }
    start += text.length + 1;
  }
  return found.map(({ lines, ...rest }) => ({ text: lines.join('\n'), ...rest }));
}
