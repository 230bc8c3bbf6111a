import { exportTable } from '../../platform/export.ts';
import { visionChats, visionMessages } from './vision-architect.tables.ts';

export const visionChatsExport = exportTable({
  name: 'vision-conversations',
  about: 'your conversations with the Vision Architect, and what was made of them',
  table: visionChats,
  by: visionChats.id,
});

export const visionMessagesExport = exportTable({
  name: 'vision-messages',
  about: 'every message of those conversations',
  table: visionMessages,
  by: visionMessages.id,
});
