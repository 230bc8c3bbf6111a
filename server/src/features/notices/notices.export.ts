import { exportTable } from '../../platform/export.ts';
import { noticeSettings, noticeSources, notices } from './notices.tables.ts';

export const noticesExport = [
  exportTable({
    name: 'notices',
    about: 'what you were told: kind, what about, and when you read it',
    table: notices,
    by: notices.id,
    // Who acted as a moderator is nobody else's to know.
    without: ['actorId'],
  }),
  exportTable({
    name: 'notice-sources',
    about: 'which texts of the forum answered you or named you; number 0 is a post itself',
    table: noticeSources,
    by: [noticeSources.postId, noticeSources.number],
  }),
  exportTable({
    name: 'notice-settings',
    about: 'what you want to be told about, and whether by letter',
    table: noticeSettings,
    by: noticeSettings.userId,
  }),
] as const;
