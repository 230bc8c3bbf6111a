import type { HouseArticle } from './house-article.ts';

/** Mental Health: what writing does for a heavy time, for whom it does not, and when to ask for help. */
export const WHAT_A_PAGE_CAN_CARRY: HouseArticle = {
  slug: 'what-a-page-can-carry',
  title: 'What a page can carry, and what it cannot',
  category: 'Mental Health',
  excerpt:
    'Writing about what hurts has been studied for forty years. It helps a little, on average; some people it does not help at all. How to tell which you are tonight.',
  tags: ['feelings', 'evidence', 'hard days', 'evening pages'],
  metaTitle: 'Does writing about what hurts help? An honest answer',
  metaDescription:
    'Forty years of research on expressive writing: what it does, how small the effect is, whom it does not help, and when to put the pen down and call somebody.',
  isFeatured: false,
  daysBefore: 19,
  text: `In the early 1980s a number of students in Dallas were shown, one at a time, into a small room, and asked to write for fifteen minutes. They came back on the next three evenings and wrote again. Some had been told to describe their shoes, or the room. The others were asked to write about the worst thing that had ever happened to them, and not to mind the spelling.

The second group went home in a bad way. They were sadder than when they had come, and their blood pressure had gone up. Then the half-year went by, and those of them who had written both what had happened and how they had felt about it turned out to have gone to the student health centre less often than the people who wrote about shoes.[^1]

Few experiments in psychology have been so much liked. It was cheap, it was kind, and it seemed to show that a page could do what a doctor did. It has now been repeated, with every sort of person and every sort of trouble, some hundreds of times, and so we are in a position to say what is true of it.

## A small, real thing

When the first thirteen of these studies were added up, in 1998, the effect looked respectable.[^2] When a hundred and forty-six were added up, eight years later, it had shrunk to a correlation of about 0.075.[^3] That is a very small number. It means that if you could line up everybody who wrote and everybody who did not, you would see two crowds lying almost wholly over one another, with one of them shifted by the width of a few people. It is about what one expects of a thing that costs nothing, takes an hour in all, and harms few.

So, if you write about a heavy day and feel no better, nothing has gone wrong, and you have not done it badly. Feeling worse for an hour or so is the commonest result of all, and was there from the first evening in Dallas.

## For whom it does not work

In Arizona ninety people whose marriages had lately ended were asked to write. Some wrote about their feelings, some were to make a story of it, and some, as before, were given something dull. Among those who were busy asking what it had all meant, the ones who wrote about it were *worse* off months afterwards. The ones with the dull task were the best off of all.[^4] Not every study says so: one, of first-year students, found that it was just the brooders whom writing helped.[^5] The honest summary is that it depends, and that you are allowed to find out which you are.

This is worth knowing if you are somebody who goes over things. To turn a grief about, asking why and why again, has a name, rumination, and a long record of making low moods longer.[^6] On paper it can look exactly like reflection. Three signs help to tell them apart. You are ruminating if tonight’s page could be exchanged for last Tuesday’s; if it has more questions in it than things; and if you have been at it for half an hour and your shoulders are up.

Then do what the control group did. Write about your shoes. Describe the room, the tea, the noise of the neighbour’s bath. Nobody has shown that this is the lesser form of writing. On some nights it is the better one, and a journal with a good deal of tea in it has often been kept by somebody who was getting through.

## How to write when it is bad

If you do want to go in, go in as they went in Dallas, which was by appointment. Fifteen minutes, and a clock. Put down what happened *and* what you felt; it was the two together that did something. Do it three or four times, on different days, and then stop: there was never an evening five. Leave out what would be dangerous to touch, and leave it out for good if you like. Have something ordinary ready for afterwards, such as a dog.

What you should not do is to make the journal the only one who knows. It is patient and it is private, and it cannot put the kettle on.

## When to put the pen down

A page is no treatment, and this is not medical advice. Talk to a doctor, or to somebody trained for it, if you have been low or frightened on most days for two weeks or more; if you have stopped sleeping, eating or working as you did; if you drink, or take something, in order to get to the evening; if something that happened comes back by itself, again and again, as though it were now; or if people who love you have begun to ask. You need not be at the end of anything. It is easier earlier.

If you think of killing yourself, or of hurting yourself, or you are not safe where you are, please do not write about it first. Ring somebody now. In the United States and Canada that is 988. In the United Kingdom and Ireland it is 116 123. Elsewhere, ring your emergency number, go to the nearest hospital, or wake whoever is in the house and say it in one sentence. It does not have to be a good sentence.

The page will keep.`,
  notes: [
    'J. W. Pennebaker and S. K. Beall, [Confronting a traumatic event: toward an understanding of inhibition and disease](https://doi.org/10.1037/0021-843X.95.3.274), *Journal of Abnormal Psychology* 95 (1986), 274–281. Forty-six students.',
    'J. M. Smyth, [Written emotional expression](https://doi.org/10.1037/0022-006X.66.1.174), *Journal of Consulting and Clinical Psychology* 66 (1998), 174–184.',
    'J. Frattaroli, [Experimental disclosure and its moderators](https://doi.org/10.1037/0033-2909.132.6.823), *Psychological Bulletin* 132 (2006), 823–865.',
    'D. A. Sbarra and others, [Expressive writing can impede emotional recovery following marital separation](https://doi.org/10.1177/2167702612469801), *Clinical Psychological Science* 1 (2013), 120–134.',
    'D. M. Sloan and others, [Expressive writing buffers against maladaptive rumination](https://doi.org/10.1037/1528-3542.8.2.302), *Emotion* 8 (2008), 302–306.',
    'S. Nolen-Hoeksema, B. E. Wisco and S. Lyubomirsky, [Rethinking rumination](https://doi.org/10.1111/j.1745-6924.2008.00088.x), *Perspectives on Psychological Science* 3 (2008), 400–424.',
  ],
};
