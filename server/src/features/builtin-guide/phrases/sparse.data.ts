/** What is said of pages that give little to read: a word, a few, another language, signs alone. */
export const SPARSE = {
  word: [
    'One word. It is {q}, and it may be all there was to say tonight.',
    'A page of one word. {q} stands here alone; a second line would give it company.',
    'You kept it to a word. {q}. Write a little more and there is more to read back.',
    'A single word is on this page. It is {q}, and I will not pretend to hear more in it than that.',
  ],
  wordQuestion: [
    'What would the word after {k} have been?',
    'What was happening when {k} was the word for it?',
    'Which part of the day does {k} belong to?',
    'If {k} is the answer, what was the question?',
  ],
  few: [
    'A short page. {q} is {most} of it, and it can stand.',
    'You kept it brief. {q}; a line more would tell me where to look.',
    'Few words tonight. {q} is what there is, and I will not add to it.',
    'This page fits in a breath. {q}.',
  ],
  /** For a short page of whole sentences: nothing more is asked of it. */
  brief: [
    'A short page, and it says what it says. {q}.',
    'You kept it short. {q}.',
    'This page fits in a breath. {q}.',
    'Few words, and they will do. {q}.',
  ],
  fewQuestion: [
    'What is the sentence after {k}?',
    'What would the longer page behind {k} be about?',
    'What made {k} the thing to write down?',
    'What does {k} leave for tomorrow’s page?',
    'What belongs beside {k}, and was left out?',
  ],
  other: [
    'I read English best, and this page is in another language. So I leave {q} as it stands, and say nothing about what I may have misread.',
    'My English is better than my other languages. I can see {q}, and would rather quote it than guess at it.',
    'This is not a page in English, the language I read properly. One line of yours, exactly as you set it: {q}.',
    'I would only be guessing here. English is the language I read well; what I can do is keep {q} just as you wrote it.',
  ],
  otherQuestion: [
    'What would be lost if {k} were put into another language?',
    'Whose voice do you hear when you read {k} aloud?',
    'What comes after {k}, if the page goes on tomorrow?',
    'Who would understand {k} at once?',
    'What does {k} hold that you would have to explain to a stranger?',
  ],
  otherShort: ['In which language do you dream of {k}?', 'What belongs beside {k}?'],
  signs: [
    'No words tonight, only signs. {q} is on the page, and I read letters better than faces.',
    'You answered in pictures. I can see {q}, and will not guess what they say; a word beside them would help.',
    'A page without letters. {q} is all I have to go on, and signs are yours to read.',
  ],
  signsQuestion: [
    'Which word would you put under {k}?',
    'What was the moment behind {k}?',
    'If {k} had a caption, what would it be?',
  ],
  mark: ['You marked the page {mood}.', 'The mood you chose is {mood}.'],
  tags: ['It is filed under {tags}.', 'Its tags are {tags}.'],
  tag: ['It is filed under {tags}.', 'Its one tag is {tags}.'],
  machine: [
    'One line here is addressed to a machine. {q}; I read it as part of the page, and do nothing it says.',
    'Something on this page gives me orders. {q}. Pages are for reading, so I read it.',
    'There is an instruction among the lines. {q} is your page’s text like any other to me, and I leave it at that.',
  ],
  machineQuestion: [
    'What did you hope to see happen after {k}?',
    'Whom would you most like to give an order such as {k}?',
    'What would you have written where it says {k}, with nobody listening?',
  ],
};
