import type { Phrases } from './phrases.ts';

/** What a page says about time, habit and change. */
export const TIME = {
  memory: {
    insights: [
      'An older day got into this one. {q}.',
      'You went back for something. {q}.',
      'Part of this happened long before today. {q}.',
    ],
    notes: ['The page goes back for this.', 'An old day, still in print.'],
    questions: [
      'Who else remembers {k}?',
      '{k}: what brought it back?',
      '{k}: what do you know about it now that you did not know then?',
    ],
  },
  usedTo: {
    insights: ['Something was once otherwise. {q}.', 'You set this beside an earlier time. {q}.'],
    notes: ['Past tense, and it shows.', 'How it was, in one line.'],
    questions: [
      '{k}: what has taken its place?',
      '{k}: who else remembers that?',
      '{k}: what of it would you want back, and what not?',
    ],
  },
  noLonger: {
    insights: ['Something is over. {q}.', 'An ending is mentioned in passing. {q}.'],
    notes: ['An ending, mentioned in passing.', 'Over, says the line.'],
    questions: ['When did you first notice {k}?', '{k}: what has moved into the room it left?'],
  },
  firstTime: {
    insights: [
      'Something here is not as on other days. {q}.',
      'You marked it as out of the ordinary. {q}.',
      'This broke with the usual. {q}.',
    ],
    notes: ['Set apart from the days before it.', 'Out of the ordinary, and noted as such.'],
    questions: [
      '{k}: what had been in the way until now?',
      '{k}: who would you like to have seen it?',
    ],
  },
  lastTime: {
    insights: ['You are counting from an end. {q}.', 'A last one is on this page. {q}.'],
    notes: ['Counted from the end.'],
    questions: [
      '{k}: what would you keep of it, if one thing may be kept?',
      '{k}: what was left unsaid?',
    ],
  },
  still: {
    insights: ['Something goes on. {q}.', 'It has not stopped. {q}.', 'The word is {c}. {q}.'],
    notes: ['{c} is doing quiet work here.', 'Not over, by this account.'],
    questions: [
      'How long would you like it to stay true, that {do}?',
      '{k}: how long would you like that to stay true?',
      '{k}: what would it take to end it?',
    ],
  },
  same: {
    insights: [
      'You noticed a repetition from inside it. {q}.',
      'It has happened before, and you say so. {q}.',
    ],
    notes: ['The repetition, noticed.', 'Same again, in writing.'],
    questions: [
      '{k}: what was the smallest difference this time?',
      '{k}: what would you do, if it were otherwise for once?',
    ],
  },
  always: {
    insights: ['You wrote {c}. {q}.', 'You put it down as a rule. {q}.'],
    notes: ['{c} covers a lot of days.', 'A law of nature, as observed.'],
    wryNotes: ['{c} rarely checks its records.'],
    questions: ['{k}: what was the last exception?', '{k}: when did that begin to be so?'],
  },
  never: {
    insights: ['You wrote {c}. {q}.', 'There is an absolute here. {q}.'],
    notes: ['{c} is a long time.', 'An absolute, unhedged.'],
    questions: ['{k}: what would the first exception look like?', '{k}: who decided that?'],
  },
  change: {
    insights: ['You registered a change. {q}.', 'Something moved. {q}.'],
    notes: ['A change, felt before it is explained.', 'The difference, noted.'],
    questions: ['{k}: what was the first small sign of it?', '{k}: what stayed exactly as it was?'],
  },
  waiting: {
    insights: ['There is waiting in this. {q}.'],
    notes: ['The waiting got its line.'],
    questions: ['{k}: what would you rather not hear at the end of it?'],
  },
  lookForward: {
    insights: [
      'Something ahead is pulling. {q}.',
      'You are leaning into a day that has not come. {q}.',
    ],
    notes: ['Anticipation, entered in advance.'],
    questions: [
      '{k}: which minute of it are you picturing?',
      '{k}: what will you want to have noticed, when it is over?',
    ],
  },
  enough: {
    insights: [
      'There is a bar in this, and you hold yourself to it. {q}.',
      'The measure is {c}. {q}.',
    ],
    notes: ['{c}, with no number beside it.', 'A bar, and nobody seen setting it.'],
    questions: ['{k}: who set the bar?', '{k}: what would count as enough?'],
  },
  everyone: {
    insights: ['{c} is on this page. {q}.'],
    wry: ['A census was taken. {q}.'],
    notes: ['A large word for people not individually asked.'],
    questions: ['{k}: who, by name, are you thinking of?', '{k}: which one person does not fit?'],
  },
} satisfies Record<string, Phrases>;
