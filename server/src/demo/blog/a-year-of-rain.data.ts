import type { DemoArticle } from './article.ts';

/** What fell at Gwilym's, by month from January on, in millimetres. */
export const RAIN = [148, 101, 92, 71, 69, 78, 83, 102, 112, 158, 154, 150] as const;

/** The long one: contents, code, a table, a figure with its caption, notes. */
export const A_YEAR_OF_RAIN: DemoArticle = {
  title: 'A year of rain, set beside a year of pages',
  category: 'Journaling Tips',
  excerpt:
    'I have read a rain gauge every morning for twenty-six years, and kept a journal for one. In January I laid the two books side by side, to see what each had missed.',
  tags: ['evidence', 'rereading', 'rain gauge', 'small things'],
  daysAgo: 16,
  appearsAfter: 1,
  text: `At nine o’clock Greenwich, whatever Parliament has done with the clocks, I go out in my wellingtons, lift the funnel, and read what is in the bottle. I have done so for twenty-six years. It takes four minutes and is the one thing I do in the day that could be of use to a stranger.

Last year I began to keep a journal as well, in the evenings. In January, having ruled off both books, I put them next to each other on the dining table and went through the year with a finger in each. This is what I found. It is offered to anybody who counts one thing and writes about another.

## The gauge

It is the standard copper pattern, five inches across, set in short grass, well away from the house and from Mrs Pugh’s sycamore. One reads to a tenth of a millimetre. Less than half a tenth is a *trace*, which is the observer’s way of saying that he saw it and can’t prove it.[^1]

What a gauge gives you is a number without an opinion. It was 158 mm in October. Nothing in the number says that it was a long month, or that the bench by the chapel went.

{picture}

## The book

The book gives you the opposite. I had three hundred and thirty pages and hardly a figure in any of them, and I could have told you what sort of year it was down to the marmalade.

### What went in

Mostly people. Ken from up the lane, Emrys and his lambs, my daughter on the telephone from Toronto, the cat. Food. A certain amount about my knee. The dead, now and then, on the days on which one would expect them and on some on which one would not.

### What did not

Money; anything I was told in confidence; and, as it turned out, weather, about which I had supposed that I wrote all the time.

## Counting the pages

My grandson Idris, who is eleven, said that this could be counted. One asks for everything one has written, on the profile, under Data; among the files that come is one with all the entries. He wrote this on a Sunday, from Toronto, with a biscuit.

\`\`\`python
import json

pages = json.load(open("entries.json"))
wet = ["rain", "drizzle", "shower", "downpour", "smwc"]

def is_wet(page):
    text = page["content"].lower()
    return any(word in text for word in wet)

print(len(pages), "pages")
print(sum(is_wet(page) for page in pages), "of them wet")
\`\`\`

I asked him why *smwc* was in the list, which is a word of his grandmother’s for fine rain that means it. He said that somebody had to look.

## The table

| Month | Rain, mm | Wet days | Pages | Wet pages |
| --- | --- | --- | --- | --- |
| January | 148 | 21 | 28 | 3 |
| February | 101 | 16 | 25 | 2 |
| March | 92 | 16 | 29 | 4 |
| April | 71 | 13 | 27 | 9 |
| May | 69 | 14 | 28 | 8 |
| June | 78 | 13 | 26 | 7 |
| July | 83 | 14 | 29 | 6 |
| August | 102 | 15 | 27 | 5 |
| September | 112 | 15 | 28 | 4 |
| October | 158 | 19 | 29 | 2 |
| November | 154 | 20 | 27 | 1 |
| December | 150 | 21 | 27 | 2 |

Read down the last column, and then down the second. In the wettest month but one I mentioned rain once. In April, with half as much of it, I wrote of rain every third evening.

## What I make of it

It is not that I did not notice. A man with a gauge notices. It is that one writes down what is unlike the day before. In November rain was the wall that the other things were hung on. In April it was news.

> A journal is a record of differences. Whatever you have every day, you will not find in it.

It made me go back to the pages for other walls. I found four. The cat is in the book when she is missing. My daughter’s telephone calls are there when they were late. There is nothing at all about being well, apart from eleven lines in the week after I had not been. And Mrs Pugh, to whom I have spoken on every day of that year except the ones in Toronto, appears as a person who holds strong views on bins.

## What I would not make of it

Twelve rows are not a climate. If Idris had put *wet* in his list, or *mac*, the column would look different. And it may be that in November I was only tired. I taught for thirty years and have seen what children can prove with twelve rows.

## What I do now

On the first of the month I write one page about what did *not* happen, by which I mean the wall. Who was here every day. What worked. What hurt no more than usual. It’s a dull page and takes longer than any other. I have five of them so far. I should not care to lose one of them, and of the rest I could spare a good many.

This morning: 4.2 mm. Mrs Pugh well.`,
  notes: [
    'Met Office observers in Britain have read at nine, Greenwich time, since before my father was born, so that every bottle in the country is emptied in the same minute. I find this a comfort.',
  ],
};
