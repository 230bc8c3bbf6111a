import { exportTable } from '../../platform/export.ts';
import {
  forumLikes,
  forumMembers,
  forumPosts,
  forumReading,
  forumReplies,
  forumRevisions,
} from './forum.tables.ts';

/** What is left out is made of the rest. */
export const forumExport = [
  exportTable({
    name: 'forum-posts',
    about: 'what you started in the forum',
    table: forumPosts,
    by: forumPosts.id,
    without: ['contentHtml', 'excerpt', 'search'],
  }),
  exportTable({
    name: 'forum-replies',
    about: 'what you answered in the forum',
    table: forumReplies,
    by: [forumReplies.postId, forumReplies.number],
    without: ['contentHtml', 'madeId'],
  }),
  exportTable({
    name: 'forum-revisions',
    about: 'what your forum posts and replies were before you changed them',
    table: forumRevisions,
    by: [forumRevisions.postId, forumRevisions.number, forumRevisions.version],
  }),
  exportTable({
    name: 'forum-likes',
    about: 'what you like in the forum; number 0 is the post itself',
    table: forumLikes,
    by: [forumLikes.postId, forumLikes.number],
  }),
  exportTable({
    name: 'forum-reading',
    about: 'how far you have read posts, and which you follow',
    table: forumReading,
    by: forumReading.postId,
  }),
  exportTable({
    name: 'forum-member',
    about: 'when you last wrote or liked in the forum, and last marked all of it as read',
    table: forumMembers,
    by: forumMembers.userId,
  }),
] as const;
