/** The tools over the writing sheet: each sets the Markdown sign of what its word looks like (D41). */
export const WORD_TOOLS = ['bold', 'italic', 'quote', 'list', 'link'] as const;

export type WordTool = (typeof WORD_TOOLS)[number];

/** A text and what is selected in it. */
export interface Passage {
  text: string;
  from: number;
  to: number;
}

/** What takes the place of a piece of a text, and what is selected then. */
export interface Replacement {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
}

/** What a tool makes of a selection; a second press takes back what the first one set. */
export function toolChange(tool: WordTool, passage: Passage): Replacement {
  if (tool === 'bold') return wrapped(passage, '**');
  if (tool === 'italic') return wrapped(passage, '*');
  if (tool === 'link') return linked(passage);
  return prefixed(passage, tool === 'quote' ? '> ' : '- ');
}

/** The text once a piece of it is replaced. */
export const replaced = (text: string, { from, to, insert }: Replacement): string =>
  text.slice(0, from) + insert + text.slice(to);

const WITHOUT_SPACE = /^\s*|\s*$/g;

/** The selection without the white space at its ends: a sign beside a space means nothing. */
function trimmed({ text, from, to }: Passage): Passage {
  const [before = '', after = ''] = text.slice(from, to).match(WITHOUT_SPACE) ?? [];
  return before.length === to - from
    ? { text, from, to }
    : { text, from: from + before.length, to: to - after.length };
}

/** How many stars stand at the end of a text, or at its beginning. */
const starsAt = (text: string, end: RegExp) => end.exec(text)?.[0].length ?? 0;

/** One star is italic, two are bold, three are both. */
const isSet = (stars: number, mark: string) => stars === mark.length || stars === 3;

function wrapped(passage: Passage, mark: string): Replacement {
  const { text, from, to } = trimmed(passage);
  const words = text.slice(from, to);
  const { length } = mark;
  const around = Math.min(
    starsAt(text.slice(0, from), /\*{1,3}$/),
    starsAt(text.slice(to), /^\*{1,3}/),
  );
  if (isSet(around, mark)) {
    const start = from - length;
    const end = start + words.length;
    return { from: start, to: to + length, insert: words, selectFrom: start, selectTo: end };
  }
  const inside = Math.min(starsAt(words, /^\*{1,3}/), starsAt(words, /\*{1,3}$/));
  if (words.length > 2 * inside && isSet(inside, mark)) {
    const bare = words.slice(length, -length);
    return { from, to, insert: bare, selectFrom: from, selectTo: from + bare.length };
  }
  const selectFrom = from + length;
  const selectTo = selectFrom + words.length;
  return { from, to, insert: `${mark}${words}${mark}`, selectFrom, selectTo };
}

function linked(passage: Passage): Replacement {
  const { text, from, to } = trimmed(passage);
  const words = text.slice(from, to);
  const at = from + 1;
  if (/^https?:\/\/\S+$/.test(words)) {
    return { from, to, insert: `[](${words})`, selectFrom: at, selectTo: at };
  }
  const named = words === '' ? 'words' : words;
  const insert = `[${named}](https://)`;
  // What is still to be written is selected: the words, or where they lead.
  if (words === '') return { from, to, insert, selectFrom: at, selectTo: at + named.length };
  const end = from + insert.length - 1;
  return { from, to, insert, selectFrom: end - 'https://'.length, selectTo: end };
}

function prefixed({ text, from, to }: Passage, prefix: string): Replacement {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const isOff = written.length > 0 && written.every((line) => line.startsWith(prefix));
  const changed = lines.map((line) => {
    if (isOff) return line.startsWith(prefix) ? line.slice(prefix.length) : line;
    // A quotation goes on over its blank lines; a list has none.
    if (line.trim() === '' && lines.length > 1) return prefix === '> ' ? '>' : line;
    return prefix + line;
  });
  const insert = changed.join('\n');
  const selectTo = start + insert.length;
  return { from: start, to: end, insert, selectFrom: from === to ? selectTo : start, selectTo };
}

/** A passage as a quotation, with a blank line after it: what is typed then is one's own again. */
export const quotation = (passage: string): string =>
  `${passage
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')}\n\n`;
