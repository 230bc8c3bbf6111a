/** A part of a message: words, or a quotation with its place among the quotations. */
export interface Part {
  text: string;
  /** The number of the message that is quoted; null for other words. */
  from: number | null;
}

/** A message of the architect's: the remark, and the question at its end; either may be empty. */
export function remarkAndQuestion(content: string): { remark: string; question: string } {
  const [question] = /(?:^|(?<=[.!…”;]\s))[^.!?…]*[?？]\s*$/u.exec(content) ?? [''];
  return { remark: content.slice(0, content.length - question.length).trim(), question };
}

/** The parts of a text, its quotations cut out; each is found once, in its order. */
export function partsOf(text: string, quotes: readonly { text: string; number: number }[]): Part[] {
  const parts: Part[] = [];
  let rest = text;
  const placed = quotes
    .map((quote) => ({ ...quote, at: text.indexOf(`“${quote.text}”`) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  for (const { text: words, number } of placed) {
    const quoted = `“${words}”`;
    const at = rest.indexOf(quoted);
    if (at < 0) continue;
    if (at > 0) parts.push({ text: rest.slice(0, at), from: null });
    parts.push({ text: quoted, from: number });
    rest = rest.slice(at + quoted.length);
  }
  if (rest !== '') parts.push({ text: rest, from: null });
  return parts;
}
