import { defineFeature } from '../../platform/feature.ts';
import { forumCasesExport } from './forum-cases.export.ts';

export {
  type CaseRow,
  closeCase,
  decidedCaseOf,
  deleteCases,
  findReport,
  hasReturned,
  insertReport,
  openCase,
  openCaseOf,
  reasonsOf,
  updateCase,
} from './cases.service.ts';
export { isReportedEnough } from './enough-reports.service.ts';
export { isAppointed } from './forum-moderators.repository.ts';
export { lockForumSettings, readForumSettings, writeForumSettings } from './forum-settings.ts';
export { endStop, findStop, setStop } from './forum-stops.repository.ts';
export {
  presentStop,
  requireLinksAllowed,
  requireStarting,
  requireWritingFree,
} from './writing.service.ts';

export const forumCasesFeature = defineFeature({ name: 'forum-cases', export: forumCasesExport });
