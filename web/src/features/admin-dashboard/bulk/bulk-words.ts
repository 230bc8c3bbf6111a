import type { BulkAct, BulkProgress, BulkSkip } from '@pathkeeper/contract';
import { figure } from '../../../lib/text/in-words.ts';
import { oneOrMany } from '../people-words.ts';

/** What can be done to many at once, as the bar offers it; beta is opened or closed. */
export const BULK_CHOICES = ['suspend', 'restore', 'open', 'close', 'gift'] as const;

export type BulkChoice = (typeof BULK_CHOICES)[number];

interface ChoiceWords {
  act: BulkAct;
  /** On its button. */
  name: string;
  /** Before the number of people, on the button that confirms it. */
  order: string;
  /** What it means for each. */
  meaning: string;
}

export const CHOICES: Record<BulkChoice, ChoiceWords> = {
  suspend: {
    act: 'suspend',
    name: 'Suspend…',
    order: 'Suspend',
    meaning:
      'From their next step on they are out, on every device, and off the leaderboard. They read your reason. Their journals stay as they are.',
  },
  restore: {
    act: 'restore',
    name: 'Restore…',
    order: 'Restore',
    meaning: 'Whoever of them is suspended can come in again. This cannot be undone at one stroke.',
  },
  open: {
    act: 'beta',
    name: 'Open beta…',
    order: 'Open beta to',
    meaning: 'What is still being tried opens to them.',
  },
  close: {
    act: 'beta',
    name: 'Close beta…',
    order: 'Close beta to',
    meaning: 'What is still being tried closes to them.',
  },
  gift: {
    act: 'gift',
    name: 'Gift XP…',
    order: 'Gift XP to',
    meaning: 'Each of them is given so much, and told by whom and why.',
  },
};

const DONE: Record<BulkAct, string> = {
  suspend: 'Suspended',
  restore: 'Restored',
  beta: 'Beta changed for',
  gift: 'XP given to',
};

const DOING: Record<BulkAct, string> = {
  suspend: 'Suspending',
  restore: 'Restoring',
  beta: 'Changing beta for',
  gift: 'Giving XP to',
};

const SKIPPED: Record<BulkSkip, string> = {
  owner: 'the owner',
  self: 'yourself',
  admin: 'administrators',
  already: 'were so already',
  gone: 'have left',
  failed: 'could not be reached',
};

const people = (count: number) => oneOrMany(count, 'person', 'people');

/** How far an act on many is, in one sentence. */
export function progressWords({ act, state, total, done, undone }: BulkProgress): string {
  if (state === 'running') return `${DOING[act]} ${people(total)}: ${figure(done)} so far.`;
  if (state === 'undoing') return `Taking it back: ${figure(undone)} of ${figure(done)}.`;
  if (state === 'undone') return `Taken back for ${people(undone)}.`;
  return `${DONE[act]} ${people(done)}.`;
}

/** Whom it left as they were: 'Left as they were: 2 administrators…'; empty where nobody. */
export function skippedWords({ skipped }: Pick<BulkProgress, 'skipped'>): string {
  if (skipped.length === 0) return '';
  const parts = skipped.map(({ reason, count }) =>
    reason === 'owner' || reason === 'self'
      ? SKIPPED[reason]
      : `${figure(count)} ${reason === 'admin' ? '' : 'who '}${SKIPPED[reason]}`,
  );
  return `Left as they were: ${parts.join(', ')}.`;
}
