import { exportTable } from '../../platform/export.ts';
import { forumModerators, forumReports, forumStops } from './forum-cases.tables.ts';

/** Who stopped or appointed somebody is not theirs to take along. */
export const forumCasesExport = [
  exportTable({
    name: 'forum-reports',
    about: 'what you reported in the forum; number 0 is the post itself',
    table: forumReports,
    by: [forumReports.postId, forumReports.number],
    without: ['caseId'],
  }),
  exportTable({
    name: 'forum-stops',
    about: 'until when moderators stopped you from writing in the forum, and why',
    table: forumStops,
    by: forumStops.createdAt,
    without: ['stoppedBy'],
  }),
  exportTable({
    name: 'forum-moderators',
    about: 'since when you look after the forum',
    table: forumModerators,
    by: forumModerators.createdAt,
    without: ['assignedBy'],
  }),
] as const;
