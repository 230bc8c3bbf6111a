/**
 * Ways of recalling an earlier page. {date} is its day, {ago} how long before, {c} the word both
 * pages share as this one writes it, {q} a clause of the earlier page, {here} one of this page, {who}
 * a person both name.
 */
export const RECALL = {
  word: [
    'You have been here before. On {date}, {ago}, you wrote {q}; the word both pages share is {c}.',
    'An earlier page knows this subject. On {date} it was {q}.',
    'Set this beside another page. On {date}: {q}. Here: {here}.',
    'The subject has a history. {Ago}, on {date}, you wrote {q}.',
    'This page has an older relation. On {date} you also wrote about {c}: {q}.',
    'Compare the two. {Date} has {q}; this page has {here}.',
    'There is an earlier line on this. {q} is from {date}, {ago}.',
  ],
  person: [
    '{Who} has been here before. On {date}, {ago}, you wrote {q}.',
    'Another page has {who} in it. On {date} it was {q}.',
    'Set this beside {date}. Then you wrote {q}; here, {here}.',
    'There is an older line about this. On {date}, {ago}, with {who} on the page as well: {q}.',
    'You have written of {who} before. {q} is from {date}.',
  ],
  changed: [
    'The subject is the same and the words around it are not. On {date}: {q}. Here: {here}.',
    'Something reads differently now. On {date} you wrote {q}; this page has {here}.',
    'Two pages, one subject, two temperatures. {Date}: {q}. This one: {here}.',
  ],
  tag: [
    'Another page shares a tag with this one. On {date}, {ago}, it held {q}.',
    'You filed something beside this. On {date}: {q}.',
  ],
  notes: [
    '{Ago}. The same subject, another day.',
    '{Gap} lie between the two pages.',
    'The same subject, {gap} before this page.',
    'From an earlier page; the subject has kept.',
    '{Gap} on, it is back.',
  ],
  questions: [
    'What has changed since {kq}, which you wrote on {date}?',
    'What would the writer of {kq}, on {date}, make of this page?',
    'What did {kq}, on {date}, not know yet?',
    'If {kq} was {date} and {khere} is now, what would you like the next line to be?',
    'What lies between {kq}, on {date}, and {khere}?',
    'Which of the two would you defend tonight, {kq} of {date} or {khere}?',
  ],
};
