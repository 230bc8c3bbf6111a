import { exportTable } from '../../platform/export.ts';
import { visionBoards, visionCommitments, visionResponses, visionSteps } from './vision.tables.ts';

export const visionExport = [
  exportTable({
    name: 'vision-answers',
    about: 'what you answered in the vision tools, and what was made of it',
    table: visionResponses,
    by: visionResponses.id,
  }),
  exportTable({
    name: 'vision-boards',
    about: 'where the pillars and cards of your vision board lie',
    table: visionBoards,
    by: visionBoards.id,
  }),
  exportTable({
    name: 'vision-commitment',
    about: 'when you are asked for a daily step',
    table: visionCommitments,
    by: visionCommitments.userId,
  }),
  exportTable({
    name: 'vision-steps',
    about: 'your daily steps',
    table: visionSteps,
    by: visionSteps.localDate,
  }),
];
