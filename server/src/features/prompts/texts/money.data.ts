import type { PromptTexts } from './themed-texts.ts';

export const MONEY: PromptTexts = {
  'pocket-money':
    'What did you spend your pocket money on, and what did you learn from the shopkeeper?',
  'found-coin':
    'You find a note in an old coat. Spend it before the shops shut, and give an account of every penny.',
  'the-cheap-thing':
    'Something cheap that has outlived everything expensive you own. Write its citation.',
  'the-argument':
    'Money was argued about in your family in a certain room, in a certain tone. Describe the room and the tone.',
  'the-big-purchase':
    'The most you have ever paid for one thing. What did the walk home feel like?',
  'a-tip':
    'Somebody served you well this month. Say what you would give them, if it did not have to be money.',
  borrowed:
    'Whom have you borrowed from, if only a cup of sugar? Describe the asking, which costs more than the sugar.',
  'what-you-never-buy':
    'There is something you always look at and never buy. Make the case for the prosecution, then for the coat.',
  'the-bill': 'A bill that made you laugh, shout or sit down. What was on it?',
  'rich-for-a-minute':
    'When did you last feel rich? Put down the exact minute, and what was in your hands.',
  'market-stall':
    'You are given a stall in the market and may sell only what you already know or own. What is on it, and what is the first customer like?',
  'the-saver': 'Who in your family kept the string, the jars, the paper? Open their cupboard.',
  'a-fair-price': 'Name the fair price of three things you did today for nothing.',
  'the-loss': 'Money you lost and can now tell as a story. Who gets the best line?',
  'the-present':
    'A present that cost the giver more than they let you see. How did you find out, or how did you guess?',
  lottery:
    'You win a sum just large enough to change one thing and no more. What is the one thing?',
  'the-purse':
    'Describe your purse, wallet or pocket to somebody who has to identify it at the lost property office. They will want three things that are not money.',
  overcharged:
    'You have been overcharged, and it was not about the money. Write down what it was about.',
  'worth-every-penny':
    'What have you bought in the last year that was worth every penny, and would sound foolish if you said so?',
  'the-collection':
    'What did people put in a hat, an envelope or a tin for somebody you know? Tell it from inside the envelope.',
};

export const MONEY_DEEP: PromptTexts = {
  'your-accounts':
    'Draw up the accounts of one year of your life without a single figure in them. On one side put what came in: lessons, suppers, lifts, good news. On the other put what you paid out, in time, in sleep, in patience. Find the entry that does not belong on either side, and write its history. Then balance the page, in a sentence or two that would pass an honest auditor.',
  'the-house-of-money':
    'Go back to the house where you first understood what money was. Say who handled it, where it was kept, what could not be mentioned at table. Tell one scene in which it ran short, or turned up. Come forward to your own table and write down which of those customs are still in force. Decide, before you finish, which one you would like to hand on.',
  'a-hundred-a-day':
    'Suppose that on every morning of one month you were handed a good sum, to be spent by supper. Plan the first day quickly, the second with more care, and the tenth when you have run out of wishes. Write what you do on the twentieth day, when only other people’s wishes are left. End with the evening of the last one, the table, the light, and who has stayed.',
  'what-it-cost':
    'Choose something you have now that you are glad of. Work out what it really cost, in all the currencies there are: years, other plans, somebody’s goodwill, a train fare. Say who else paid towards it. Describe the day you saw that it was yours. Then say whether you would pay it again, and in what you would try to economise.',
  'a-will-of-small-things':
    'Leave out the house and the savings, and share out the small things you own this evening: the good knife, the recipe, the joke, the walking stick, the way to the blackberries. Name for each a person who would know what to do with it. Write a line to go with every one, in the voice you would use across a kitchen. Keep back three for yourself, and say what you still mean to do with them.',
};
