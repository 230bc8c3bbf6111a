/** Markup in which everything that came from outside is escaped. */
export class Markup {
  constructor(private readonly source: string) {}
  toString(): string {
    return this.source;
  }
}

/** What may stand in a template: text is escaped, markup stays, nothing is drawn for the rest. */
type Piece = string | number | Markup | readonly Piece[] | null | undefined | false;

/** Characters that XML 1.0 has no place for, not even escaped; HTML loses nothing with them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const NO_CHARACTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Text as it may stand in HTML or XML, between tags or in a quoted attribute. */
export const escaped = (text: string): string =>
  text
    .replace(NO_CHARACTERS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

function drawn(piece: Piece): string {
  if (piece instanceof Markup) return String(piece);
  if (Array.isArray(piece)) return piece.map(drawn).join('');
  if (piece === null || piece === undefined || piece === false) return '';
  return escaped(String(piece));
}

/** A template of HTML or XML whose values are escaped unless they are markup themselves. */
export const markup = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...pieces.map(drawn)));

/** HTML that went through `sanitise` or `renderMarkdown`, as markup. */
export const sanitised = (html: string): Markup => new Markup(html);
