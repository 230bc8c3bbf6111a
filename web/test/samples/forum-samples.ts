import type { ForumPost, ForumReply, ListedCategory, PersonCard } from '@pathkeeper/contract';
import { NOTHING_EARNED, SAMPLE_INSTANT, sampleId } from './samples.ts';

/** Somebody else who writes in the forum. */
export const aPerson = (own: Partial<PersonCard> = {}): PersonCard => ({
  id: sampleId(),
  username: 'ada',
  rank: 'Guardian',
  emblem: null,
  xpPoints: 3140,
  hasSeal: false,
  ...own,
});

/** A category in which everybody may read and write. */
export const aCategory = (own: Partial<ListedCategory> = {}): ListedCategory => ({
  id: sampleId(),
  name: 'Welcome',
  description: 'Say who you are, if you like.',
  color: '#3B82F6',
  icon: 'MessageSquare',
  isActive: true,
  allowPhotos: false,
  minLevel: 1,
  readLevel: 1,
  postCount: 0,
  createdAt: SAMPLE_INSTANT,
  newest: null,
  ...own,
});

const words = (content: string) => ({
  content,
  contentHtml: `<p>${content}</p>`,
  mentions: [],
  likeCount: 0,
  liked: false,
  createdAt: SAMPLE_INSTANT,
  editedAt: null,
  removedBy: null,
  hiddenReasons: [],
  isMuted: false,
});

/** What the answer to words that were written has beside them. */
export const NOTHING_BESIDE = { ...NOTHING_EARNED, safety: null };

/** A post of somebody else's that nobody has answered. */
export const aPost = (own: Partial<ForumPost> = {}): ForumPost => {
  const { id: categoryId, name, allowPhotos } = aCategory();
  const author = own.author === undefined ? aPerson() : own.author;
  return {
    id: sampleId(),
    title: 'How do you write when nothing happened?',
    ...words(own.content ?? 'Forty cows, one road, rain.'),
    excerpt: 'Forty cows, one road, rain.',
    authorId: author?.id ?? null,
    author,
    categoryId,
    category: { id: categoryId, name, allowPhotos },
    isPinned: false,
    isFeatured: false,
    isLocked: false,
    replyCount: 0,
    lastNumber: 0,
    viewCount: 1,
    lastReplyAt: null,
    lastReplyBy: null,
    readNumber: null,
    unreadCount: 0,
    firstUnread: null,
    following: 'normal',
    closedBelow: null,
    ...own,
  };
};

/** A reply of somebody else's; its id is its number in its post. */
export const aReply = (own: Partial<ForumReply> = {}): ForumReply => {
  const author = own.author === undefined ? aPerson() : own.author;
  return {
    id: 1,
    postId: 1,
    ...words(own.content ?? 'I count things. Lit windows on the walk home.'),
    authorId: author?.id ?? null,
    author,
    parentReplyId: null,
    answers: null,
    photoUrl: null,
    photoAlt: null,
    ...own,
  };
};
