import type { Phrases } from './phrases.ts';

/** What a page says about time, habit and change. */
export const TIME = {
  today: {
    insights: ['One line belongs to today alone. {q}.', 'Today is set apart in one line. {q}.'],
    notes: ['Of today, and of no other day.'],
    questions: [
      'What made it possible, on the day of {k}?',
      'What would have to be the same tomorrow, for {k} to come again?',
    ],
  },
  memory: {
    insights: [
      'An older day got into this one. {q}.',
      'The page has a second date in it. {q}.',
      'You went back for something. {q}.',
      'Part of this happened long before today. {q}.',
      'Memory walks in without knocking. {q}.',
    ],
    notes: [
      'An earlier day, inside this one.',
      'The page goes back for this.',
      'An old day, still in print.',
    ],
    questions: [
      'Who else remembers {k}?',
      'What brought {k} back today, of all days?',
      'What has changed its meaning since {k}?',
      'What is just outside the frame of {k}?',
    ],
  },
  usedTo: {
    insights: [
      'Something was once otherwise. {q}.',
      'A habit stands here in the past tense. {q}.',
      'The page measures against an earlier time. {q}.',
    ],
    notes: ['Past tense, and it shows.', 'How it was, in one line.'],
    questions: [
      'What took the place of {k}?',
      'When did {k} stop being true?',
      'What of {k} is left?',
    ],
  },
  noLonger: {
    insights: [
      'Something has ended, in a subordinate clause. {q}.',
      'One thing is over. {q}.',
      'The page notes an absence. {q}.',
    ],
    notes: ['An ending, mentioned in passing.', 'Over, says the line.'],
    questions: [
      'When did you first notice {k}?',
      'What has moved into the room left by {k}?',
      'What was the last day before {k}?',
    ],
  },
  firstTime: {
    insights: [
      'You marked a first. {q}.',
      'Something had been due, and came. {q}.',
      'One line breaks with the usual. {q}.',
      'Today differs from the days before it in one line. {q}.',
    ],
    notes: ['Set apart from the days before it.', 'A first, and noted as one.'],
    questions: [
      'What had to happen before {k} could be written?',
      'Who else noticed {k}?',
      'What made today the day of {k}?',
      'What would you call the time before {k}?',
    ],
  },
  lastTime: {
    insights: ['A last one is on this page. {q}.', 'Something is counted from its end. {q}.'],
    notes: ['Marked as a last.', 'Counted from the end.'],
    questions: [
      'What was said, or not, at {k}?',
      'What would you keep of {k}, if one thing may be kept?',
      'Who knew at the time that it was {k}?',
    ],
  },
  still: {
    insights: [
      'Something goes on. {q}.',
      'The word is {c}. {q}.',
      'One thing has not stopped. {q}.',
      'There is a long habit in a short word. {q}.',
    ],
    notes: ['{c} is doing quiet work here.', 'Not over, by this account.'],
    questions: [
      'How long would you like {k} to stay true?',
      'What would end {k}?',
      'What has {k} outlasted?',
      'Who would be surprised by {k}?',
    ],
  },
  again: {
    insights: [
      'The word is {c}. {q}; so there have been others.',
      'This was not the first time, by your own account. {q}.',
      'One small word turns an event into a pattern. {q}.',
    ],
    notes: ['{c} is a count without a number.', 'Not for the first time, then.'],
    questions: [
      'How many times is {c}, in {k}?',
      'What happened the first time, before {k} needed its last word?',
      'What would the time after {k} have to look like to be different?',
    ],
  },
  same: {
    insights: [
      'Sameness gets a line of its own. {q}.',
      'You noticed a repetition from inside it. {q}.',
    ],
    notes: ['The repetition, noticed.', 'Same again, in writing.'],
    questions: [
      'What was the smallest difference inside {k}?',
      'What would break {k}?',
      'What does the sameness of {k} hold in place?',
    ],
  },
  always: {
    insights: [
      'You wrote {c}. {q}.',
      'A rule of long standing is on the page. {q}.',
      'One word here covers years. {q}.',
    ],
    notes: ['{c} covers a lot of days.', 'A law of nature, as observed.'],
    wryNotes: ['{c} rarely checks its records.'],
    questions: [
      'What is the one exception to {k}?',
      'When did {k} begin to be true?',
      'What would it take to have to cross out {c} in {k}?',
    ],
  },
  never: {
    insights: [
      'You wrote {c}. {q}.',
      'An absolute stands in the middle of the page. {q}.',
      'One word shuts a door. {q}.',
    ],
    notes: ['{c} is a long time to be right.', 'An absolute, unhedged.'],
    questions: [
      'What would the first exception to {k} look like?',
      'How long has {k} held?',
      'Who would dispute {k}?',
    ],
  },
  change: {
    insights: [
      'You registered a change. {q}.',
      'Something moved. {q}.',
      'One line is about the difference. {q}.',
    ],
    notes: ['A change, felt before it is explained.', 'The difference, noted.'],
    questions: [
      'What was the first small sign of {k}?',
      'What stayed exactly as it was, beside {k}?',
      'Who else could have written {k}?',
    ],
  },
  waiting: {
    insights: ['There is waiting in this. {q}.', 'Part of the page stands in a queue. {q}.'],
    notes: ['The waiting got its line.', 'Time, with nothing to do.'],
    questions: [
      'What arrives, or does not, at the end of {k}?',
      'What else went on, beside {k}?',
      'What would you have said to yourself at the start of {k}?',
    ],
  },
  lookForward: {
    insights: [
      'Something ahead is pulling. {q}.',
      'The page leans into a day that has not come. {q}.',
    ],
    notes: ['The page is already halfway there.', 'Anticipation, entered in advance.'],
    questions: [
      'Which minute of it are you picturing, in {k}?',
      'What would still be good about {k} if it rained?',
      'What will you want to have noticed when {k} is over?',
    ],
  },
  instead: {
    insights: ['One thing took another’s place. {q}.', 'There is a swap on the page. {q}.'],
    notes: ['This, in place of the other.', 'A substitution, reported.'],
    questions: [
      'What happened to the thing that {k} replaced?',
      'What made {k} the easier of the two?',
      'Which of the two would you pick tomorrow, {k} or what it replaced?',
    ],
  },
  because: {
    insights: [
      'You gave the reason yourself. {q}.',
      'There is an explanation, and it is yours. {q}.',
      'You did not stop at what happened. {q}.',
    ],
    notes: ['The reason, as given.', 'One reason, doing its duty.'],
    questions: [
      'What lies one layer beneath {k}?',
      'Who would give a different reason than {k}?',
      'If {k} were only half of it, what would the other half be?',
    ],
  },
  compare: {
    insights: [
      'You measured. {q}.',
      'One thing is held against another. {q}.',
      'There is a scale in this sentence. {q}.',
    ],
    notes: ['A measurement, with its yardstick showing.', 'Held up against something.'],
    questions: [
      'What yardstick is at work in {k}?',
      'When would {k} have been the other way round?',
      'What does {k} leave out of the comparison?',
    ],
  },
  somehow: {
    insights: [
      'There is a {c} here. {q}; the how was left out.',
      'One word skips the explanation. {q}.',
    ],
    notes: ['{c} steps over the interesting part.'],
    questions: [
      'What is hidden in the {c} of {k}?',
      'If {c} in {k} had to be three sentences, what would they say?',
    ],
  },
  anyway: {
    insights: ['You wrote {c}. {q}.', 'A word changes the subject, or overrules it. {q}.'],
    notes: ['{c} closes one drawer to open another.'],
    questions: ['What had to be stepped over for {k}?', 'What does the {c} in {k} overrule?'],
  },
  atLeast: {
    insights: ['There is a consolation clause. {q}.', 'You found the floor under it. {q}.'],
    notes: ['The floor, located.'],
    questions: ['Who is the {c} for, in {k}?', 'What is the sentence that {k} is an answer to?'],
  },
  enough: {
    insights: ['The measure is {c}. {q}.', 'There is a threshold on this page. {q}.'],
    notes: ['{c}, with no number beside it.', 'A bar, and nobody seen setting it.'],
    questions: [
      'What would count as enough, in {k}?',
      'Who set the bar in {k}?',
      'When was {c}, the one in {k}, last reached?',
    ],
  },
  nobody: {
    insights: [
      'There is an empty chair in this. {q}.',
      'One line counts who was not there, or did not act. {q}.',
    ],
    notes: ['An absence, counted.'],
    questions: [
      'Whose name would fit in the gap of {k}?',
      'Who comes nearest to being the exception in {k}?',
    ],
  },
  everyone: {
    insights: ['{c} is on this page. {q}.', 'A crowd walks through. {q}.'],
    wry: ['A census was taken. {q}.'],
    notes: ['A large word for people not individually asked.', 'A crowd, seen from outside it.'],
    questions: ['Who, by name, is in the crowd of {k}?', 'Which one person would not fit {k}?'],
  },
} satisfies Record<string, Phrases>;
