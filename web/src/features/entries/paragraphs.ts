export interface Paragraph {
  /** Its lines as they were typed; single line breaks within stay. */
  text: string;
  /** Blank lines before it, 0 for the first. */
  blanksBefore: number;
  /** Its first line's place in the whole text. */
  line: number;
}

/** A text in paragraphs, parted where its writer left blank lines. Nothing visible is lost. */
export function paragraphs(content: string): Paragraph[] {
  const found: { lines: string[]; blanksBefore: number; line: number }[] = [];
  let blanks = 0;
  for (const [line, text] of content.split(/\r\n|\r|\n/).entries()) {
    const open = blanks === 0 ? found.at(-1) : undefined;
    if (text.trim() === '') {
      blanks += 1;
    } else if (open) {
      open.lines.push(text);
    } else {
      found.push({ lines: [text], blanksBefore: found.length === 0 ? 0 : blanks, line });
      blanks = 0;
    }
  }
  return found.map(({ lines, ...rest }) => ({ text: lines.join('\n'), ...rest }));
}
