import type { Phrases } from './phrases.ts';

/** What a page says about others, the body and the world. */
export const WORLD = {
  miss: {
    insights: [
      'Missing is a verb on this page. {q}.',
      'Something absent takes up room. {q}.',
      'You said what is missing. {q}.',
      'There is a gap, and you gave its shape. {q}.',
    ],
    notes: [
      'An absence, given its place.',
      'Missing, in the present tense or the past.',
      'The gap has a shape here.',
    ],
    questions: [
      'Which small part is it, in {k}, that has no substitute?',
      'When in the day is {k} most true?',
      'What would you tell them, if {k} could be answered?',
      'What has kept {k} alive?',
    ],
  },
  told: {
    insights: [
      'You reported what was said. {q}.',
      'Somebody else’s sentence found its way in. {q}.',
      'Another voice is on the page, at second hand. {q}.',
      'You kept hold of a remark. {q}.',
    ],
    notes: [
      'Second hand, and kept.',
      'Their words, on your page.',
      'It was said once; you carried it home.',
    ],
    questions: [
      'What did you hear behind {k}?',
      'What would you have liked to hear in the place of {k}?',
      'What did your face do at {k}?',
      'Why that remark, {k}, out of all that was said?',
    ],
  },
  iSaid: {
    insights: [
      'You spoke. {q}.',
      'What you said aloud is on record. {q}.',
      'Your own voice is in this, not only your thoughts. {q}.',
    ],
    notes: ['Said aloud, by you.', 'Your line in the scene.'],
    questions: [
      'What came just before {k}, off the page?',
      'What changed in the room at {k}?',
      'How did {k} sound from the other side?',
    ],
  },
  apologisedOther: {
    insights: ['Somebody apologised. {q}.', 'An apology arrived. {q}.'],
    notes: ['Received, at any rate.'],
    questions: [
      'What did {k} put right, and what did it leave?',
      'What would have made {k} easier to believe?',
    ],
  },
  dream: {
    insights: [
      'Part of this happened asleep. {q}.',
      'The dream got its sentence. {q}.',
      'You brought something back from the other side of the night. {q}.',
    ],
    notes: ['Carried over from sleep.', 'Dream ink, still wet.'],
    questions: [
      'What in the waking week has the outline of {k}?',
      'Who was missing from {k}?',
      'What would have happened next, after {k}?',
    ],
  },
  loss: {
    insights: [
      'You wrote it down plainly. {q}.',
      'The heaviest sentence is a plain one. {q}.',
      'This page carries a loss. {q}.',
      'There is grief here, and no attempt to tidy it. {q}.',
    ],
    notes: [
      'Written without ornament.',
      'The plainest line here, and the heaviest.',
      'Left as it is.',
    ],
    questions: [
      'Which small thing would be lost if you did not write it down, beside {k}?',
      'What belongs on the page next to {k}, that only you would know?',
      'What would you like to have kept from the days around {k}?',
      'Who else carries {k}?',
    ],
  },
  illness: {
    insights: [
      'The body has the floor. {q}.',
      'The body is the subject of one line. {q}.',
      'Health is on the page, in your own words and not a form’s. {q}.',
    ],
    notes: ['In your words, not the chart’s.', 'The line the file will not contain.'],
    questions: [
      'What does {k} leave untouched?',
      'What would you want somebody to know about {k} without having to ask?',
      'Who is beside you in {k}?',
      'What did the day hold besides {k}?',
    ],
  },
  fight: {
    insights: [
      'There was a quarrel. {q}.',
      'Voices were raised, or might as well have been. {q}.',
      'The page holds an argument. {q}.',
    ],
    notes: ['The quarrel, from where you stood.', 'One side of it, honestly marked as one.'],
    questions: [
      'What was {k} about, underneath?',
      'What did neither side say in {k}?',
      'Which sentence of yours would you leave out of {k}, and which would you keep?',
      'What would {k} look like, told from the other chair?',
    ],
  },
  cry: {
    insights: [
      'There are tears on this page, in words. {q}.',
      'You wrote the tears down. {q}.',
      'Crying gets a plain sentence. {q}.',
    ],
    notes: ['Put down without apology.', 'The tears, entered as a fact.'],
    questions: [
      'What came just before {k}?',
      'What was lighter after {k}, and what was not?',
      'Who was near at {k}, or should have been?',
    ],
  },
  laugh: {
    insights: [
      'There was laughing. {q}.',
      'Something was funny, and you kept it. {q}.',
      'The page laughs once. {q}.',
    ],
    notes: ['The laugh, kept for later.', 'Evidence of laughter.'],
    wryNotes: ['Laughter, admitted in evidence.'],
    questions: [
      'Who else would have laughed at {k}?',
      'What was it relief from, the laugh in {k}?',
      'What will you need to remember for {k} to be funny in ten years?',
    ],
  },
  sleep: {
    insights: [
      'Sleep comes into it. {q}.',
      'The night is on the page. {q}.',
      'Part of this took place in the dark. {q}.',
    ],
    notes: ['The night’s entry.', 'Reported from the small hours, or about them.'],
    questions: [
      'What was still awake in you at {k}?',
      'What did {k} look like by daylight?',
      'What was the day before {k} still asking?',
    ],
  },
  alone: {
    insights: [
      'You were by yourself in this. {q}.',
      'Being alone has a sentence. {q}.',
      'The room has one person in it. {q}.',
    ],
    notes: ['Party of one.', 'One person, accounted for.'],
    questions: [
      'Whom would you have wanted within earshot of {k}?',
      'Which part of {k} was peace, and which was not?',
      'What did you do in {k} that you only do unseen?',
    ],
  },
  help: {
    insights: [
      'Help is on the page. {q}.',
      'A hand was held out. {q}.',
      'Somebody carried part of it. {q}.',
    ],
    notes: ['Help, going one way or the other.', 'A weight shared.'],
    questions: [
      'What made {k} possible to offer, or to accept?',
      'What would have happened without {k}?',
      'How does {k} get passed on?',
    ],
  },
  simile: {
    insights: [
      'You found your own picture for it. {q}.',
      'One comparison carries more than the facts do. {q}.',
      'You said what it was like. {q}.',
      'There is an image here, and it is yours. {q}.',
      'You reached past the plain word. {q}.',
    ],
    wry: ['One comparison has earned its keep. {q}.'],
    notes: [
      'The picture you chose.',
      'Not in any dictionary; yours.',
      'An image that does the work of a paragraph.',
    ],
    questions: [
      'What else in your week could be described by {k}?',
      'If {k} is the picture, what is just outside the frame?',
      'How does the picture in {k} end?',
      'What does {k} know that a plainer sentence would not?',
    ],
  },
  silence: {
    insights: [
      'There is a silence in this. {q}.',
      'You wrote down the quiet as well. {q}.',
      'One line listens. {q}.',
    ],
    notes: ['The quiet, put on record.', 'A line with the sound off.'],
    questions: [
      'What was in the quiet of {k}?',
      'Who would have broken the silence in {k}, and with what?',
      'What kind of quiet was it, in {k}: whose, and how old?',
    ],
  },
  touch: {
    insights: [
      'Somebody was held, or held on. {q}.',
      'One line needs no talk. {q}.',
      'There is touch on the page. {q}.',
    ],
    notes: ['No words in it, until now.', 'The part that was not spoken.'],
    questions: [
      'What did {k} say that nobody said aloud?',
      'When had something like {k} last happened?',
      'What would you have missed without {k}?',
    ],
  },
  scroll: {
    insights: ['A screen was involved. {q}.', 'You noted where the minutes went. {q}.'],
    wry: ['The small bright rectangle makes an appearance. {q}.'],
    notes: ['Minutes, accounted for.'],
    questions: ['What were you looking for, in {k}?', 'What was waiting on the other side of {k}?'],
  },
  weather: {
    insights: [
      'The weather is in it. {q}.',
      'You let the sky onto the page. {q}.',
      'The day had weather, and you kept it. {q}.',
    ],
    notes: ['The sky’s contribution.', 'Weather, entered as evidence.'],
    questions: [
      'What would this page be, in other weather than {k}?',
      'What else was in the air at {k}?',
      'Where did you feel {k} first?',
    ],
  },
  winLose: {
    insights: ['There is a result on the page. {q}.', 'Somebody won or lost. {q}.'],
    notes: ['The score, as you tell it.', 'The result; the rest is commentary.'],
    questions: [
      'What was really at stake in {k}?',
      'What part of {k} does the score not show?',
      'Who did you look at first, at {k}?',
    ],
  },
  passFail: {
    insights: [
      'A verdict came in. {q}.',
      'Somebody marked something. {q}.',
      'There is an outcome here. {q}.',
    ],
    notes: ['The verdict, in your words.', 'The outcome, with you beside it.'],
    questions: [
      'What does {k} not measure?',
      'What did you do in the first ten minutes after {k}?',
      'Which hour of work is {k} really about?',
    ],
  },
  leaving: {
    insights: [
      'Somebody goes somewhere. {q}.',
      'There is a departure on the page. {q}.',
      'A door closes in one of these lines. {q}.',
    ],
    notes: ['A departure, with its time stamp.', 'The going, noted.'],
    questions: [
      'What stayed behind at {k}?',
      'What did the place look like just after {k}?',
      'What was the last ordinary thing before {k}?',
    ],
  },
  give: {
    insights: [
      'You were given something. {q}.',
      'Something changed hands, towards you. {q}.',
      'A small delivery is recorded here. {q}.',
    ],
    notes: ['Received, and remembered.', 'A gift, small or not.'],
    questions: [
      'What had they noticed, to arrive at {k}?',
      'What else came with {k}?',
      'Where will {k} be kept, so to speak?',
    ],
  },
  offered: {
    insights: ['You gave something away. {q}.', 'Something changed hands, from yours. {q}.'],
    notes: ['From your hands.', 'Given, and only mentioned once.'],
    questions: [
      'What did you hope {k} would say?',
      'Who taught you something like {k}?',
      'What did you get to see at {k}?',
    ],
  },
  made: {
    insights: [
      'Something exists that did not before. {q}.',
      'Your hands are in this page. {q}.',
      'You made or mended something, and wrote it down. {q}.',
      'There is a piece of finished work in this. {q}.',
    ],
    notes: ['Done, and it stays done.', 'Work with an end to it.', 'It can be pointed at.'],
    questions: [
      'What were you thinking about during {k}?',
      'Where will the thing from {k} be in a year?',
      'What did {k} keep you from, and was it glad to be kept?',
      'Who will use what came of {k}, without knowing?',
    ],
  },
  found: {
    insights: ['Something turned up. {q}.', 'You found something, or it found you. {q}.'],
    notes: ['Found, and brought here.', 'It had been waiting somewhere.'],
    questions: [
      'What had you been looking for, when {k}?',
      'Where had it been all the time before {k}?',
      'What else came back with {k}?',
    ],
  },
  luck: {
    insights: ['Chance had a hand in it. {q}.', 'Luck is mentioned. {q}.'],
    notes: ['Chance, given its due.'],
    questions: ['What part of {k} was not luck?', 'What would the page be about without {k}?'],
  },
  small: {
    insights: ['You noticed the scale of it. {q}.', 'Something small was let in. {q}.'],
    notes: ['Small, and let in.'],
    questions: [
      'What is the small thing in {k} holding up?',
      'What would a larger version of {k} have spoilt?',
    ],
  },
  money: {
    insights: ['Money has a line here. {q}.', 'There is arithmetic under this. {q}.'],
    notes: ['The arithmetic, in words.'],
    questions: [
      'What does {k} decide that is not about money?',
      'Whom have you told about {k}?',
      'What would the first quiet month after {k} be spent on?',
    ],
  },
  letter: {
    insights: [
      'This page has an addressee. It begins {q}.',
      'You wrote to somebody, not about them. It starts {q}.',
    ],
    notes: ['A page with a name on the envelope.'],
    questions: [
      'What would the reply to {k} begin with?',
      'What did you leave out because of whom you were writing to, after {k}?',
    ],
  },
} satisfies Record<string, Phrases>;
