import type { Phrases } from './phrases.ts';

/** What can be seen in how a page is built, what it feels and who speaks on it. */
export const FORM = {
  contrast: {
    insights: [
      'Two things are true here at once. {a}, and also {b}.',
      'You let the second half stand. {a} would have made a sentence by itself; you went on to {b}.',
      'Read to the end of the sentence. It opens with {a}, and what it comes to is {b}.',
      'You did not leave it simple. First {a}, then {c}, then {b}.',
      'There is a {c} in the middle of this. On one side {a}; on the other, {b}.',
    ],
    wry: ['A small word does the heavy lifting. Before {c}: {a}. After it: {b}.'],
    notes: [
      'The sentence could have stopped before this.',
      'What stands on the far side of the turn.',
      'The other half of the sentence.',
    ],
    questions: [
      'Which is nearer the truth tonight, {ka} or {kb}?',
      'Who usually gets to hear {ka}, and who {kb}?',
      'Which of the two would you tell a friend first, {ka} or {kb}?',
    ],
  },
  repeat: {
    insights: [
      'You needed the same word {n} times. It is {c}, as in {q}.',
      'The page circles a word. {c} is here {n} times, among them in {q}.',
    ],
    wry: ['A word has taken a room here. {c}, {n} times; for instance {q}.'],
    notes: ['Here it is again.', 'The word the page keeps returning to.'],
    questions: [
      'What would you have written if the word {c} had been off limits?',
      'When did {c} last mean something else to you?',
    ],
  },
  echo: {
    insights: [
      'You came back to a word. It is {c}: first {a}; then {b}.',
      'You wrote {c}, and came back to it. {a}; later, {b}.',
      'Two of your lines belong together. {a}, and then {b}.',
    ],
    notes: ['The second time the word comes up.', 'The line that answers the earlier one.'],
    questions: ['What do you mean by {c}, that another person might not?'],
  },
  closing: {
    insights: [
      'You ended here. {q}.',
      'The last line is the one to stay with. {q}.',
      'You kept this for the end. {q}.',
      'There you stopped. {q}.',
    ],
    notes: [
      'The last word, for tonight.',
      'Where the page comes to rest.',
      'Nothing comes after it.',
    ],
    questions: [
      'What would the next line have been, after {k}?',
      '{k}: what would somebody who reads only that not understand?',
      '{k}: who would you have liked to hear it?',
    ],
  },
  shortest: {
    insights: [
      'You were brief once. The other sentences run to about {m} words; {q} takes {n}.',
      'Most sentences on this page explain. This one does not: {q}.',
    ],
    notes: ['{N} words, and nothing leaning on them.', 'The shortest line on the page.'],
    questions: ['{k}: what is the long version?'],
  },
  ownQuestion: {
    insights: ['You asked it yourself. {q}', 'The best question here is already yours. {q}'],
    notes: ['Your question, not mine.', 'Asked, and left on the table.'],
    wryNotes: ['A falcon could not have put it better.'],
    questions: [
      '{k}: when did you first ask that?',
      '{k}: which answer have you already ruled out?',
      '{k}: whom would you trust with it?',
    ],
  },
  endsOnQuestion: {
    insights: ['You ended on a question. {q}', 'The last line is left open. {q}'],
    notes: ['The page’s last word is a question.', 'Left open overnight.'],
    questions: [
      'What would you have to know first, to answer {k}?',
      'Who could sit with you and {k} for an hour?',
      'Which answer to {k} would let you sleep, and which would keep you up?',
    ],
  },
  feeling: {
    insights: [
      'You called it by its name. The word is {c}, in {q}.',
      'You said what it was. {q}.',
      'There is a plain word for it here, and you used it. It is {c}: {q}.',
    ],
    notes: ['Called by its name.', 'The word itself, in its place.'],
    questions: [
      'What was it really about, when {felt}?',
      'What would have helped, when {felt}?',
      'Who could have seen it on you, when {felt}?',
      'What does it ask of you, to be {adj}?',
    ],
  },
  glad: {
    insights: [
      'Something was good, and you said so. {q}.',
      'You let a pleasant thing onto the record. {q}.',
    ],
    notes: ['Good, and entered as good.', 'Kept, so that it can be found.'],
    questions: [
      '{k}: what made room for it?',
      '{k}: which detail of it will have gone by next month?',
    ],
  },
  twoFeelings: {
    insights: [
      'You were more than one thing. The page says {c}, and it says {d}.',
      'It does not add up to one word, and you did not force it. {c} is here, and so is {d}.',
    ],
    wry: ['{c} and {d} share this page, and are not on speaking terms.'],
    notes: ['One of two, and they differ.', 'Not the only feeling here.'],
    questions: [
      'Which arrived first, {c} or {d}?',
      'Which of the two do you show to others, {c} or {d}?',
      'What would be lost, if you were only {c} and not {d}?',
    ],
  },
  notFeeling: {
    insights: ['You said it by what it was not. {q}.', 'A feeling is ruled out here. {q}.'],
    notes: ['What it was not.'],
    questions: [
      'If {k}, what is the word for what there was instead?',
      'What had you expected, where it says {k}?',
    ],
  },
  lightens: {
    insights: [
      'The page gets lighter as it goes. It starts near {a} and comes to {b}.',
      'You ended in another place than you began. {a} is near the top; {b} is further down.',
    ],
    notes: ['Lighter than where it began.'],
    questions: [
      'At which sentence did {ka} begin to turn into {kb}?',
      'What did you do, to get from {ka} to {kb}?',
    ],
  },
  darkens: {
    insights: [
      'The page gets heavier as it goes. It starts with {a} and comes to {b}.',
      'The brighter line comes first. {a} stands near the top; {b} further down.',
    ],
    notes: ['Further down, and heavier.'],
    questions: [
      'What would have gone unsaid, had you stopped at {ka}?',
      'Where between {ka} and {kb} does the page turn?',
    ],
  },
  moodGap: {
    insights: [
      'The mood and the words differ a little. You marked the page {mood}; it also has {c} in it, in {q}.',
      'You chose {mood} for the page. The words beside it include {c}: {q}.',
    ],
    notes: ['Not quite the mood on the label.', 'Filed under {mood}, with this inside.'],
    questions: [
      'Which came first, the {mood} of the label or the {c} of the page?',
      'Which of the two would you have told a friend, {mood} or {c}?',
    ],
  },
  speech: {
    insights: [
      '{Speaker} gets a line of this page. {q}.',
      'You kept the words as {speaker} said them. {q}.',
      'You kept the exact words. {q}, between quotation marks.',
      'You did not paraphrase. {q} is on the page as it was said.',
    ],
    notes: ['Kept in the original.', 'Speech, not summary.', 'In {speaker}’s own words.'],
    questions: [
      '{k}: what did you hear in it that was not said?',
      'What did you hear {speaker} say, underneath {k}?',
      '{k}: what would you say to that, if it were said again tomorrow?',
      'What does {speaker} not know about how it was heard?',
    ],
  },
  person: {
    insights: ['{Who} is on this page. {q}.', 'You gave {who} a sentence. {q}.'],
    wry: ['{Who} enters, and the page looks up. {q}.'],
    notes: ['{Who}, as seen from here.', '{Who}, in one line.', '{Who}, caught in passing.'],
    questions: [
      'If {who} had kept a page about the same day, what would its first line be?',
      'What would {who} recognise in {k}?',
      'What would you ask {who}, if you could be sure of a true answer?',
    ],
  },
  unnamed: {
    insights: [
      'Somebody here has no name. The page says {c} {n} times and never says who.',
      'You left a name out. It is {c}, {n} times, for instance in {q}.',
    ],
    notes: ['A person in a pronoun.', 'No name, and no need of one, perhaps.'],
    questions: ['What would change on this page, if {c} had a name?'],
  },
  smell: {
    insights: ['There is a smell in it. {q}.'],
    notes: ['Smell: the sense that keeps the best records.'],
    questions: ['{k}: who else would know where they were, from that alone?'],
  },
  body: {
    insights: ['The body is in this. {q}.', 'You let the body give evidence. {q}.'],
    notes: ['The body’s account.', 'A witness that does not argue.'],
    questions: [
      '{k}: what did your body know before you did?',
      '{k}: what would it have been asking for?',
    ],
  },
  aside: {
    insights: [
      'You lowered your voice once. In brackets: {q}.',
      'The page has a whisper in it. {q}.',
    ],
    wry: ['The brackets are where the good things are kept. {q}.'],
    notes: ['Said in brackets, which is to say, said.', 'A whisper, in print.'],
    questions: [
      'What would happen if {k} came out of its brackets?',
      'Who was not supposed to hear {k}?',
    ],
  },
  hedges: {
    insights: ['You took {n} half-steps back. {list} are all on this page.'],
    wry: ['There is padding on the corners. {list}, by my count.'],
    notes: ['Half a step back.'],
    questions: [
      'What is left of {k}, once {c} is taken out?',
      'Who is {c} being polite to, in {k}?',
    ],
  },
  list: {
    insights: [
      'You made a list of {n}. The longest line on it is {longest}.',
      'You made a list of {n}. The one that is about somebody is {line}.',
      '{N} lines, one under the other. The last is {b}.',
      'A list, and lists have an order. It begins with {a} and ends with {b}.',
    ],
    notes: ['On the list, with the rest.', 'A line of its own.'],
    questions: [
      'What nearly made the list, somewhere between {ka} and {kb}?',
      'Which line would still be there in a year, {ka}, {kb}, or one of the others?',
      'Which of the {n} would you rather not be asked about?',
      'Which of the {n} would nobody else have put on a list?',
    ],
  },
  shout: {
    insights: ['One word is louder than the rest. It is {c}, in {q}.'],
    notes: ['Volume, by way of the shift key.'],
    questions: ['Who is {c} loud enough for?', 'What would {c} say, if it were said quietly?'],
  },
  night: {
    insights: ['You wrote this {hour}. A line from that hour: {q}.'],
    notes: ['Written {hour}.', 'An hour with few readers.'],
    questions: ['What does {k} look like by daylight?'],
  },
  line: {
    insights: [
      'One line asks to be read twice. {q}.',
      'This is the line I would put in the margin. {q}.',
      'Of all the lines here, this stands on its own feet. {q}.',
      'The page would miss this line. {q}.',
      'When you reread this page, start here. {q}.',
      'There is more room in this line than in the others. {q}.',
      'If only one sentence is kept, there is a case for this. {q}.',
    ],
    wry: ['If a falcon may have a favourite line, it is {q}.', 'I turned back for one line. {q}.'],
    notes: [
      'Marked for rereading.',
      'Worth its ink.',
      'The line I would underline.',
      'Short of everything else, this.',
    ],
    questions: [],
  },
} satisfies Record<string, Phrases>;
