import { sentencesAlone } from '../lines.ts';

const SAYS =
  "i(?:'ll| will| want to| am going to|'m going to| plan to| promised(?: \\w+)? to| decided to| have decided to|'ve decided to| mean to| intend to)";
// Wishes that ask for nothing to be done are no intentions: “I want to scream”.
const ASKS_FOR_NOTHING =
  '(?:not |never )?(?:be (?:sick|fine|ok|okay|late)|scream|cry|die|disappear|hide|sleep|vanish|explode|throw|puke|vomit|run away|go (?:mad|crazy|home|to bed)|have to|never|always|miss|regret|kill|hit|punch|hurt)\\b';
const INTENTION = new RegExp(
  `^(?:and |but |so |tomorrow,? |today,? |next \\w+,? |this \\w+,? )?${SAYS}(?! ${ASKS_FOR_NOTHING})`,
  'iu',
);
/** The same behind something else that the writer says of themselves: “I feel guilty, and I want to …”. */
const FURTHER_ON = new RegExp(
  `(?<=^(?:and |but |so )?i\\b[^“”"]*\\b(?:and|but|so) )${SAYS}(?! ${ASKS_FOR_NOTHING}).*$`,
  'isu',
);

/** What writers say they will do: a line, or the end of one; verbatim. */
export function intentionIn(content: string): string[] {
  return sentencesAlone(content).flatMap((text) => {
    const straight = text.replaceAll('’', "'");
    const from = INTENTION.test(straight) ? 0 : straight.search(FURTHER_ON);
    const said = from < 0 ? '' : text.slice(from);
    return /(?:\S+\s+){3}\S/u.test(said) ? [said] : [];
  });
}
