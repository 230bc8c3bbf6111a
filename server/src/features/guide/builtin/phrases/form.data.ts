import type { Phrases } from './phrases.ts';

/** What can be seen in how a page is built: turns, repetitions, lengths, beginnings and ends. */
export const FORM = {
  contrast: {
    insights: [
      'The page turns on one word. Up to {c} it is {a}; after it, {b}.',
      'Two things are true here at once. {a}, and also {b}.',
      'You let the second half stand. {a} would have made a sentence by itself; you went on to {b}.',
      'There is a hinge in the middle. On one side {a}; on the other, {b}.',
      'One sentence changes its mind, or its footing. It sets out with {a} and arrives at {b}.',
      'Read to the end of the sentence. It opens with {a}, and what it comes to is {b}.',
      'You did not leave it simple. First {a}, then {c}, then {b}.',
    ],
    wry: [
      'The smallest word does the heavy lifting. Before {c}: {a}. After it: {b}.',
      'Watch the word {c}. {a} walks in first; {b} is the one who stays.',
    ],
    notes: [
      'The sentence could have stopped before this.',
      'What stands on the far side of the turn.',
      'The half that came second.',
      'The other side of the hinge.',
    ],
    questions: [
      'Which was harder to write down, {ka} or {kb}?',
      'What does {kb} know that {ka} does not?',
      'What stands in the space between {ka} and {kb}?',
      'If only one may stay on the page, {ka} or {kb}, which one goes?',
      'Which of the two would a stranger believe, {ka} or {kb}?',
      'Who usually gets to hear {ka}, and who {kb}?',
    ],
  },
  repeat: {
    insights: [
      'One word keeps coming back. {c} stands on this page {n} times; once it is {q}.',
      'You needed the same word {n} times. It is {c}, as in {q}.',
      '{N} times is not an accident. The word is {c}, and one of its places is {q}.',
      'The page circles a word. {c} is here {n} times, among them in {q}.',
    ],
    wry: ['One word has taken a room here. {c}, {n} times; for instance {q}.'],
    notes: [
      'One of its {n} appearances.',
      'Here it is again.',
      'The word the page keeps returning to.',
    ],
    questions: [
      'What would you have written if the word {c} had been off limits?',
      'What was {c} doing on the page the last time, that it was not doing the first?',
      'What is {c} standing in front of?',
      'When did {c} last mean something else to you?',
    ],
  },
  shortest: {
    insights: [
      'One sentence is much shorter than the rest. {q}: {n} words, among neighbours of {m} or so.',
      'You were brief once. The other sentences run to about {m} words; {q} takes {n}.',
      'The page draws breath at one point. {q}, and then it goes on.',
      'Most lines here explain. This one does not: {q}.',
    ],
    notes: [
      '{N} words, and nothing leaning on them.',
      'The shortest line on the page.',
      'No clause follows it.',
    ],
    questions: [
      'What did you leave out to keep {k} so short?',
      'What is the long version of {k}?',
      'Who would understand {k} without the rest of the page?',
    ],
  },
  bookends: {
    insights: [
      'The page covers some ground. It sets out at {a} and stops at {b}.',
      'You ended somewhere else than you began. First line: {a}. Last: {b}.',
      'The way leads from one line to another. {a} opens the page, and {b} closes it.',
      'Look at the two ends. {a} at the top; {b} at the bottom.',
    ],
    notes: [
      'Where the page comes to rest.',
      'The last word, for tonight.',
      'The door it closes behind itself.',
    ],
    questions: [
      'What happened between {ka} and {kb} that did not make it onto the page?',
      'If {kb} were the first line, what would the page be about?',
      'What led from {ka} to {kb}?',
      'What would the next line after {kb} be, tomorrow?',
      'Which line belongs between {ka} and {kb}?',
    ],
  },
  ownQuestion: {
    insights: [
      'You asked it yourself. {q}',
      'The best question here is already yours. {q}',
      'One of your sentences ends with a question mark. {q}',
      'The page asks. {q}',
    ],
    notes: ['Your question, not mine.', 'Asked, and left on the table.'],
    wryNotes: ['A falcon could not have put it better.'],
    questions: [
      'What would count as an answer to {k}?',
      'Who could answer {k}?',
      'When did you first ask {k}?',
      'How would the answer to {k} change tomorrow?',
      'Which answer to {k} have you already ruled out?',
    ],
  },
  endsOnQuestion: {
    insights: [
      'You ended on a question. {q}',
      'The last line is left open. {q}',
      'The page stops without an answer, at {q}',
    ],
    notes: ['The page’s last word is a question.', 'Left open overnight.'],
    questions: [
      'What would count as an answer to {k}?',
      'What would you have to know first, to answer {k}?',
      'Who could sit with you and {k} for an hour?',
      'Which answer to {k} would let you sleep, and which would keep you up?',
    ],
  },
  feeling: {
    insights: [
      'You called it by its name. The word is {c}, in {q}.',
      'The feeling is named. {q}.',
      'There is a plain word for it here, and you used it. It is {c}: {q}.',
      'You did not go round it. {q}.',
    ],
    notes: [
      'Called by its name.',
      'The word itself, in its place.',
      'Here the page says what it is.',
    ],
    questions: [
      'Where in the day did {c} begin?',
      'What was there just before {c}?',
      'What would {c} say, if it were given a page of its own?',
      'What does {c} keep an eye on?',
    ],
  },
  glad: {
    insights: [
      'One line is simply glad. {q}.',
      'Something was good, and you said so. {q}.',
      'There is a bright spot, with its location. {q}.',
      'You let a pleasant thing onto the record. {q}.',
    ],
    notes: ['Good, and entered as good.', 'A bright line.', 'Kept, so that it can be found.'],
    questions: [
      'What made room for {k}?',
      'What was different about the hour of {k}?',
      'Who else was in the light of {k}?',
      'What would you need, to come across something like {k} twice in a week?',
      'Which detail of {k} will have gone by next month?',
    ],
  },
  twoFeelings: {
    insights: [
      'Two feelings share the page. {c} is one and {d} the other, and neither has been sent away.',
      'You were more than one thing. The page says {c}, and it says {d}.',
      'It does not add up to one word, and you did not force it. {c} is here, and so is {d}.',
    ],
    wry: ['{c} and {d} are on the same page, and are not on speaking terms.'],
    notes: ['One of two, and they differ.', 'Not the only feeling here.'],
    questions: [
      'What does {c} have to say to {d}?',
      'Which arrived first, {c} or {d}?',
      'Where do {c} and {d} meet?',
      'What would the day have been with {c} and without {d}?',
    ],
  },
  notFeeling: {
    insights: [
      'You said it by what it was not. {q}.',
      'A feeling is ruled out here. {q}.',
      'The page defines something by its absence. {q}.',
    ],
    notes: ['Drawn by leaving it out.', 'What it was not.'],
    questions: [
      'If {k}, what is the word for what there was instead?',
      'What word comes closest, once {k} has been said?',
      'What had you expected, where it says {k}?',
    ],
  },
  lightens: {
    insights: [
      'The page gets lighter as it goes. It starts near {a} and comes to {b}.',
      'Somewhere on the way the weather changes. {a} is near the top; {b} is further down.',
      'You wrote yourself into another room. {a} was the first; {b} is the other.',
    ],
    notes: ['Lighter than where it began.', 'The other end of the slope.'],
    questions: [
      'What happened between {ka} and {kb}, in the hand that was writing?',
      'At which sentence did {ka} begin to turn into {kb}?',
      'What did {kb} need {ka} for?',
    ],
  },
  darkens: {
    insights: [
      'The page gets heavier as it goes. It starts with {a} and comes to {b}.',
      'The brighter line comes first. {a} stands near the top; {b} further down.',
      'Something was waiting under the first lines. {a}, and later {b}.',
    ],
    notes: ['What the page was on its way to.', 'Further down, and heavier.'],
    questions: [
      'What was {b} waiting behind?',
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
      'Which came first today, the {mood} of the label or the {c} of the page?',
      'What does the word {c} know that the label does not?',
    ],
  },
  speech: {
    insights: [
      'You kept the exact words. {q}, between quotation marks.',
      'Somebody gets to speak here. {q}.',
      'The page lets a voice in. {q}, word for word as you heard it.',
      'You did not paraphrase. {q} is on the page as speech.',
    ],
    notes: ['Kept in the original.', 'Their words, or yours, as spoken.', 'Speech, not summary.'],
    questions: [
      'What was left out after {k}?',
      'What would you say to {k}, if it were said again tomorrow?',
      'What came after {k}, if anything did?',
      'Who would be astonished that {k} was written down?',
      'What was {k} an answer to, really?',
    ],
  },
  person: {
    insights: [
      '{Who} is in {n} of these {m} sentences. One of them is {q}.',
      'This page has company. {Who} is in it, most plainly in {q}.',
      'Somebody else is on this page. It is {who}: {q}.',
      '{Who} gets a part in this. {q}.',
      'You gave {who} a sentence. {q}.',
      'The page keeps an eye on {who}. {q}.',
      'Of all who could be on this page, it is {who}. {q}.',
      'Another life crosses yours here. {q}.',

      '{Who} does not need describing here. {q}, and that is description enough.',
    ],
    wry: ['{Who} enters, and the page looks up. {q}.', 'Enter {who}. {q}.'],
    notes: [
      '{Who}, as seen from here.',
      '{Who}, in one line.',
      'Where {who} comes in.',
      'One for the page about {who}, when it is written.',
      '{Who}, caught in passing.',
    ],
    questions: [
      'If {who} had kept a page about the same day, what would its first line be?',
      'What does {who} not know about this page, or about {k}?',
      'What would {who} recognise in {k}?',
      'What would you like {who} to have seen, at {k}?',
      'What do you know about {who} that nobody else at {k} could have known?',
      'What is the question you did not put to {who}, around {k}?',
    ],
  },
  twoPeople: {
    insights: [
      'Among the people here are two to look at. They are {who} and {other}.',
      'The page sets two people side by side. {Who} is here, and so is {other}.',
      '{Who} and {other} share this page. {q} is the line where one of them stands.',
    ],
    notes: ['One of the two.', 'With {who} and {other} on the same page.'],
    questions: [
      'What would {who} and {other} disagree about, reading this page?',
      'What do {who} and {other} each get from you that the other does not?',
      'Which of the two has the longer page in your head, {who} or {other}?',
      'What would you say to {who} if {other} were out of the room?',
    ],
  },
  unnamed: {
    insights: [
      'Somebody here has no name. The page says {c} {n} times and never says who.',
      'You left a name out. It is {c}, {n} times, for instance in {q}.',
    ],
    notes: ['A person in a pronoun.', 'No name, and no need of one, perhaps.'],
    questions: [
      'Who is {c}, when the page is not listening?',
      'What would change on this page, if {c} had a name?',
    ],
  },
  sound: {
    insights: [
      'You can hear this page. {q}.',
      'One line is for the ear. {q}.',
      'You wrote down a sound. {q}.',
    ],
    notes: ['The page, with the sound on.', 'Audible from here.'],
    questions: [
      'What would have had to go quiet for you not to notice {k}?',
      'What else were you hearing at {k}?',
      'Whose day sounds like {k}?',
    ],
  },
  smell: {
    insights: ['There is a smell in it. {q}.', 'One line goes in by the nose. {q}.'],
    notes: ['Smell: the sense that keeps the best records.'],
    questions: [
      'Which room does {k} take you back to?',
      'Who else would know where they were, from {k} alone?',
      'What year is it, in {k}?',
    ],
  },
  taste: {
    insights: ['You recorded a taste. {q}.', 'One line can be tasted. {q}.'],
    notes: ['For the record, and the tongue.'],
    questions: [
      'Who was at the table of {k}, present or not?',
      'When did you last meet the taste in {k}?',
    ],
  },
  touchSense: {
    insights: ['One line can be felt with the hand. {q}.', 'You kept the feel of it. {q}.'],
    notes: ['Felt, in the plain sense.'],
    questions: [
      'What would somebody need to have touched, to understand {k}?',
      'What was the rest of you doing during {k}?',
    ],
  },
  sight: {
    insights: [
      'Somebody could paint this line. {q}.',
      'You looked, and wrote down what there was to see. {q}.',
      'There is colour or light in it. {q}.',
    ],
    notes: ['Seen, and kept.', 'A line for the eye.'],
    questions: [
      'Where were you standing, to see {k}?',
      'What had your attention before {k} took it?',
      'Who would you have nudged to look at {k}?',
    ],
  },
  body: {
    insights: [
      'The body is in this. {q}.',
      'Part of it happened below the neck. {q}.',
      'You let the body give evidence. {q}.',
    ],
    notes: ['The body’s account.', 'A witness that does not argue.'],
    questions: [
      'What did your body know at {k} before you did?',
      'What was the next thing your body did, after {k}?',
      'If {k} had a voice, what would it have been asking for?',
    ],
  },
  counted: {
    insights: [
      'You counted. It came to {k}, in {q}.',
      'There is an exact figure on the page. {q}.',
      'A number got in. {q}.',
    ],
    notes: ['A number, and no rounding.', 'Counted, not estimated.'],
    questions: [
      'What made you count, at {k}?',

      'What would one more than {k} have changed?',
    ],
  },
  aside: {
    insights: [
      'You lowered your voice once. In brackets: {q}.',
      'Something was put in brackets. {q}.',
      'The page has a whisper in it. {q}.',
    ],
    wry: ['The brackets are where the good things are kept. {q}.'],
    notes: ['Said in brackets, which is to say, said.', 'A whisper, in print.'],
    questions: [
      'What would happen if {k} came out of its brackets?',
      'Who was not supposed to hear {k}?',
      'What else belongs in the brackets with {k}?',
    ],
  },
  hedges: {
    insights: [
      'You took {n} half-steps back. {list} are all on this page.',
      'The page is careful with itself. {list}: each takes something off the sentence it stands in.',
    ],
    wry: ['There is padding on the corners. {list}, by my count.'],
    notes: ['A sentence with a cushion in it.', 'Half a step back.'],
    questions: [
      'What is left of {k}, once {c} is taken out?',
      'What would it cost to write {k} without {c}?',
      'Who is {c} being polite to, in {k}?',
    ],
  },
  lateSelf: {
    insights: [
      'You arrive late on your own page. The first {c} is in the {nth} sentence, {q}.',
      'Others come first here. You enter in the {nth} sentence, with {q}.',
    ],
    notes: ['Enter the writer.', 'Your first line on your own page.'],
    questions: [
      'What would the page say if it began at {k}?',
      'Who or what has the page to itself, before {k}?',
    ],
  },
  list: {
    insights: [
      'You made a list of {n}. The longest line on it is {q}.',
      '{N} lines, one under the other. The last is {b}.',
      'A list, and lists have an order. It begins with {a} and ends with {b}.',
    ],
    notes: ['One line of {n}.', 'On the list, with the rest.'],
    questions: [
      'What nearly made the list, somewhere between {ka} and {kb}?',
      'Which line would still be there in a year, {ka}, {kb}, or one of the others?',
      'What do {ka} and {kb} have in common that no other list of yours would?',
    ],
  },
  shout: {
    insights: [
      'You raised your voice once. {c}, in capitals.',
      'One word is louder than the rest. It is {c}, in {q}.',
    ],
    notes: ['Volume, by way of the shift key.'],
    questions: ['Who is {c} loud enough for?', 'What would {c} say if it were said quietly?'],
  },
  night: {
    insights: [
      'You wrote this {hour}. A line from that hour: {q}.',
      'The page was written {hour}. Among other things it says {q}.',
    ],
    notes: ['Written {hour}.', 'An hour with few readers.'],
    questions: [
      'What does {k} look like by daylight?',
      'Who else was up {hour}, to your knowledge, beside {k}?',
    ],
  },
  thing: {
    insights: [
      'There is an object in this. The {thing} is in {q}.',
      'The {thing} is worth a second look. {q}.',
      'You put a real thing on the page. {q}.',
      'The page has one solid thing in it, at least. {q}.',
      'Not everything here is a thought. There is also the {thing}: {q}.',
      'You could point at part of this. {q}.',
      'The {thing} got in. {q}.',
      'Look at the {thing} for a moment. {q}.',
    ],
    wry: ['The {thing} has a walk-on part. {q}.'],
    notes: [
      'The {thing}, entered as evidence.',
      'A solid thing, on a page of thoughts.',
      'Something to hold on to.',
      'The {thing}, which was there.',
      'Exhibit one: the {thing}.',
    ],
    questions: [
      'What would the page lose without the {thing}?',
      'If the {thing} had been the only witness, what would it report about {k}?',
      'Who else has a story with that {thing}, the one in {k}?',

      'What else happened within sight of the {thing}, besides {k}?',
    ],
  },
  place: {
    insights: [
      'It happened somewhere. {q}.',
      'You gave the place. {q}.',
      'The page has an address, or nearly. {q}.',
    ],
    notes: ['The place, so that it can be found again.', 'Where it happened.'],
    questions: [
      'What has that place seen of you that {k} does not mention?',
      'What would {k} have been, somewhere else?',
      'Who else stood where you stood, at {k}?',
      'What is the first thing you would see there, if you went back to {k}?',
    ],
  },
  line: {
    insights: [
      'One line asks to be read twice. {q}.',
      'If only one sentence of this page is kept, there is a case for {q}.',
      'This is the line I would put in the margin. {q}.',
      'Of all the lines here, one stands on its own feet. {q}.',
      'The day, in one of your own lines. {q}.',
      'Somebody leafing past would stop here. {q}.',
      'The page would miss this line. {q}.',
      'If the page had a caption, it would be close to this. {q}.',
      'When you reread this page, start here. {q}.',
      'There is more room in one line than in the others. {q}.',
      'Take one line away and the page is another page. I mean {q}.',
    ],
    wry: ['If a falcon may have a favourite line, it is {q}.', 'I turned back for one line. {q}.'],
    notes: [
      'A line that can stand by itself.',
      'Marked for rereading.',
      'Worth its ink.',
      'The line I would underline.',
      'Here the page could have a title.',
      'Short of everything else, this.',
    ],
    questions: [
      'What came just before {k}, and was not written down?',
      'What would you add to {k}, a week from now?',
      'Who would read {k} differently from you?',
      'What does {k} leave for another page?',
      'If {k} were the title of the day, what would the first chapter be?',
    ],
  },
} satisfies Record<string, Phrases>;
