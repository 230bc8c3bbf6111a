import type { SeedThread } from './thread.ts';

/** Streaks and slips, and Quests. */
export const EVENINGS: readonly SeedThread[] = [
  {
    category: 'Streaks and slips',
    by: 'odd',
    daysAgo: 172,
    at: '19:04',
    title: 'How do you write when nothing happened?',
    text: 'Forty cows, one road, rain. I have kept the page for months and lately I open it and there is no day in there. I do not want to break the streak and I do not want to lie either. What do you put down when nothing happened?\n\nFor the record, tonight I wrote the temperature, and what the dog refused to eat.',
    likes: ['ines', 'priya', 'bram', 'gwilym', 'wiebke', 'jonas'],
    isFeatured: true,
    replies: [
      {
        by: 'ines',
        after: 1,
        text: 'The dog is the entry. I would read nine months of that dog.',
        likes: ['odd', 'bram', 'priya', 'jonas', 'gwilym'],
      },
      {
        by: 'priya',
        after: 2,
        text: '@odd I count things. Lit windows on the walk home, eleven last night. It sounds like nothing, and then in March you find out that you stopped counting one of them on purpose.',
        likes: ['odd', 'ines', 'rima'],
      },
      {
        by: 'odd',
        after: 3,
        answers: 2,
        text: 'I went out and counted. Four windows, and I know who is up in each. Thank you.',
        photo: { of: 'windows', alt: 'A street at night with four lit windows' },
        likes: ['priya', 'ines', 'wiebke', 'jonas', 'bram'],
      },
      {
        by: 'gwilym',
        after: 15,
        text: '"Nothing happened" took up most of the nineteenth century, and people have been very interested in it since.',
        likes: ['odd', 'bram'],
      },
    ],
  },
  {
    category: 'Streaks and slips',
    by: 'jonas',
    daysAgo: 38,
    at: '03:40',
    title: 'Two hundred days. The view is mostly fog.',
    text: 'I thought something would be different. It was ten to four, there was fog in the basin, and I wrote that there was fog in the basin.\n\nThen I turned back to the first page, and *he* was different.',
    likes: ['odd', 'ines', 'gwilym', 'wiebke', 'rima', 'lucia', 'bram'],
    replies: [
      {
        by: 'wiebke',
        after: 4,
        text: 'Congratulations to both of you.',
        likes: ['jonas', 'ines', 'bram'],
      },
      {
        by: 'lucia',
        after: 19,
        text: 'I tell my pupils that scales do not change, and that is how they can hear that they have.',
        likes: ['jonas', 'haruka', 'bram'],
      },
    ],
  },
  {
    category: 'Streaks and slips',
    by: 'lucia',
    daysAgo: 71,
    at: '22:30',
    title: 'I missed a day and nothing happened',
    text: 'I expected a scolding. It said that Tuesday was covered, and would I like to write about Wednesday. I was oddly moved.',
    likes: ['priya', 'rima', 'odd'],
    replies: [
      {
        by: 'rima',
        after: 3,
        text: 'With my shifts I miss one most weeks. I have been told off by better machines, and not missed them.',
        likes: ['lucia', 'priya', 'jonas'],
      },
      {
        by: 'bram',
        after: 10,
        text: 'Anyone serious writes every day. If you miss one you were never going to.',
        removed: true,
      },
      {
        by: 'bram',
        after: 12,
        text: 'I took back what I wrote here: it was about a day that I had missed myself.',
        likes: ['lucia', 'rima', 'priya', 'gwilym', 'odd'],
      },
    ],
  },
  {
    category: 'Quests',
    by: 'priya',
    daysAgo: 149,
    at: '21:15',
    title: 'The letter you never sent: who sent it?',
    text: 'Last night’s quest was to write a letter that will not be posted. I wrote to the driver who trained me. By the second page it was perfectly postable, so this morning I posted it.\n\nDid anyone else spoil the exercise?',
    likes: ['ines', 'rima', 'bram', 'wiebke'],
    replies: [
      {
        by: 'ines',
        after: 2,
        text: 'Speaking for the post: we are always glad when people spoil it.',
        likes: ['priya', 'bram', 'gwilym', 'jonas', 'odd'],
      },
      {
        by: 'wiebke',
        after: 9,
        text: 'Mine stays in the drawer. But the drawer has a label now.',
        likes: ['priya', 'rima'],
      },
      {
        by: 'priya',
        after: 210,
        text: 'He answered! Four sides. He had kept his own first duty sheet and copied it out for me.',
        likes: ['ines', 'wiebke', 'rima', 'bram', 'odd', 'gwilym', 'jonas'],
      },
    ],
  },
  {
    category: 'Quests',
    by: 'gwilym',
    daysAgo: 96,
    at: '09:30',
    title: 'Describe a sound from the house you grew up in',
    text: 'Today’s quest. Mine is the coal going down the chute at Bethesda Row: first the lid, then a silence in which my mother took the washing in, then the whole of the mountain.\n\nI should like to hear some others.',
    likes: ['odd', 'ines', 'lucia', 'wiebke', 'bram'],
    replies: [
      {
        by: 'odd',
        after: 10,
        text: 'The separator in the cellar. It sang, and the note went up as it got to speed. If it stopped singing everybody stood up.',
        likes: ['gwilym', 'lucia'],
      },
      {
        by: 'lucia',
        after: 13,
        text: 'My grandmother tuning the radio to Montevideo, across the river. Between the stations there was a tango that nobody was broadcasting.',
        likes: ['gwilym', 'ines', 'rima', 'jonas', 'bram'],
      },
      {
        by: 'rima',
        after: 20,
        text: 'My father setting out glasses, very quietly, so as not to wake us, which is what woke us.',
        likes: ['gwilym', 'lucia', 'priya', 'wiebke'],
      },
    ],
  },
];
