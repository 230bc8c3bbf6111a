import { can } from '@pathkeeper/contract';
import type { Database } from '../../platform/database/index.ts';
import { findMember } from '../accounts/index.ts';
import { type CaseRow, countReports } from './cases.service.ts';
import { readForumSettings } from './forum-settings.ts';

/** Only accounts older than this count towards hiding (D46). */
const GROWN_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether the reports of a case hide what they are about (D46). */
export async function isReportedEnough(
  tx: Database,
  waiting: CaseRow,
  authorId: number | null,
  now: Date,
): Promise<boolean> {
  const { autoHide, reportsToHide } = await readForumSettings(tx);
  if (!autoHide) return false;
  const author = authorId === null ? undefined : await findMember(tx, authorId);
  // Words of the installation itself, whose author is no member (D1).
  if (authorId !== null && !author) return false;
  const actor = author ? { role: author.role, isOwner: false } : null;
  if (!can(actor, 'beHiddenByReports')) return false;
  const madeBefore = new Date(now.getTime() - GROWN_MS);
  const since = waiting.returnedAt;
  return (await countReports(tx, waiting, { madeBefore, since })) >= reportsToHide;
}
