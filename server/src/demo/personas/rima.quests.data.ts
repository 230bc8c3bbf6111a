import type { Passage } from '../persona.ts';

/** Entries written because a quest asked for them; she writes seldom, so each answers several. */
export const questPassages: readonly Passage[] = [
  {
    quests: [
      'kinds-of-tired',
      'slept-well',
      'forecast-from-within',
      'most-comfortable',
      'fear-outgrown',
      'small-rescue',
    ],
    mood: 'thoughtful',
    folder: 'Nights',
    tags: ['sleep'],
    text: 'Kinds of tired. Feet: honest, goes in a bath. Eyes: from screens, feeds on fluorescent light. Four o’clock: not a tiredness at all but a visitor, you give it toast. After bad news: sits in the jaw. After good news, in the knees. Seen most recently: feet, on the stairs, all eight floors of it.',
  },
  {
    quests: [
      'note-for-three',
      'house-after-ten',
      'kinds-of-quiet',
      'hour-that-is-yours',
      'from-where-you-sit',
      'sure-of',
    ],
    mood: 'calm',
    folder: 'Nights',
    tags: ['nights'],
    text: 'To whoever reads this at three in the morning: it is my usual hour, so I can tell you about it. The kettle is louder than it was. People are not worse, they are only further apart. Someone on every floor of every building is up, and one of them is being paid to be. Drink some water. It will be six in a minute.',
  },
  {
    quests: [
      'worth-the-washing-up',
      'without-looking',
      'first-taste',
      'opens-a-door',
      'words-you-like',
      'hand-on',
    ],
    mood: 'happy',
    folder: 'Days',
    tags: ['kitchen'],
    text: 'Something I can make without looking: garlic sauce. Salt first, then the cloves, then oil, a thread of it, always the same way round, and you do not answer the telephone. Everyone else hurries the oil. It should be white and stand up by itself. Hala says that the stairwell stands up by itself as well.',
  },
];
