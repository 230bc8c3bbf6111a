import type { PromptTexts } from './themed-texts.ts';

export const THANKS: PromptTexts = {
  'the-inventor':
    'Thank the unknown inventor of something you used before noon. Tell them how it has got on.',
  'thanks-to-a-tool':
    'A speech of thanks for a saucepan, a bicycle or a lamp on its retirement. The staff are assembled.',
  'the-driver':
    'Somebody got you somewhere safely and you never saw their face. Write to them, care of the depot.',
  'kind-and-cross': 'Who has been good to you while being in a bad mood? Describe both at once.',
  'thank-you-letter':
    'Write the thank-you letter you were made to write as a child, properly this time. Admit what became of the present.',
  'for-the-loan': 'Thank somebody for the loan of an idea. What did you do with it?',
  'the-cook': 'Who cooked for you when you could not be bothered? Thank them dish by dish.',
  'what-went-right':
    'Three things went right today by way of other people. Name the people, or the uniform.',
  'to-a-dead-author':
    'A writer, singer or painter long dead kept you company once. Let them know on which night.',
  thanked: 'The best thanks you ever received. What form did it come in, and where is it now?',
  'through-gritted-teeth':
    'Thank somebody you do not much like for one thing that was well done. Do it in three sentences, without a but.',
  'to-the-younger-you':
    'What did you do five years ago that is of use to you this week? Thank yourself, in the tone you would use to a good colleague.',
  'weather-permitting':
    'A day on which the weather did you a favour. Give it credit, with the hour.',
  'the-listener':
    'Who let you tell the same story twice? Write down what they did with their face.',
  'missed-thanks':
    'It is too late to thank them where they could hear it. Say it to the chair they used, and keep it short.',
  'the-nurse-the-clerk':
    'Somebody behind a counter once bent a rule for you. Write to their superior, giving nothing away.',
  'grateful-for-no': 'Be thankful for something that you did not get. What stands in its place?',
  'the-warm-thing': 'What kept you warm today, in the order in which you met it?',
  'everybody-in-a-jumper':
    'Take one thing that you have on and thank everybody it passed through, beginning with the sheep or the field.',
  'a-toast':
    'Propose a toast to somebody who hates being mentioned. You have one minute and a glass of anything.',
};

export const THANKS_DEEP: PromptTexts = {
  'the-unpaid-account':
    'Write down the names of those to whom you owe more than can be returned. Take them slowly, one after another, and give each a scene and not a virtue. Say what you did with what they gave, even where you made little of it. When the list is done, see who is missing, and make room. End with a plan for one of them that needs only a stamp, a saucepan or an afternoon.',
  'chain-of-hands':
    'Begin with something good that you have this evening, and ask who gave you that. Then ask who gave it to them, and go on, link by link, as far back as you can and a little further. Stop at each pair of hands long enough to describe them. When you come to where nobody knows any more, make up the first one. Then go the other way, and write who stands after you.',
  'thanks-to-a-place':
    'Choose a place that was good to you: a ward, a schoolroom, a harbour, a flat with bad pipes. Write it a letter of thanks as if it could read and liked detail. Tell it what you were when you arrived. Remind it of three evenings. Say what you took along when you left, and own up to the thing you scratched into the windowsill.',
  'a-hard-kindness':
    'Somebody once did you a kindness that did not feel like one: they said a true thing, or said no, or let you find out. Tell it first as it felt on the day, with all your reasons. Then leave a line empty and tell it from where you are sitting now. Write what it may have cost them, that evening, after you had gone. Close with what you would say if they asked you whether it had been right.',
  'an-evening-of-plenty':
    'Spend this evening as a bookkeeper of what there is. Go through the senses, the rooms, the people, the years, and enter only what is really there, with quantities. Do not round up. If something is missing, draw a fair line where it would stand, and go on. When you have ruled the last line, write underneath what you would tell somebody who asked what you live on.',
};
