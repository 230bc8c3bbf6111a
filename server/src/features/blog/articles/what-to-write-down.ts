import type { HouseArticle } from './house-article.ts';

/** Journaling Tips: nouns are what a page is found by. */
export const WHAT_TO_WRITE_DOWN: HouseArticle = {
  slug: 'who-what-where',
  title: 'Who, what, where',
  category: 'Journaling Tips',
  excerpt:
    'A Dutch psychologist wrote down some 2,400 days of his own and then tried to find them again. What helped him is what to put on a page tonight.',
  tags: ['memory', 'rereading', 'evening pages', 'beginnings'],
  metaTitle: 'What to write in a journal so you can find it again',
  metaDescription:
    'Willem Wagenaar recorded six years of his life and tested what brought it back. His result is the most practical journaling advice there is.',
  isFeatured: true,
  daysBefore: 4,
  text: `For six years a Dutch psychologist named Willem Wagenaar did what you are about to do. Daily he picked out one thing that had happened to him, now and then two, and wrote it down. Being a psychologist, he used a form. It asked who had been there, what had happened, where, and when, and it asked for one small detail that only somebody present could have known.

When he had some 2,400 of these he began to examine himself. He would uncover one line of the form, say the name of the person, and see whether he could produce the rest. Then a second line, then a third, until the evening came back to him or did not.[^1]

He found that the lines were not worth the same. *What* led him home most often. *Who* and *where* came some way behind. And *when*, the line that every diary in the world prints at the top of the page, was next to useless. Tell a person that it was the ninth of March and you have told them nothing. Tell them that it was the evening with the eel and they will tell you who drove.

There is a second finding, easier to miss. Several cues together did far better than any one of them, and of the events that seemed gone for good a few were put to people who had been there. They supplied one more detail, and back it came. Very little of it had been erased. It had been put away in a house with no numbers on the doors.

## An adjective has no door

Here is a page of the usual kind.

> Long day. Tired but good. Nice evening with friends, felt really grateful. Need to sleep more.

Nobody could object to it, and nobody, the writer included, will be able to enter it in two years’ time. It is made wholly of judgements, and judgements are alike. You have been tired but good on some hundreds of evenings. Here is the same day with the nouns put back.

> Ines brought the eel from her uncle and nobody would touch it but Bram, who ate it standing at the sink. Rain on the skylight. Walked home past the closed baths. Eleven before I had my shoes off.

It is no better as literature. It took no longer. It does not say how the writer felt, and yet the feeling is in there, in the shoes and the skylight, and it will still be there when the writer has forgotten having had it. The first page tells you what you concluded. The second gives you what you would need to conclude it again, or differently.

This is why a journal should lean towards things. People fear that a page of things will be shallow, a list of soup. It is the other way about: soup is evidence, and the depth can be had later, by somebody older, who has the soup to go by.

## The date is taken care of

The weakest of the four lines happens to be the one that you need not write, since Pathkeeper sets the date on the sheet before you begin. That leaves you three. A mood and a tag or two are further handles, and cheap ones: nobody ever remembered an evening because it was *calm*, but *calm* together with *Ines* narrows it down to a few.

Write names as you say them, and the same way each time. A search goes by the words on the page. It will find *Ines*, and it will find the closed baths; it has no means of finding *that place we always used to go*. If you want to be kind to whoever looks for this page, write one word on it that stands on no other.

They will be a stranger, by the way, whoever looks. They will have your handwriting and your name, and they will know less about this evening than you suppose. It is a good thing to keep in mind at the sheet. You are not writing to yourself. You are writing to somebody who was not there, would have liked to be, and cannot ask.

## Tonight

Four lines, in this order, none of them longer than it wants to be.

1. Who was there, by name. If nobody was, say what kept you company.
2. What happened, as you would tell it to a person who came in late.
3. Where: the room, the road, the side of the bed.
4. One thing that nobody else would have noticed.

Then stop, even if there is more. The fourth line is the one to take trouble over. It was Wagenaar’s small detail, the one by which he knew that he was remembering this evening and no other; and of all the sentences on the page it is the one you could not have written yesterday.`,
  notes: [
    'W. A. Wagenaar, [My memory: a study of autobiographical memory over six years](https://doi.org/10.1016/0010-0285%2886%2990013-7), *Cognitive Psychology* 18 (1986), 225–252. He had one subject, himself, so the proportions are his own.',
  ],
};
