import type { HouseArticle } from './house-article.ts';

/** Mindfulness: attention with a column ruled for it, after Gilbert White's journal. */
export const MR_WHITES_COLUMNS: HouseArticle = {
  slug: 'mr-whites-columns',
  title: 'Mr White’s columns',
  category: 'Mindfulness',
  excerpt:
    'For twenty-five years a country parson filled in the same printed form: wind, weather, what was in leaf. It is the least mystical way to pay attention that has been found.',
  tags: ['attention', 'evening pages', 'rereading', 'small things'],
  metaTitle: 'Paying attention, with a column ruled for it',
  metaDescription:
    'What Gilbert White’s printed journal can teach anybody who cannot meditate: give your attention somewhere to stand, and write down what comes.',
  isFeatured: false,
  daysBefore: 61,
  text: `In 1767 a lawyer with a taste for birds, Daines Barrington, had a form printed and sent one to a friend in Hampshire. Each page was a week. It had columns: the place, the barometer and thermometer, the wind, the rain, the weather, trees first in leaf, plants first in flower, birds and insects that appeared or went away; and at the edge a space for whatever was left over.

The friend was a curate, and lived in a village of no importance. He began to fill in the columns in January 1768, and went on filling them in, with few gaps, for twenty-five years, until within days of his death. He was no systematic thinker, and he never went far. But because there was a column for it, he went out to see which birds had come; and because he went out every day, he heard that there were three kinds of small green warbler where everybody else had heard one. The book that came out of the forms has hardly been out of print since 1789. His name was Gilbert White, and it is *The Natural History of Selborne*.[^1]

Between the thermometer and the swifts there is a tortoise. She had been his aunt’s, she was called Timothy, and she appears in the journals again and again, coming up, going under, eating a little, walking about early on a fine morning as if with something on her mind. Nobody had drawn up the form with her in mind. She got in at the edge. It is a thing that happens when one is looking anyway.

## Somewhere to stand

We are told nowadays that we ought to be present, and it is a fair thing to ask. When more than two thousand people were interrupted at odd moments by their telephones and asked what they were doing, and whether they were thinking of it, nearly half of the time they were thinking of something else. They were, on the whole, less happy when they were.[^2] Whether the wandering had made them unhappy or the unhappiness had sent them wandering is less clear than it is usually made to sound, though the authors had some reason to think the first.

There are well-tried ways to practise. A careful review of forty-seven trials found that courses of meditation do ease anxiety and low mood somewhat, by about as much as one would wish of something moderate, and found little sign that they improve attention or sleep.[^3] For many people that is reason enough to sit down on the cushion. For others the cushion is a place where they are alone with a noise, and have been told to watch it.

If you are one of those, consider the curate. He was not asked to watch his mind. He was asked for the wind. A question like that can only be answered by stopping, going to the door and putting one’s face out; for as long as it takes to find out that it is in the north-east, one cannot very well be anywhere else. Nothing has been emptied. The attention has been lent to something outside, with a form to be signed when it is returned.

It is worth noticing how small the questions are. *What is in leaf* is a better question than *what is beautiful*, since it can be answered in any state of mind. On a day in February when nothing is beautiful, and one would rather not be asked, the hazel is out or it is not.

## Rule your own

The old columns will suit few of us. But anybody can rule three, and a column is good if it has these properties: you could not fill it in without looking; it is different every day; and nobody, yourself included, would think of giving you a mark for it. The last is the important one. *Kind things I did* is a column with a schoolmaster in it.

Here are some that have served.

- The light at a certain window, at a certain time.
- What could be heard when the kettle had gone off.
- Somebody’s hands.
- The first thing that was said to you, word for word.
- What is in flower, in season, or in the gutter.

A tag is a column, if you give it to the same sort of thing for a month; then one press shows you all thirty, under each other, as White could run his finger down the swallows. And leave a space at the edge. Half the worth of the columns is in what turns up beside them, slowly, on its own errand.

## Tonight

Before you write anything about the day, go to a door or a window, open it, and stay until you can put down these three.

1. Where the wind is, or that there is none.
2. One thing that has changed since you last looked.
3. Whatever came by while you were standing there.

It takes about two minutes. You need not feel calmer. It was never the purpose of the form to make the curate calm; it was to find out about swallows, and the swallows did the rest.`,
  notes: [
    'G. White, *The Natural History and Antiquities of Selborne* (Benjamin White, 1789). The journals themselves were edited by Walter Johnson, *Gilbert White’s Journals* (Routledge, 1931). The tortoise’s entries were gathered by Sylvia Townsend Warner, *The Portrait of a Tortoise* (Chatto & Windus, 1946).',
    'M. A. Killingsworth and D. T. Gilbert, [A wandering mind is an unhappy mind](https://doi.org/10.1126/science.1192439), *Science* 330 (2010), 932.',
    'M. Goyal and others, [Meditation programs for psychological stress and well-being](https://doi.org/10.1001/jamainternmed.2013.13018), *JAMA Internal Medicine* 174 (2014), 357–368.',
  ],
};
