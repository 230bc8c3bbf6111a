import type { HouseArticle } from './house-article.ts';

/** Productivity: five minutes of tomorrow's list, in bed, and why it has to be exact. */
export const PUT_TOMORROW_DOWN: HouseArticle = {
  slug: 'put-tomorrow-down',
  title: 'Put tomorrow down',
  category: 'Productivity',
  excerpt:
    'Fifty-seven people were wired up in a sleep laboratory and given five minutes and a pencil. Half wrote what they had done; half, what they had yet to do. One half slept sooner.',
  tags: ['plans', 'evening pages', 'attention', 'evidence'],
  metaTitle: 'Write tomorrow’s list tonight, and write it exactly',
  metaDescription:
    'A five-minute list at bedtime helped people in a sleep laboratory to fall asleep sooner, if it was specific. Why that is, and how to write one tonight.',
  isFeatured: false,
  daysBefore: 47,
  text: `In a laboratory in Texas, on a weekday evening, fifty-seven people were got ready for bed with wires on their heads. At half past ten the light would go out. Before that each of them was left alone for five minutes with a sheet of paper. Some had been asked to write down what they had finished during the last few days. The others were to write down everything that they still had to do, tomorrow and after.

You may like to guess which group lay awake. Michael Scullin, who ran the study, has said that one could have argued it either way. A list of what you have managed ought to be soothing. A list of what is waiting, read over in a strange bed, ought to be a kind of poison.

It went the other way. Those who wrote what they had yet to do fell asleep some nine minutes sooner. And within that group it mattered how they had written it: the more exact the list was, the sooner they slept. Among those who had written down their achievements it was, if anything, the reverse.[^1]

Nine minutes, one night, healthy people under thirty-one. It is one small study and will not cure anybody’s insomnia. But it fits with something else that has been found, and together they explain a thing that everybody who works has noticed and few have made use of.

## What an unfinished thing wants

Most of us carry round a number of matters that are under way. They call out. You are reading, and the boiler calls; you are listening to a friend, and the letter to the bank clears its throat. It is commonly supposed that they will be quiet when they are done, and that the way to peace of mind is therefore to do everything.

E. J. Masicampo and Roy Baumeister tried this out. They had people begin on something that they could not finish, or think of duties that were hanging over them, and then gave them another task. As one would expect, the unfinished matter broke in, and they did the task worse. But some had been allowed, in between, to write down a plan for the unfinished thing: what they would do, when, and how. They had got nothing done. The boiler was as cold as before. And yet the interruptions stopped, and the second task went as well as if there had been no first.[^2]

So the voice does not ask to have the thing done. It asks to be told when. It behaves like a decent clerk who has been handed a paper with no instructions, and who cannot, in conscience, put it down. Tell him *Thursday, after the bins, ring Mr Haddad, the number is on the fridge*, and he will stamp it, file it, and not say another word until Thursday.

## Why the list in your head does not count

This shows what is wrong with most lists. *Boiler. Bank. Mum.* There is nothing there that a clerk could file. It is a list of voices, and reading it over is very like hearing them, only all at once.

It also shows why so much planning is done so badly at ten in the morning. At that hour a list is a form of work, it makes one feel better, and it can be gone on with until lunch. At night a list has another purpose. You are not deciding how to be a person who answers letters. You are putting things down that you have been holding, one after another, on a table where they will still be in the morning.

For that, four words will not do and forty are too many. A line is finished when somebody else could carry it out. That is the whole test, and it is a surprisingly severe one. *Sort out the bank* fails. *Ask the bank why there are two charges in October* passes. While you write it you will often notice that the matter is a good deal smaller than the noise that it was making. Sometimes there will be no such line to be found, and then you have learned that the thing is no task at all but a worry, or a wish, and belongs on another page.

## Tonight

Do it last, after the day’s page and not in place of it, for the two are different and spoil each other. Five minutes by the clock. Begin every line with a verb.

1. What you will do first tomorrow, and where you will be standing when you begin.
2. Whatever else is calling, in the order in which it calls, each in words that a stranger could act on.
3. For anything that you are not going to do this week: say so, and say when you will look at it again.

Leave the achievements for another time. They are nice to have, and they can be read tomorrow; the day’s page is full of them, if you know how to look. But they were never what kept you awake.`,
  notes: [
    'M. K. Scullin, M. L. Krueger, H. K. Ballard, N. Pruett and D. L. Bliwise, [The effects of bedtime writing on difficulty falling asleep](https://doi.org/10.1037/xge0000374), *Journal of Experimental Psychology: General* 147 (2018), 139–146.',
    'E. J. Masicampo and R. F. Baumeister, [Consider it done! Plan making can eliminate the cognitive effects of unfulfilled goals](https://doi.org/10.1037/a0024192), *Journal of Personality and Social Psychology* 101 (2011), 667–683.',
  ],
};
