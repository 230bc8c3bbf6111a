import type { HouseArticle } from './house-article.ts';

/** Growth Mindset: how small the effect is, for whom it is real, and what "yet" has to be followed by. */
export const THE_SMALL_PRINT_OF_YET: HouseArticle = {
  slug: 'the-small-print-of-yet',
  title: 'The small print of “yet”',
  category: 'Growth Mindset',
  excerpt:
    'Believing that you can grow is worth rather less than the posters say, and rather more than nothing. What the word “yet” is for, and what has to come after it.',
  tags: ['evidence', 'beginnings', 'follow-through', 'hard days'],
  metaTitle: 'Growth mindset, with the small print left in',
  metaDescription:
    'What Carol Dweck found, what the large trials found afterwards, and how to use the word “yet” on a page so that something follows from it.',
  isFeatured: false,
  daysBefore: 118,
  text: `In the nineteen-nineties Carol Dweck and Claudia Mueller gave some children of about ten a set of puzzles, not too hard, and told every one of them that they had done well. Then they added a sentence. To some children they said that they must be clever at these. To others, that they must have worked hard.

After that came a set that was far too difficult, and everybody did badly. And then a third, as easy as the first. The children who had been praised for working did better on it than they had at the beginning. The clever ones did worse. They had also enjoyed it less; they were likelier to say that they would rather have puzzles they could do; and when asked to write to a child in another school about how they had got on, a good number of them put down a better mark than they had been given.[^1]

It is this last detail that one does not forget. They were ten, or not much more. A single sentence of praise had made the truth about a few puzzles into something one could not put in a letter.

From this and much else came the idea that there are two ways of thinking of one’s own gifts: as a thing that one has, in a fixed amount, which every test will measure; or as a thing that grows with use. The second is called a growth mindset. It has been on a great many posters.

## What the posters leave out

When all the studies were brought together some twenty years on, what pupils believed about their gifts turned out to go with their marks only faintly, and teaching them to believe otherwise raised the marks by about a twelfth of a standard deviation, on average; for most of the groups that were looked at, it did nothing one could detect.[^2] A stricter review put it lower still, and thought that much of what was left could be put down to how the studies had been done.[^3]

There is one trial, very large and planned in the open, that it would be unfair to leave out. Some twelve thousand American pupils, at the age of fourteen or so, were given either a lesson in two sittings, of under an hour in all, on how the brain changes with use, or another lesson, just as long, on what the parts of the brain are for. Among those whose marks had been low it raised them at the end of the year by a tenth of a grade point. It was more where the others in the school thought it a decent thing to try hard, and hardly anything where they did not.[^4]

A tenth of a point is not much. For an hour it is a good price. Both sentences are true, and whoever tells you only one of them is selling something: the posters, or the pleasure of having seen through them.

## What the word is for

Let us then be modest about it. You will not become a cellist by believing that one can. What the belief seems to do is to change what a bad result *says*. The children who were clever had been asked a question by the hard puzzles, and the question was: are you, though? The other children had been asked nothing. They had only found some puzzles that were too hard.

It is here that *yet* comes in, the small word that one is supposed to hang on the end of a sentence. *I cannot play this yet.* It deserves some of the fun that is made of it. As a consolation it is worth little, for one can say it of anything, for years. But it has a grammar. A sentence that ends in *yet* is unfinished. It says that there is something between here and there, and it leaves you to say what.

So finish it. *I cannot play this yet, because* is a different sentence altogether. Because nobody has shown me the second half. Because I have done it only twice, and both times late. Because I am afraid of the woman at the desk. None of these is about what you are. Every one of them could be taken up on a Wednesday. And now and then, honestly looked for, the because does not come, or it says *I find that I do not want to*. Then you may stop. There is no mindset in which one has to grow in every direction, and it is a poor gardener who is sorry for all that he has not planted.

## A private letter

In a journal nobody gives you a mark. That is a greater advantage than it sounds. The letter to the child in another school can be written here with the right figure in it, and this is most of what the thing comes to in practice: to be able to put down what happened, in full, without its being a verdict. One gets better at that. It is perhaps the one respect in which everybody does.

## Tonight

Choose something at which you did badly of late. Let it be a real one, of the kind you would have left out.

1. What happened, with the figure. Two sentences, no adjectives.
2. “I cannot play this yet, because”, three times over. The third is generally the one.
3. Whether you want to. If you do: what you will try, and on which day. If not, say goodbye to it in one line, and mean it kindly.
4. Where you were two years ago with something that you now do without thinking. Look it up, if you were writing then. It is the only evidence in this whole matter that is about you.`,
  notes: [
    'C. M. Mueller and C. S. Dweck, [Praise for intelligence can undermine children’s motivation and performance](https://doi.org/10.1037/0022-3514.75.1.33), *Journal of Personality and Social Psychology* 75 (1998), 33–52.',
    'V. F. Sisk and others, [To what extent and under which circumstances are growth mind-sets important to academic achievement?](https://doi.org/10.1177/0956797617739704), *Psychological Science* 29 (2018), 549–571.',
    'B. N. Macnamara and A. P. Burgoyne, [Do growth mindset interventions impact students’ academic achievement?](https://doi.org/10.1037/bul0000352), *Psychological Bulletin* 149 (2023), 133–173. A kinder review, by J. L. Burnette and others, stands in the same volume, 174–205.',
    'D. S. Yeager and others, [A national experiment reveals where a growth mindset improves achievement](https://doi.org/10.1038/s41586-019-1466-y), *Nature* 573 (2019), 364–369.',
  ],
};
