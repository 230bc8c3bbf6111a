import { sentencesAlone } from '../lines.ts';

// Wishes that ask for nothing to be done are no intentions: “I want to scream”.
const INTENTION =
  /^(?:and |but |so |tomorrow,? |today,? |next \w+,? |this \w+,? )?i(?:'ll| will| want to| am going to|'m going to| plan to| promised(?: \w+)? to| decided to| have decided to|'ve decided to| mean to| intend to)(?! (?:not |never )?(?:be (?:sick|fine|ok|okay|late)|scream|cry|die|disappear|hide|sleep|vanish|explode|throw|puke|vomit|run away|go (?:mad|crazy|home|to bed)|have to|never|always|miss|regret|kill|hit|punch|hurt)\b)/iu;

/** Lines in which a writer says what they will do. */
export function intentionIn(content: string): string[] {
  return sentencesAlone(content).filter(
    (text) => /(?:\S+\s+){3}\S/u.test(text) && INTENTION.test(text.replaceAll('’', "'")),
  );
}
