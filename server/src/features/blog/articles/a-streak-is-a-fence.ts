import type { HouseArticle } from './house-article.ts';

/** Habits: what a missed day costs, and what to do on the one after it. */
export const A_STREAK_IS_A_FENCE: HouseArticle = {
  slug: 'a-streak-is-a-fence-not-a-field',
  title: 'A streak is a fence, not a field',
  category: 'Habits',
  excerpt:
    'What one missed day does to a habit was measured in London. The answer is almost nothing. What people do on the day after is another matter.',
  tags: ['beginnings', 'evening pages', 'evidence', 'follow-through'],
  metaTitle: 'You broke your streak. Here is what it cost',
  metaDescription:
    'Habits take weeks longer than the famous 21 days, and a missed day hardly touches them. What the research says, and what to write on the day after.',
  isFeatured: true,
  daysBefore: 11,
  text: `The most widely believed number about habits comes from a plastic surgeon. In 1960 Maxwell Maltz wrote that his patients needed a minimum of about twenty-one days before they stopped being startled by their own noses.[^1] Noses became habits, the word *minimum* fell off on the way, and to this day people give up on the twenty-second morning because the thing that was promised has not come.

Fifty years later some people in London went and looked. Ninety-six volunteers each chose one thing to do every day after something that they did already: drink a glass of water with lunch, run for a quarter of an hour before supper. Every day for twelve weeks they reported whether they had done it, and how much it had felt like something that does itself. From the curves one could read when each of them would get about as far as they were going to get. The one in the middle took sixty-six days. The quickest took eighteen, and for the slowest, who was not done when the study was, the curve pointed to two hundred and fifty-four.[^2]

So much for the number. But the same people had done something more valuable, and had done it without being asked: they had forgotten.

## What a missed day costs

They forgot now and then, as people do, and each time the researchers could see what it had done to the curve. Next day it stood a very little lower, and then it went on rising as before. One missed day made no difference that mattered to how the habit formed.

It is worth being slow over this, because it contradicts what the stomach says. You have written for thirty-one nights. On the thirty-second you are on a train that stops outside Crewe until two in the morning. The stomach says: *gone*. And the figure that most programs keep in a corner agrees with it, for it was thirty-one and is now nought.

But the figure was never the thing that you were growing. Somewhere in you there is a piece of ground that gets up at twenty to eleven and looks about for the page. It was thirty-one nights deep on Tuesday, and on Thursday it was about thirty and three quarters. The streak was the fence around it. A fence is of great use while the grass is thin: it keeps you from walking across on the evenings when you might as well. Nobody takes it for the grass.

## What people do next

There are two ways out of a missed day. In the first you write on the following evening, crossly. In the second you think that now it makes no difference, that one might as well begin afresh on Monday, or in January; and the thing that ends the habit is not the train at all but the eleven days of waiting for a good place to start.

The danger lies entirely in the second, and it has one source, which is to have taken the fence for the field. That is why some care has been spent in this house on how the fence is made. One missed day in a week is covered by itself, without your asking, and there is nothing to buy. If the run does break, the longest one stays written down. Nothing is taken away for a day that you missed, since you have missed it already and that is plenty. And the whole game can be put out of sight, in the settings, by anyone who finds that they have begun to write for the number.

For some people should. If you catch yourself at five to midnight, typing a word so as to have typed one, then the fence is standing in a car park. Take it down for a month and see what grows.

## The day after

It is a different evening from all others, and it helps to know beforehand what one will do. The runners in London tied their run to supper, and this is the part of habit that is best attested: it hangs on a place and on what comes before, far more than on wanting to.[^3] So look to the nail, not to the will. What does your page hang on? If the answer is *the evening*, that is not a nail. *When the dishwasher is on* is a nail.

And then, when the dishwasher is on, do not apologise. A page that opens *Sorry I have not written* has a reader in it who was keeping accounts. There is no such reader. Nor is there any need to go back and fill in. The days you missed may be left as they are in every almanac, which is to say as days on which the weather was not taken.

Tonight, if yesterday is blank, write three sentences.

1. Where you were instead. (On a train outside Crewe, with a man who was carrying a lamp.)
2. What was on the nail when you came home, and whether the nail has held.
3. Something from today, as though nothing had happened.

Something from today is the habit. The other two are only there so that you need not step over the gap in the dark.`,
  notes: [
    'M. Maltz, *Psycho-Cybernetics* (Prentice-Hall, 1960).',
    'P. Lally, C. H. M. van Jaarsveld, H. W. W. Potts and J. Wardle, [How are habits formed: modelling habit formation in the real world](https://doi.org/10.1002/ejsp.674), *European Journal of Social Psychology* 40 (2010), 998–1009. The curve fitted well for 39 of the 96, so the figures are estimates from few people.',
    'W. Wood, J. M. Quinn and D. A. Kashy, [Habits in everyday life: thought, emotion, and action](https://doi.org/10.1037/0022-3514.83.6.1281), *Journal of Personality and Social Psychology* 83 (2002), 1281–1297.',
  ],
};
