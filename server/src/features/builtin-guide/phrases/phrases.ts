/**
 * The ways of saying one kind of observation. Slots: {q} a clause of the page in quotation marks,
 * {k} a short one, {w} the words that gave it away, {a} and {b} two sides, {who} a person, {n} a
 * number in words; capitalised ({Who}, {N}) where a sentence begins with it. Everything beside the
 * slots must be true of any page on which the observation was made.
 */
export interface Phrases {
  /** Each begins with a short sentence of its own. */
  insights: readonly string[];
  /** Said beside the quotation in the margin. */
  notes: readonly string[];
  questions: readonly string[];
  /** The same with a wink; left out where the page is heavy. */
  wry?: readonly string[];
  wryNotes?: readonly string[];
}
