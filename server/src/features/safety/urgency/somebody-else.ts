import { PEOPLE } from '../../../platform/language/kin.ts';

const OTHER_FIRST = new RegExp(
  `^\\W*(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Aa]n?|[Tt]he|[Oo]ne of my) (?:\\w+ ){0,3}?${PEOPLE}s?|(?:[A-Z]\\w+'s (?:\\w+ )?)?${PEOPLE}|[Mm]um|[Dd]ad|[Mm]om|[Hh]e|[Ss]he|[Tt]hey)(?:'s(?: \\w+)?)?\\b`,
);
const TO_ME =
  /\b(?:told|tells|texted|wrote to|says to|said to|showed|asked|messaged|rang|called) (?:me|us)\b/gi;
const MYSELF =
  /\b(?:me|us|myself|my (?:life|arm|face|neck|throat|hair|phone|keys|room|bed|head|back|stomach)|i (?:want|will|am|have|took|cut|need)|i'm|i've|i'll|i said ye(?:s|ah)|i nodded)\b/i;

/** Whether a passage begins with somebody else and does not come to the writer. */
export function isAboutSomebodyElse(passage: string): boolean {
  const straight = passage.replaceAll('\u2019', "'").replace(TO_ME, ' ');
  return OTHER_FIRST.test(straight) && !MYSELF.test(straight) && !/^\W*I\b/.test(straight);
}
