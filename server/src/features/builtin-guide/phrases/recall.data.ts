/**
 * Ways of recalling an earlier page. {date} is its day, {ago} how long before, {c} the word both
 * pages share as this one writes it, {q} a clause of the earlier page, {here} one of this page, {who}
 * a person both name.
 */
export const RECALL = {
  word: [
    'You have written {c} before. On {date}, {ago}, it was {q}.',
    'The word {c} has been here before. On {date}: {q}.',
    'Set this beside another page. On {date}: {q}. Here: {here}.',
    'Compare the two. {Date} has {q}; this page has {here}.',
    'There is an earlier line with {c} in it. {q} is from {date}, {ago}.',
  ],
  person: [
    '{Who} has been here before. On {date}, {ago}, you wrote {q}.',
    'Another page has {who} in it. On {date} it was {q}.',
    'Set this beside {date}. Then you wrote {q}; here, {here}.',
    'You have written of {who} before. {q} is from {date}.',
  ],
  changed: [
    'Something reads differently now. On {date} you wrote {q}; this page has {here}.',
    'The two pages do not agree. {Date}: {q}. This one: {here}.',
  ],
  tag: [
    'Another page shares a tag with this one. On {date}, {ago}, it held {q}.',
    'You filed something beside this. On {date}: {q}.',
  ],
  notes: ['{Ago}.', '{Ago}, on another page.', 'From {date}.', 'From your page of {date}.'],
  questions: [
    'What has changed since {kq}, which you wrote on {date}?',
    'What would the writer of {kq}, on {date}, make of this page?',
    'If {kq} was {date} and {khere} is now, what would you like the next line to be?',
    'What lies between {kq}, on {date}, and {khere}?',
    'Which of the two would you defend tonight, {kq} of {date} or {khere}?',
  ],
};
