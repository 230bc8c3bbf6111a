/** How much there is to say of a sentence that does this; 10 is the most. */
export const CUE_WEIGHTS: Readonly<Record<string, number>> = {
  realise: 7.4, should: 6.6, obliged: 4.4, supposedTo: 6, regret: 7, wish: 6.4, want: 5.8, dontWant: 5.8,
  plan: 5.4, decided: 7, unsaid: 8, nearly: 6.8, dontKnow: 5.6, wonder: 6.2, fine: 6.4, cannot: 5.4,
  cantStop: 6.2, tried: 5, pretend: 8, promise: 6, forgot: 5, proud: 6.8, afraid: 7.4, thanks: 5.4,
  sorry: 6, dontCare: 5.6, honestly: 5.4, believe: 4.2,
  memory: 6.6, usedTo: 6.6, noLonger: 6, firstTime: 6.6, lastTime: 6.4, still: 6, again: 3.6, same: 5.4,
  always: 5.8, never: 6, change: 5.8, waiting: 4.8, lookForward: 5.2, instead: 5, because: 4.6,
  compare: 4.8, somehow: 5.4, anyway: 5.4, atLeast: 5.4, enough: 6.4, nobody: 5.4, everyone: 5.4,
  miss: 8, told: 5.4, iSaid: 5.6, apologisedOther: 6.4, dream: 6.4, loss: 10, illness: 8, fight: 7,
  cry: 7.2, laugh: 6, sleep: 5, alone: 6, help: 5.2, simile: 7.4, silence: 6.8, touch: 6.6, scroll: 4.8,
  weather: 4, winLose: 5, passFail: 6.2, leaving: 5, give: 5.6, offered: 5, made: 5.2, found: 5.4,
  luck: 4.6, small: 5.4, money: 6, letter: 6.4,
};

/** Kinds that are about the same thing: of each group one insight is enough. */
export const GROUPS: readonly (readonly string[])[] = [
  ['feeling', 'twoFeelings', 'notFeeling', 'moodGap', 'glad', 'afraid', 'proud'],
  ['bookends', 'lightens', 'darkens', 'list', 'shortest', 'line'],
  ['person', 'twoPeople', 'unnamed'],
  ['ownQuestion', 'endsOnQuestion', 'wonder', 'dontKnow'],
  ['want', 'plan', 'wish', 'lookForward', 'decided'],
  ['should', 'obliged', 'supposedTo'],
  ['sound', 'smell', 'taste', 'touchSense', 'sight', 'body', 'thing', 'place', 'counted', 'weather'],
  ['told', 'iSaid', 'speech', 'unsaid'],
  ['memory', 'usedTo', 'noLonger', 'lastTime'],
  ['always', 'never', 'same', 'again', 'still', 'everyone', 'nobody'],
  ['because', 'believe', 'honestly', 'somehow', 'anyway', 'atLeast', 'instead', 'compare'],
  ['cannot', 'cantStop', 'tried', 'enough'],
  ['loss', 'illness', 'cry', 'miss'],
  ['give', 'offered', 'help', 'thanks', 'touch'],
];

/** The word itself, for kinds whose phrases name it. */
export const CUE_KEYWORDS: Readonly<Record<string, RegExp>> = {
  fine: /\b(?:fine|okay|ok|alright)\b/i, tried: /\b(?:tried|trying)\b/i, proud: /\bproud\b/i,
  sorry: /\b(?:sorry|apologi[sz]ed?)\b/i, still: /\bstill\b/i, again: /\bagain\b/i, always: /\balways\b/i,
  never: /\bnever\b/i, somehow: /\bsomehow\b/i, anyway: /\banyway\b/i, atLeast: /\bat least\b/i,
  enough: /\benough\b/i, everyone: /\b(?:everyone|everybody)\b/i,
};
