import type { HouseArticle } from './house-article.ts';

/** Life Design: compare lives by an ordinary day in them, since that is what they are made of. */
export const ASK_FOR_A_TUESDAY: HouseArticle = {
  slug: 'ask-for-a-tuesday',
  title: 'Ask for a Tuesday',
  category: 'Life Design',
  excerpt:
    'When we imagine another life we imagine its view. But one does not live in the view. A way of choosing that begins with an ordinary day, hour by hour.',
  tags: ['plans', 'small things', 'attention', 'memory'],
  metaTitle: 'Choosing a life? Design an ordinary Tuesday first',
  metaDescription:
    'Why we mispredict what would make us happy, what the day reconstruction method found, and how to compare two lives by one ordinary day in each.',
  isFeatured: false,
  daysBefore: 104,
  text: `In the nineteen-nineties some two thousand students, in Michigan, in Ohio and in southern California, were asked how satisfied they were with their lives. They were about equally satisfied. Then the researchers asked others to say how somebody like themselves would answer, in the other place; and in both places people were sure that the Californians must be happier.[^1]

It is not difficult to see what had happened. Whoever sits in Ohio in February and is asked about California thinks of the weather. He compares the weather, and California wins. But a person in California is not at the weather. She is looking for somewhere to park. She is writing an essay on a book that she has not read, wondering whether he will ring, and has a cold. The sun is out; she noticed it on Thursday.

David Schkade and Daniel Kahneman, whose study this was, called it the focusing illusion, and Kahneman later put it into a sentence that ought to be printed on every estate agent’s window: “Nothing in life is as important as you think it is when you are thinking about it.”[^2]

## What a life is made of

Most of the advice on designing a life has you think about it: your values, your purpose, where you see yourself. These are good things to know. But to think of a life in that way is to look at it from a long way off, and from there one sees the features in which it differs from other lives. Seen from within, it consists for the greater part of what it has in common with them.

Some years after the students Kahneman and others tried the opposite approach. They had nine hundred and nine working women, in Texas, take yesterday apart. Each cut her day into episodes, like scenes of a film, and set down for every one of them what she had been doing, who was there, and how it had felt. There was no question about life at all. What came out surprised those who had expected money and position to be at the top. As to how a day had felt, income and education made little difference. It mattered a great deal how one had slept, and whether there had been a deadline hanging over the work; and above all it mattered whom one had been with, and whether it was now the hour of talking to friends or of driving home.[^3]

Nobody puts the drive home on a vision of the future. But there are two of them in every working day, and there is no view from there.

“How we spend our days,” Annie Dillard wrote, “is, of course, how we spend our lives.”[^4] The *of course* is the best of it. Everybody knows this, and hardly anybody decides by it.

## The Tuesday

So, when you have before you two lives that you might lead, this post or that, the town or the coast, ask each of them for a Tuesday. It has to be a Tuesday. Saturdays are all alike, and on a Monday one can be carried by resolve. Ask for one in the second November, when it has stopped being new. And ask for the whole of it: what wakes you; what is the first thing you say, and to whom; who is in the room at eleven; what you do with your hands; what you eat at midday, and standing or sitting; when it gets dark, and where you are then; who is cross with you; what you are looking forward to at nine in the evening.

You will find that parts of it cannot be filled in. That is the use of it. You had been about to choose between two views, and it now appears that you do not know who is in the room at eleven. It can be found out. You can go there on a Tuesday. You can ask somebody who has that life what they did yesterday, and not whether they like it, as people are unreliable about whether they like it and rather good about yesterday.

There is also a simpler life to be compared with the two, and that is the one you have. You own a large store of its Tuesdays, written down on the day. Read five. Read them as if they had been sent to you by an estate agent. Some people discover at this point that what they want is no house on the coast but lunch sitting down.

## Tonight

Take today, whatever day it was, and cut it into scenes: seven or eight will do. Give each one a line.

1. What it was, and how long.
2. Who was there.
3. Whether you would have that scene again, tomorrow, just as it was. Yes, no, or *with a change*.

Now look at the lines that say *with a change*, and choose the smallest. Do not touch anything else. Next Tuesday you may hold it up against this one. A life is long and cannot be held up against anything; but a Tuesday can be mended, and there are some two and a half thousand of them in fifty years.`,
  notes: [
    'D. A. Schkade and D. Kahneman, [Does living in California make people happy?](https://doi.org/10.1111/1467-9280.00066), *Psychological Science* 9 (1998), 340–346.',
    'D. Kahneman, *Thinking, Fast and Slow* (Farrar, Straus and Giroux, 2011), chapter 38.',
    'D. Kahneman and others, [A survey method for characterizing daily life experience](https://doi.org/10.1126/science.1103572), *Science* 306 (2004), 1776–1780. Income matters more to what people say of their lives as a whole.',
    'A. Dillard, *The Writing Life* (Harper & Row, 1989).',
  ],
};
