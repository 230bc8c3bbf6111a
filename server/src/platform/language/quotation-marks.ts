import { JOINED } from '@pathkeeper/contract';

/** For each mark that opens a quotation, those that close it. */
const DOUBLE: Record<string, string> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '‹': '›',
  '「': '」',
  '『': '』',
  '"': '"',
};
/** These are apostrophes too: whether one opens or closes is told by what stands around it. */
const SINGLE: Record<string, string> = {
  "'": "'’",
  '‘': "'’",
  '’': "'’",
  '‛': "'’",
  '‚': "'’‘",
};

// A letter that touches no other word: where words are joined, a mark may have one on both sides.
const LETTER = new RegExp(`(?!${JOINED.source})[\\p{L}\\p{N}\\p{M}]`, 'u');
const ENDS = /[.,;!?…)\]}”’"'»]/;
const ALWAYS_ELIDED = /^.(?:n['’]?|\d\ds)(?![\p{L}\p{N}])/iu;
const ELIDED =
  /^.(?:\d\d|tis|twas|twere|twill|twould|til|till|em|cause|cos|bout|round|course|cross|fore|neath|phone|flu|bus)(?![\p{L}\p{N}])/iu;

/** Whether this mark may be an apostrophe. */
export const isSingle = (character: string): boolean => SINGLE[character] !== undefined;

/** A single mark where a word begins: it opens a quotation, or stands for letters left out. */
function beginsWord(text: string, index: number): boolean {
  const before = text.charAt(index - 1);
  return isSingle(text.charAt(index)) && !LETTER.test(before) && !ENDS.test(before)
    ? /\S/.test(text.charAt(index + 1))
    : false;
}

/** A single mark where a word ends: it closes a quotation, or stands for letters left out. */
const endsWord = (text: string, index: number): boolean =>
  /\S/.test(text.charAt(index - 1)) && !LETTER.test(text.charAt(index + 1));

/** True of 'n' and 'tis, the latter unless what it begins is closed: “'Tis done', you wrote”. */
function isElision(text: string, index: number): boolean {
  const word = text.slice(index, index + 12);
  if (ALWAYS_ELIDED.test(word)) return true;
  if (!ELIDED.test(word)) return false;
  for (let at = index + 1; at < text.length; at++) {
    if (!isSingle(text.charAt(at))) continue;
    if (beginsWord(text, at)) return true;
    // After an s it may be that of "the writers' room".
    if (endsWord(text, at)) return /s/i.test(text.charAt(at - 1));
  }
  return true;
}

/** Whether a quotation opens here; an apostrophe opens none. */
export function opensAt(text: string, index: number): boolean {
  const character = text.charAt(index);
  // After a digit it stands for inches.
  if (character === '"' && /\d/.test(text.charAt(index - 1))) return false;
  if (DOUBLE[character] !== undefined) return true;
  return beginsWord(text, index) && !isElision(text, index);
}

/** Whether what was opened with `opener` may close here; an apostrophe within a word closes nothing. */
export function closesAt(text: string, index: number, opener: string): boolean {
  const character = text.charAt(index);
  const double = DOUBLE[opener];
  if (double !== undefined) return double.includes(character);
  return (SINGLE[opener]?.includes(character) ?? false) && endsWord(text, index);
}

/** Whether a closing mark stands here that can be no apostrophe. */
export function onlyClosesAt(text: string, index: number): boolean {
  const character = text.charAt(index);
  if ('”»›」』'.includes(character)) return true;
  if (!isSingle(character) || !endsWord(text, index)) return false;
  return /[.,!?…]/.test(text.charAt(index - 1));
}

/** Where the quotation ends that “ opens, those inside it counted in; -1 where it has no end. */
function endOf(text: string, start: number): number {
  if (text.charAt(start) === '"') return text.indexOf('"', start + 1);
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text.charAt(index) === '“') depth++;
    else if (text.charAt(index) === '”' && --depth === 0) return index;
  }
  return -1;
}

/** The text with `instead` for whatever stands in double quotation marks; a mark alone stays. */
export function withoutQuotations(text: string, instead = ''): string {
  let kept = '';
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    const end = character === '“' || character === '"' ? endOf(text, index) : -1;
    kept += end < 0 ? character : instead;
    if (end >= 0) index = end;
  }
  return kept;
}
