// Patterns are tried on a sentence in lower case with straight apostrophes.

const I = '(?:i|we)(?: (?:really|just|only|still|always|also|simply|very much|truly|deeply))?';

/** Words with which somebody says what they wish for themselves first of all. */
export const WISH = new RegExp(
  `\\b${I} (?:want|hope|wish|dream|long|yearn|would (?:really |so )?(?:like|love)|'d (?:really )?(?:like|love))\\b|\\b(?:i'd|we'd)(?: (?:really|just|also|still))? (?:like|love)\\b|\\b(?:my|our) (?:dream|wish|hope|goal|aim|vision) (?:is|would be)\\b|\\b(?:in (?:ten|five|three|two|\\d+) years|one day|someday),? (?:i|we)\\b|\\bi (?:see (?:myself|us)|(?:picture|imagine) (?:myself|us|an?|my|our|having|being|living))\\b|^enough (?:would be|is|means)\\b|\\bwhat i(?: would|'d) get up early for is\\b|^they should be able to tell(?: that)?\\b`,
);

/** Words with which somebody says what they will do. */
export const INTENTION =
  /\b(?:i|we)(?: (?:really|just|also|still|finally))? (?:will|'ll|plan|intend|aim|mean to|shall|am going to|'m going to|are going to|'re going to|need to|have decided to)\b|\b(?:i'll|we'll|i'm going to|we're going to|i'm planning|i am planning|im going to|(?:im|i'm|we're) gonna|im planning)\b/;

/** Words with which somebody says what counts for them. */
export const VALUE =
  /\b(?:matters?|important|means?) (?:\w+ ){0,3}(?:to|for) (?:me|us)\b|\bi (?:care|value|treasure|believe in|love|enjoy)\b|\bwhat (?:matters|i need|i want|i miss)\b|\bbecause (?:i|it|my|we)\b/;

/** Wishes that are over: said of the past, and no wish of today. */
export const BYGONE =
  /\b(?:i|we) (?:\w+ )?(?:wanted|hoped|wished|dreamt|dreamed|planned|intended|longed)\b|\bused to\b|\bwhen i was (?:a |an |young|little|small|\d)|\bas a (?:child|boy|girl|kid|student|teenager)\b|\b(?:i|we) would have\b|\b(?:i'd|we'd) have (?:liked|loved)\b|\bhad i\b/;

export const NEGATION =
  /\b(?:not|never|no|none|nothing|nobody|neither|nor|cannot|hardly|barely|without|nowhere|dont|cant|wont|didnt|doesnt|isnt|wouldnt)\b|n't\b/;

/** A wish that is itself denied. */
export const DENIED =
  /\b(?:don't|do not|dont|didn't|did not|never|no longer|not|wouldn't|would not|won't|will not) (?:\w+ ){0,2}(?:want|wanted|hope|wish|dream|like|love|care|need|plan|intend|going to)\b|\bno (?:wish|wishes|desire|interest|intention|plans?|goals?|dreams?)\b/;

/** What is half taken back. `HEDGES` of `platform/language` stands beside it. */
export const HALF_SAID =
  /\b(?:not sure|unsure|no idea|don't know|dont know|do not know|idk|who knows|whatever|if only|in theory|supposedly|apparently|would be nice|could be nice|may be|could try|i could|we could|dunno)\b|^(?:if|unless|suppose|imagine if)\b|\bif i (?:was|were|had|won|could)\b/;

/** What others say, think or want, told by the person. */
export const REPORTED =
  /\b(?:he|she|they|everyone|everybody|people|somebody|someone|(?:my|our|the|his|her|a) (?:[\w-]+ ){0,2}[\w-]+|[a-z]+) (?:always |often |still |also |once |just |then |keeps? |kept |never )?(?:says?|said|saying|thinks?|tells?|told|telling|asks?|asked|wants?|wanted|expects?|expected|insists?|insisted|suggests?|suggested|reckons?|believes?|hopes?|hoped|wishes|advises?|advised|recommends?|recommended|warns?|warned|writes|wrote|claims?|claimed)\b|\baccording to\b|\b(?:i am|i'm|i was|we were) (?:told|supposed|expected|meant) to\b/;

/** The same words said by the person themselves. */
export const OWN_SAYING =
  /\b(?:i|we)(?: (?:always|often|still|also|once|just|then|really|never))? (?:said|think|thought|told|tell|ask|asked|want|wanted|expect|expected|insist|suggest|suggested|believe|hope|hoped|wish|wrote|write|promised|say)\b/g;

/** Talk about the conversation, not about a life. */
export const SMALL_TALK =
  /^(?:ok(?:ay)?|yes|no|yeah|yep|nope|thanks?|thank you|hello|hi|hey|good (?:morning|evening|question)|sure|right|well|hm+|next|skip|please)\b[^a-z]*(?:\w+[^a-z]*){0,2}$|\b(?:merlin|chatbot|this (?:app|bot|tool|form|question|conversation)|ignore (?:all|previous)|system prompt|next question|your question|you (?:asked|are asking))\b/;

/** Said to whoever asks, or of somebody who is to come back: no answer that a goal could be made of. */
export const NO_ANSWER =
  /\byou(?:r|rs|'re)?\b|\b(?:same as|already said|see above)\b|\bback[.!…]*$/;

/** What happened already is no step ahead. */
export const PAST_TIME =
  /\b(?:yesterday|ago|last (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|back then|since (?:last|then|\d{4}))\b/;

/** A measure or a time, without which a sentence is no step. */
export const MEASURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|half an?|a dozen|once|twice|daily|nightly|weekly|monthly|yearly)\b|\b(?:every|each) (?:other )?(?:single )?\w+|\b(?:by|before|until|till|from|this|next|in|on|at the end of|during) (?:the )?(?:end of )?(?:this |next |the )?(?:day|week|weekend|month|year|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|fall|winter|christmas|easter|new year|evening|morning|noon|midnight|night|my birthday|term)s?\b|\b(?:tonight|tomorrow|today|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|a (?:day|week|month|year)|per (?:day|week|month|year)|minutes?|hours?)\b/;

/** Verbs of doing, in the form that stands after "I", "I will", "to", or first. */
export const ACTIONS =
  'add answer apologise apologize apply arrange ask attend bake begin book borrow bring build buy call carry change check clean clear climb close collect come complete contact cook count cut cycle cancel decide deliver design do donate draft draw drink drive earn eat email end enrol enroll enter exercise fill find finish fix follow gather get give go grow hand hire host invest invite join keep knit knock label learn leave letter listen lift make meditate meet mend move open organise organize pack paint pay phone photograph plan plant play post practise practice pray prepare print publish put quit read record register rehearse renew rent repair repay replace rest return ring run save say schedule sell send set share show sign sing sit sketch sleep sort speak spend stand start stop stretch study swim take talk teach tell text thank tidy train translate travel try turn visit volunteer walk wake wash watch water weed write';

/** A wish against somebody. */
export const AGAINST_SOMEBODY =
  /\b(?:to suffer|revenge|(?:kill|murder|punch|beat up|hit|destroy|ruin) (?:him|her|them|my|that|this)|get back at|get even with|hurt (?:him|her|them|my|that|the)|make (?:him|her|them) (?:pay|sorry|suffer)|where (?:he|she|they) lives?|wait for (?:him|her|them) there)\b/;

/** Leaving a medicine off, which nobody here may encourage (D32). */
export const LEAVES_MEDICINE =
  /\b(?:stop|stopped|stopping|quit|skip|skipping|come off|coming off|go without|without|leave off|no more)(?: (?:taking|using|with|my|the|all|of|his|her))* (?:insulin|meds?|medications?|medicines?|tablets|pills|antidepressants?|lithium|chemo\w*|dialysis|inhalers?|statins?|dose|treatment)\b/;
