import type { PromptTexts } from './themed-texts.ts';

export const PEOPLE: PromptTexts = {
  'voice-on-the-stairs':
    'Whose footsteps could you tell from everybody else’s? Describe the sound, and what you do when you hear it.',
  'eats-last':
    'In every group somebody eats last, drives home or counts the coats. Who is it in yours, and who does it when they are away?',
  'borrowed-and-kept':
    'Something in your home belongs to somebody else and has done for years. Describe the person by way of the thing.',
  'two-who-should-meet':
    'Two people you know have never met and ought to. Write their first ten minutes, including who is late.',
  'says-it-wrong':
    'Somebody you like says a certain word wrong, or uses it as nobody else does. Collect the others: a short dictionary of that one person.',
  'the-polite-enemy':
    'There is somebody you are very polite to. Write down what the politeness is carrying.',
  'took-your-side':
    'Somebody once took your side when it would have been easier to look at the ceiling. Set the scene and give them the last line.',
  'good-at-leaving':
    'Who is good at leaving: a party, a job, a telephone call? Study their method and say what you would borrow.',
  'last-message':
    'Look at the last message you sent to anybody. Tell the story it belongs to, as if to a stranger who found it on the pavement.',
  'the-one-you-imitate':
    'Whose handwriting, laugh or way of holding a cup did you once try to copy? How far did you get?',
  'out-of-touch':
    'Name somebody you have lost touch with and nobody is to blame. What would the first five minutes be like, if they rang now?',
  'furious-portrait':
    'Somebody has made you angry. Describe them making a cup of tea, accurately, and see how much of the anger fits into the kitchen.',
  'the-neighbour':
    'Write what you know about a neighbour, sorting it into seen, heard and made up. Which pile is the largest?',
  'missing-at-the-table':
    'Somebody is missing from the table. Say where they sat, what they reached for first, and what nobody has said since in quite the same voice.',
  'teach-me-that':
    'What can somebody you know do that you have always watched with envy? Ask for a lesson, on paper, and let them begin.',
  'friend-of-a-day':
    'A friendship that lasted one day, one journey or one queue. What you knew about each other by the end of it, and what you never asked.',
  'being-waited-for':
    'Somebody once waited for you longer than they had to. Where were they standing, and what had they found to do?',
  'house-style':
    'Every family has a house style for bad news, for presents and for being late. Draw up yours, or that of a family you have studied.',
  'the-quiet-one':
    'Think of the quietest person in a room you were in this week. What did they see?',
  'makes-you-funnier':
    'With whom are you funnier than you are alone? Put down one exchange, and say which of you had the better line.',
};

export const PEOPLE_DEEP: PromptTexts = {
  'a-whole-person':
    'Choose one person and give them the evening. Begin with a single thing they did with their hands. Then write what they would say about themselves, what their oldest friend would say, and what the dog would say. Near the end, put down the one thing you have always left out when you describe them. Stop with them leaving the room.',
  'table-of-everyone':
    'Lay a table for everybody who has had a hand in who you are, living or not, in favour or out of it. Decide who sits beside whom, and say where you had to be careful. Write down what is talked about at each end. When the plates are cleared, one of them asks you for something: say who, what, and how you answer.',
  'the-long-quarrel':
    'Take one quarrel that never quite ended. Write it first as you tell it to friends, with your best lines in. Then write it again from their chair, in their voice, as fairly as you can stand. Last, describe the room where it happened as it is now, with both of you gone from it.',
  'learned-by-heart':
    'Whom do you know by heart? Write down everything you could do for them without asking: how they take their tea, where they keep the keys, which story to stop them telling. Then mark the place where your knowledge ends. Spend what is left of the evening writing down the questions you would ask them there.',
  'passers-through':
    'Some people were in your life for a season only, and went on. Make the list without hurrying: a name or a description, and how long they stayed. Take three and write down what each left behind in your habits, your words or your kitchen. Finish with a few lines that you would hand them on a platform, the train already moving.',
};
