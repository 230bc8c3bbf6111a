/**
 * What is ended, killed, eaten no more or taken in plenty without harm, how the old hope to die, what one throws oneself
 * into, where one goes, and what one would sooner be dead than do before people.
 */
const PLANS = [
  /(?<=\b(?:want|wants|hope|hoping|plan|goal is|like) to )die (?:debt[- ]free|laughing|dancing|with my boots on)(?=[.!?]| and\b|$)/gi,
  /\bmy life to end up (?=meaning|having meant)/gi,
  /\bthr(?:ow|ew) myself (?:into (?:my|the) (?:work|job|studies|project|garden|role|training)|in front of the (?:telly|tv|heater))(?=[.,;!?]|$| (?:and|again|this|next|at)\b)/gi,
  /(?<=\b(?:won['’]t|will not) )be (?:here|around|in) (?:next (?:week|month)|tomorrow|on \w+day)(?=[,:;.]? (?:[Ww]e|I)?(?:['’]re |['’]m | am | are )?(?:off|flying|driving|travelling) to (?!God|Jesus|Heaven|Paradise|Switzerland|Zurich|Dignitas|Mum|Dad|Nan|Gran)[A-Z]\w+)/g,
  /\bkill(?:ing)? (?:my|the|our|these|those) (?:debts?|mortgage|overdraft|loans?|weeds?|backlog|sugar habit|phone habit)\b/gi,
  /\bend(?:ing)? (?:my|our|the|this|that) (?:gym |mobile |phone |current |toxic |unhappy |unhealthy |bad )?(?:working (?:life|day|week)|contract|lease|tenancy|membership|subscriptions?|career|marriage|engagement|relationship|friendship|partnership|studies|degree|course|apprenticeship|internship|diet|habit|feud|season|semester|term)\b(?! (?:to|of|on (?:life|this|the|earth)|with (?:life|this|the))\b)/gi,
  /\boverdos(?:e|ed|ing) on (?:sunshine|cake|chocolate|cheese|carbs|ice cream|mince pies|pasta|telly|tv|netflix|football|books)(?=[.,;!?]|$)/gi,
  /(?<=\bbe )dead (?:calm (?:under|in|on|at)|honest (?:with|about)|good at|famous)\b/gi,
  /(?<=\bnever )wake up (?:tired|groggy|late|hungover|with a hangover)(?=[.,;!?]| again[.,;!?]| again$|$)/gi,
  /\bdie having seen (?:my|our) (?:grand)?(?:kids|children|sons?|daughters?) (?:grow|marry|settled|happy)\b/gi,
  /\b(?:stop|stopped|stopping|quit|quitting) eating (?:so (?:much|many) )?(?:(?:so )?late(?: at night)?(?! (?:last|on|in)\b)|at (?:night|my desk)|in bed|before bed|out(?=[.,;!?]|$)|(?:red|processed|fried|fast) (?:meat|food)|meat|sugar|chocolate|sweets|bread|dairy|gluten|crisps|snacks|cakes?|biscuits|takeaways?|junk(?: food)?|animals|cheese|beef|pork|fish|carbs|butter|ice cream|ready meals|in front of the (?:tv|telly|television|computer|screen)|between meals|after (?:six|seven|eight|nine|[6-9](?: ?pm)?|dinner)(?=[.,;!?]|$))\b(?!(?:,| and| or) (?!to\b|i\b|be\b|go\b|start\b|walk|cook|drink|sleep|exercise))/gi,
  /(?<=\b(?:stop|quit|stopping) )(?:existing on (?:(?:instant |pot )?noodles|coffee|takeaways?|toast)|living (?:on (?:coffee|credit|takeaways?|toast|noodles|adrenaline)|out of (?:boxes|suitcases|bags|a (?:suitcase|bag|van|box))|in the past|from pay ?(?:day|check)|pay ?check to pay ?check|beyond my means|with my parents|on autopilot))\b/gi,
  /(?<=\b(?:stop|quit|stopping) )being (?:so |always |such an? |an? )?(?:late|lazy|shy|rude|grumpy|jealous|messy|untidy|disorgani[sz]ed|impatient|stubborn|bossy|stingy|clumsy|perfectionist|people[- ]pleaser|couch potato|pushover|procrastinator|workaholic|know-it-all|snob)(?=[.,;!?]| (?:for|at|about|every|all the time|in (?:meetings|the mornings?))\b|$)/gi,
  /\brather (?:be dead|die) than (?:give (?:a|another|that|the|his|her|my) (?:\w+ )?(?:speech|talk|presentation|toast)|sing karaoke|dance at (?:a|the|his|her|their) (?:wedding|party|prom|disco))\b/gi,
];

/** With one of these in the sentence, or with a means or an end near, none of it is taken for a plan. */
const WITH_MORE =
  /\b(?:me|myself|us|him|her|them|everyone|everybody|life|living|husband|wife|boss|everything|anything|nothing|nobody|no one|all (?:food|the rest)|else|otherwise|until|till|then|only|enough|alone|anywhere|one last|any ?more|wakes?)\b/i;
const WITH_DANGER =
  /\b(?:pills?|tablets?|paracetamol|rope|noose|bullet|gun|knife|axe|hammer|fire|petrol|poison\w*|acid|blade|razor|wrists?|arms?|on purpose|jump\w*|hang\w*|drown\w*|suffer\w*|exist(?:ence)?|disappear\w*|jesus|god|paradise|rail\w*|river|polic(?:y|ies)|know where|train|tracks?|bridge|roof|crossing|garage|cliff|tonight|goodbye|letters?|insurance|gone|dead|death|die|dying|earth|heaven|burden|kgs?|kilos?|thin|skinny|bones?|weigh\w*|starv\w*|purg\w*|vomit\w*|be sick|period stops|disgust\w*|punish\w*|deserves?|hat(?:e|red)|body|heart gives|swallow\w*|not eaten|nothing since|kill|hurt|so (?:my|nobody|no one|they)|stuck with|took|taken|my life|myself|want to (?:stop|end)(?=[.!?]|$)|(?:can't|can’t|cannot) go on)\b/i;

/**
 * A sentence without the words for a plan that harms nobody. It is left as it is where it says more than that, or where
 * the words `around` it tell of a means or of an end.
 */
export function withoutPlan(sentence: string, around: readonly string[]): string {
  const planned = PLANS.reduce(
    (left, plan) => left.replace(plan, (part) => ' '.repeat(part.length)),
    sentence,
  );
  if (planned === sentence) return sentence;
  const isPlanAlone =
    !WITH_MORE.test(planned) && ![planned, ...around].some((words) => WITH_DANGER.test(words));
  return isPlanAlone ? planned : sentence;
}
