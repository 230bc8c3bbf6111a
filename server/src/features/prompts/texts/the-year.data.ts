import type { PromptTexts } from './themed-texts.ts';

export const THE_YEAR: PromptTexts = {
  'first-frost': 'The first cold morning of any year. Which pocket were the gloves in?',
  'month-with-a-character': 'Which month would you trust with your keys? Describe it as a lodger.',
  'the-clocks-change':
    'What do you do with the hour that is given back in autumn, and where does the one go that is taken in spring?',
  'a-festival':
    'A feast day as it is really kept where you are, the quarrel about the oven included.',
  january:
    'Make one resolution on behalf of your kitchen, one for your shoes and one for your telephone.',
  'the-longest-day':
    'An evening in summer that would not get dark. Who said that it was time to go in, and who did not go?',
  'back-to-school':
    'Does September still feel like new pencils to you? Say what you would write on the first page.',
  'the-first-of-something':
    'The first strawberries, the first fire, the first open window: choose this year’s and date it as exactly as you can.',
  'last-new-years-eve':
    'Where were you as this year began, and what did you think it would be about?',
  'birthdays-of-others':
    'Whose birthday do you know without looking? Tell how each of those dates got in.',
  'the-dull-stretch':
    'Speak up for a dull part of the year, such as the third week of February. What can be done only then?',
  'anniversary-nobody-keeps': 'A date that you keep and nobody else knows of. How is it kept?',
  'the-garden':
    'What is the ground doing this week, within sight of your window? Ask it what it is planning.',
  'year-in-meals': 'The year so far in five meals, with the company.',
  'high-summer-storm':
    'A storm you watched from indoors. Who counted between the flash and the bang?',
  'furious-calendar':
    'Cross a day out of this year, with pleasure, and put something better in its place.',
  'what-the-coat-saw':
    'Your winter coat goes into the cupboard. Let it say what it will have missed when it comes out.',
  'a-season-without-them':
    'This time of year used to have somebody in it. Say what they did about the weather.',
  'the-holiday-at-home': 'A day off that you spent where you were. Give it a brochure.',
  'letter-to-december':
    'Write to yourself in December, whenever that is. Keep to the facts, and enclose something.',
};

export const THE_YEAR_DEEP: PromptTexts = {
  'almanac-of-your-own':
    'Compile the almanac of one year of yours, month by month. Under each month enter the weather as you remember it, one event that no newspaper reported, and one piece of advice for whoever should have to live it after you. Mark the eclipses. When you have come round to where you began, write the preface, which in almanacs is always written last.',
  'same-day-every-year':
    'Take today’s date, or the nearest one you are sure of, and go back along it: last year, five years ago, ten, as far as you can. For each write where you woke up, who was within call, what you took for granted. Put in a year that you cannot account for and say what probably filled it. Then let the child at the far end of the row look forward to this evening, and describe what it would stare at.',
  'the-turn':
    'Every year has a point at which it turns, and it is seldom the first of January. Find the turn of this one. Write the week before it in short sentences and the week after in long ones. Say who else was there, whether or not they noticed. Finish with what was on the table the evening you first thought of it in that way.',
  'winter-supper':
    'Invite the four seasons to supper, as people. Say who comes early and who brings a wet dog. Give each of them one story to tell about you, from a year of their choosing. Let two of them disagree over it. When they have gone, clear the table slowly and write what every one of them has left behind on the chair.',
  'a-year-given-back':
    'You may have one year of your life again, not to change but only to see. Choose it, and say which ones you passed over. Then go in by its smallest door: a bus pass, a pair of shoes, a tune. Spend one morning, one quarrel, one meal and one night there. Come back before you are ready, and write down what you have in your hand.',
};
