import type { Phrases } from './phrases.ts';

/** What stands between the writer and somebody. {obj} is who it is directed at. */
export const RELATIONS = {
  toApologise: {
    insights: [
      'Something is not finished between you and {obj}. {q}.',
      'It is not over with {obj}. First {a}; and then, further down, {q}.',
      'What you owe {obj} is on the page. {q}.',
      'There is an apology waiting. {q}.',
    ],
    notes: [
      'Owed, by your own account.',
      'Not said yet, except here.',
      'The part that is still to come.',
    ],
    questions: [
      'What would you like {obj} to hear, besides the word sorry?',
      'What is the first thing you want {obj} to know, before the sorry?',
      'Which part of it is yours to be sorry for, to {obj}, and which part is not?',
      'How would {obj} be able to tell that you mean it?',
    ],
  },
  toTell: {
    insights: [
      'Something is still to be said to {obj}. {q}.',
      'One conversation has not happened yet. {q}.',
      'You know who has to hear it. {q}.',
      'It has been told here first. {q}.',
    ],
    notes: [
      'Said here in advance.',
      'Still to be said aloud.',
      'A later page can tell how it went.',
    ],
    questions: [
      'What do you want {obj} to understand, once it has been said?',
      'Which word of it will be the hardest to say to {obj}?',
      'What would you like to be true between you and {obj} an hour after it?',
      '{Do}: what are you afraid to see in the face of whoever hears it?',
    ],
  },
  toTalk: {
    insights: [
      'One conversation is still ahead. {q}.',
      'There is a call, or a talk, that has not been had. {q}.',
      'Somebody is waiting at the other end of this. {q}.',
    ],
    notes: ['Not yet, says the tense.', 'Still ahead.'],
    questions: [
      'What would you open with, if it were {obj} on the other end?',
      'What would you want to have said to {obj} by the end of it?',
      'What makes it hard to begin, with {obj}?',
      '{Do}: what would you like to have said by the end of it?',
    ],
  },
  toAsk: {
    insights: ['A question is waiting to be put. {q}.', 'Something has not been asked yet. {q}.'],
    notes: ['Not yet asked.', 'The question, in waiting.'],
    questions: [
      'Which answer from {obj} are you ready for, and which are you not?',
      'What do you hope {obj} will say?',
      '{Do}: which answer would you rather not get?',
    ],
  },
  toThank: {
    insights: ['A thank-you is still on its way. {q}.', 'You mean to thank somebody. {q}.'],
    notes: ['Thanks, on its way.'],
    questions: [
      'What, exactly, would you thank {obj} for?',
      'What did it mean to you, that you would want {obj} to know?',
      '{Do}: what is the detail you would mention first?',
    ],
  },
  toVisit: {
    insights: ['A visit is on your mind. {q}.', 'Somebody is to be seen. {q}.'],
    notes: ['Not yet, but meant.'],
    questions: [
      'What would you want to have said to {obj} before you leave again?',
      '{Do}: what do you hope to find just as it was?',
    ],
  },
  unsaid: {
    insights: [
      'Something was kept back. {q}.',
      'Not everything has been spoken. {q}.',
      'This page heard something that others did not. {q}.',
      'There is a silence here with a name on it. {q}, and the name is {name}.',
    ],
    notes: ['Unsaid there, written here.', 'The page heard it first.', 'Kept back, and kept here.'],
    questions: [
      'What stays safe, as long as {do}?',
      'What did it keep safe, that {didnt}?',
      'What would the first sentence to {obj} be?',
      'What does it spare {obj}, and what does it spare you?',
      'What would change between you and {obj}, if it were said?',
      '{k}: what would the words have been, in full?',
      '{k}: who could be told?',
    ],
  },
  unspoken: {
    insights: [
      'There is something nobody says. {q}.',
      'It is understood, or it is avoided; the page does not say which. {q}.',
    ],
    notes: ['Written down, at any rate.', 'Not spoken of, except here.'],
    questions: [
      'Which of you would be the one to begin?',
      'What would be lost, if somebody said it aloud?',
      'What do you suppose the other side of that silence is like?',
    ],
  },
  account: {
    insights: [
      'There is what was told, and there is this page. {q}.',
      'This is what was said aloud. {q}.',
    ],
    notes: ['The spoken version.', 'As told.'],
    questions: [
      'What would you have liked {obj} to guess?',
      'Who could be told the longer version?',
    ],
  },
  owe: {
    insights: ['Something is owed. {q}.', 'You keep an account, and it is open. {q}.'],
    notes: ['Owed, by your own account.'],
    questions: [
      'What would it take to be even with {obj}?',
      'What do you and {obj} lose, as long as it stays open?',
      'Which part of it is hardest to give back?',
    ],
  },
  doneFor: {
    insights: [
      '{Who} did something for you. {q}.',
      'Somebody was on your side today. {q}.',
      'You noticed what {who} did, and wrote it down. {q}.',
    ],
    notes: ['From {who}, without ceremony.', 'Received, and remembered.'],
    questions: [
      'What would you like {who} to know about it?',
      'What did {who} see, to do that?',
      'For whom have you been what {who} was here?',
      'What did it change about the day, that {they}?',
    ],
  },
  thread: {
    insights: [
      '{Who} runs through this page. It starts with {a}; the last of it is {b}.',
      '{Who} is in {n} of these {m} sentences. The first is {a}; the last, {b}.',
      'You began with {who} and you came back. First {a}, and in the end {b}.',
    ],
    notes: ['The last of {who} on this page.', 'Where the page leaves {who}.'],
    questions: [
      'What would {who} say this page leaves out?',
      'What would you like {who} to know about this without having to be told?',
      'If {who} had kept a page about the same day, what would its first line be?',
      'Which sentence of this page would you read aloud to {who}, and which not?',
    ],
  },
  ownSpeech: {
    insights: [
      'You can be heard on this page. {q}, in your own voice.',
      'You wrote down what you said. {q}.',
    ],
    notes: ['Your line in the scene.', 'Said aloud, by you.'],
    questions: [
      '{k}: what did you not add?',
      '{k}: what would you have said, with a minute to think?',
    ],
  },
} satisfies Record<string, Phrases>;
