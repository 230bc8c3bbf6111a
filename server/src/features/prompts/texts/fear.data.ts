import type { PromptTexts } from './themed-texts.ts';

export const FEAR: PromptTexts = {
  'spider-in-the-bath':
    'Give the small thing that makes you leave the room its own account of the meeting.',
  'before-you-speak':
    'What happens in you in the minute before you have to speak in front of people? Time it, second by second.',
  'the-phone-rings-late':
    'The telephone rings late. Write down the list of what it could be, in the order in which it comes to you, and then what it was the last time.',
  'brave-for-somebody':
    'Something that frightens you and that you did nevertheless, because somebody was watching or needed it. What did you say out loud?',
  'the-dark':
    'What used to live in the dark where you slept? Draw it kindly, with its habits and its bedtime.',
  'the-worst-did-not-come':
    'Something you dreaded for weeks that took ten minutes. Give the weeks one line, and the ten minutes a page.',
  'the-letter-unopened':
    'Is there an envelope or message that you have not opened? Describe it from all sides, as an explorer would.',
  'a-reasonable-fear':
    'Name a fear of yours that is perfectly reasonable. Thank it for its services, and set its working hours.',
  'heights-depths':
    'Heights, depths, dogs, lifts: choose your speciality and write the entry for an encyclopedia, with a picture.',
  'courage-observed':
    'The bravest thing you have seen anybody do in an ordinary place, such as a shop.',
  'the-rehearsal':
    'A conversation you keep rehearsing. Write the version in which the other person is in a good mood.',
  'afraid-together': 'Once you were afraid in company. Who made the joke, and did it help?',
  'what-if-nothing':
    'Suppose that what worries you tonight comes to nothing, as most of it does. Describe this time next week.',
  'the-first-day': 'A first day anywhere. What did you do with your hands?',
  'fear-of-asking':
    'What have you been putting off asking somebody? Put the question down in its plainest form, then in its most roundabout.',
  'on-the-ice': 'A time you walked very carefully. What was underfoot, and what did you hold?',
  'guard-dog':
    'If your caution were a dog, what breed would it be? Describe it meeting the postman.',
  'an-alarm':
    'A false alarm you can laugh at by now. Set it out in the style of a fire brigade’s report.',
  'grown-out-of':
    'What would have frightened you ten years ago about your life as it is today, and what is it like from inside?',
  'night-light':
    'What do you do at night when you cannot sleep for thinking? Describe the kitchen at that hour, and what you find to eat.',
};

export const FEAR_DEEP: PromptTexts = {
  'a-natural-history':
    'Write the natural history of your fears, as a patient naturalist would who wished them no harm. Say which are native and which were brought in by somebody. Describe the habitat of each, its call, what it eats, the hour at which it comes to the fence. Choose the smallest and follow it for a day. In your last paragraph, report what it does when it believes itself unobserved.',
  'the-brave-list':
    'Begin with the bravest thing you ever did that showed, and give it no more than five lines. Then spend the evening on those that did not show: the door knocked on, the word not said, the morning got up for. Take them one by one and say what each of them weighed. End with one that you have not done yet, and describe only the shoes you would wear for it.',
  'the-bridge':
    'Picture something you have to cross before the winter is over, and build the bridge in writing. Sink the piers first: what holds, who has crossed before you, what you already know how to do. Lay the planks one at a time and say which of them creaks. Walk out to the middle and look at the water for as long as you like. Then describe the far bank, beginning with something ordinary.',
  'letter-from-the-other-side':
    'Think of a time you were afraid for a good while, and it passed. Write yourself a letter from the day on which you noticed that it had gone, and put in the weather and what was for lunch. Tell the one who was waiting what helped, what was no use at all, and who was kinder than they had to be. Fold it up with a sentence that would be worth reading a second time.',
  'what-they-feared':
    'The people who raised you were afraid of certain things: of debt, of dogs, of the neighbours, of the telegram. Set down what you know of it, with one scene for each. Say which of these fears were handed on to you like furniture, and where they stand now. Pick out one that you would keep, for the workmanship. Let the rest be collected, and describe the van.',
};
