/** Titles by what several pages of a period do; {period} is "week" or "month". */
export const TITLES: Readonly<Record<string, readonly string[]>> = {
  unsaid: ['The {period} of things unsaid', 'What the {period} left unsaid'],
  iSaid: ['The {period} you said it', 'The {period} with your voice in it'],
  decided: ['The {period} you decided', 'A {period} with a choice in it'],
  made: ['The {period} of finished things', 'A {period} made by hand'],
  laugh: ['A {period} with laughing in it'],
  loss: ['A {period} with a loss in it'],
  miss: ['The {period} with someone missing', 'A {period} of missing'],
  memory: ['The {period} older days came in'],
  want: ['A {period} of wanting', 'The {period} that wanted something'],
  firstTime: ['A {period} of firsts'],
  afraid: ['The {period} with fear in it, named'],
  ownQuestion: ['A {period} of open questions'],
  endsOnQuestion: ['A {period} of open questions'],
  contrast: ['The {period} of buts', 'A {period} with two sides'],
  simile: ['A {period} in pictures'],
  realise: ['The {period} something came clear'],
  fight: ['A {period} with a quarrel in it'],
  dontKnow: ['The {period} of not knowing'],
  thanks: ['A {period} of thanks', 'The {period} you said thank you'],
  dream: ['A {period} with its dreams'],
};

export const PERIOD = {
  themesOpening: [
    '{Pages}, {words} words.',
    '{Pages} in the {period}, {words} words in all.',
    'The {period} has {pages} and {words} words.',
  ],
  theme: ['{T} is on {n} of them.', '{T} comes up on {n}.', 'On {n} of them there is {t}.'],
  themeMore: ['{T} follows, on {n}.', 'Then {t}, on {n}.', 'After it comes {t}, on {n}.'],
  noTheme: [
    'I can count no subject on two pages; each seems to have brought its own.',
    'Nothing was written about twice, as far as I can count.',
  ],
  themeLine: [
    'On {day} it reads {q}.',
    '{Day} has the plainest line on it: {q}.',
    'The line for it is from {day}: {q}.',
  ],
  ends: [
    'It opens on {day} with {a}, and the last page, of {later}, has {b}.',
    'The first page, from {day}, says {a}; the last, from {later}, {b}.',
    '{Day} begins it: {a}. {Later} ends it: {b}.',
  ],
  endsNear: [
    'Early in it, on {day}: {a}. Late in it, on {later}: {b}.',
    'From {day} there is {a}; from {later}, {b}.',
  ],
  moodEnds: [
    'The first of them is marked {mood}, the last {other}.',
    'Between those two the mark in the corner goes from {mood} to {other}.',
  ],
  moodSame: ['Both are marked {mood}.'],
  more: [
    'The {period} before had {before}; this one has {pages}.',
    'That is {pages}, after {before} in the {period} before.',
  ],
  none: ['The {period} before it has no pages, so there is nothing to hold it against.'],
  intention: [
    'On {day} you wrote {q}.',
    '{Day} has a line in the future tense, or the wishing one: {q}.',
    'What points ahead is from {day}: {q}.',
  ],
  returns: [
    'The word {c} is back on {later}: {b}.',
    'It is not dropped; {c} comes up again on {later}, in {b}.',
  ],
  answered: [
    'Something was said in the end. On {day} you wrote {a}; on {later}, {b}.',
    'What {day} kept back, {later} did not. First {a}; then {b}.',
    'Two lines of the {period} belong together. {Day}: {a}. {Later}: {b}.',
  ],
  answeredQuestion: [
    'What had changed between {day} and {later}, so that it could be said?',
    'What can be said now, after {later}, that could not be said on {day}?',
  ],
  progress: [
    '{Day} wanted something, and {later} comes back to it. First {q}; then {b}.',
    'The word {c} joins two pages. {Day}: {q}. {Later}: {b}.',
  ],
  notYet: [
    'No later page that I read has the word {c} again. It may only be resting.',
    'The word {c} has not come up since, on the pages I read.',
  ],
  standing: [
    'It stands by itself so far.',
    'Nothing later on the pages I read speaks for or against it.',
  ],
  noIntention: [
    'I found no line that says what comes next; the pages stay with what was. What they stay with is {q}, from {day}.',
    'None of these pages announces a plan that I could find. The line with most pull is from {day}: {q}.',
  ],
  insight: [
    'If the {period} keeps one line, there is a case for {q}, from {day}.',
    '{Day} wrote the line I would carry out of the {period}: {q}.',
    'Of all the lines, one stands on its own feet. It is from {day}: {q}.',
  ],
  onePage: [
    'One page in the {period}, {words} words. One is a place to stand, not a direction.',
    'A {period} of one page, {words} words long. It gets read like the others.',
  ],
  oneNote: [
    'With a single page there is no first and last to compare.',
    'A single page has no before and after within the {period}.',
  ],
  moods: [
    '{Mood} is the mood of {pages}{rest}.',
    'The pages lean on {mood}: it is the mood of {pages}{rest}.',
  ],
  moodsTied: [
    'The moods are even: {pages} of {mood}, as many of {other}.',
    '{Mood} and {other} stand level: each is the mood of {pages}.',
  ],
  noMoods: [
    'There is no mood of the {period} that I can count; the words have to do it.',
    'I can count no moods on these pages, so I leave the feeling to the words.',
  ],
  moodsBefore: [
    'In the {period} before it was {mood}, on {n}.',
    'The {period} before leaned on {mood}: {n}.',
  ],
  suggestion: [
    'Copy {k} to the top of a new page, and write one line on what is in its way.',
    '{k}: give it ten minutes on an ordinary day, and write down where they went.',
    '{k}: tell one person, and write down what they answered.',
    'Write the sentence that comes after {k}.',
  ],
  suggestionTheme: [
    'Give one page to {t} and to nothing else.',
    'Write one page that begins with {t}, and see where it goes.',
  ],
  question: [
    'What in {k}, from {day}, is not finished with you?',
    'What will you have to say about {k} a month from now?',
    'What would the next page say, if it began where {k} stops?',
  ],
  questionOfDay: [
    'What did {day} leave open?',
    'What would you add now to what you wrote on {day}?',
    'Which line of {day} is not finished with you?',
  ],
  quoteNote: ['From {day}.', '{Day}’s line.'],
  little: [
    'The pages of this {period} give me little English to read, so I say little about them.',
  ],
};
