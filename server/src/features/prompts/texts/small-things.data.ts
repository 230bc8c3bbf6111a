import type { PromptTexts } from './themed-texts.ts';

export const SMALL_THINGS: PromptTexts = {
  'a-button':
    'A button, screw or key that belongs to nothing you own. Reconstruct what it came from.',
  'the-first-cup': 'Describe the first cup of the day up to the second mouthful.',
  'a-word-today': 'One word you read, heard or said today that was exactly right.',
  bread: 'Bread, as it was at its best. Where were you standing, and was there butter?',
  'what-the-cat-knows':
    'What does an animal of your acquaintance know about today that you do not?',
  'the-smallest-kindness':
    'The smallest kindness you received this week: a door, a seat, a nod. Give it a plaque, with the inscription in full.',
  'pencil-stub': 'Find the oldest pencil in the house and let it write its last will.',
  'a-leaf':
    'Pick up a leaf, a crumb or a thread and look at it for as long as it takes to boil an egg. Report.',
  'the-queue': 'Everybody in a queue has a story about the queue. Write three of them.',
  'left-in-a-book':
    'What have you found in a book that was not part of it, and what do you leave in yours?',
  'a-good-knot': 'A knot, fold or flick of the wrist that you do well. Who taught it to you?',
  dust: 'Write the travels of one speck of dust through your home on a sunny day.',
  'the-sound-of-keys':
    'Write down five sounds from today, quietest first. For each, what had just happened?',
  'an-annoyance':
    'Something the size of a pea annoyed you today as if it were the size of a house. Measure it.',
  soap: 'Which soap, tea or polish brings a whole person back? Say where they kept it.',
  'the-last-biscuit':
    'There is one left on the plate. Describe the manners of everybody round the table.',
  'a-stain':
    'A stain, dent or chip with a history. Tell it as the guide does who has told it a thousand times.',
  'half-past-three': 'At half past three today, what were you touching?',
  'weather-in-a-glass': 'Look through a glass of water at the room. Describe what has improved.',
  'the-list-on-the-fridge':
    'Find an old shopping list, or remember one. What kind of week was it going to be?',
};

export const SMALL_THINGS_DEEP: PromptTexts = {
  'one-object-whole':
    'Put one small thing in front of you and stay with it for the evening. Begin with what a stranger would see, and be strict about it. Then write how it came to you, through every hand you know of, and invent those you do not. Say what it has overheard. When you have come to the end of it, write where it will be in a hundred years, and who will be dusting it.',
  'a-day-of-trifles':
    'Write down twenty things that happened today, none of them important. Do not stop at the first ten, which anybody could have had. Choose the three that you would have forgotten by Friday and give each a paragraph of its own. Look for what holds them together. Then write the headline under which this day belongs in a newspaper that reports only on such things.',
  'the-museum-of-pockets':
    'Turn out every pocket you can remember having had: the school blazer, the first coat, the apron, the one you wear now. Say what was in each on an ordinary Tuesday. Some of it could still be in there. Choose one object from one pocket and follow it out into the world until it is lost to sight. Close with what you would like somebody to find in yours.',
  'small-repairs':
    'Make a list of everything you have seen mended: by a parent at a table, by a cobbler, by a friend who talked all the while, by yourself. Choose the best piece of mending and go through it stitch by stitch. Say what it smelled like and how long it held. Then think of something that was mended between two people, with no tools to be seen, and write that down as exactly.',
  'the-minute':
    'Choose one minute of your life, not a grand one, and make it last the whole evening. Give each second something: a sound, a colour, a hand on a jug. Go round the room as it was and let everybody finish what they were doing. When the minute is up, say what the clock did next. In one last sentence, put down what you have never told anybody about it.',
};
