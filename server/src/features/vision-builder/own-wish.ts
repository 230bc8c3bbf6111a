import { ENGLISH_FUNCTION_WORDS } from '../../platform/language/function-words.data.ts';
import { PAST_FORMS } from '../../platform/language/retell.data.ts';
import { INTENTION, WISH } from './cues.data.ts';
import * as data from './wish.data.ts';

const empty = new Set([...ENGLISH_FUNCTION_WORDS.split(' '), ...data.EMPTY_WORDS.split(' ')]);
const pastForms = new Set(PAST_FORMS.split(' '));
// Said of every day, and yet words of what somebody wants.
for (const word of ['work', 'home', 'day', 'good', 'time', 'something']) empty.delete(word);

/**
 * Whether a sentence says what somebody wishes for themselves: "I want" in a clause of its own, and
 * something that is wanted. `folded` is in lower case with straight apostrophes.
 */
export const isOwnWish = (folded: string): boolean =>
  saysOwn(
    folded,
    WISH,
    (after, lead) => !data.NO_WISH_AFTER.test(after) && !(isTime(lead) && isPast(after)),
  );

/** "One day I …" pictures what is to come, unless it tells what was. */
const isTime = (lead: string): boolean => /^(?:in|one|someday)\b/.test(lead);

function isPast(after: string): boolean {
  const [word = ''] = after.trim().split(/[^\p{L}']+/u);
  return pastForms.has(word) || word.endsWith('ed');
}

/** The same of what somebody means to do. */
export const isOwnPlan = (folded: string): boolean =>
  saysOwn(folded, INTENTION, (after, lead) =>
    lead.endsWith('going to') ? !data.A_PLACE_AFTER.test(after) : !data.NO_PLAN_AFTER.test(after),
  );

function saysOwn(
  folded: string,
  pattern: RegExp,
  says: (after: string, lead: string) => boolean,
): boolean {
  const found = pattern.exec(folded);
  if (!found) return false;
  const [lead] = found;
  const after = folded.slice(found.index + lead.length);
  return (
    isOwnClause(folded.slice(0, found.index).trim(), after) &&
    says(after, lead) &&
    saysSomething(`${lead} ${after}`)
  );
}

/** Whether what stands before "I want" leaves it a clause of its own: "he knows I want" does not. */
function isOwnClause(before: string, after: string): boolean {
  if (before === '') return true;
  if (data.KNOWN_OR_FEARED.test(before)) return false;
  if (before.endsWith(':')) return data.OWN_COLON.test(before);
  if (data.LEADS_ON.test(before) || /\b(?:i|we)\b/.test(before)) return true;
  if (data.OPENERS.test(before)) return true;
  return data.CLEFT.test(before) && /\b(?:is|are|was|would be)\b/.test(after);
}

/** Whether anything is named: not "I want I want", and not keys pressed at random. */
export function saysSomething(folded: string): boolean {
  if (data.KEYS_PRESSED.test(folded)) return false;
  const words = (folded.match(/\p{L}[\p{L}'-]*/gu) ?? []).filter((word) => !empty.has(word));
  return words.length > 0 && (words.length === 1 || new Set(words).size > 1);
}

/** Whether a sentence is meant as it stands: not with a wink, and not taken back by the next one. */
export const isMeant = (folded: string, next: string): boolean =>
  !data.IRONY.test(folded) && !data.TAKEN_BACK.test(next);

/** Whether a sentence in another language than English says a wish or a plan. */
export const isForeignWish = (folded: string): boolean =>
  data.FOREIGN_WISH.test(folded) && !data.FOREIGN_NEGATION.test(folded);
