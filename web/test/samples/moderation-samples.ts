import type {
  ForumModerator,
  ForumSettings,
  ListedCategory,
  ManagedItem,
  ModerationEvent,
  PersonCard,
  QueueItem,
} from '@pathkeeper/contract';
import { SAMPLE_INSTANT, sampleId } from './samples.ts';

/** Somebody as everybody sees them. */
export const aPerson = (username: string, own: Partial<PersonCard> = {}): PersonCard => ({
  id: sampleId(),
  username,
  rank: 'Guardian',
  emblem: null,
  xpPoints: 2808,
  hasSeal: false,
  ...own,
});

/** A category that is open from level 8 on. */
export const aCategory = (own: Partial<ListedCategory> = {}): ListedCategory => ({
  id: sampleId(),
  name: 'Quests',
  description: 'What you did with yesterday’s.',
  color: '#F59E0B',
  icon: 'MessageSquare',
  isActive: true,
  allowPhotos: false,
  minLevel: 8,
  readLevel: 1,
  postCount: 0,
  createdAt: SAMPLE_INSTANT,
  newest: null,
  ...own,
});

const words = () => ({
  postId: sampleId(),
  number: 38,
  title: 'How do you write when nothing happened?',
  content: 'Counting windows is not writing.',
  contentHtml: '<p>Counting windows is not writing.</p>',
  author: aPerson('kaspar'),
  category: { id: 5, name: 'On reflection' },
  createdAt: SAMPLE_INSTANT,
  editedAt: null,
  hidden: false,
  isLocked: false,
});

/** A reply that two people reported. */
export const aCase = (own: Partial<QueueItem> = {}): QueueItem => ({
  ...words(),
  caseId: sampleId(),
  reports: [
    {
      reason: 'unkind',
      note: 'He is cross.',
      reporter: aPerson('nell'),
      createdAt: SAMPLE_INSTANT,
    },
    { reason: 'other', note: null, reporter: null, createdAt: SAMPLE_INSTANT },
  ],
  reportCount: 2,
  kindWord: false,
  parent: null,
  photoUrl: null,
  photoAlt: null,
  revisions: 0,
  returnedAt: null,
  stop: null,
  removedBefore: 0,
  openedAt: SAMPLE_INSTANT,
  ...own,
});

/** A post in the lists of Manage Posts. */
export const aManagedPost = (own: Partial<ManagedItem> = {}): ManagedItem => ({
  ...words(),
  number: 0,
  isPinned: false,
  isFeatured: false,
  replyCount: 3,
  reportCount: 0,
  removedBy: null,
  removedAt: null,
  ...own,
});

/** A line of the log. */
export const aLogLine = (own: Partial<ModerationEvent> = {}): ModerationEvent => ({
  id: sampleId(),
  at: SAMPLE_INSTANT,
  act: 'keep',
  actor: aPerson('jonas'),
  person: aPerson('kaspar'),
  subject: { kind: 'reply', id: 9, number: 9, title: 'Quests' },
  before: null,
  after: null,
  reason: 'Blunt, not unkind.',
  ...own,
});

export const FORUM_SETTINGS: ForumSettings = {
  autoHide: true,
  reportsToHide: 3,
  startPosts: 'members',
  newcomerLinks: true,
};

export const aModerator = (username: string): ForumModerator => {
  const user = aPerson(username);
  return { id: sampleId(), userId: user.id, user, assignedBy: 'ines', createdAt: SAMPLE_INSTANT };
};
