/** A verbatim part of a text: `text` is `source.slice(start, end)`, letter by letter. */
export interface Span {
  start: number;
  end: number;
  text: string;
}

export interface Line extends Span {
  paragraph: number;
  item: boolean;
  lastOfLine: boolean;
}

const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|sr|jr|vs|etc|e\.g|i\.e|approx|a\.m|p\.m|pers|dept|min|tel|\p{Lu})\.$/iu;
// These go on before a small letter or a digit alone: a sentence may end with them.
const measured =
  /(?:^|[\s(\d])(?:incl|excl|ca|cf|esp|resp|appt|hrs?|mins|secs|ft|lbs?|oz|tbsp|tsp|govt|assoc|rd|ave|apt|ext|ltd|vol|temp|jan|feb|apr|aug|sept?|oct|nov|dec|tues?|wed|thurs?|fri)\.$/iu;
// The marks that may begin a line of a list, and are no part of what it says.
const bullet =
  /^\s*(?:[-–—*•·>#+]+\s+|(?:\d{1,3}[.)]|\(?[a-z]\))\s+|\[[ xX]?\]\s*|[-*]\s*\[[ xX]?\]\s*)+/u;
// A run of marks is tried from its first one only: from each of them would be its length squared.
const end =
  /(?:…|(?<![.!?])(?:\.{2,}|[.!?]+))["”’')\]]*(?=\s)|(?<![。！？!?])[。！？!?]+[」』]*(?=\P{ASCII})/gu;

/** The sentences of a text, each a verbatim part of it; a new line always ends one. */
export function sentencesOf(text: string): Line[] {
  const found: Line[] = [];
  let paragraph = 0;
  let offset = 0;
  let open = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      if (open) paragraph += 1;
      open = false;
    } else {
      open = true;
      const mark = bullet.exec(line)?.[0].length ?? 0;
      const item = mark > 0 && !/#\s*$/.test(line.slice(0, mark));
      const parts = cut(line, mark);
      parts.forEach(([from, to], at) => {
        const span = trimmed(text, offset + from, offset + to);
        if (span) found.push({ ...span, paragraph, item, lastOfLine: at === parts.length - 1 });
      });
    }
    offset += line.length + 1;
  }
  return found;
}

const number = /(?<=^|\s)(\d{1,2})[.)]\s+/gu;

/** Where the items of a line that is numbered within (“1. tea 2. toast 3. radio”) begin and end. */
function numberedItems(line: string): [number, number][] | null {
  const marks = [...line.matchAll(number)];
  if (marks.length < 3 || marks.some(([, digits], at) => Number(digits) !== at + 1)) return null;
  return [
    [0, marks[0]?.index ?? 0],
    ...marks.map(({ 0: mark, index }, at): [number, number] => [
      index + mark.length,
      marks[at + 1]?.index ?? line.length,
    ]),
  ];
}

/** Where each sentence of a line begins and ends. */
function cut(line: string, from: number): [number, number][] {
  const items = numberedItems(line);
  if (items) return items;
  const parts: [number, number][] = [];
  let start = from;
  end.lastIndex = from;
  for (let match = end.exec(line); match; match = end.exec(line)) {
    const stop = match.index + match[0].length;
    const said = line.slice(start, stop);
    const rest = line.slice(stop).trimStart();
    // “Come home.” she said: a lower letter after a closing mark or dots goes on with the sentence.
    const isNumber = /(?<!\p{L})(?:No|[Nn]os)\.$/u.test(said) && /^\d/.test(rest);
    const goesOn = isNumber || (/(?:["”’')]|…|\.{2,})$/.test(said) && /^\p{Ll}/u.test(rest));
    const isShortened =
      match[0] === '.' &&
      (abbreviation.test(said) || (measured.test(said) && /^[\p{Ll}\d(]/u.test(rest)));
    if (goesOn || isShortened || isWithinBrackets(said, rest)) continue;
    parts.push([start, stop]);
    start = stop;
  }
  parts.push([start, line.length]);
  return parts;
}

/** Whether a stop stands in brackets within a sentence: “1 man in armour (film? choice?), 2 grebes”. */
function isWithinBrackets(said: string, rest: string): boolean {
  const near = said.trimStart().slice(-BRACKETED);
  const opening = near.lastIndexOf('(');
  const isOpen = opening > near.lastIndexOf(')') && !(opening === 0 && near.length < BRACKETED);
  return isOpen && /^[^(]*\)/.test(rest.slice(0, BRACKETED));
}

/** The longest part of a sentence in brackets, before and after a stop within it. */
const BRACKETED = 120;

function trimmed(text: string, start: number, stop: number): Span | null {
  let from = start;
  let to = stop;
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  const part = text.slice(from, to);
  return /[\p{L}\p{N}]/u.test(part) ? { start: from, end: to, text: part } : null;
}
