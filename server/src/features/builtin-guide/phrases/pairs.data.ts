import type { Phrases } from './phrases.ts';

interface Pair extends Phrases {
  /** Kinds of observation, the early standing before the late one on the page. */
  early: readonly string[];
  late: readonly string[];
}

/** Two things on one page that say more side by side than each by itself: {a} earlier, {b} later. */
export const PAIRS: Readonly<Record<string, Pair>> = {
  couldAndWould: {
    early: ['regret', 'admit', 'should', 'supposedTo'],
    late: ['dontWant', 'cannot'],
    insights: [
      'You know the other way, and you know why you did not take it. {a}; and {b}.',
      'There was another way, and you say so. {a}; then {b}.',
    ],
    notes: ['The other half of it.'],
    questions: [
      'What did you want to happen, that could not happen otherwise?',
      'What did it have to be like, so that the others would notice?',
    ],
  },
  saidBefore: {
    early: ['toTell', 'toTalk', 'toAsk', 'toApologise', 'plan'],
    late: ['putOff', 'unsaid'],
    insights: [
      'You have been here before, by your own account. {a}; and straight away, {b}.',
      'The plan is made, and you do not quite believe it. {a}; {b}.',
    ],
    notes: ['You caught it yourself.'],
    questions: [
      'What would make this time unlike the last?',
      'What do you lose on the day you do it, that you still have now?',
    ],
  },
  fineThenNot: {
    early: ['fine'],
    late: ['notFeeling', 'feeling', 'cry', 'afraid', 'cannot', 'miss'],
    insights: [
      'You corrected yourself. First {a}; further down, {b}.',
      'The short answer did not last. {a} comes first, and the page goes on to {b}.',
      'There are two answers to the same question here. {a} is the quick one; {b} took longer.',
    ],
    wry: ['The official statement was withdrawn. First {a}; then {b}.'],
    notes: ['The longer answer.', 'What came after the short answer.'],
    questions: [
      'Who has only ever heard {ka}?',
      'What let {kb} out, after {ka}?',
      'Who usually gets {ka}, and who gets {kb}?',
    ],
  },
  doneThenSaid: {
    early: ['made', 'decided', 'passFail'],
    late: ['iSaid', 'told', 'speech'],
    insights: [
      'First the deed, then the talk. {a}; after that, {b}.',
      'The page does something before it says something. {a} comes first, and {b} after it.',
    ],
    notes: ['After the doing, the saying.', 'The second half of the day’s work.'],
    questions: [
      'What did {ka} make it possible to say?',
      'What would {kb} have been without {ka} before it?',
    ],
  },
  fearThenDeed: {
    early: ['afraid'],
    late: ['decided', 'iSaid', 'firstTime', 'made', 'passFail'],
    insights: [
      'The fear and the deed are on the same page. {a}; and then {b}.',
      'You were afraid, and it was not the end of the sentence. {a}, and further on {b}.',
      'The fear comes first and does not come last. {a}; later, {b}.',
    ],
    notes: ['What came after the fear.', 'Further down than the fear.'],
    questions: [
      'What had become of {ka} by the time of {kb}?',
      'What did the fear in {ka} get wrong, and what did it get right?',
    ],
  },
  ruleThenException: {
    early: ['always', 'never', 'same'],
    late: ['firstTime', 'change', 'realise', 'decided'],
    insights: [
      'A rule and its exception share this page. {a}; and then {b}.',
      'The page states how it goes, and then how it went. {a}; {b}.',
    ],
    wry: ['The law was laid down and broken within a page. {a}; and then {b}.'],
    notes: ['The exception.', 'Here the rule gives way.'],
    questions: ['What made {kb} possible, after {ka}?'],
  },
  wantAndMust: {
    early: ['want', 'wish', 'plan', 'lookForward'],
    late: ['obliged', 'should', 'cannot', 'supposedTo'],
    insights: [
      'Two verbs pull at this page. {a}; and against it, {b}.',
      'There is a want here and a must. {a} comes first; {b} answers it.',
      'The wish gets its line, and so does the obstacle. {a}; {b}.',
    ],
    notes: ['The must, after the want.', 'What the wish runs into.'],
    questions: [
      'Which has had more of your week, {ka} or {kb}?',
      'Who decided that {kb} goes before {ka}?',
      'What would {ka} look like inside the limits of {kb}?',
    ],
  },
  mustThenWant: {
    early: ['obliged', 'should', 'cannot', 'supposedTo'],
    late: ['want', 'wish', 'plan', 'lookForward'],
    insights: [
      'Duty comes first here, and then something else. {a}; after it, {b}.',
      'The page starts with what is required and gets round to what is wanted. {a}; then {b}.',
    ],
    notes: ['What is wanted, once duty has spoken.'],
    questions: [
      'How much room does {ka} leave for {kb}?',
      'Which of the two would you notice missing first, {ka} or {kb}?',
    ],
  },
  thenAndStill: {
    early: ['usedTo', 'memory', 'loss', 'lastTime', 'noLonger'],
    late: ['still', 'miss', 'same'],
    insights: [
      'Something has ended and something has not. {a}; and yet, {b}.',
      'The past is over here in one line and not in another. {a}; {b}.',
    ],
    notes: ['What has not ended.', 'The part that stays.'],
    questions: ['What holds {kb} in place, after {ka}?', 'Who else would know why {kb}?'],
  },
  lossAndLaugh: {
    early: ['loss', 'cry', 'miss', 'illness'],
    late: ['laugh', 'touch', 'give', 'made', 'thanks', 'glad'],
    insights: [
      'The page holds both. {a}, and further on {b}; neither is taken back.',
      'There is something heavy here, and something beside it. {a}; later, {b}.',
      'The sad line is not the only line. {a}; and also {b}.',
    ],
    notes: ['Beside the heavy line, this.', 'Also true, on the same page.'],
    questions: [
      'What did {kb} leave untouched, and what did it ease?',
      'Who else was there for {kb}?',
    ],
  },
  quarrelThenPeace: {
    early: ['fight'],
    late: ['sorry', 'apologisedOther', 'touch', 'laugh', 'offered', 'give'],
    insights: [
      'The quarrel does not have the last word. {a}; further down, {b}.',
      'It starts loud and gets quieter. {a} is where it begins, and {b} is further on.',
    ],
    notes: ['After the quarrel.', 'Further down than the argument.'],
    questions: [
      'What happened between {ka} and {kb} that nobody would call an event?',
      'What of {ka} is still standing after {kb}?',
    ],
  },
  saidAndUnsaid: {
    early: ['iSaid', 'told', 'speech', 'fine'],
    late: ['unsaid', 'pretend'],
    insights: [
      'Some of it was said and some was not. {a} is the spoken part; {b} is the other.',
      'There are two conversations on this page. One has {a} in it; the other is {b}.',
    ],
    notes: ['The part that was not heard.', 'The other conversation.'],
    questions: [
      'What would have been different, had {ka} gone one sentence further?',
      'What was {kb} protecting from {ka}?',
      'What would the unsaid part, behind {kb}, have begun with?',
    ],
  },
  unsaidThenSaid: {
    early: ['unsaid', 'pretend', 'nearly'],
    late: ['iSaid', 'firstTime', 'decided', 'realise'],
    insights: [
      'It did not stay unsaid altogether. {a}; and then {b}.',
      'The page holds back, and then does not. {a} comes first; {b} follows.',
    ],
    notes: ['Here it comes out after all.'],
    questions: [
      'What changed between {ka} and {kb}?',
      'How long is the way from {ka} to {kb}, in minutes or years?',
    ],
  },
  heardAndThought: {
    early: ['told', 'speech'],
    late: ['wonder', 'realise', 'dontKnow'],
    insights: [
      'One line was said to you; the other is what you make of it. {a}; and then {b}.',
      'A remark went in and a thought came out. {a} is the remark; {b} is yours.',
    ],
    notes: ['What you made of it.'],
    questions: [
      'How much of {kb} was in {ka}, and how much did you bring?',
      'What did {ka} leave out, so that you arrived at {kb}?',
    ],
  },
  triedAndFailed: {
    early: ['tried', 'plan', 'promise'],
    late: ['cannot', 'forgot', 'passFail'],
    insights: [
      'The attempt is on the page before its outcome. {a}; then {b}.',
      'You wrote down the try as well as the rest. {a}, and after it {b}.',
    ],
    notes: ['What became of it, this time.'],
    questions: [
      'What does {kb} say about {ka} that is not a verdict?',
      'Which part of {ka} survives {kb}?',
    ],
  },
};
