import type { ConsultMode } from '@pathkeeper/contract';

/** What Merlin can be asked for: its name, what it is, and how it reads as a question. */
export const MERLIN_MODES: readonly {
  mode: ConsultMode;
  name: string;
  note: string;
  asked: string;
}[] = [
  {
    mode: 'daily-wisdom',
    name: 'Daily Prophecy',
    note: 'One line a day, the same for everybody.',
    asked: 'What does the day hold?',
  },
  {
    mode: 'reflection',
    name: 'Reflection',
    note: 'On your latest page.',
    asked: 'What do you see on my latest page?',
  },
  {
    mode: 'goal-alignment',
    name: 'Goal alignment',
    note: 'What you said you wanted, beside what you did.',
    asked: 'Am I doing what I said I wanted?',
  },
  {
    mode: 'custom',
    name: 'Ask your own question',
    note: 'Answered from your pages, with the pages shown.',
    asked: '',
  },
];
