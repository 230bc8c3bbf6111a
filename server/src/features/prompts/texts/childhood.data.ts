import type { PromptTexts } from './themed-texts.ts';

export const CHILDHOOD: PromptTexts = {
  'the-forbidden-place': 'Where were you told not to go, and what was there when you went?',
  'school-soup':
    'One meal from the years when you did not choose your meals. Smell first, then the faces.',
  'best-hiding-place':
    'Your best hiding place. How long could you bear it, and what did you see from there?',
  'the-teacher': 'A teacher’s shoes, voice, cupboard. Build the whole person from those three.',
  'wrong-about-the-world':
    'Something you firmly believed at six about how the world works. Explain the theory, with its evidence.',
  'the-journey-to-school':
    'Walk to school again, by the usual way. Whom do you pass, and what do you kick?',
  'a-toy-with-a-name':
    'A toy, cloth or stick that had a name. What were its opinions, and where did you see it last?',
  'the-long-afternoon':
    'Write the longest afternoon of your childhood, the one that had no bottom to it. What in the end did you find to do?',
  caught: 'A time you were caught. Begin with the footsteps.',
  'grown-ups-talking':
    'What could be heard through the wall or from the stairs when you were meant to be asleep?',
  'the-birthday': 'A birthday that did not go to plan. Say who rescued it, and with what.',
  'a-made-up-language':
    'Words that only your family, your gang or your bedroom used. Compile the dictionary, with examples.',
  'first-friend': 'The first friend you chose for yourself. What were the terms?',
  'holiday-from-the-back-seat':
    'A holiday as seen from the back seat. Put in the sweets, the quarrel and the back of somebody’s head.',
  'what-you-collected':
    'What did you collect? Describe the best piece, and the deal by which you got it.',
  'a-very-old-person':
    'The oldest person you knew when you were small. What did they keep in their pockets?',
  'the-unfair-thing':
    'Something unfair from long ago that still has some heat in it. State your case to a headmaster who has all evening.',
  'ill-in-bed':
    'A day in bed with something not serious. The blanket, the drink, the wireless, the visitors.',
  'first-alone':
    'The first time you were left in charge, of a house, a shop or a baby. What did you do in the first quiet minute?',
  'the-last-game':
    'One day you played outside for the last time and nobody told you. Guess at the game, the weather and who was called in first.',
};

export const CHILDHOOD_DEEP: PromptTexts = {
  'one-street':
    'Write the street you were a child in, house by house, as far as you can go. Put people at the windows and say what each of them thought of you. Stop at the house you were never inside, and go in. At the end of the street turn round, at dusk, and describe who is coming to fetch you and how they are walking.',
  'a-day-at-eight':
    'Spend a whole day as yourself at eight, from the first light on the wall to the last voice on the landing. Keep to what you could see from that height. Do not let the grown-up explain anything. When the day is over, let the child ask you three questions about now. Answer them in words of one syllable if you can.',
  'what-they-were-like-then':
    'The people who brought you up were once the age you are now, or will be. Choose one, and write an evening of theirs after you had gone to bed. Give them a worry, a song and a plan. Let them say something about you that you were not meant to hear. Leave them sitting there, and tell how you would come in, if you could, and what you would bring.',
  'the-family-museum':
    'Open a small museum of the family you grew up in, with six rooms and one thing in each. Write the labels as a curator would: date, material, use, damage. For the fourth room choose something that no longer exists. Put a guard in the last room who knows the real story, and let him tell it once the visitors have left.',
  'lessons-not-on-the-timetable':
    'What did you learn in those years that nobody set out to teach: how to be quiet, how to be funny, where to stand when doors were shut? Choose three lessons and give the scene in which you learned each. Say which of them is still of use, and which has gone on long after the school was closed. Write its leaving certificate, with honours, and sign it.',
};
