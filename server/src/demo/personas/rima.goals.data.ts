import type { GoalSeed } from '../content.ts';

export const goals: readonly GoalSeed[] = [
  {
    title: 'Find out if they would have me on days',
    description:
      'Clinical Educator, Monday to Friday. I do not have to want it yet. I only have to send it.',
    set: 'Clinical Educator, days, Monday to Friday',
    due: 0.9,
    steps: [
      { title: 'Reasons, both columns', done: 'I notice that number 4 is also', due: 0.5 },
      {
        title: 'Send it',
        description: 'Read the first line once more before.',
        done: 'Sent it off at 03:40',
        due: 0.7,
      },
      { title: 'The interview, awake', done: 'Interview at ten in the morning', due: 0.8 },
      { title: 'Hear', done: 'said yes to somebody in a dream' },
    ],
    notes: [
      {
        when: 'I notice that number 4 is also',
        step: 0,
        text: 'Four against. One of the four has changed sides.',
      },
      { when: 'Sent it off at 03:40', step: 1, text: 'Gone, with a spelling mistake.' },
      { when: 'I said in bed, before I could stop it', step: 2, text: 'Awake for most of it.' },
    ],
    reached: 'said yes to somebody in a dream',
  },
  {
    title: 'Three weeks in Zahlé, with Hala',
    description:
      'Before the big cupboard is given away and while she still tells it from the beginning.',
    set: 'where she keeps the deeds',
    due: 1.3,
    steps: [
      { title: 'Say it out loud to Hala', done: 'Made kibbeh with Mama watching' },
      {
        title: 'Leave, in writing',
        description: 'Three weeks together. Ask Dolores how.',
        done: 0.93,
      },
      { title: 'Book it', done: 'Booked it: three weeks' },
      { title: 'A suitcase, a jar with a lid that closes, shoes for the hill', due: 1.2 },
      { title: 'Go', due: 1.3 },
    ],
    notes: [
      {
        when: 'where she keeps the deeds',
        text: 'Four percent of battery. I would like to be told the next thing in the same room.',
      },
      {
        when: 'Made kibbeh with Mama watching',
        step: 0,
        text: 'Hala said “when” before I had finished saying “if”.',
      },
      { when: 'كانت أمي تروي لي حكاية جدّي والبغلة', text: 'Sooner, then.' },
      {
        when: 'Booked it: three weeks',
        step: 2,
        text: 'Paid. She says that there is nothing to see.',
      },
    ],
  },
];
