import type { Mood } from '../ui/art/MoodMark.tsx';

/** Believable pages for the specimen. */
export const pages: readonly {
  day: number;
  date: string;
  weekday: string;
  text: string;
  mood: Mood;
  folder?: { name: string; color: string };
  tags: string[];
  pinned?: boolean;
}[] = [
  {
    day: 21,
    date: '2026-11-21',
    weekday: 'Today',
    text: 'Wrote the letter. It is to Father, which I had not expected, and it is mostly about the ladder, which I had. I did not apologise in the first line. I apologised in the ninth, once, for the coat, and then I told him what the quay looks like with the lamps doubled in wet stone.',
    mood: 'happy',
    folder: { name: 'Letters', color: '#3B82F6' },
    tags: ['Daily Challenge', 'letters', 'father', 'quay'],
  },
  {
    day: 20,
    date: '2026-11-20',
    weekday: 'Friday',
    text: 'The four-o’clock boat went out without me today, and for once I did not stand on the quay feeling robbed. I had said I would finish the drawings for the breakwater before dark, and I did, with the lamp on at three because November has no patience.',
    mood: 'calm',
    folder: { name: 'Harbour', color: '#10B981' },
    tags: ['harbour', 'Tomas', 'father'],
    pinned: true,
  },
  {
    day: 19,
    date: '2026-11-19',
    weekday: 'Thursday',
    text: 'Rain against the office glass from seven until it was time to stop pretending I could read through it. Ate soup standing up. There is a kind of day that is only a corridor.',
    mood: 'apathetic',
    folder: { name: 'Breakwater', color: '#F59E0B' },
    tags: ['work'],
  },
  {
    day: 18,
    date: '2026-11-18',
    weekday: 'Wednesday',
    text: 'Ines brought back the ladder and, tied to it with string, a jar of quince. Nobody has ever returned a ladder so well. We stood in the hall being formal about it for ten minutes, both delighted.',
    mood: 'grateful',
    folder: { name: 'Harbour', color: '#10B981' },
    tags: ['Ines', 'kindness', 'kitchen', 'quince', 'ladder'],
  },
  {
    day: 17,
    date: '2026-11-17',
    weekday: 'Tuesday',
    text: 'I was polite for the entire meeting. I should like that entered somewhere as labour. They moved the survey to March and called it momentum.',
    mood: 'frustrated',
    tags: ['work', 'survey'],
  },
];
