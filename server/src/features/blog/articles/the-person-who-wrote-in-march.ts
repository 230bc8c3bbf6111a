import type { HouseArticle } from './house-article.ts';

/** Personal Development: without a dated page, memory decides how much one has changed. */
export const THE_PERSON_WHO_WROTE_IN_MARCH: HouseArticle = {
  slug: 'the-person-who-wrote-in-march',
  title: 'The person who wrote in March',
  category: 'Personal Development',
  excerpt:
    'We remember ourselves as having been worse than we were, in order to have improved. A dated page is the only witness that cannot be talked round.',
  tags: ['memory', 'rereading', 'evidence', 'follow-through'],
  metaTitle: 'Have you changed? Ask the page, not your memory',
  metaDescription:
    'Memory rewrites who we were so that we seem to have improved. Three studies on personal change, and a page to write tonight that you can check in half a year.',
  isFeatured: false,
  daysBefore: 75,
  text: `There was once a course at a Canadian university that taught students how to study, and it did not work. This was established by two psychologists, Michael Conway and Michael Ross. They had people rate themselves beforehand, how well they took notes, how much of the reading they did, and then put half of them through three weeks of it and left the other half on the waiting list. When the examinations came there was nothing between the two.

So far it is the story of many courses. But at the end everybody was asked to recall, as exactly as they could, how they had rated themselves at the start. The people on the waiting list remembered it rather well. Those who had taken the course remembered having been *worse* than they had said they were. They looked back over three weeks of honest work, knew that they must have got better, and since they could not find the better in the present, they put the worse into the past. Half a year later they remembered their marks as higher than they had been.[^1]

The paper is called “Getting what you want by revising what you had”. I know of no better description of how most of us keep account of our own development.

## Both ends are soft

If it were only the past that gave way, one could allow for it. But the other end is soft too. When some nineteen thousand people of all ages were asked how much they had changed in the last ten years, and how much they would in the next, people at every age said the same: a good deal up to now, and hardly at all from here on.[^2] At eighteen they thought so and at sixty. It appears that we take whichever day we are standing on for the day on which the work was finished.

Between a past that is lowered to suit us and a future that we cannot see moving, it is easy to have almost any opinion of oneself. Some have the flattering one. Others, when they are low, do the same sum the other way about, raise the past and find that they have been going downhill since school. Both believe that they are remembering.

That is why *have I changed?* is a poor question to put to yourself in the bath. You will get an answer, and it will have been made that minute, for the occasion.

## A witness

A page written in March is different in kind. It does not know how it turned out. It was written by somebody who had no idea that you would be reading it, with no wish either to please you or to be improved upon, and who believed, as people do, that they were the finished article. They cannot be talked round. It is often uncomfortable and sometimes it is a great relief, because they also turn out to have been kinder than you had thought, and funnier, and to have known already what you believed you had found out in September.

So if you want to become somewhat different, begin by leaving a witness. Most plans of self-improvement set down what the new person will be like. Leave that. Nobody can check it. Set down, as dully as you can, what the present one does.

What comes next is dull as well. In one study several hundred students, who wished to become more outgoing or more conscientious or whatever it might be, could take on small challenges week by week: *say hello to somebody new*; *lay out your clothes for the morning*. After fifteen weeks their wishing had made no difference, and neither had the number of challenges they had signed up for. What had moved them, a little, was the number that they carried out.[^3] Character gave way, as far as it did, to behaviour, a few times a week, with a coat on.

Which is good news for people who keep a journal, for that is the one thing that it can hold. A page has no way of recording that you are becoming braver. It can record that on Tuesday you rang.

## Tonight

Choose the one respect in which you would most like to be somebody else by spring. Then write a page for the person who will come to look, in four parts.

1. What you did about it this week. Occasions, with names and days, and leave out nothing that is against you.
2. What you would say, if asked, about how you are in this. One sentence, unfair if need be.
3. One thing, small enough to do in a coat, that a person who was otherwise would do on Thursday.
4. A guess at what you will think of all this in half a year.

Give it a tag that you will know again, and put the date on which you mean to read it in your calendar. Until then let it be. Do not improve it. When the day comes read the fourth part last; it is generally the one that is wrong, and the one from which there is most to be learned, since whoever wrote it was quite certain.`,
  notes: [
    'M. Conway and M. Ross, [Getting what you want by revising what you had](https://doi.org/10.1037/0022-3514.47.4.738), *Journal of Personality and Social Psychology* 47 (1984), 738–748.',
    'J. Quoidbach, D. T. Gilbert and T. D. Wilson, [The end of history illusion](https://doi.org/10.1126/science.1229294), *Science* 339 (2013), 96–98.',
    'N. W. Hudson, D. A. Briley, W. J. Chopik and J. Derringer, [You have to follow through](https://doi.org/10.1037/pspp0000221), *Journal of Personality and Social Psychology* 117 (2019), 839–857. The traits were rated by the students themselves.',
  ],
};
