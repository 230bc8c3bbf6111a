/** Cases are a matter of transactions that the forum and its moderation hold; no rule stands here. */
export {
  type CaseRow,
  closeCase,
  countReports,
  decidedCaseOf,
  deleteCases,
  findReport,
  hasReturned,
  insertReport,
  openCase,
  openCaseOf,
  reasonsOf,
  updateCase,
} from './forum-cases.public.repository.ts';
