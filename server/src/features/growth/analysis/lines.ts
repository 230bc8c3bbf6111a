import { sentencesOf } from '../../../platform/language/sentences.ts';

/** Characters of a line that is quoted, and of a page that its line is looked for in. */
const LONGEST = 160;
const READ = 20_000;

/**
 * The line of a page that is quoted: the first sentence that holds the word asked for, else the
 * first; letter by letter as it stands there, ended between two words where it is long.
 */
export function quotedLine(content: string, about: string | null): string {
  const start = content.slice(0, READ);
  const sentences = sentencesOf(start).map(({ text }) => text);
  const word = about?.toLowerCase();
  const line =
    (word && sentences.find((text) => text.toLowerCase().includes(word))) || sentences[0];
  const whole = (line ?? start).trim();
  if (whole.length <= LONGEST) return whole;
  const cut = whole.slice(0, LONGEST);
  const space = cut.search(/\s\S*$/u);
  // Never between the halves of a character.
  return (space > 0 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/u, '').trimEnd();
}
