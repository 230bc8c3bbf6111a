import type { GuideSettings, SentRecord } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { refusingViolations } from '../../platform/database/constraint-violations.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/paging.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { findEntry } from '../entries/index.ts';
import * as repository from './guide.repository.ts';
import type { GuideProviders } from './providers/choose-provider.ts';

/** Who answers one person, and what they agreed to (D33). */
export async function getGuideSettings(
  { db }: Context,
  { builtIn, outside }: GuideProviders,
  ownerId: number,
): Promise<GuideSettings> {
  const [consent, excludedFolders] = await Promise.all([
    repository.findConsent(db, ownerId),
    repository.closedFolders(db, ownerId),
  ]);
  const agreed = outside && consent?.destination === outside.guide.destination ? consent : null;
  return {
    source: agreed && outside ? outside.guide.source : builtIn.source,
    destination: outside?.guide.destination ?? null,
    consentedAt: agreed?.consentedAt.toISOString() ?? null,
    excludedFolders,
  };
}

/**
 * Agrees that entries go to the destination that somebody was shown, or takes that back.
 * @throws AppError conflict when that is not, or not any more, where they would go
 */
export async function setConsent(
  context: Context,
  guides: GuideProviders,
  ownerId: number,
  { allowed, destination: shown }: { allowed: boolean; destination?: string | undefined },
  { now }: Moment,
): Promise<GuideSettings> {
  const destination = guides.outside?.guide.destination;
  if (!allowed) await repository.deleteConsent(context.db, ownerId);
  else if (destination === undefined) {
    throw new AppError('conflict', 'No outside guide is set up here: nothing would be sent.');
  } else if (shown !== destination) {
    const sentence = `Pages would go to ${destination} now. Nothing was agreed to, and nothing sent.`;
    throw new AppError('conflict', sentence);
  } else await repository.keepConsent(context.db, ownerId, { destination, consentedAt: now });
  return getGuideSettings(context, guides, ownerId);
}

const REFUSALS = {
  guide_closed_folders_user_id_folder_id_folders_user_id_id_fk: () => notFound('That folder'),
  guide_closed_entries_user_id_entry_id_entries_user_id_id_fk: () => notFound('That entry'),
};

/** @throws AppError not_found for a folder that is not this person's */
export async function setFolderAllowed(
  context: Context,
  guides: GuideProviders,
  ownerId: number,
  folderId: number,
  allowed: boolean,
): Promise<GuideSettings> {
  await refusingViolations(REFUSALS, () =>
    repository.setFolderClosed(context.db, ownerId, folderId, !allowed),
  );
  return getGuideSettings(context, guides, ownerId);
}

/** @throws AppError not_found for an entry that is not this person's */
export async function isEntryAllowed({ db }: Context, ownerId: number, entryId: number) {
  if (!(await findEntry(db, ownerId, entryId))) throw notFound('That entry');
  const closed = await repository.closedAmong(db, ownerId, [entryId]);
  return { allowed: !closed.has(entryId) };
}

export async function setEntryAllowed(
  { db }: Context,
  ownerId: number,
  entryId: number,
  allowed: boolean,
) {
  if (!(await findEntry(db, ownerId, entryId))) throw notFound('That entry');
  await refusingViolations(REFUSALS, () =>
    repository.setEntryClosed(db, ownerId, entryId, !allowed),
  );
  return { allowed };
}

/** What was sent to an outside model, newest first. */
export function listSent(
  { db }: Context,
  ownerId: number,
  page: PageRequest,
): Promise<Page<SentRecord>> {
  return readPage(page, {
    read: (window) => repository.listCalls(db, ownerId, window),
    at: ({ sentAt }) => sentAt,
    present: (rows) =>
      rows.map(({ userId: _owner, costMicros: _cost, sentAt, ...row }) => ({
        ...row,
        sentAt: sentAt.toISOString(),
      })),
  });
}
