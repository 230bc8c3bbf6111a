import type { PromptTexts } from './themed-texts.ts';

export const HOME: PromptTexts = {
  'first-through-the-door':
    'What do you do in the first two minutes after coming in? Write it as a burglar in the wardrobe would report it.',
  'the-drawer':
    'Every home has one drawer for what belongs nowhere. Open yours on paper and argue for three things in it.',
  'noises-off':
    'Which noises in your home would worry a guest and do not worry you? Identify each, with its usual hour.',
  'worst-chair': 'There is a chair, a step or a corner that nobody uses. Write its complaint.',
  'the-light-switch':
    'Your hand knows a switch in the dark. Describe the way to it, from the bed, as if nobody had ever seen the room.',
  'left-by-the-last-people':
    'What did the people before you leave behind: a hook, a stain, a name on a letter? Work out from it who they were.',
  'if-it-were-sold':
    'Write the honest advertisement for the place where you live. Include the tap.',
  'the-weather-indoors':
    'Describe today’s weather inside your home: pressure, visibility, where it is brightening from.',
  'moving-day':
    'A day you moved in or moved out. What was the last thing carried, and who stood about with nothing to do?',
  'where-the-cold-comes-in': 'Where does the cold come in, and what has been tried against it?',
  'the-good-plates':
    'What do you keep for best? Say when it was last out, and what would have to happen for it to come out tonight.',
  'one-shelf': 'Take one shelf and read it from left to right, as if it were a sentence about you.',
  'a-smell-of-your-own':
    'Visitors notice a smell that you no longer do. Guess at it, ingredient by ingredient.',
  slammed:
    'Something in your home has been slammed, thrown or put down too hard. Tell it from the point of view of the thing.',
  'the-empty-bed':
    'Somebody used to sleep under your roof and does not now. Which sound of theirs would you know at once?',
  'kitchen-law':
    'Who may touch what in your kitchen? Set down the law, and the last time it was broken.',
  'where-you-hide':
    'Where do you go in your own home when you want not to be found? Say what you take with you.',
  'a-repair-put-off':
    'Name a repair you have put off for more than a year. Describe the system of small tricks that has grown up around it.',
  'guest-in-your-own-house':
    'Arrive at your own door as a guest tonight. What are you offered, where are you put, and what is hastily moved?',
  'happiest-room':
    'Which room has heard the most laughing? Give it one evening to remember, with the seating.',
};

export const HOME_DEEP: PromptTexts = {
  'every-roof':
    'List every roof you have slept under for longer than a month, in order, with nothing but a street and a window for each. Then go back and stay a while in the one you think of least. Walk through it at seven in the evening and say what is on the stove and who is on the stairs. End by writing what that house would say, if it were asked for a reference.',
  'the-night-inspection':
    'Turn the lights down and walk through your home slowly, with paper in hand. In each room write down one thing that is older than your worries and one that is newer. Sit for a while in the place where you never sit. Then write what kind of life is lived here, as a kind stranger might conclude from the evidence.',
  'a-house-for-later':
    'Build, in words, the house you would like to be old in. Begin with the door and what hangs beside it. Give it a kitchen, a view, a neighbour and a fault. Put one person in it whom you would not have expected, and let them say what they like about the place. Finish with the sound of it at night.',
  'what-home-is-made-of':
    'You have felt at home in places that were not yours: a friend’s landing, a car, a hospital canteen, a foreign bench. Write down three of them, exactly. Look for what they have in common, which may be a light or a person or only a temperature. Say whether it is in the room with you this evening. If it is not, say where it was seen last.',
  'the-inventory':
    'You may keep twenty things from your home and must account for each. The first five will be easy, so write them fast. Take your time over the next ten, and note what you pass over to reach them. For the last five, choose nothing that anybody else would have chosen. Read the list through once aloud, and write down what it turns out to be a list of.',
};
