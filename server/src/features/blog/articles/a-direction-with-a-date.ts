import type { HouseArticle } from './house-article.ts';

/** Goal Setting: picture the wish, then the obstacle, then say when and where. */
export const A_DIRECTION_WITH_A_DATE: HouseArticle = {
  slug: 'a-goal-is-a-direction-with-a-date',
  title: 'A goal is a direction with a date',
  category: 'Goal Setting',
  excerpt:
    'Picturing the thing you want can make you less likely to get it. What to write down instead, and a plan for the Tuesday on which you do not feel like it.',
  tags: ['plans', 'evidence', 'beginnings', 'follow-through'],
  metaTitle: 'How to write a goal down so that it happens',
  metaDescription:
    'Why picturing success lowers effort, what an obstacle and one when-then sentence add, and how to note progress. With the studies, and their limits.',
  isFeatured: true,
  daysBefore: 33,
  text: `Shortly before Christmas, at a German university, a psychologist asked his students for a favour. Would they write a report of how they had spent Christmas Eve, and send it within two days of the event? All of them said yes. It is hard to think of a worse time to ask for an essay, and that was the point.

Half of them were asked one thing more: *when* exactly they would sit down to write it, and *where*. At my father’s desk, after church, on the first morning. They wrote that down and went home to the goose. Of those who had only promised, about a third sent their report in time. Of those with the desk and the hour, more than two thirds did.[^1]

The students wanted the same thing, and wanted it as much. The difference lay in who would have to remember. The first half had to find the resolve on Boxing Day, among relations. The second half had left it at the desk, to be picked up in passing.

## The trouble with picturing it

We are told to picture what we want. There is a good deal of evidence on this, and most of it points the wrong way. Young graduates who spent more time in rosy pictures of the job they would get had sent fewer applications two years on, had had fewer offers, and earned less.[^2] Expecting to succeed did them good. Seeing themselves already there did not. The explanation that fits best is a homely one: having been there in the mind, they felt some of the ease of having arrived, and in the laboratory that ease can be measured as a drop in energy.[^3]

A picture can still be the start of something, so long as it is not left on its own. Gabriele Oettingen, whose work this is, has people do two things in a fixed order. First the wish, as bright as they like. And straight afterwards, the thing in themselves that stands in the way of it: *I open the other window. I say yes to the second glass. I wait until I am in the mood.* The obstacle has to be one’s own, and it has to come second. Written next to each other the two begin to argue, and where the wish is within reach, the argument ends in somebody getting up. Where it is out of reach, it ends in somebody letting go, which is useful as well.[^4]

## One sentence of a certain shape

The wish says where. The obstacle says what will happen on the way. What is missing is the sentence that half of the students took home, and it has always the same shape: *when* this, *then* that.

> When I have hung up my coat, then I open the book at the marker and read one page.

Ninety-four tests of such sentences have been put together, and the effect came out between middling and large, which in this field is a good deal.[^5] They share some features. The *when* is something that happens by itself, and can be seen: a coat, a kettle, a bell. (*When I have time* has never happened to anyone.) The *then* is a beginning, and small enough to be done in a temper. And there is one of it. Five such sentences are five resolutions, and will be treated as such.

It also helps to have the goal be difficult and exact, rather than easy and kind. Decades of studies agree that *do your best* gets less out of people than a number and a date.[^6] But the date belongs to the direction and not to you. If it passes, move it, and write down why. A date that was moved three times for the same reason has told you what the obstacle is.

## Keep the count where you can see it

The last finding is the dullest. People who check how far they have come get further, and more so if they write it down.[^7] In Pathkeeper a goal has milestones, and a line for progress that can be tied to the page of that day. Use it for what happened, not for what you make of it. *Two pages, on the bus* is a note. *Must try harder* is weather.

## Tonight

Choose one goal. One; the rest will wait and be flattered. Then four lines.

1. What it is, with a date that frightens you slightly.
2. The best thing about having it. Let yourself look at it for a whole minute.
3. What, in you, will get in the way. Use the words you would use to a friend.
4. *When … then …*

Read the fourth line aloud. If you can say where you will be standing, it is done. If you cannot, it is still a wish, and you should go back and find it a coat to hang on.`,
  notes: [
    'P. M. Gollwitzer and V. Brandstätter, [Implementation intentions and effective goal pursuit](https://doi.org/10.1037/0022-3514.73.1.186), *Journal of Personality and Social Psychology* 73 (1997), 186–199.',
    'G. Oettingen and D. Mayer, [The motivating function of thinking about the future](https://doi.org/10.1037/0022-3514.83.5.1198), *Journal of Personality and Social Psychology* 83 (2002), 1198–1212.',
    'H. B. Kappes and G. Oettingen, [Positive fantasies about idealized futures sap energy](https://doi.org/10.1016/j.jesp.2011.02.003), *Journal of Experimental Social Psychology* 47 (2011), 719–729.',
    'G. Oettingen, [Future thought and behaviour change](https://doi.org/10.1080/10463283.2011.643698), *European Review of Social Psychology* 23 (2012), 1–63.',
    'P. M. Gollwitzer and P. Sheeran, [Implementation intentions and goal achievement](https://doi.org/10.1016/S0065-2601%2806%2938002-1), *Advances in Experimental Social Psychology* 38 (2006), 69–119.',
    'E. A. Locke and G. P. Latham, [Building a practically useful theory of goal setting and task motivation](https://doi.org/10.1037/0003-066X.57.9.705), *American Psychologist* 57 (2002), 705–717.',
    'B. Harkin and others, [Does monitoring goal progress promote goal attainment?](https://doi.org/10.1037/bul0000025), *Psychological Bulletin* 142 (2016), 198–229.',
  ],
};
