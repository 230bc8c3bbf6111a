import type { Replacement } from './word-tools.ts';

/** A name that is being typed after `@`. */
export interface Mention {
  /** Where the `@` stands. */
  at: number;
  /** What of the name is there. */
  prefix: string;
}

/** Letters of a name; before the `@` stands none, or it would be a mail address. */
const TYPED = /(?<![\p{L}\p{N}_.@-])@([\p{L}\p{N}_.-]{0,50})$/u;

/** The name that is being typed at a place of a text, or null. */
export function mentionAt(text: string, caret: number): Mention | null {
  const found = TYPED.exec(text.slice(0, caret));
  return found && { at: found.index, prefix: found[1] ?? '' };
}

/** Puts the whole name where its beginning stands. */
export function completion({ at, prefix }: Mention, username: string): Replacement {
  const insert = `@${username} `;
  const end = at + insert.length;
  return { from: at, to: at + 1 + prefix.length, insert, selectFrom: end, selectTo: end };
}

/** A text that begins with the name of whom it answers; `before` is whom it named until now. */
export function withName(text: string, username: string, before: string | null): string {
  const own = withoutName(text, before);
  return new RegExp(`^@${escaped(username)}(?![\\p{L}\\p{N}_-])`, 'u').test(own)
    ? own
    : `@${username} ${own}`;
}

/** The text without the name that was set before it. */
export function withoutName(text: string, username: string | null): string {
  if (username === null || !text.startsWith(`@${username}`)) return text;
  return text.slice(username.length + 1).replace(/^ /, '');
}

const escaped = (name: string) => name.replaceAll('.', '\\.');
