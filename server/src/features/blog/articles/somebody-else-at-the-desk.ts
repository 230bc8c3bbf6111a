import type { HouseArticle } from './house-article.ts';

/** Self-Reflection: distance, by name or by years, is what divides reflecting from going over it. */
export const SOMEBODY_ELSE_AT_THE_DESK: HouseArticle = {
  slug: 'somebody-else-at-the-desk',
  title: 'Somebody else at the desk',
  category: 'Self-Reflection',
  excerpt:
    'People who reflect and people who brood put the same question to themselves. The difference is where they are standing, and one small word can move you.',
  tags: ['feelings', 'attention', 'hard days', 'rereading'],
  metaTitle: 'How to think about yourself without going in circles',
  metaDescription:
    'Reflection and rumination look alike on the page. What studies of self-distancing found, how sure they are, and a page in the third person for tonight.',
  isFeatured: false,
  daysBefore: 90,
  text: `Suppose that a friend rings at half past ten. She has quarrelled with her brother, over the telephone, about their mother’s house. She said that he had always been like this. He said that so had she. She has been walking up and down since eight.

You know at once what to say. You may not know how to mend it, but you can see, from where you sit, that they are both frightened about the mother; that *always* was the word that did it; that it is late, and nobody ever won back a brother after ten. You see it in about a minute and a half. You have no special gift.

Now take the friend away, and let it be your own brother. The same intelligence is at the same desk, with rather more information, and at a quarter to twelve it has got no further than *and another thing*.

This difference is the subject of a good many experiments, and as far as they go they agree on what causes it. It is not that we care too much about our own affairs. It is that we are standing too near.

## The same question from two places

It used to be said that one should ask oneself why. *Why did that hurt? Why am I like this?* Then it was noticed that people who did so a great deal were of two kinds. One kind, when asked, were curious about themselves. The other could not stop. The two habits turned out to be almost unrelated: you can have either, both or neither, and only the second goes with being unhappy.[^1]

Ethan Kross, with Özlem Ayduk and Walter Mischel, wondered whether it was the question that was at fault or the place from which it was asked. They had people call to mind something that had made them furious. Some were to see it again through their own eyes. Some were to step back a few paces, as it were, and watch it happen to the person over there. Then both were asked why that person had felt so. Those who had stayed in it told the story over again, line by line, and grew angry. Those who had stepped back were calmer; and they told less of what had been said, and more of what it came to.[^2]

*Why* had done no harm. It only wants a little room.

## One word

Some years afterwards Kross found the cheapest way to get it. He gave people an unpleasant thing to prepare for, a speech, with almost no time, and let them talk themselves through it first. Some were to do it as everybody does: *why am I so nervous?* The others were to use their own name, and *you*, or *he* or *she*: *why is Ada so nervous?* It feels absurd. But they were less ashamed of themselves after the speech, they went over it less, and to people who did not know which group they were in, they had done it better.[^3]

One should not make too much of this. The differences were moderate, most of the people were students, and nobody’s life was altered. There is no need for it to be more. At a quarter to twelve a moderate difference is the one between another hour of the brother and going to bed.

It seems to work because a name is what one uses for others. Sentences about *Ada* come from the part of the mind where we keep our good sense about people, and where one would no more say *she ruins everything* than say it to her face. Time does the same. So does reading back: the page of last March is in the first person all the way through, and yet you read it as if it had been written by a friend, one who is rather tired, whom you would like to take by the elbow and tell a thing or two. You have been handed your own case by somebody else. It is the reason why a journal, of all ways of thinking about oneself, so often lets one off lightly, and why it is worth turning back before turning over.

## When it does not want distance

Some things should be stood in. If somebody has died, or you are in love, or your child has for the first time in her life laughed at a dog, there is no call to watch it from across the road. Nor is distance the same as politeness. If Ada is furious, then say that she is furious, and at whom. And should you find that you are watching yourself from far off all day, without wishing to, and it frightens you, then that is nothing to practise but something to tell a doctor.

## Tonight

Take what has been walking up and down in you. Nothing large; a large one can wait until this has been practised on a small one.

1. Write what happened in five sentences, with your name in place of *I*. “Ada rang at eight. She meant to ask about the roof.”
2. Still with the name, write what she was afraid of. There is nearly always something.
3. Then be the friend at the other end, and write what you would say to her. Keep it short. It is late there.

Read the third part once, in the first person. If it still holds, that was your opinion all along. You had only been standing in its light.`,
  notes: [
    'P. D. Trapnell and J. D. Campbell, [Private self-consciousness and the five-factor model of personality](https://doi.org/10.1037/0022-3514.76.2.284), *Journal of Personality and Social Psychology* 76 (1999), 284–304.',
    'E. Kross, O. Ayduk and W. Mischel, [When asking “why” does not hurt](https://doi.org/10.1111/j.1467-9280.2005.01600.x), *Psychological Science* 16 (2005), 709–715.',
    'E. Kross and others, [Self-talk as a regulatory mechanism: how you do it matters](https://doi.org/10.1037/a0035173), *Journal of Personality and Social Psychology* 106 (2014), 304–324.',
  ],
};
