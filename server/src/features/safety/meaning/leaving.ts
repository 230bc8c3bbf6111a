/**
 * What people do before they leave for good, each harmless alone: things are put in order, given away,
 * and explained to those who stay.
 */
const SIGNS = [
  /\b(?:in order|everything['’]s (?:ready|done|sorted)|settled|arranged|tidied|cleaned|cleared|paid (?:\w+ ){0,5}?(?:up|off|for|to|through|until|till)|insurance|executor|the will|my will|passwords?|numbered|labell?ed|cancelled|loose ends|of the list|returned the)\b/iu,
  /\b(?:(?:gave|given|giving|handed|left|leaving) (?:\w+ )?(?:my|the|away|all|him|her|his|\w+['’]s)\b|i gave (?:to|away)|(?:is|are) for (?:him|her|them|you|my \w+)\b|should (?:be|go) (?:with|to)|can have|goes to|took (?:\w+ ){1,3}to (?:my|the shelter|\w+['’]s)|with names)/iu,
  /\b(?:(?:wrote|written|writing|explained|showed|told) (?:\w+ ){0,3}?(?:how|what|where|which|who)\b|letters?\b|envelopes?|folder|one (?:sheet|page)|(?:wrote|written) (?:to|for) (?:her|him|them|each|my|mum|dad|the)|(?:they|he|she)(?:['’]d| would|['’]ll| will) (?:come|cope|manage|find|be (?:all right|alright|right|okay|ok|fine|better))|better off|paid for)/iu,
  /\b(?:peaceful|at peace|not (?:worried|afraid|scared|unhappy|frightened)|(?:is|it['’]s|gone|feel|felt|so|very) (?:so |very |all )?(?:quiet|calm|simple|light|easy)|calm(?:er|est)?|relief|slept (?:well|like)|(?:won['’]t|don['’]t think i) (?:\w+ ){0,3}need|waiting|been so tired|without me)\b/iu,
] as const;

/** What each sign after the first takes off what a text has to reach. */
const EACH = 0.6;
/** A long page has room for all of them by chance, in UTF-16 characters. */
const LONGEST = 1600;

/** How much less like danger a text has to read for the signs of leaving that meet in it: 0 for one alone. */
export function easedByLeaving(text: string): number {
  if (text.length > LONGEST) return 0;
  const signs = SIGNS.filter((sign) => sign.test(text)).length;
  return Math.max(0, signs - 1) * EACH;
}
