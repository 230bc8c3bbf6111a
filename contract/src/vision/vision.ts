import { endpoint } from '../core/endpoint.ts';
import { visionBoards } from './vision-board.ts';
import { visionDays } from './vision-days.ts';
import { visionGoals } from './vision-goals.ts';
import { visionUse } from './vision-shapes.ts';
import { visionTools } from './vision-tools.ts';

/** The vision tools (S3.2, D65-D71). Each is open to whom policy's `useVision` says. */
export const vision = {
  ...visionGoals,
  ...visionTools,
  ...visionBoards,
  ...visionDays,
  use: endpoint({
    method: 'GET',
    path: '/api/admin/vision/use',
    summary: 'How many people use which of the vision tools',
    access: 'admin',
    response: visionUse,
  }),
};
