const PAST =
  /\b(?:when (?:i|we) (?:was|were) (?:\w+ )?(?:kids|children|small|little|young)|at (?:\w+teen|school)|as (?:kids|children)|since the (?:overdose|attempt)|survived my|i was once|was a (?:child|girl|boy)|hardly recognise|(?:vor|hace|il y a|há|depuis|seit) \S+ (?:jahren|años|ans|anos)|years? (?:ago|clean|free|sober|since)|months? (?:ago|clean|free|sober)|when i was (?:\w+ )?(?:\d+|a (?:kid|child|girl|boy|teen\w*|student)|young\w*|little|small|at (?:school|uni\w*|college)|\w+teen|eight|nine|ten|eleven|twelve)|back (?:then|in (?:19|20)\d\d)|used to|as a (?:kid|child|teen\w*|girl|boy)|in (?:19|20)\d\d|last year|long ago|in my (?:teens|twenties|thirties)|recover(?:ed|y)|survived|no longer (?:\w+ ){0,4}(?:die|dying|dead|death|kill\w*|hurt\w*|harm\w*|cut\w*|suicid\w*|starv\w*|end it)|once (?:tried|thought|wanted)|in those days|at the time)\b/i;
/** So long ago that "every day" and "again" belong to it. */
const LONG_AGO =
  /\b(?:years ago|in (?:19|20)\d\d|back then|when (?:i|we) (?:was|were) (?:\w+ )?(?:a |an )?(?:kids?|child(?:ren)?|girl|boy|small|little|young|teen\w*|student|\w+teen|\d\d?)|as (?:a |an )?(?:kids?|child(?:ren)?|girl|boy|teen\w*)|in those days|(?:vor|hace|il y a|há) \S+ (?:jahren|años|ans|anos))\b/i;
const NOW_TOO =
  /\b(?:and (?:now|today|tonight)|(?:and|but) i (?:want|wish|need|plan)|again|still|going to|gonna|i'll|i will|tonight|tomorrow)\b/i;
const PRESENT =
  /\b(?:(?:and|but) i (?:want|wish|need|plan)|again|now|tonight|today|tomorrow|still|this (?:morning|evening|afternoon|week|weekend)|going to|gonna|i'll|i will|every (?:day|night)|last night|yesterday|keeps?|can't stop|cannot stop)\b/i;

/** Whether a sentence tells of what was long ago and is over. */
export function isLongAgo(sentence: string): boolean {
  const straight = sentence.replaceAll('\u2019', "'");
  if (LONG_AGO.test(straight) && !NOW_TOO.test(straight)) return true;
  return PAST.test(straight) && !PRESENT.test(straight);
}
