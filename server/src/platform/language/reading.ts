/** A verbatim part of a text: `text` is `source.slice(start, end)`, letter by letter. */
export interface Span {
  start: number;
  end: number;
  text: string;
}

export type Language = 'en' | 'other' | 'none';

export interface Token extends Span {
  lower: string;
  lemma: string;
  /** Universal part of speech: NOUN, PROPN, VERB, AUX, ADJ, … */
  pos: string;
}

/** A sentence of the text, its bullet or list number left out. */
export interface Sentence extends Span {
  index: number;
  paragraph: number;
  /** Those of the writer's own words: what is said between quotation marks is left out. */
  tokens: readonly Token[];
  /** Words, not punctuation. */
  words: number;
  /** Lower case, straight apostrophes, speech blanked out, as long as `text`: what patterns are tried on. */
  folded: string;
  /** Whether more than half of it is speech between quotation marks. */
  spoken: boolean;
  /** Whether it stood as an item of a list. */
  item: boolean;
  /** Whether the line ends where the sentence does. */
  lastOfLine: boolean;
}

export interface Feeling {
  /** The feeling word as written. */
  span: Span;
  lemma: string;
  emotion: string;
  /** -3 to 3, with negation and intensity counted in. */
  valence: number;
  negated: boolean;
  /** A state of mind ("afraid"), not only a judgement ("awful"). */
  state: boolean;
  /** Said by the writer of themselves, as far as the words before it show. */
  own: boolean;
  sentence: number;
}

export interface Person {
  key: string;
  /** How a text addressed to the writer may name them: "Tomas", "your sister". */
  label: string;
  kind: 'name' | 'kin';
  mentions: number;
  sentences: readonly number[];
}

export interface Word {
  lemma: string;
  /** As first written. */
  span: Span;
  count: number;
  sentences: readonly number[];
}

export interface Cue {
  kind: string;
  sentence: number;
  /** The words that gave it away. */
  match: Span;
}

export interface Contrast {
  sentence: number;
  word: Span;
  before: Span;
  after: Span;
}

export interface Speech {
  /** What stands between the quotation marks. */
  span: Span;
  sentence: number;
}

/** What can be read off a text without interpreting it. */
export interface Reading {
  /** The text itself, of which all spans are parts. */
  text: string;
  language: Language;
  /** Whether the text was too long to be read whole; then first, last and parts between were. */
  sampled: boolean;
  words: number;
  sentences: readonly Sentence[];
  feelings: readonly Feeling[];
  people: readonly Person[];
  places: readonly Word[];
  /** Things one could point at, the most frequent first. */
  things: readonly Word[];
  /** Weighty words that occur three times or more, the most frequent first. */
  repeated: readonly Word[];
  contrasts: readonly Contrast[];
  speech: readonly Speech[];
  cues: readonly Cue[];
  /** Mean of the sentences' valences: whole text, its first third, its last. */
  valence: { whole: number; first: number; last: number };
  /** Whether grief, illness or harm is on the page, so that nobody jokes about it. */
  heavy: boolean;
}
