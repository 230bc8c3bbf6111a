import type { Phrases } from './phrases.ts';

/** What a page says about others, the body and the world. */
export const WORLD = {
  miss: {
    insights: [
      'You said what is missing. {q}.',
      'Something absent takes up room. {q}.',
      'There is a gap, and you gave its shape. {q}.',
    ],
    notes: ['An absence, given its place.', 'The gap has a shape here.'],
    questions: [
      '{k}: which small part of it has no substitute?',
      '{k}: when in the day is it most true?',
    ],
  },
  told: {
    insights: ['You kept hold of a remark. {q}.', 'What somebody said came home with you. {q}.'],
    notes: ['It was said once; you carried it home.', 'Second hand, and kept.'],
    questions: ['{k}: what did you hear behind it?', '{k}: why has it stayed with you?'],
  },
  iSaid: {
    insights: ['You said it aloud. {q}.', 'You did speak. {q}.'],
    notes: ['Said aloud, by you.', 'Your line in the scene.'],
    questions: [
      'What did you not add, when {did}?',
      'How do you suppose it was heard, when {did}?',
      'What did you want to hear back, when {did}?',
    ],
  },
  apologisedOther: {
    insights: ['Somebody apologised. {q}.', 'An apology was made. {q}.'],
    notes: ['Received, at any rate.'],
    questions: [
      'What did {k} put right, and what did it leave?',
      'What would have made {k} easier to believe?',
    ],
  },
  dream: {
    insights: [
      'You brought something back from the night. {q}.',
      'The dream got its sentence. {q}.',
    ],
    notes: ['Carried over from sleep.'],
    questions: [
      'What in the waking week has the outline of {k}?',
      'Who was missing from the dream with {k} in it?',
    ],
  },
  loss: {
    insights: [
      'You wrote it down plainly. {q}.',
      'This page carries a loss. {q}.',
      'You did not dress it up. {q}.',
    ],
    notes: ['Written without ornament.', 'Left as it is.', 'The heavy line, and a plain one.'],
    questions: [
      '{k}: which small thing would be lost if you did not write it down?',
      '{k}: what belongs beside it, that only you would know?',
      '{k}: who else carries that?',
    ],
  },
  illness: {
    insights: [
      'Health is on the page, in your own words and not a form’s. {q}.',
      'This is what it comes to. {q}.',
    ],
    notes: ['In your words, not the chart’s.', 'The line the file will not contain.'],
    questions: [
      '{k}: what does it leave untouched?',
      '{k}: what would you want somebody to know, without having to ask?',
    ],
  },
  fight: {
    insights: [
      'There was a quarrel. {q}.',
      'It came to words. {q}.',
      'You and {who} were at odds. {q}.',
    ],
    notes: ['The quarrel, from where you stood.', 'One side of it, honestly marked as one.'],
    questions: [
      'What was it about, underneath, when {did}?',
      'What would {who} say it was about?',
      '{k}: what did neither side say?',
      '{k}: which sentence of yours would you say again?',
    ],
  },
  cry: {
    insights: ['There were tears, and you said so. {q}.', 'You wrote the tears down. {q}.'],
    notes: ['Put down without apology.', 'The tears, entered as a fact.'],
    questions: [
      '{k}: what had been waiting for a chance?',
      '{k}: what was lighter afterwards, and what was not?',
    ],
  },
  laugh: {
    insights: ['There was laughing. {q}.', 'Something was funny, and you kept it. {q}.'],
    notes: ['The laugh, kept for later.', 'Evidence of laughter.'],
    wryNotes: ['Laughter, admitted in evidence.'],
    questions: ['{k}: who else would have laughed?', '{k}: what was it relief from?'],
  },
  sleep: {
    insights: ['The night is on the page. {q}.', 'Sleep did not have it all its own way. {q}.'],
    notes: ['The night’s entry.'],
    questions: ['{k}: what was still awake in you?'],
  },
  alone: {
    insights: ['You were by yourself in this. {q}.', 'You say who else was there: nobody. {q}.'],
    notes: ['Party of one.', 'One person, accounted for.'],
    questions: [
      '{k}: whom would you have wanted within earshot?',
      '{k}: which part of that was peace, and which was not?',
    ],
  },
  help: {
    insights: ['There was help in this. {q}.', 'Nobody carries the whole of it here. {q}.'],
    notes: ['A hand, lent.', 'A weight shared.'],
    questions: ['{k}: what made it possible to accept?'],
  },
  simile: {
    insights: [
      'You found your own picture for it. {q}.',
      'You said what it was like. {q}.',
      'You reached past the plain word. {q}.',
    ],
    wry: ['This comparison has earned its keep. {q}.'],
    notes: ['The picture you chose.', 'Not in any dictionary; yours.'],
    questions: [
      '{k}: what is just outside the picture?',
      '{k}: what else this week was like that?',
      '{k}: how does the picture go on?',
    ],
  },
  silence: {
    insights: ['There is a silence in this. {q}.', 'You wrote down the quiet as well. {q}.'],
    notes: ['The quiet, put on record.', 'A line with the sound off.'],
    questions: ['{k}: what was in the quiet?', '{k}: who could have broken it, and with what?'],
  },
  touch: {
    insights: ['It was said without words. {q}.', 'There is touch on the page. {q}.'],
    notes: ['No words in it, until now.', 'The part that was not spoken.'],
    questions: [
      '{k}: what did it say that nobody said aloud?',
      '{k}: when had that last happened?',
    ],
  },
  scroll: {
    insights: ['You noted where the minutes went. {q}.'],
    wry: ['The small bright rectangle makes an appearance. {q}.'],
    notes: ['Minutes, accounted for.'],
    questions: ['{k}: what were you looking for?'],
  },
  winLose: {
    insights: ['There is a result on the page. {q}.'],
    notes: ['The result; the rest is commentary.'],
    questions: ['{k}: what was really at stake?', '{k}: what does the score not show?'],
  },
  passFail: {
    insights: ['There is an outcome here. {q}.', 'It has been settled, one way or the other. {q}.'],
    notes: ['The outcome, in your words.'],
    questions: [
      '{k}: what does that not measure?',
      'Who did you most want to tell, and who least, when {did}?',
    ],
  },
  leaving: {
    insights: [
      'There is a departure on the page. {q}.',
      'Somebody goes, and you wrote down how. {q}.',
    ],
    notes: ['The going, noted.'],
    questions: ['{k}: what stayed behind?'],
  },
  give: {
    insights: ['You were given something. {q}.', 'Something came your way. {q}.'],
    notes: ['Received, and remembered.', 'A gift, small or not.'],
    questions: ['{k}: what had they noticed?', 'What do you make of it now, that {they}?'],
  },
  offered: {
    insights: ['You gave something away. {q}.', 'This went from your hands to another’s. {q}.'],
    notes: ['From your hands.', 'Given, and only mentioned once.'],
    questions: [
      'What did you hope it would say, when {did}?',
      '{Did}: who has done as much for you?',
    ],
  },
  made: {
    insights: [
      'Something exists that did not before. {q}.',
      'There is a piece of work with an end to it. {q}.',
    ],
    notes: ['Done, and it stays done.', 'It can be pointed at.'],
    questions: [
      'What went through your head, when {did}?',
      '{k}: what did it keep you from, and was that glad to be kept?',
    ],
  },
  money: {
    insights: ['Money has a line here. {q}.', 'There is arithmetic under this. {q}.'],
    notes: ['The arithmetic, in words.'],
    questions: [
      '{k}: what does that decide that is not about money?',
      '{k}: who else knows the figures?',
    ],
  },
  letter: {
    insights: [
      'You wrote to somebody, not about them. It starts {q}.',
      'This page has an addressee. It begins {q}.',
    ],
    notes: ['A page with a name on the envelope.'],
    questions: [
      'What would the reply to {k} begin with?',
      'What did you leave out, of what could be said after {k}?',
    ],
  },
} satisfies Record<string, Phrases>;
