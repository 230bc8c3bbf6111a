import { PEOPLE } from '../../platform/language/kin.ts';
import type { SafetyFinding } from './safety.check.ts';

const WHO = `(?:(?:my|our|his|her|their|the|a) (?:\\w+ ){0,2}?${PEOPLE}|${PEOPLE}|he|she)`;
const NAME = "(?:^|[^\\w'])\\p{Lu}\\p{Ll}+";
const EVENT =
  '(?:a |an |another )(?:\\w+ )?(?:stroke|heart attack|cardiac arrest|seizure|brain h(?:a)?emorrhage|aneurysm|anaphyla\\w+)\\b(?! of\\b)';
const ofAnybody = (what: string): RegExp[] => [
  new RegExp(`(?:^|[^\\w'])${WHO}${what}`, 'iu'),
  new RegExp(`${NAME}${what}`, 'u'),
];
/** It has just happened, by the tense alone. */
const PRESENT = ofAnybody(`(?:'s| is| has)(?: just| already)? (?:had|having) ${EVENT}`);
/** It happened; when, the sentence or those beside it say. */
const HAPPENED = ofAnybody(` (?:just )?(?:(?:had|suffered) ${EVENT}|collapsed\\b)`);
const STORY =
  /\b(?:film|movie|novel|book|drama|soap|opera|play|episode|series|show|telly|podcast|character|documentary)\b/iu;
const NOW =
  /\b(?:this (?:morning|afternoon|evening)|today|tonight|just now|right now|just had|an hour ago|(?:\w+ )?minutes ago|at (?:breakfast|lunch|dinner|tea|supper|work|the table|church)|(?:can't|cannot|can not|couldn't|could not|won't) (?:\w+ )?(?:speak|talk|move|breathe|see|feel|wake|smile|lift|swallow)|(?:his|her) (?:face|mouth|arm|speech|words) (?:\w+ )?(?:droop\w*|drop\w*|numb|slur\w*|fell)|slurr\w+|ambulance|paramedics?|999|911|112|a ?& ?e|on the floor|unconscious|grey|gray|what (?:do|should|can) (?:i|we) do|don't know what to do|waiting for)\b/iu;
const NOT_NOW =
  /\b(?:(?:years?|months?|weeks?|ages) (?:ago|back|before|since)|(?:days|long) ago|last (?:year|month|week|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|in (?:19|20)\d\d|when (?:i|he|she|we|they|you)\b|before (?:i|he|she|we)\b|since (?:the|his|her)|used to|once|survived|recover\w*|anniversary|nearly|almost|practically|if|would have|he'd have|she'd have|like|thought (?:he|she|i)|dream\w*|film|movie|novel|book|episode|character|series|show|telly|game|story|joke|giggl\w*|sofa|bed|laugh\w*|lol|haha)\b/iu;

/**
 * Somebody beside the writer is in an emergency of the heart or the brain now: “Dad had a stroke at breakfast, he
 * cannot speak”. Where nothing says that it is now, or something that it is long over, it finds nothing.
 */
export function emergencyOfSomebodyElse(text: string): SafetyFinding | null {
  const straight = text.replaceAll('\u2019', "'");
  const sentences = [...straight.matchAll(/[^.!?\n]+/gu)];
  for (const [at, { 0: sentence, index }] of sentences.entries()) {
    const isPresent = PRESENT.some((pattern) => pattern.test(sentence));
    if (!isPresent && !HAPPENED.some((pattern) => pattern.test(sentence))) continue;
    if (NOT_NOW.test(sentence) || STORY.test(sentences[at - 1]?.[0] ?? '')) continue;
    const around = sentence + (sentences[at + 1]?.[0] ?? '') + (sentences[at + 2]?.[0] ?? '');
    if (!isPresent && !NOW.test(around)) continue;
    const span = { start: index, end: index + sentence.length };
    return { kind: 'medical-emergency', tier: 'explicit', who: 'other', span };
  }
  return null;
}
