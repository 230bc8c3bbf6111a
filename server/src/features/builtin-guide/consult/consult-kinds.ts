/** What somebody asks for who does not ask about a page; null for a question to look up. */
export type Talk = 'greeting' | 'who' | 'thanks' | 'howAreYou' | 'medical' | 'legal' | 'orders';

const talk: readonly [Talk, RegExp][] = [
  [
    'orders',
    /\b(?:(?:ignore|disregard|forget|override) (?:\w+ ){0,4}(?:instructions?|rules|prompts?|guidelines)|system prompt|you are now (?:a|an|my|the)\b|developer mode|jailbreak|act as (?:a|an|my) \w+|pretend (?:to be|you are)|reveal your|print your)/,
  ],
  [
    'medical',
    /\b(?:am i (?:\w+ )?(?:depressed|bipolar|autistic|adhd|ill|sick|crazy|mad|anorexic|pregnant|an alcoholic|dying|mentally ill|psychotic)|do i have (?:\w+ ){0,2}(?:depression|anxiety|adhd|autism|ptsd|cancer|ocd|bpd|dementia|a disorder|a tumou?r|diabetes)|diagnos\w+|symptoms?|medication|antidepressants?|dosage|dose|(?:should|can) i (?:take|stop taking|come off)\b|prescri\w+|\d+ ?mg|sertraline|ssri|pills|paracetamol|ibuprofen|what(?:'s| is) wrong with me|mental illness)\b/,
  ],
  [
    'legal',
    /\b(?:legal(?:ly)?|illegal|sue|lawsuit|lawyer|solicitor|custody|evict(?:ed|ion)?|contract law|my rights|tax(?:es)?|visa|restraining order|divorce papers|is it a crime|invest(?:ment)?s?|shares|mortgage)\b/,
  ],
  [
    'who',
    /\b(?:who|what) are you\b|\bare you (?:\w+ )?(?:real|human|a person|an ai|alive|a bot|a robot|software|sentient)\b|\bwhat can you do\b|\byour name\b|\bhow do you work\b|\bare you chatgpt\b/,
  ],
  [
    'howAreYou',
    /\bhow are you\b|\bhow(?:'s| is) it going\b|\bwhat(?:'s| is) up\b|^(?:sup|wassup)\b/,
  ],
  ['thanks', /^(?:ok(?:ay)?,? )?(?:thanks?|thank you|cheers|ta)\b[^?]*$/],
  [
    'greeting',
    /^(?:hi|hello|hey|hiya|yo|good (?:morning|evening|afternoon|day)|greetings|hola|test|testing|bye|goodbye|good ?night)\b[\s\w]{0,20}[.!]*$/,
  ],
];

export function talkOf(question: string): Talk | null {
  const asked = question.toLowerCase().replaceAll('’', "'").trim();
  return talk.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
}
