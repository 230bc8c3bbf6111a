import { A_YEAR_OF_RAIN } from './a-year-of-rain.data.ts';
import type { DemoArticle } from './article.ts';

/** What the demo's owner has written for the blog, in every state that there is. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  A_YEAR_OF_RAIN,
  {
    title: 'What it says on the marmalade card',
    category: 'Personal Development',
    excerpt:
      '“Boil until it looks right.” On instructions that are left by people who could do it without any.',
    tags: ['memory', 'small things', 'rereading'],
    daysAgo: 52,
    appearsAfter: 2,
    text: `My wife’s card for marmalade says: *boil until it looks right.* She has been dead for four years, and I make it every January from that card, which is no help to a man.

There is however a brown thumbprint on it, beside the line about the pips, and I go by that. When the pan is the colour of the thumbprint it is done.

## What one leaves out

She was not being unkind. She left out what she knew, and she knew it so well that it did not look to her like something that one could know. I find that I do it on every page. I write *went down to the shop* as though anybody would have the hill.

So I have begun to leave thumbprints. Once a week I put down how one does something that I do without thinking: bleed the radiator on the landing, get the cat into the basket, talk to Emrys about money. Nobody has asked for it. Nobody had asked for the card.

Nine jars. One for Mrs Pugh, who will say that it wants sugar.`,
    waiting: `My wife’s card for marmalade says: *boil until it looks right.* She has been dead for four years, and every January I make it from that card, which is no help to a man.

There is however a brown thumbprint on it, beside the line about the pips, and I go by that. When what is in the pan has the colour of the thumbprint, it is done.

## What one leaves out

She was not being unkind. She left out what she knew, and she knew it so well that it did not look to her like something that one could know. I find that I do it on every page. I write *went down to the shop* as though anybody would have the hill.

So I have begun to leave thumbprints. Once a week I put down how one does something that I do without thinking: bleed the radiator on the landing, get the cat into the basket, talk to Emrys about money. Nobody has asked for it. Nobody had asked for the card.

Ten jars this time. One for Mrs Pugh, who will say that it wants sugar; one for whoever finds the card.`,
  },
  {
    title: 'The year, read backwards',
    category: 'Self-Reflection',
    excerpt:
      'Do not begin in January. January you wrote on purpose, with a new pen, and it shows. Begin tonight, and turn the pages the wrong way.',
    tags: ['rereading', 'memory', 'evening pages'],
    daysAgo: 2,
    appearsAfter: 10,
    text: `Do not begin in January. January you wrote on purpose, with a new pen, and it shows. Begin tonight, and turn the pages the wrong way: yesterday, last Thursday, the week of the boiler.

You will feel foolish until about October. Then somebody whom you had forgotten comes in by the back door.

## What falls out first

Read like this, effects come before their causes, as they do in life. You meet the quarrel, and some pages on the remark that began it. You find yourself calm in June, and only afterwards how you got there.

## Where to stop

At the first page that you would not change. There is generally one, in the spring, and it’s generally about nothing.`,
  },
  {
    title: 'A page for the day of the funeral',
    category: 'Mental Health',
    excerpt: 'What to write when there is nothing to be learned from it, and it is still your day.',
    tags: ['hard days', 'feelings'],
    daysAgo: 1,
    text: `Who came, and what they brought. I had forty-one names and eleven quiches, and I am glad of every one of them now, though I could not have told you so at the time.

Leave the rest of the page. It will be wanted.`,
  },
  {
    title: 'Ten waystations',
    category: 'Growth Mindset',
    excerpt: 'How the ranks were named, and the two that I would have dropped.',
    tags: ['beginnings', 'small things'],
    daysAgo: 120,
    appearsAfter: 0,
    takenBackAfter: 90,
    text: `From Wanderer to Oracle there are ten of them, and each has a drawing. I have now passed all ten, which took a year, and I can report that the view from the last is of the first.

I had meant to say which two I should have left out. On reflection I am not the person to ask. Come back in the spring.`,
  },
];
