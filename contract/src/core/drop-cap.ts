/** The first words of a paragraph, which are printed in small capitals, and the rest of it. */
export interface DropCapParts {
  lead: string;
  rest: string;
}

/** A drop cap is three lines deep; a shorter paragraph would leave the next one hanging on it. */
const SHORTEST = 150;
const LEAD = 22;

/**
 * How a text opens: null where a drop cap would be wrong, which is a short paragraph, or one that
 * does not begin with a letter that has capitals (digits, quotation marks, Arabic, Chinese …).
 * `lead + rest` is always the text as it was given.
 */
export function splitDropCap(text: string): DropCapParts | null {
  if (text.length < SHORTEST || !/^[\p{Lu}\p{Ll}\p{Lt}]/u.test(text)) return null;
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[^\s]+/gu)) {
    const next = index + word.length;
    // Small capitals never hold figures, and one label does not run over the end of a phrase.
    if (/\d/.test(word) || next > LEAD || text.slice(end, index).includes('\n')) break;
    end = next;
    if (/[^\p{L}\p{M}\p{N}]$/u.test(word)) break;
  }
  return { lead: text.slice(0, end), rest: text.slice(end) };
}
